import type { Seat } from '@orrery/kernel';
import type { Call } from '../stores/calls.ts';
import type { Store } from '../stores/store.ts';
import { botIn, lastMatch, seatsHeld, type Table } from '../tables/table.ts';
import { vacationIn } from '../tables/vacations.ts';

/** The seats that a person plays now: no bot does for them, and they are not on vacation. */
function seatsPlayed(table: Table, person: string): Seat[] {
  return seatsHeld(table, person).filter(
    (seat) => botIn(table.seats[seat]!) === null && vacationIn(table, seat) === null,
  );
}

/** Everybody who plays one of these seats. */
export function playersOf(table: Table, seats: readonly Seat[]): string[] {
  const people = seats.map((seat) => table.seats[seat]?.holder ?? null).filter((person) => person !== null);
  return [...new Set(people)].filter((person) => seatsPlayed(table, person).some((seat) => seats.includes(seat)));
}

/** Which question it is that a person is asked: the one after their own last answer. */
export async function questionTo(store: Store, table: Table, match: string, person: string): Promise<string> {
  return String(await store.lastBy(match, seatsHeld(table, person)));
}

/** The table of a call, if its person is still asked the same there, and still wants to be called to it. */
export async function stillAwaited(store: Store, { person, table: id, match, question }: Call): Promise<Table | null> {
  const table = await store.table(id);
  if (table === null || table.status !== 'playing' || lastMatch(table)?.id !== match) return null;
  const asked = (await store.turn(match))?.asked ?? [];
  if (!seatsPlayed(table, person).some((seat) => asked.includes(seat))) return null;
  if ((await questionTo(store, table, match, person)) !== question) return null;
  return (await store.uncalledTables(person)).includes(id) ? null : table;
}
