import { Dice, type Lang } from '@orrery/kernel';
import { createSay } from '@orrery/words';
import { expect, test } from 'vitest';
import { dataOf } from '../../src/data/index.ts';
import { game } from '../../src/rules/index.ts';
import type { SiteSeen } from '../../src/rules/kind.ts';
import { nextArrow } from '../../src/table/aim.ts';
import { cellLabel, missionLabel, previewText, weaponLabel } from '../../src/table/labels.ts';
import { preview } from '../../src/table/preview.ts';
import { progressOf } from '../../src/table/progress.ts';
import { words } from '../../src/words/index.ts';
import { namer } from '../../src/words/names.ts';

const set = dataOf({ data: 'ours-1' });
async function names(lang: Lang) {
  const say = createSay(lang, [await words.catalogue(lang)]);
  return namer(say, 0, (seat) => ['Ada', 'Bruno'][seat] ?? '?', set);
}
const boreas: SiteSeen = {
  at: { x: 2, y: 1 },
  planet: 'B1',
  kind: 'named',
  name: 'Boreas',
  moons: 1,
  level: 4,
  high: true,
  card: { seat: 1, arrow: 2, order: 0, weapon: null },
};

test('a cell is heard with all that lies on it', async () => {
  expect(cellLabel(await names('en'), boreas.at, boreas, false)).toBe(
    'column C, row 2: Boreas, level 4, moon, covered by Bruno’s card, arrow down, placed number 1',
  );
  expect(cellLabel(await names('it'), boreas.at, boreas, false)).toBe(
    'colonna C, riga 2: Boreas, livello 4, luna, coperto da un’arma di Bruno, freccia in giù, piazzata per 1ª',
  );
  expect(cellLabel(await names('en'), { x: 0, y: 0 }, null, false)).toBe('column A, row 1: no planet');
});

test('a weapon is heard with what it hits', async () => {
  expect(weaponLabel(await names('en'), 'W4', false)).toBe('4, Trident: the three planets ahead');
  expect(weaponLabel(await names('it'), 'SH', false)).toBe(
    'Scudo, Scudo Spaziale: non spara mai; cattura la prima arma che lo colpisce',
  );
});

test('the preview in words names captures, turns, cards and empty space', async () => {
  const options = game.readOptions(undefined, 2);
  if (!options.ok) throw new Error(options.problem);
  const base = game.view(game.setup(options.value, 2, new Dice(1), null), 0);
  const small = (x: number, y: number, level: 1 | 2): SiteSeen => ({
    ...boreas,
    at: { x, y },
    planet: `S${10 + x}`,
    kind: 'small',
    name: null,
    moons: 0,
    level,
    card: null,
  });
  const view = { ...base, sites: [small(0, 0, 1), small(1, 0, 2), small(0, 1, 2), small(1, 1, 2), boreas] };
  const shot = preview(view, { weapon: 'W3', at: { x: 1, y: 1 }, arrow: 0 });
  expect(previewText(await names('en'), shot)).toBe(
    '<b>Cross in B2</b>: turns two 2s to 1, hits Bruno’s card (a Shield?), one cell is empty space.',
  );
  expect(previewText(await names('it'), shot)).toContain('abbassa due 2 a 1, colpisce la carta di Bruno (Scudo?)');
  const shield = preview(view, { weapon: 'SH', at: { x: 1, y: 1 }, arrow: 0 });
  expect(previewText(await names('en'), shield)).toBe(
    '<b>Space Shield in B2</b>: catches the first weapon that hits it.',
  );
});

test('a mission is heard with its progress', async () => {
  const progress = progressOf(set, 'M1D', [{ t: 'planet', planet: 'S01' }])!;
  expect(missionLabel((await names('en')).say, progress)).toBe('Mission for 1 point: Two moons. moons 1 of 2');
});

test('SS-P3: the arrow turns only where the table lets it', () => {
  const options = { ...dataless, arrow: 'half' as const };
  expect(nextArrow(options, 0)).toBe(2);
  expect(nextArrow({ ...options, arrow: 'fixed' }, 0)).toBeNull();
  expect(nextArrow({ ...options, arrow: 'quarter' }, 3)).toBe(0);
});
const dataless = {
  sector: 'grid',
  isolatedTo: 'conquest',
  namedStart: 'random',
  nextReplacement: 'hidden',
  piles: 'open',
  firstSeat: 'random',
  data: 'ours-1',
} as const;
