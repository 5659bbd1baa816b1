import { flawText } from '@orrery/ui';
import { createSay, type Lang, langs } from '@orrery/words';
import { expect, test } from 'vitest';
import { dataFaults as burning } from '../burning-planets/src/data/index.ts';
import { words as burningWords } from '../burning-planets/src/words/index.ts';
import { dataFaults as planetX } from '../planet-x/src/data/index.ts';
import { words as planetXWords } from '../planet-x/src/words/index.ts';
import { dataFaults as shooting } from '../shooting-star/src/data/index.ts';
import { words as shootingWords } from '../shooting-star/src/words/index.ts';
import { flawText as skyFlaw } from '../sky-of-stars/src/table/options/flaw.ts';
import { words as skyWords } from '../sky-of-stars/src/words/index.ts';

const games: readonly (readonly [string, readonly string[], { catalogue(lang: Lang): Promise<object> }])[] = [
  ['burning-planets', burning, burningWords],
  ['planet-x', planetX, planetXWords],
  ['shooting-star', shooting, shootingWords],
];

test.each(games)('%s says what is wrong with a data set, and where', async (_game, faults, words) => {
  for (const lang of langs) {
    const say = createSay(lang, [(await words.catalogue(lang)) as Record<string, string>]);
    for (const fault of faults) {
      const text = flawText(say, faults, faults[0]!, {
        problem: `BAD_DATA.${fault}`,
        where: 'cards[3] (W1).hits',
      });
      expect(text, fault).not.toMatch(/[{}]|flaw\.|option\./);
      expect(text).toContain('W1');
    }
  }
});

test.each(langs)('sky-of-stars says in %s what is wrong with a sky or with words', async (lang) => {
  const catalogue = await skyWords.catalogue(lang);
  const say = createSay(lang, [catalogue]);
  const faults = Object.keys(catalogue).filter((id) => id.startsWith('flaw.'));
  expect(faults.length).toBeGreaterThan(12);
  for (const fault of faults) {
    const text = skyFlaw(say, { problem: fault.replace('flaw.', 'BAD_DATA.'), where: 'stars[3]' });
    expect(text, fault).toContain(catalogue[fault as keyof typeof catalogue]);
  }
});
