import { mayHonour, type Work } from '@orrery/kernel';
import { no, type Outcome, yes } from '../outcome.ts';
import { type KeptMedal, lastMatch, seatsHeld, type Table } from './table.ts';

/** Of so many matches of a table they are kept: the last ones. */
const mostKept = 20;

/**
 * Somebody who sits here honours a work of the match that is over; instead of another, if they have honoured one. They may until the
 * next match begins, or they leave.
 */
export function giveMedal(table: Table, person: string, to: string, works: readonly Work[]): Outcome<Table> {
  const seats = seatsHeld(table, person);
  const match = lastMatch(table);
  if (seats.length === 0) return no('NOT_YOUR_SEAT');
  if (table.status !== 'over' || match === undefined) return no('NOT_OVER');
  if (!mayHonour(works, seats, to)) return no('NOT_YOUR_MEDAL');
  const before = medalsIn(table, match.id).filter((each) => each.person !== person && each.seat !== seats[0]);
  const others = Object.entries(table.medals ?? {}).filter(([id]) => id !== match.id);
  const given: KeptMedal = { person, seat: seats[0]!, to };
  return yes({
    ...table,
    medals: Object.fromEntries([...others, [match.id, [...before, given]] as const].slice(-mostKept)),
  });
}

export function medalsIn({ medals }: Table, match: string): readonly KeptMedal[] {
  return medals?.[match] ?? [];
}
