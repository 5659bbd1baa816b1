import { Dice } from '@orrery/kernel';
import { createSay, type Lang, plain } from '@orrery/words';
import { expect, test } from 'vitest';
import { dataOf } from '../../src/data/index.ts';
import { game } from '../../src/rules/index.ts';
import type { SiteSeen } from '../../src/rules/kind.ts';
import { DEFAULTS } from '../../src/rules/options.ts';
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
    'colonna C, riga 2: Borea, livello 4, luna, coperto da un’arma di Bruno, freccia in giù, piazzata per 1ª',
  );
  expect(cellLabel(await names('en'), { x: 0, y: 0 }, null, false)).toBe('column A, row 1: no planet');
});

test('a weapon is heard with what it hits', async () => {
  expect(weaponLabel(await names('en'), 'W4', false)).toBe('4, Trident: the three planets ahead');
  expect(weaponLabel(await names('it'), 'SH', false)).toBe(
    'Scudo, Scudo Spaziale: non spara mai; cattura la prima arma che lo colpisce',
  );
});

test('of two planets with one name the preview says which by their places', async () => {
  const options = game.readOptions(undefined, 2);
  if (!options.ok) throw new Error(options.problem);
  const base = game.view(game.setup(options.value, 2, new Dice(1), null), 0);
  const named = (x: number, y: number, level: 3 | 4, name: 'Boreas' | 'Zero'): SiteSeen => ({
    ...boreas,
    ...{ at: { x, y }, planet: `N${x}${y}`, name, level, card: null },
  });
  const sites = [named(1, 0, 3, 'Boreas'), named(0, 1, 4, 'Boreas'), named(1, 1, 3, 'Zero'), named(2, 1, 3, 'Boreas')];
  const shot = preview({ ...base, sites }, { weapon: 'W3', at: { x: 1, y: 1 }, arrow: 0 });
  expect(previewText(await names('en'), shot)).toContain(
    'captures Boreas in B1 and Boreas in C2, turns Boreas in A2 to 3',
  );
  expect(previewText(await names('it'), shot)).toContain('cattura Borea in B1 e Borea in C2, abbassa Borea in A2 a 3');
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
  // On a phone without what the board shows as well.
  expect(previewText(await names('en'), shot, true)).toBe(
    '<b>Cross in B2</b>: turns two 2s to 1, hits a card (a Shield?).',
  );
  const covered = { ...view, sites: view.sites.map((site, i) => (i === 1 ? { ...site, card: boreas.card } : site)) };
  const cards = preview(covered, { weapon: 'W3', at: { x: 1, y: 1 }, arrow: 0 });
  expect(previewText(await names('en'), cards, true)).toContain('turns a 2 to 1, hits 2 cards (a Shield?).');
  expect(previewText(await names('it'), cards, true)).toContain('abbassa un 2 a 1, colpisce 2 carte (Scudo?).');
  // What would be too long for its bar counts.
  const named = (x: number, y: number, level: 3 | 4, name: SiteSeen['name']): SiteSeen => ({
    ...small(x, y, 2),
    planet: `N${x}${y}`,
    kind: 'named',
    name,
    level,
  });
  const crowded = {
    ...base,
    sites: [
      ...[named(0, 0, 4, 'Zero'), named(1, 0, 3, 'Echo'), named(2, 0, 3, 'Drift'), small(0, 1, 1)],
      ...[
        small(1, 1, 2),
        { ...small(2, 1, 2), card: boreas.card },
        small(0, 2, 2),
        named(1, 2, 4, 'Boreas'),
        small(2, 2, 1),
      ],
    ],
  };
  const nova = preview(crowded, { weapon: 'W1', at: { x: 1, y: 1 }, arrow: 0 });
  expect(previewText(await names('en'), nova)).toContain('captures Echo, Drift and two 1s');
  expect(previewText(await names('en'), nova, true)).toBe(
    '<b>Supernova in B2</b>: captures 4 planets, turns 3 planets, hits a card (a Shield?).',
  );
  expect(previewText(await names('it'), nova, true)).toBe(
    '<b>Supernova in B2</b>: cattura 4 pianeti, abbassa 3 pianeti, colpisce una carta (Scudo?).',
  );
  const cutting = { ...nova, isolated: [small(5, 5, 2)] };
  const toDebris = async (lang: Lang) => previewText({ ...(await names(lang)), isolatedTo: 'debris' }, cutting, true);
  expect(await toDebris('en')).toContain('captures 4 planets, cuts off a planet: to your Debris, turns 3 planets,');
  expect(await toDebris('it')).toContain('cattura 4 pianeti, isola un pianeta: nei tuoi Detriti, abbassa 3 pianeti,');
  expect(previewText(await names('en'), cutting, true)).toContain('captures 5 planets, turns 3 planets,');
  const alone = { ...base, sites: [small(0, 0, 2)] };
  const nothing = preview(alone, { weapon: 'W8', at: { x: 0, y: 0 }, arrow: 0 });
  expect(previewText(await names('en'), nothing)).toBe('<b>Needle in A1</b>: hits nothing.');
  expect(previewText(await names('it'), nothing)).toBe('<b>Ago in A1</b>: non colpisce nulla.');
  const cut = preview(
    { ...base, sites: [small(0, 0, 1), small(1, 0, 2)] },
    { weapon: 'W7', at: { x: 0, y: 0 }, arrow: 0 },
  );
  expect(previewText(await names('en'), cut)).toContain('cuts off a 2 for you');
  expect(previewText({ ...(await names('en')), isolatedTo: 'debris' }, cut)).toContain('cuts off a 2: to your Debris');
  const shield = preview(view, { weapon: 'SH', at: { x: 1, y: 1 }, arrow: 0 });
  expect(previewText(await names('en'), shield)).toBe(
    '<b>Space Shield in B2</b>: catches the first weapon that hits it.',
  );
});

test('a mission is heard with its progress', async () => {
  const progress = progressOf(set, 'M1D', [{ t: 'planet', planet: 'S01' }])!;
  expect(missionLabel((await names('en')).say, progress)).toBe('Mission for 1 point: Two moons. Moons 1 of 2');
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

test('planets of our set have a name in each language, those of another keep theirs', async () => {
  const cinder = { ...boreas, planet: 'C1', name: 'Cinder', card: null };
  expect(cellLabel(await names('it'), boreas.at, cinder, false)).toBe('colonna C, riga 2: Brace, livello 4, luna');
  expect(cellLabel(await names('it'), boreas.at, { ...cinder, name: 'Vega' }, false)).toContain('Vega, livello 4');
});

test('SS-P15: the log tells cut-off planets that go to Debris from those that are captured', async () => {
  const seen = { t: 'planetCaptured', by: 1, at: { x: 0, y: 0 }, planet: 'C1', level: 4, cause: 'isolated' } as const;
  const told = async (lang: Lang, isolatedTo: 'conquest' | 'debris') => {
    const say = createSay(lang, [await words.catalogue(lang)]);
    const line = words.sentence(seen, 0, () => 'Bruno', say, { ...DEFAULTS, isolatedTo });
    return plain(say(line!.id, line!.values));
  };
  expect(await told('en', 'conquest')).toBe('Cinder (level 4, moon) in A1 is cut off: Bruno captures it.');
  expect(await told('en', 'debris')).toBe('Cinder (level 4, moon) in A1 is cut off: Bruno’s debris.');
  expect(await told('it', 'debris')).toMatch(/^Brace .*resta isolato: va nei Detriti di Bruno\.$/);
});
