import { type Level, levels, type Manner, usualManner } from '@orrery/kernel';
import type { SeatPlan } from '@orrery/wire';

/** One place of the seat list: who shall sit there. `key` stays with it while it is moved. */
export interface Place {
  readonly key: number;
  readonly kind: SeatPlan['kind'];
  readonly level: Level;
  /** Of a bot; null: the one that its seat usually has. */
  readonly manner: Manner | null;
  readonly name: string;
}

export interface Range {
  readonly min: number;
  readonly max: number;
  /** How many sit down where nobody says how many. */
  readonly usual?: number;
}

/** What the one list box of a place offers: kinds, and bots by level. */
export type Choice = Exclude<SeatPlan['kind'], 'bot'> | `bot.${Level}`;
export const choicesOf = (known: readonly Level[]): readonly Choice[] => [
  ...(['me', 'here', 'link'] as const),
  ...known.map((level) => `bot.${level}` as const),
  'open',
];

export const choiceOf = ({ kind, level }: Place): Choice => (kind === 'bot' ? `bot.${level}` : kind);

const place = (key: number, kind: Place['kind'], level: Level = 'normal'): Place => ({
  ...{ key, kind, level, manner: null, name: '' },
});

/** A list that can start as it stands: me and bots, or me and friends, within what the game allows. */
export function usualPlaces(range: Range, others: 'bot' | 'link'): readonly Place[] {
  const count = Math.min(range.max, Math.max(range.min, range.usual ?? 3));
  return Array.from({ length: count }, (_, i) => place(i, i === 0 ? 'me' : others));
}

/** `me` is one person: choosing it for a place makes somebody else of who was `me` before. */
export function choose(places: readonly Place[], key: number, choice: Choice): readonly Place[] {
  const [kind, level] = choice.split('.') as [Place['kind'], Level | undefined];
  return places.map((each) => {
    if (each.key === key) return { ...each, kind, level: level ?? each.level };
    return kind === 'me' && each.kind === 'me' ? { ...each, kind: 'here' } : each;
  });
}

export const rename = (places: readonly Place[], key: number, name: string): readonly Place[] =>
  places.map((each) => (each.key === key ? { ...each, name } : each));

export const withManner = (places: readonly Place[], key: number, manner: Manner): readonly Place[] =>
  places.map((each) => (each.key === key ? { ...each, manner } : each));

export function add(places: readonly Place[], range: Range): readonly Place[] {
  if (places.length >= range.max) return places;
  const key = Math.max(-1, ...places.map((each) => each.key)) + 1;
  const last = places.at(-1);
  return [...places, place(key, last === undefined || last.kind === 'me' ? 'bot' : last.kind, last?.level)];
}

export const remove = (places: readonly Place[], key: number, range: Range): readonly Place[] =>
  places.length <= range.min ? places : places.filter((each) => each.key !== key);

/** Puts a place at position `to`; the others close up. */
export function move(places: readonly Place[], key: number, to: number): readonly Place[] {
  const moved = places.find((each) => each.key === key);
  if (moved === undefined || to < 0 || to >= places.length) return places;
  const rest = places.filter((each) => each.key !== key);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/** Fits a list to another game; where that has no bot of a level, a hard one sits down. */
export function refit(places: readonly Place[], range: Range, known: readonly Level[] = levels): readonly Place[] {
  let fitted = places.slice(0, range.max);
  if (fitted.some(({ level }) => !known.includes(level)))
    fitted = fitted.map((each) => (known.includes(each.level) ? each : { ...each, level: 'hard' }));
  while (fitted.length < range.min) fitted = [...add(fitted, range)];
  return fitted;
}

/** Can this table be played on this device alone? */
export const needsServer = (places: readonly Place[]): boolean =>
  places.some(({ kind }) => kind === 'link' || kind === 'open');

/** Somebody has to sit down: a table of bots alone would be played for nobody. */
export const hasPeople = (places: readonly Place[]): boolean => places.some(({ kind }) => kind !== 'bot');

/** `manners`: those that the game has; what was chosen for another game is nothing here. */
export const seatPlans = (places: readonly Place[], manners: readonly Manner[] = []): SeatPlan[] =>
  places.map(({ kind, level, manner, name }, at) => {
    const its = mannerAt({ manner }, at, manners);
    if (kind === 'bot') return { kind, level, ...(its === null ? {} : { manner: its }) };
    return kind === 'here' && name.trim() !== '' ? { kind, name: name.trim() } : { kind };
  });

/** The manner of a bot in a place; null: the game has none. */
export function mannerAt({ manner }: Pick<Place, 'manner'>, at: number, manners: readonly Manner[]): Manner | null {
  return manner !== null && manners.includes(manner) ? manner : usualManner(manners, at);
}
