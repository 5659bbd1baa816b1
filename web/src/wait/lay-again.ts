import type { LayTable, TableInfo } from '@orrery/wire';
import { tellServer } from '../person/person.ts';
import { api, type Reply } from '../remote/api.ts';

/** A new table of the reader's own, with the rules and the seats of a finished one. */
export async function layAgain(table: TableInfo): Promise<Reply<TableInfo>> {
  await tellServer();
  return api.lay(sameTable(table));
}

/** The reader has the first seat. Where a person began, a friend may come; where a bot did, a bot sits. */
export function sameTable({ game, options, seats, series, pace, takeover, talk, spectators }: TableInfo): LayTable {
  const bestOf = series?.bestOf === 5 ? 5 : 3;
  const others = seats.map(({ began, level }) => (began === null ? level : began.level));
  const mine = others.indexOf(null);
  return {
    ...{ game, options, pace, takeover, talk, spectators, listed: false },
    seats: others.map((level, at) => {
      if (at === Math.max(0, mine)) return { kind: 'me' };
      return level === null ? { kind: 'link' } : { kind: 'bot', level };
    }),
    ...(series === null ? {} : { series: { bestOf, swap: series.swap } }),
  };
}
