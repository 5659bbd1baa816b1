import type { OptionKinds, Read } from '@orrery/kernel';
import { type DataSet, type Faction, factions, ours1, readDataSet, type SeatCount } from '../data/index.ts';

/** As `readOptions` gives them every key is there, and a preset is spelled out. */
export interface Options {
  /** One for each seat (BP-S1). */
  readonly factions: readonly Faction[];
  readonly asteroidDie: 'd6' | 'none' | 'd4' | 'd8' | 'd12' | 'd20';
  readonly asteroidPlacement: 'players' | 'random';
  readonly planetsPerPlayer: 2 | 3;
  readonly startSpacing: 'any' | 'apart';
  readonly startSize: 'rolled' | 'medium';
  readonly startForce: 'cannon' | 'outpost';
  readonly incomeFactor: 1 | 2 | 3;
  readonly startTurns: 10 | 20 | 30;
  readonly buildsPerPlanet: 1 | 2 | 3;
  readonly speedBonus: 0 | 1;
  readonly roundLimit: 'off' | 15 | 20 | 30 | 40 | 60;
  readonly elimination: 'total' | 'planets';
  readonly events: 'on' | 'off';
  readonly trade: 'secret' | 'open' | 'off';
  readonly openStocks: 'off' | 'on';
  readonly privateTalk: 'on' | 'off';
  readonly sharedVictory: 'on' | 'off';
  readonly freshFire: 'off' | 'on';
  readonly hugeActions: '1+4' | '1or4';
  readonly data: 'ours-1' | DataSet;
}
type Chosen = Omit<Options, 'factions' | 'data'>;

/** The values an option may have, its default first. */
export const CHOICES = {
  asteroidDie: ['d6', 'none', 'd4', 'd8', 'd12', 'd20'],
  asteroidPlacement: ['players', 'random'],
  planetsPerPlayer: [2, 3],
  startSpacing: ['any', 'apart'],
  startSize: ['rolled', 'medium'],
  startForce: ['cannon', 'outpost'],
  incomeFactor: [1, 2, 3],
  startTurns: [10, 20, 30],
  buildsPerPlanet: [1, 2, 3],
  speedBonus: [0, 1],
  roundLimit: ['off', 15, 20, 30, 40, 60],
  elimination: ['total', 'planets'],
  events: ['on', 'off'],
  trade: ['secret', 'open', 'off'],
  openStocks: ['off', 'on'],
  privateTalk: ['on', 'off'],
  sharedVictory: ['on', 'off'],
  freshFire: ['off', 'on'],
  hugeActions: ['1+4', '1or4'],
} as const satisfies { readonly [Name in keyof Chosen]: readonly Chosen[Name][] };

/** What a preset changes; options given beside it go before it. */
export const PRESETS = {
  standard: {},
  quick: {
    incomeFactor: 2,
    startTurns: 20,
    buildsPerPlanet: 2,
    startForce: 'outpost',
    speedBonus: 1,
    asteroidPlacement: 'random',
    elimination: 'planets',
    roundLimit: 30,
  },
} as const satisfies Record<string, Partial<Chosen>>;

/** A reading is what the rulebook leaves open. */
export const optionKinds: OptionKinds<Options> = {
  preset: 'common',
  factions: 'common',
  asteroidDie: 'common',
  asteroidPlacement: 'common',
  planetsPerPlayer: 'common',
  startForce: 'common',
  incomeFactor: 'common',
  startTurns: 'common',
  buildsPerPlanet: 'common',
  speedBonus: 'common',
  roundLimit: 'common',
  events: 'common',
  trade: 'common',
  privateTalk: 'common',
  startSpacing: 'reading',
  startSize: 'reading',
  elimination: 'reading',
  openStocks: 'reading',
  sharedVictory: 'reading',
  freshFire: 'reading',
  hugeActions: 'reading',
  data: 'common',
};

/** Keys that are no option are refused, so that a misspelt one is not silently the default. */
export function readOptions(raw: unknown, seats: number): Read<Options> {
  const given = raw === undefined ? {} : raw;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return bad('NOT_AN_OBJECT', 'options');
  const named = given as Record<string, unknown>;
  for (const name of Object.keys(named))
    if (!Object.hasOwn(CHOICES, name) && !['factions', 'data', 'preset'].includes(name))
      return bad('UNKNOWN_OPTION', name);
  const get = (name: string) => (Object.hasOwn(named, name) ? named[name] : undefined);

  const preset = get('preset') ?? 'standard';
  if (typeof preset !== 'string' || !Object.hasOwn(PRESETS, preset)) return bad('BAD_VALUE', 'preset');
  const preferred: Record<string, unknown> = PRESETS[preset as keyof typeof PRESETS];
  const chosen: Record<string, unknown> = {};
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = get(name) ?? preferred[name] ?? choices[0];
    if (!(choices as readonly unknown[]).includes(value)) return bad('BAD_VALUE', name);
    chosen[name] = Object.is(value, -0) ? 0 : value;
  }
  const sides = readFactions(get('factions'), seats);
  if (sides === null) return bad('BAD_VALUE', 'factions');
  const data = readData(get('data'));
  if (!data.ok) return data;
  const options: Options = { factions: sides, ...(chosen as unknown as Chosen), data: data.value };
  if (panelsFor(options, seats) < options.planetsPerPlayer * seats) return bad('TOO_FEW_PANELS', 'planetsPerPlayer');
  return { ok: true, value: options };
}

function readFactions(raw: unknown, seats: number): Faction[] | null {
  if (raw === undefined) return Array.from({ length: seats }, (_, seat) => factions[seat % factions.length]!);
  if (!Array.isArray(raw) || raw.length !== seats) return null;
  return raw.every((one) => (factions as readonly unknown[]).includes(one)) ? [...(raw as Faction[])] : null;
}

function readData(raw: unknown): Read<'ours-1' | DataSet> {
  if (raw === undefined || raw === 'ours-1') return { ok: true, value: 'ours-1' };
  return typeof raw === 'object' ? readDataSet(raw) : bad('BAD_VALUE', 'data');
}

function panelsFor({ data }: Options, seats: number): number {
  const rows = (data === 'ours-1' ? ours1 : data).boards[String(seats) as SeatCount];
  return rows.reduce((sum, { from, to }) => sum + to - from + 1, 0);
}

function bad(problem: string, where: string): Read<never> {
  return { ok: false, problem, where };
}
