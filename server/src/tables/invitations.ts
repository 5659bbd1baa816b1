import { drawCode, drawSecret } from '../secrets.ts';
import { hasFreeSeat, type Table, takeoverOf } from './table.ts';

/** A table has a code exactly while somebody could take a seat by it; when one is free again it is a new one. */
export function withCode(table: Table): Table {
  if (!canBeJoined(table)) return table.code === null ? table : { ...table, code: null };
  return table.code === null ? { ...table, code: drawCode() } : table;
}

function canBeJoined(table: Table): boolean {
  if (table.status === 'over' || table.locked !== undefined || !hasFreeSeat(table)) return false;
  return table.status === 'waiting' || takeoverOf(table) !== 'nobody';
}

/** All that was ever handed out to let people in stops working. */
export function withNewLinks(table: Table): Table {
  const seats = table.seats.map((seat) => ({ ...seat, link: drawSecret() }));
  return { ...table, seats, link: drawSecret(), code: null };
}
