import type { OptionKinds, Read } from '@orrery/kernel';
import { type Chosen, decks, dice, dieOf, readDeck, readDie, readSky, skies, skyOf } from '../data/index.ts';
import type { Options } from './kind.ts';

export const DEFAULTS: Options = {
  closeShapes: 'off',
  eraseTarget: 'free',
  crossOwn: true,
  mustDraw: true,
  stopMinLines: 1,
  maxRolls: 30,
  skies: 'private',
  guessing: 'oneByOne',
  timers: 'relaxed',
  rounds: 3,
  colourBonus: true,
  challenge: 'off',
  onLeave: 'bot',
  sky: 'canonical-1',
  cards: 'canonical',
  die: '2222-3-1',
};

/** The values an option may have; the data options are read apart. */
export const CHOICES = {
  closeShapes: ['off', 'wild', 'typed'],
  eraseTarget: ['free', 'any'],
  crossOwn: [true, false],
  mustDraw: [true, false],
  stopMinLines: [1, 2, 3, 4, 5, 6, 7, 8],
  maxRolls: Array.from({ length: 53 }, (_, i) => 8 + i),
  skies: ['private', 'open'],
  guessing: ['oneByOne', 'allAtOnce'],
  timers: ['relaxed', 'brisk', 'off'],
  rounds: [3, 2, 1],
  colourBonus: [true, false],
  challenge: ['off', 'on'],
  onLeave: ['bot', 'drop'],
} as const satisfies { readonly [Name in Exclude<keyof Options, keyof Chosen>]: readonly Options[Name][] };

/** A reading is what the rulebook leaves open. */
export const optionKinds: OptionKinds<Options> = {
  rounds: 'common',
  closeShapes: 'common',
  timers: 'common',
  stopMinLines: 'common',
  guessing: 'common',
  colourBonus: 'common',
  challenge: 'common',
  onLeave: 'common',
  crossOwn: 'reading',
  eraseTarget: 'reading',
  mustDraw: 'reading',
  maxRolls: 'reading',
  skies: 'reading',
  cards: 'common',
  sky: 'common',
  die: 'common',
};

/** Keys that are no option are refused, so that a misspelt one is not silently the default. */
export function readOptions(raw: unknown): Read<Options> {
  if (raw === undefined) return { ok: true, value: DEFAULTS };
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return bad('NOT_AN_OBJECT', 'options');
  const given = raw as Record<string, unknown>;
  for (const name of Object.keys(given)) if (!Object.hasOwn(DEFAULTS, name)) return bad('UNKNOWN_OPTION', name);
  const chosen: Record<string, unknown> = { ...DEFAULTS };
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined) continue;
    if (!(choices as readonly unknown[]).includes(value)) return bad('BAD_VALUE', name);
    chosen[name] = value;
  }
  const data = readData(given);
  return data.ok ? { ok: true, value: { ...chosen, ...data.value } as unknown as Options } : data;
}

function readData(given: Record<string, unknown>): Read<Chosen> {
  const sky = readOne(given, 'sky', skies, readSky);
  if (!sky.ok) return sky;
  const cards = readOne(given, 'cards', decks, readDeck);
  if (!cards.ok) return cards;
  const { types } = skyOf({ sky: sky.value });
  const die = readOne(given, 'die', dice, (raw, where) => readDie(raw, types, where));
  if (!die.ok) return die;
  // A die of ours may be the wrong one for a sky of one's own.
  const fits = readDie(dieOf({ die: die.value }), types, 'die');
  if (!fits.ok) return fits;
  return { ok: true, value: { sky: sky.value, cards: cards.value, die: die.value } };
}

/** The name of a data set of ours, or one's own. */
function readOne<Name extends keyof Chosen, Known extends object>(
  given: Record<string, unknown>,
  name: Name,
  known: Known,
  read: (raw: unknown, where: string) => Read<Exclude<Chosen[Name], string>>,
): Read<Chosen[Name]> {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  if (value === undefined) return { ok: true, value: DEFAULTS[name] };
  if (typeof value !== 'string') return read(value, name);
  return Object.hasOwn(known, value) ? { ok: true, value: value as Chosen[Name] } : bad('BAD_VALUE', name);
}

function bad(problem: string, where: string): Read<never> {
  return { ok: false, problem, where };
}
