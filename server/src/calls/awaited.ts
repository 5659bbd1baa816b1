import type { Seat } from '@orrery/kernel';
import { keptPoll } from '../polls/lasting.ts';
import { byDays } from '../polls/poll.ts';
import type { Call } from '../stores/calls.ts';
import type { Store } from '../stores/store.ts';
import { invitationTo } from '../tables/cards.ts';
import { belongs, botIn, lastMatch, seatsHeld, type Table } from '../tables/table.ts';
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

/** Where a call leads, and whether another match is asked for there. */
export interface Awaits {
  readonly table: Table;
  readonly again: boolean;
}

/** The table of a call, if its person is still asked the same there, and still wants to be called to it. */
export async function stillAwaited(store: Store, call: Call, now: number): Promise<Awaits | null> {
  const table = await store.table(call.table);
  if (table === null) return null;
  const again = isAgain(call);
  if (!(again ? await awaitedAgain(store, table, call, now) : await awaitedInMatch(store, table, call))) return null;
  return (await store.uncalledTables(call.person)).includes(table.id) ? null : { table, again };
}

async function awaitedInMatch(store: Store, table: Table, { person, match, question }: Call): Promise<boolean> {
  if (table.status !== 'playing' || lastMatch(table)?.id !== match) return false;
  const asked = (await store.turn(match))?.asked ?? [];
  if (!seatsPlayed(table, person).some((seat) => asked.includes(seat))) return false;
  return (await questionTo(store, table, match, person)) === question;
}

/** The question whether another match is played: `until` then it is asked, in milliseconds since 1970. */
export const againQuestion = (poll: string, until: number): string => `again ${poll} ${until}`;
const isAgain = ({ question }: Call): boolean => question.startsWith('again ');

/** It is asked still, and they have not answered; or it has begun without them, and a seat is kept for them. */
async function awaitedAgain(store: Store, table: Table, { person, match, question }: Call, now: number) {
  if (table.status === 'playing') return invitationTo(table, person) === 'return';
  const until = Number(question.split(' ')[2]);
  if (table.status !== 'over' || lastMatch(table)?.id !== match || now >= until) return false;
  if (!belongs(table, person)) return false;
  if (!byDays(table)) return true;
  const poll = await keptPoll(store, table.id);
  return poll?.kind === 'again' && !poll.votes.some(([voter]) => voter === person);
}
