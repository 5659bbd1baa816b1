import type { ErrorCode } from '@orrery/wire';
import { sameSecret } from '../secrets.ts';
import { lookedThrough } from './held.ts';
import { belongs, type ShownOut, type Table } from './table.ts';

export const shownOutFrom = (table: Table, person: string | null): ShownOut | undefined =>
  table.shownOut?.find((each) => each.person === person);

export const requestOf = (table: Table, person: string | null) =>
  table.requests?.find((each) => each.person === person);

/** Has a link of this table, or of one of its seats. */
export function isInvited(table: Table, link: string | undefined): boolean {
  return (
    sameSecret(link, table.link) || table.seats.some((seat) => sameSecret(link, seat.link)) || isOffered(table, link)
  );
}

/** Has the link by which somebody hands a seat on. */
const isOffered = ({ seats }: Table, link: string | undefined): boolean =>
  seats.some(({ offer }) => sameSecret(link, offer?.link));

/** Why this person may not know how the table stands; null: they may. To a stranger it is not there. */
export function refusedToSee(table: Table, person: string, link: string | undefined): ErrorCode | null {
  if (belongs(table, person)) return null;
  const out = shownOutFrom(table, person);
  const mayReturn = out === undefined && lookedThrough(table, person).length > 0;
  const known = table.listed || requestOf(table, person) !== undefined || mayReturn;
  if (!known && !isInvited(table, link)) return 'NO_SUCH_TABLE';
  return out?.banned ? 'BANNED_HERE' : null;
}

/** Why this person may not follow the table; null: they may. A locked table takes nobody in who was not there before. */
export function refusedToFollow(table: Table, person: string, link: string | undefined): ErrorCode | null {
  const refused = refusedToSee(table, person, link);
  if (refused !== null || table.locked === undefined || belongs(table, person)) return refused;
  const known = table.locked.watchers.includes(person) || requestOf(table, person) !== undefined;
  return known || lookedThrough(table, person).length > 0 ? null : 'LOCKED';
}
