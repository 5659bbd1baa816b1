import type { OptionKinds, Read, Seat } from '@orrery/kernel';
import { type DataSet, dataOf, readDataSet } from '../data/index.ts';
import type { Options } from './kind.ts';

/** The values an option may have, its default first. `mode`, `factions` and `data` are read apart. */
export const CHOICES = {
  firstPlayer: ['random', 'vote'],
  mulligan: [true, false],
  specialLimit: ['perPlayer', 'perTable'],
  groupEngagement: ['combined', 'bestType'],
  truceScope: ['attacks', 'attacksAndSpecials'],
  truceLasts: ['thisTurn', 'nextTurnToo'],
  enemyUnits: ['ownOnly', 'mercenaries'],
  bulkDiscard: [false, true],
  forceFloor: ['stack', 'unit'],
  finalForce: ['printed', 'withModifiers'],
  tieBreak: ['shared', 'strongest'],
  endWindow: [true, false],
  stallRounds: [3, 2, 4, 5, 6, 7, 8, 9, 10],
} as const satisfies { readonly [Name in keyof Options]?: readonly Options[Name][] };

/** PX-O2: four play in teams unless they say otherwise; two or three cannot. */
function modesFor(seats: number): readonly Options['mode'][] {
  return seats === 4 ? ['teams', 'ffa'] : ['ffa'];
}

const NAMES = ['mode', 'factions', 'data', ...Object.keys(CHOICES)];

/** A reading is what the rulebook leaves open. */
export const optionKinds: OptionKinds<Options> = {
  mode: 'common',
  factions: 'common',
  firstPlayer: 'common',
  mulligan: 'common',
  endWindow: 'common',
  bulkDiscard: 'common',
  specialLimit: 'reading',
  groupEngagement: 'reading',
  truceScope: 'reading',
  truceLasts: 'reading',
  enemyUnits: 'reading',
  forceFloor: 'reading',
  finalForce: 'reading',
  tieBreak: 'reading',
  stallRounds: 'reading',
  data: 'common',
};

/** Keys that are no option are refused, so that a misspelt one is not silently the default. */
export function readOptions(raw: unknown, seats: number): Read<Options> {
  if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw)))
    return bad('NOT_AN_OBJECT', 'options');
  const given = (raw ?? {}) as Record<string, unknown>;
  for (const name of Object.keys(given)) if (!NAMES.includes(name)) return bad('UNKNOWN_OPTION', name);
  const asked = (name: string) => (Object.hasOwn(given, name) ? given[name] : undefined);

  const mode = chosen(modesFor(seats), asked('mode'));
  if (mode === undefined) return bad('BAD_VALUE', 'mode');
  const data = readData(asked('data'));
  if (!data.ok) return data;
  const factions = readFactions(dataOf({ data: data.value }), asked('factions'), seats);
  if (factions === null) return bad('BAD_VALUE', 'factions');
  const rest: Record<string, unknown> = {};
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = asked(name);
    const starter = name === 'firstPlayer' ? readStarter(value, seats) : null;
    rest[name] = starter ?? chosen<unknown>(choices, value);
    if (rest[name] === undefined) return bad('BAD_VALUE', name);
  }
  return { ok: true, value: { mode, factions, ...rest, data: data.value } as unknown as Options };
}

function chosen<T>(choices: readonly T[], value: unknown): T | undefined {
  return value === undefined ? choices[0] : choices.find((choice) => choice === value);
}

/** PX-O4: the rules know no host. Where the host is to start, the host names the seat. */
function readStarter(value: unknown, seats: number): Seat | null {
  return Number.isInteger(value) && (value as Seat) >= 0 && (value as Seat) < seats ? (value as Seat) + 0 : null;
}

function readData(raw: unknown): Read<Options['data']> {
  if (raw === undefined || raw === 'ours-1') return { ok: true, value: 'ours-1' };
  return readDataSet(raw);
}

/** PX-S2, PX-O3: a different one for every seat. */
function readFactions(data: DataSet, raw: unknown, seats: number): string[] | null {
  const known = data.factions.map((faction) => faction.id);
  const factions = raw === undefined ? known.slice(0, seats) : raw;
  if (!Array.isArray(factions) || factions.length !== seats) return null;
  const list = Array.from(factions as unknown[]);
  if (new Set(list).size !== seats || !list.every((id) => typeof id === 'string' && known.includes(id))) return null;
  return list as string[];
}

function bad(problem: string, where: string): Read<never> {
  return { ok: false, problem, where };
}
