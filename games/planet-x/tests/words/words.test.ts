import type { Observer } from '@orrery/kernel';
import { createSay, type Lang, langs, plain } from '@orrery/words';
import { lineOf, wordsLaw } from '@orrery/words/laws';
import { describe, expect, test } from 'vitest';
import { ours1 } from '../../src/data/index.ts';
import type { Seen } from '../../src/rules/events.ts';
import { words } from '../../src/words/index.ts';
import { cardName, effectText } from '../../src/words/names.ts';
import { oddData } from '../samples.ts';
import { options, samples } from './samples.ts';

const name = (seat: number) => ['Ada', 'Livia', 'Bruno', 'Chiara'][seat] ?? '?';

async function speaker(lang: Lang) {
  const catalogue = await words.catalogue(lang);
  return { catalogue, say: createSay(lang, [catalogue]) };
}

wordsLaw({ words });

describe.each(langs)('words in %s', (lang) => {
  test.each([0, 1, 'table'] as Observer[])('every event reads as a full sentence to %s', async (as) => {
    const { say } = await speaker(lang);
    const told = new Set<Seen['t']>();
    for (const seen of samples) {
      // What is told to one seat alone is read by nobody else.
      if (seen.t === 'answered' && seen.seat !== as) continue;
      const line = lineOf(words, seen, { as, name, say, options });
      if (line === null) continue;
      told.add(seen.t);
      const text = plain(line);
      const full = seen.t === 'turnStarted' ? /^\p{Lu}[^{}]*\p{L}$/u : /^[\p{Lu}\d][^{}]*[.!?]$/u;
      expect(text, JSON.stringify(seen)).toMatch(full);
      expect(text).not.toMatch(/\b(undefined|null|NaN|other|select)\b| {2}|\s[.,:]/);
    }
    expect(told.size).toBeGreaterThan(23);
  });

  test('cards bear the names of their set; every special says what it does', async () => {
    const { say } = await speaker(lang);
    for (const { id, name: printed } of ours1.units) expect(cardName({ say, set: ours1 }, id)).toBe(printed[lang]);
    for (const { key, amount } of ours1.specials) {
      const effect = effectText({ say, set: ours1 }, `s2-${key}`);
      expect(effect.length, key).toBeGreaterThan(15);
      if (amount !== undefined) expect(effect).toContain(String(Math.abs(amount)));
    }
    expect(effectText({ say, set: oddData }, 's1-minus-ship')).toContain('9');
    expect(cardName({ say, set: ours1 }, 'of-no-set')).toBe('of-no-set');
  });
});

test('a reader is spoken to, the others are named', async () => {
  const read = async (lang: Lang, seen: Seen, as: Observer) => {
    const { say } = await speaker(lang);
    return plain(lineOf(words, seen, { as, name, say, options }) ?? '');
  };
  const deployed = { t: 'deployed', seat: 0, card: 'concord-air-4a', stack: 1 } as const;
  expect(await read('it', deployed, 0)).toBe('Schieri Cannoniera Libellula (velivolo 4).');
  expect(await read('it', deployed, 1)).toBe('Ada schiera Cannoniera Libellula (velivolo 4).');
  // After a match any eyes may see what others drew.
  const drew = { t: 'drew', seat: 0, count: 1, cards: ['concord-air-4a'] } as const;
  expect(await read('it', drew, 0)).toBe('Peschi Cannoniera Libellula (velivolo 4).');
  expect(await read('it', drew, 'table')).toBe('Ada pesca Cannoniera Libellula (velivolo 4).');
  expect(await read('en', { ...drew, t: 'dealt' }, 'table')).toBe('Ada is dealt Dragonfly Gunship (aircraft 4).');
  expect(await read('en', deployed, 0)).toBe('You deploy Dragonfly Gunship (aircraft 4).');
  const attack = samples.find((seen) => seen.t === 'attackDeclared' && seen.seat === 1)!;
  expect(await read('it', attack, 0)).toBe('Livia ti attacca: 9 contro 8.');
  expect(await read('en', attack, 'table')).toBe('Livia attacks Ada: 9 against 8.');
});

test('nothing is said of a pass', async () => {
  const { say } = await speaker('en');
  const passed: Seen = { t: 'answered', seat: 0, answer: { to: 'attackWindow' } };
  expect(words.sentence(passed, 0, name, say, options)).toBeNull();
});

test.each(langs)('a refusal is short enough for one line of the bar in %s', async (lang) => {
  const { say } = await speaker(lang);
  for (const { id } of Object.values(words.why)) expect(say(id).length, say(id)).toBeLessThanOrEqual(60);
});

test('with two sides giving up ends the game; with more a bot plays on, and the log says so (PX-E6)', async () => {
  const gaveUp = { t: 'resigned', seat: 1 } as const;
  const read = async (lang: Lang, factions: number) => {
    const { say } = await speaker(lang);
    const chosen = { ...options, mode: 'ffa', factions: ['concord', 'xarn', 'ikthi'].slice(0, factions) } as const;
    return plain(lineOf(words, gaveUp, { as: 0, name, say, options: chosen }) ?? '');
  };
  expect(await read('en', 2)).toBe('Livia gives up.');
  expect(await read('en', 3)).toBe('Livia gives up: a bot plays on.');
  expect(await read('it', 3)).toBe('Livia si arrende: continua un bot.');
});
