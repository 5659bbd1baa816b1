import type { Eyes, Kind, MatchReader, Observer, Say, Seat, Told } from '@orrery/kernel';
import { type LogLine, logLines, type SeatInfo } from '@orrery/ui';
import type { GameKit } from '../play/kit.ts';

export interface Teller<K extends Kind> {
  readonly kit: GameKit<K>;
  readonly reader: MatchReader<K>;
  readonly eyes: Eyes;
  /** The seats of whoever watches: only they are "you". */
  readonly own: readonly Seat[];
  readonly seats: readonly SeatInfo[];
  readonly options: K['options'];
  readonly say: Say;
}

export const observerOf = (eyes: Eyes): Observer => (eyes === 'open' ? 'table' : eyes);

/** The sentences of some moments, as these eyes were told; the key of each begins with its moment. */
export function linesOf<K extends Kind>({ kit, reader, eyes, ...by }: Teller<K>, from: number, to: number): LogLine[] {
  const told: Told<K>[] = [];
  for (let moment = Math.max(0, from); moment <= to; moment++) {
    const seen = reader.toldAt(moment, eyes);
    if (seen.length > 0) told.push({ no: moment, at: reader.moments[moment]!.at, seen });
  }
  const as = typeof eyes === 'number' && by.own.includes(eyes) ? eyes : 'table';
  return logLines(told, { ...chronicle({ kit, reader, eyes, ...by }), as });
}

function chronicle<K extends Kind>({ kit, seats, options, say }: Teller<K>) {
  const name = (seat: Seat) => seats[seat]?.name ?? String(seat + 1);
  return { words: kit.words, table: kit.table, say, options, name };
}

/** The moments at which a heading of the log stands, such as "Round 3". */
export function partsOf<K extends Kind>({ table }: GameKit<K>, reader: MatchReader<K>): readonly number[] {
  return [...reader.moments.keys()].filter((moment) => reader.toldAt(moment, 'table').some(table.heads));
}
