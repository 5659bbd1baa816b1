import type { Eyes, Kind, MatchReader, Observer, Seat, Told } from '@orrery/kernel';
import { type LogLine, logLines, type SeatInfo } from '@orrery/ui';
import type { Say } from '@orrery/words';
import type { GameKit } from '../play/kit.ts';
import type { Unit } from './walk.ts';

export interface Teller<K extends Kind> {
  readonly kit: GameKit<K>;
  readonly reader: MatchReader<K>;
  readonly eyes: Eyes;
  /** The seats of whoever watches: only they are "you". */
  readonly own: readonly Seat[];
  /** Who is "you" though all cards are open; absent: whoever has the eyes. */
  readonly you?: Observer;
  readonly seats: readonly SeatInfo[];
  readonly options: K['options'];
  readonly say: Say;
}

export const observerOf = (eyes: Eyes): Observer => (eyes === 'open' ? 'table' : eyes);

/** To whom it is told as "you"; the table: to nobody. */
export const readerOf = <K extends Kind>({ eyes, own, you }: Teller<K>): Observer =>
  you ?? (typeof eyes === 'number' && own.includes(eyes) ? eyes : 'table');

/** What was put into words before: a step on needs one more moment, not all that are at hand. */
const kept = new WeakMap<object, Map<number, readonly LogLine[]>>();

/** The sentences of some moments, as these eyes were told; the key of each begins with its moment. */
export function linesOf<K extends Kind>(teller: Teller<K>, from: number, to: number): LogLine[] {
  const lines: LogLine[] = [];
  for (let moment = Math.max(0, from); moment <= to; moment++) lines.push(...linesAt(teller, moment));
  return lines;
}

function linesAt<K extends Kind>(teller: Teller<K>, moment: number): readonly LogLine[] {
  const known = kept.get(teller) ?? new Map<number, readonly LogLine[]>();
  kept.set(teller, known);
  const before = known.get(moment);
  if (before !== undefined) return before;
  const { reader, eyes } = teller;
  const told: Told<K> = { no: moment, at: reader.moments[moment]!.at, seen: reader.toldAt(moment, eyes) };
  const lines = logLines([told], { ...chronicle(teller), as: readerOf(teller) }, pastAt(teller, moment));
  known.set(moment, lines);
  return lines;
}

const pasts = new WeakMap<object, unknown[]>();
/** What these eyes were told before a moment, as far as later sentences name it. */
function pastAt<K extends Kind>(teller: Teller<K>, moment: number): unknown {
  const { kit, reader, eyes } = teller;
  const { past } = kit.words;
  if (past === undefined) return undefined;
  const known = pasts.get(teller) ?? [past.none];
  pasts.set(teller, known);
  for (let at = known.length; at <= moment; at++)
    known[at] = reader.toldAt(at - 1, eyes).reduce((before, seen) => past.after(before, seen), known[at - 1]);
  return known[moment];
}

function chronicle<K extends Kind>({ kit, seats, options, say }: Teller<K>) {
  const name = (seat: Seat) => seats[seat]?.name ?? String(seat + 1);
  return { words: kit.words, table: kit.table, say, options, name };
}

/** The moments at which a heading of the log stands, such as "Round 3". */
export function partsOf<K extends Kind>({ table }: GameKit<K>, reader: MatchReader<K>): readonly number[] {
  return [...reader.moments.keys()].filter((moment) => reader.toldAt(moment, 'table').some(table.heads));
}

/** How far a step may go in this game: where its headings are turns there may be rounds besides. */
export function unitsOf<K extends Kind>(kit: GameKit<K>, reader: MatchReader<K>): readonly Unit[] {
  if (kit.table.roundOf === undefined) return ['move', 'round'];
  return roundsOf(kit, reader).length < partsOf(kit, reader).length ? ['move', 'turn', 'round'] : ['move', 'turn'];
}

/** The moments at which a round begins; where a game has none, a turn. */
export function roundsOf<K extends Kind>(kit: GameKit<K>, reader: MatchReader<K>): readonly number[] {
  const { roundOf } = kit.table;
  const parts = partsOf(kit, reader);
  if (roundOf === undefined) return parts;
  let last: number | null = null;
  const rounds = parts.filter((moment) => {
    const before = last;
    for (const seen of reader.toldAt(moment, 'table')) last = roundOf(seen) ?? last;
    return last !== before;
  });
  return rounds.length === 0 ? parts : rounds;
}

const opened = new WeakMap<object, Teller<Kind>>();
/** The same with all cards open, to whom it is told still "you": who has no name is called so. */
function openly(teller: Teller<Kind>): Teller<Kind> {
  const you = teller.own.length === 1 ? teller.own[0]! : 'table';
  const known = opened.get(teller) ?? { ...teller, eyes: 'open' as const, you };
  opened.set(teller, known);
  return known;
}

/**
 * What turned a match at a moment: what it brought to who gained by it. Where they did nothing in it, what was done: of a move that sets
 * off many things its own sentence says least.
 */
export function turningLines(teller: Teller<Kind>, moment: number, seat: Seat): readonly LogLine[] {
  const lines = linesOf(openly(teller), moment, moment).filter(({ heading }) => !heading);
  const { brings } = teller.kit.table.line ?? {};
  if (brings !== undefined) {
    const seen = teller.reader.toldAt(moment, 'open');
    const brought = lines.filter(({ at }) => at !== null && brings(seen[at.event]!).includes(seat));
    if (brought.length > 0) return brought;
  }
  const [first, ...came] = lines;
  const own = came.filter(({ actor }) => actor === seat);
  return own.length > 0 || first === undefined ? own : [first];
}
