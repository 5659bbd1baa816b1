import { type Outcome, yes } from '../outcome.ts';
import { drawSecret } from '../secrets.ts';
import { leave } from './coming.ts';
import { belongs, type Table, type TableSeat } from './table.ts';

/**
 * A person is deleted: they leave, and what the table still knows of them by their id is known of nobody. Where the match is over
 * their seat stays theirs in name, the name being "anonymous".
 */
export function forget(table: Table, person: string): Outcome<Table> {
  if (!belongs(table, person)) return yes(table);
  const left = leave(table, person);
  if (!left.ok) return left;
  const sat = (at: number) => table.status === 'over' && table.seats[at]?.holder === person;
  const seats = left.value.seats.map((seat, at): TableSeat => (sat(at) ? { ...seat, gone: true } : seat));
  return yes(replaceId({ ...left.value, seats }, person, drawSecret()));
}

/** Wherever an id stands, in this field or in one that a later Orrery adds: 128 random bits are no part of anything else. */
function replaceId(table: Table, id: string, by: string): Table {
  const text = JSON.stringify(table);
  return text.includes(id) ? (JSON.parse(text.replaceAll(id, by)) as Table) : table;
}
