import { type Chance, Dice, type Game, type Kind, type Mind, type Observer, type ScriptedMind } from '@orrery/kernel';
import fc from 'fast-check';
import { type Journey, type Position, type Setting, settingsOf, travel, ways } from './journeys.ts';
import { LawBroken, short } from './same.ts';

/** What a game brings before the laws. */
export interface Trial<K extends Kind> {
  readonly game: Game<K>;
  /** Raw options, each read by `readOptions`; a seat count that refuses one is played without it. */
  readonly optionsSamples: readonly unknown[];
  /**
   * Changes, in a copy given to it, all that `who` must not know, keeps all that they may know, and returns it: another
   * truth that looks the same to them. Written from the rules of the game, apart from `view` and `imagine`. Best by
   * `shuffle` of the hidden things, put back in the order they were taken in: the laws also scramble with a luck under
   * which a shuffle swaps little.
   */
  scramble(s: K['state'], who: Observer, chance: Chance): K['state'];
  /** The components, counted: the same in every state of a match and in every imagined one. */
  conserved?(s: K['state']): unknown;
  /** Folders of rules, sight and data, for the law that reads their text: `new URL('../src/rules/', import.meta.url)`. */
  readonly sources: readonly URL[];
  /** Set by a game without secrets, whose scrambler has nothing to change. */
  readonly open?: true;
  readonly sizes?: Partial<Sizes>;
  /** How bots think, for the laws about minds. */
  readonly mind?: Mind<K> | ScriptedMind<K>;
  /** For a game whose host answers by preferences: some of each kind. */
  readonly preferences?: readonly string[];
  /**
   * What the scrambler varies and `imagine` need not, each with its reason: paths of the state as the laws print them, such as
   * `players.*.number`.
   */
  readonly unimagined?: Readonly<Record<string, string>>;
}

export interface Sizes {
  /** Reachable positions that each law looks at. */
  readonly positions: number;
  /** Whole matches these positions are taken from. */
  readonly journeys: number;
  /** Whole matches that the laws about whole matches replay. */
  readonly matches: number;
}

const usual: Sizes = { positions: 2000, journeys: 200, matches: 40 };

/** A trial made ready: the positions are played once and shared by all laws. */
export interface Court<K extends Kind> {
  readonly trial: Trial<K>;
  readonly game: Game<K>;
  readonly settings: readonly Setting[];
  readonly seed: number;
  /** Sorted from the simplest (few seats, few entries), so that fast-check shrinks towards it. */
  positions(): readonly Position<K>[];
  journeys(): readonly Journey<K>[];
  /** Where fewer positions are played than the game asks for (`LAWS_SCALE`): those left out, match by match. */
  beyond(): Iterable<Position<K>>;
  /** Fresh whole matches, seen entry by entry. */
  readonly matches: number;
}

export function convene<K extends Kind>(trial: Trial<K>): Court<K> {
  const scale = Number(process.env.LAWS_SCALE ?? (process.env.QUICK ? 0.25 : 1));
  const seed = Number(process.env.LAWS_SEED ?? 20261115);
  const base = { ...usual, ...trial.sizes };
  const count = (n: number) => Math.max(1, Math.round(n * scale));
  const settings = settingsOf(trial.game, trial.optionsSamples);
  const most = Math.ceil(count(base.positions) / count(base.journeys));
  const stops = (i: number) => {
    const setting = settings[Math.floor(i / ways.length) % settings.length]!;
    return stopsOf({ game: trial.game, setting, seed: seed + i, way: ways[i % ways.length]! }, most, `${seed} ${i}`);
  };
  let played: ReturnType<typeof pooled<K>> | null = null;
  const play = () => {
    played ??= pooled(Array.from({ length: count(base.journeys) }, (_, i) => stops(i)));
    return played;
  };
  return {
    trial,
    game: trial.game,
    settings,
    seed,
    positions: () => play().positions,
    journeys: () => play().journeys,
    *beyond() {
      for (let i = count(base.journeys); i < base.journeys; i++) yield* stops(i).kept;
    },
    matches: count(base.matches),
  };
}

interface Stops<K extends Kind> {
  readonly journey: Journey<K>;
  readonly kept: readonly Position<K>[];
}

interface Trip<K extends Kind> {
  readonly game: Game<K>;
  readonly setting: Setting;
  readonly seed: number;
  readonly way: (typeof ways)[number];
}

/** One match, and at most so many of its positions, each as likely to be kept as any other. */
function stopsOf<K extends Kind>({ game, setting, seed, way }: Trip<K>, most: number, name: string): Stops<K> {
  const kept: Position<K>[] = [];
  const choice = new Dice(`stops ${name}`);
  let met = 0;
  const journey = travel(game, setting, seed, way, (position) => {
    met++;
    if (kept.length < most) kept.push(position);
    else {
      const place = choice.int(met);
      if (place < most) kept[place] = position;
    }
  });
  return { journey, kept };
}

function pooled<K extends Kind>(all: readonly Stops<K>[]) {
  const positions = all.flatMap(({ kept }) => kept);
  positions.sort((a, b) => a.journey.head.seats - b.journey.head.seats || a.seq - b.seq);
  return { journeys: all.map(({ journey }) => journey), positions };
}

/** Holds a law to be true at the pooled positions (at most so many), each time with other luck and other input. */
export function atPositions<K extends Kind, X>(
  court: Court<K>,
  input: fc.Arbitrary<X>,
  check: (at: Position<K>, luck: Dice, input: X) => void,
  most = Number.POSITIVE_INFINITY,
): void {
  const pool = court.positions();
  const run = fc.check(
    fc.property(fc.noBias(fc.nat(pool.length - 1)), fc.nat(), input, (index, luck, given) => {
      const at = pool[index]!;
      try {
        check(at, new Dice(luck), given);
      } catch (error) {
        throw new LawBroken(`${sentenceOf(error)}\n${whereIs(at)}`, { cause: error });
      }
    }),
    { seed: court.seed, numRuns: Math.min(most, pool.length) },
  );
  if (!run.failed) return;
  const cause = run.errorInstance;
  throw new LawBroken(`${sentenceOf(cause)}\n  fast-check: seed ${run.seed}, path ${run.counterexamplePath}`, {
    cause,
  });
}

/** The types of all moves that were made on the way to the positions. */
export function typesPlayed<K extends Kind>(court: Court<K>): Set<string> {
  const types = new Set<string>();
  for (const { entries } of court.journeys())
    for (const entry of entries) if (entry.t === 'move') types.add((entry.move as K['move']).t);
  return types;
}

/** Holds a law to be true for whole matches, played afresh: at least so many. */
export function overMatches<K extends Kind>(
  court: Court<K>,
  check: (setting: Setting, seed: number, way: (typeof ways)[number]) => void,
  least = 1,
): void {
  for (let i = 0; i < Math.max(court.matches, least); i++) {
    const setting = court.settings[i % court.settings.length]!;
    const way = ways[Math.floor(i / court.settings.length) % ways.length]!;
    const seed = court.seed + i;
    try {
      check(setting, seed, way);
    } catch (error) {
      const place = `  seed ${seed}, way ${way}, ${setting.seats} seats, options ${short(setting.options)}`;
      throw new LawBroken(`${sentenceOf(error)}\n${place}`, { cause: error });
    }
  }
}

function whereIs<K extends Kind>(at: Position<K>): string {
  const { head, seed, way, entries } = at.journey;
  const log = entries.slice(Math.max(1, at.seq - 7), at.seq + 1).map((entry) => `    ${short(entry)}`);
  return [
    `  seed ${seed}, way ${way}, ${head.seats} seats, options ${short(head.options)}, after entry ${at.seq}`,
    ...log,
    `  state ${short(at.state, 4000)}`,
  ].join('\n');
}

function sentenceOf(error: unknown): string {
  if (error instanceof LawBroken) return error.message;
  return error instanceof Error ? `threw ${error.stack ?? error.message}` : `threw ${String(error)}`;
}
