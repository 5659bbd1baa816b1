import type { Kind, MatchReader, Seat } from '@orrery/kernel';
import type { GameKit } from '../play/kit.ts';

/** Where something changed hands. */
export interface Taken {
  readonly moment: number;
  readonly seat: Seat;
}

/** What seats got in one part of the match, at a time: by seat; and when that part began and ended. */
export interface Column {
  readonly from: number;
  readonly to: number;
  readonly by: readonly number[];
}

export interface Flow {
  readonly columns: readonly Column[];
  /** The highest column. */
  readonly most: number;
  readonly taken: readonly Taken[];
}

/** More columns than these are a grey bar. */
const mostColumns = 24;

/** What came in and what changed hands in a match, as the table was told; null: the game counts nothing of the kind. */
export function flowOf<K extends Kind>({ table }: GameKit<K>, reader: MatchReader<K>): Flow | null {
  const { gains, taken } = table.line ?? {};
  if (gains === undefined && taken === undefined) return null;
  const last = reader.moments.length - 1;
  const seats = table.line!.of(reader.viewAt(0, 'table')).length;
  const count = Math.max(1, Math.min(mostColumns, last));
  const sums = Array.from({ length: count }, () => Array.from({ length: seats }, () => ({ sum: 0, times: 0 })));
  const flags: Taken[] = [];
  for (let moment = 0; moment <= last; moment++)
    for (const seen of reader.toldAt(moment, 'table')) {
      const gain = gains?.of(seen) ?? null;
      const by = taken?.of(seen) ?? null;
      if (by !== null) flags.push({ moment, seat: by });
      if (gain === null) continue;
      const cell = sums[Math.min(count - 1, Math.floor((moment * count) / (last + 1)))]![gain.seat]!;
      cell.sum += gain.amount;
      cell.times += 1;
    }
  const columns = sums.map((cells, n) => ({
    from: (n * last) / count,
    to: ((n + 1) * last) / count,
    by: cells.map(({ sum, times }) => (times === 0 ? 0 : sum / times)),
  }));
  return { columns, most: Math.max(0, ...columns.flatMap(({ by }) => by)), taken: flags };
}
