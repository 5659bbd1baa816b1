import type { Seat } from '@orrery/kernel';
import type { Store } from '../stores/store.ts';
import { currentOf } from '../vacations/vacation.ts';
import { botIn, paceOf, type Table } from './table.ts';

type VacationReader = Pick<Store, 'vacationsOf'>;

/** Until when whoever sits in a seat is on vacation; null: they are not. */
export function vacationIn({ seats, vacations = [] }: Table, seat: Seat): number | null {
  const holder = seats[seat]?.holder ?? null;
  return vacations.find(({ person }) => person === holder)?.until ?? null;
}

/** The seats that wait for somebody on vacation: not where a bot plays for them. */
export function restingSeats(table: Table): readonly Seat[] {
  return [...table.seats.keys()].filter(
    (seat) => vacationIn(table, seat) !== null && botIn(table.seats[seat]!) === null,
  );
}

/** The table after a change: who has just sat down may be on vacation, and who has left is none of its concern. */
export async function withVacationsOfNew(store: VacationReader, before: Table, after: Table, now: number) {
  let table = after;
  for (const person of newcomers(before, after)) table = await withVacationOf(store, table, person, now);
  const stay = table.vacations?.filter(({ person }) => holdersOf(table).includes(person)) ?? [];
  return stay.length === (table.vacations?.length ?? 0) ? table : { ...table, vacations: stay };
}

/** Who went on vacation, or came back, while they sat down: by then the tables they sat at were told, and not yet this one. */
export async function changedMeanwhile(store: VacationReader, before: Table, after: Table, now: number) {
  const changed: string[] = [];
  for (const person of newcomers(before, after))
    if ((await withVacationOf(store, after, person, now)) !== after) changed.push(person);
  return changed;
}

/** The table as it is with what is kept of this person's vacations. */
export async function withVacationOf(store: VacationReader, table: Table, person: string, now: number): Promise<Table> {
  if (paceOf(table).tempo !== 'days' || !holdersOf(table).includes(person)) return table;
  const { vacations = [] } = table;
  const until = currentOf((await store.vacationsOf(person)).taken, now)?.until ?? null;
  const known = vacations.find((each) => each.person === person)?.until ?? null;
  if (known === until) return table;
  const others = vacations.filter((each) => each.person !== person);
  return { ...table, vacations: until === null ? others : [...others, { person, until }] };
}

const newcomers = (before: Table, after: Table): readonly string[] =>
  holdersOf(after).filter((person) => !holdersOf(before).includes(person));

const holdersOf = ({ seats }: Table): readonly string[] =>
  seats.flatMap(({ holder }) => (holder === null ? [] : [holder]));
