import { drawCode, drawSecret } from '../src/secrets.ts';
import type { Table } from '../src/tables/table.ts';

export const openSeat = (holder: string | null) =>
  ({ kind: 'open', name: null, level: null, holder, ready: false, link: drawSecret() }) as const;

export function freshTable(): Table {
  return {
    id: drawSecret(),
    version: 0,
    game: 'any',
    rules: 1,
    options: {},
    chosen: {},
    talk: true,
    series: null,
    upcoming: null,
    name: null,
    status: 'waiting',
    host: drawSecret(),
    seats: [openSeat(null), openSeat(null)],
    listed: false,
    spectators: true,
    code: drawCode(),
    link: drawSecret(),
    matches: [],
    laid: 1,
    touched: 1,
  };
}
