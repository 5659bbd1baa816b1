import type { Seat } from '@orrery/kernel';
import { no, type Outcome, yes } from '../outcome.ts';
import { drawSecret } from '../secrets.ts';
import { vacate } from './coming.ts';
import { isCounting } from './counting.ts';
import { withNewLinks } from './invitations.ts';
import { type ShownOut, type Table, type TableSeat, withHost } from './table.ts';

/** How many whom the host has removed or banned are remembered. */
const mostShownOut = 200;

/** What a host may do with others at their table. */

/** The person of a seat is shown out, and what let people in before lets in nobody any more. */
export function remove(table: Table, seat: Seat, banned: boolean): Outcome<Table> {
  if (isCounting(table)) return no('MATCH_COUNTS');
  return toOther(table, seat, (person) => withNewLinks(showOut(vacate(table, person), person, banned)));
}

/** Somebody who only watches is shown out, and comes no more. What let others in goes on doing so. */
export function banWatcher(table: Table, person: string): Outcome<Table> {
  return yes(showOut(table, person, true));
}

/** A link by which they hand on a seat that they had left ends with it: they could come by it under another name. */
function showOut(table: Table, person: string, banned: boolean): Table {
  const others = (table.shownOut ?? []).filter((each) => each.person !== person);
  const shownOut: ShownOut[] = [...others, { id: drawSecret(), person, banned, version: table.version + 1 }];
  const requests = (table.requests ?? []).filter((each) => each.person !== person);
  const seats = table.seats.map(({ offer, ...seat }): TableSeat => {
    return offer === undefined || offer.by === person ? seat : { ...seat, offer };
  });
  return { ...table, seats, shownOut: shownOut.slice(-mostShownOut), requests };
}

/** Who was banned may come again and ask, as who was only removed. */
export function unban(table: Table, id: string): Outcome<Table> {
  const shownOut = (table.shownOut ?? []).map((each) => (each.id === id ? { ...each, banned: false } : each));
  return yes({ ...table, shownOut });
}

export function mute(table: Table, seat: Seat, muted: boolean): Outcome<Table> {
  return toOther(table, seat, (person) => {
    const others = (table.muted ?? []).filter((each) => each !== person);
    return { ...table, muted: muted ? [...others, person].slice(-mostShownOut) : others };
  });
}

/** `watchers`: who watches now, and may go on. */
export function lock(table: Table, locked: boolean, watchers: readonly string[]): Outcome<Table> {
  if (locked === (table.locked !== undefined)) return yes(table);
  const { locked: _before, ...open } = table;
  return yes(locked ? { ...table, locked: { watchers } } : open);
}

export function handOver(table: Table, seat: Seat): Outcome<Table> {
  return toOther(table, seat, (host) => withHost(table, host));
}

function toOther(table: Table, seat: Seat, change: (person: string) => Table): Outcome<Table> {
  const person = table.seats[seat]?.holder ?? null;
  if (person === null) return no('NOBODY_THERE');
  return person === table.host ? no('NOT_YOURSELF') : yes(change(person));
}
