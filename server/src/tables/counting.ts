import type { Seat } from '@orrery/kernel';
import type { MatchInfo } from '@orrery/wire';
import { no, type Outcome, yes } from '../outcome.ts';
import { lastMatch, seatsHeld, type Table } from './table.ts';

/** Somebody who sits here wants the matches of this table to count for their rating, or does not any more. */
export function agreeToCount(table: Table, person: string, agrees: boolean): Outcome<Table> {
  if (seatsHeld(table, person).length === 0) return no('NOT_YOUR_SEAT');
  if (table.status === 'playing') return no('ALREADY_STARTED');
  const { agreed = [] } = table;
  if (agreed.includes(person) === agrees) return yes(table);
  return yes(withAgreed(table, agrees ? [...agreed, person] : agreed.filter((each) => each !== person)));
}

/** Who leaves, or is shown out, has agreed to nothing. */
export function withoutAgreement(table: Table, person: string): Table {
  return table.agreed?.includes(person)
    ? withAgreed(
        table,
        table.agreed.filter((each) => each !== person),
      )
    : table;
}

function withAgreed({ agreed: _before, ...table }: Table, agreed: readonly string[]): Table {
  return agreed.length === 0 ? table : { ...table, agreed };
}

/** Would a match that begins now count? Two people at least, each for themselves, and all have agreed. */
export function wouldCount({ seats, agreed = [] }: Table): boolean {
  const people = seats.flatMap(({ holder }) => (holder === null ? [] : [holder]));
  const alone = new Set(people).size === people.length;
  return people.length > 1 && alone && people.every((person) => agreed.includes(person));
}

/** The match that is played counts: nobody can be sent away, and so be made to lose. */
export const isCounting = (table: Table): boolean => table.status === 'playing' && lastMatch(table)?.counts === true;

/** Does the person who began in a seat play it themselves? */
export function playsOn({ began, seats }: Pick<Table, 'began' | 'seats'>, seat: Seat): boolean {
  const [sitter, held] = [began?.[seat], seats[seat]];
  return held?.holder === sitter?.person && held?.standIn === undefined;
}

/** Whose loss it is for their rating if the match ends now; `endedFor`: because this seat's person is away. */
export function lostAtEnd(table: Table, endedFor?: Seat): Pick<MatchInfo, 'lost'> {
  if (!isCounting(table)) return {};
  const people = [...(table.began ?? []).entries()].filter(([, { person }]) => person !== null);
  const lost = people.map(([seat]) => seat).filter((seat) => seat === endedFor || !playsOn(table, seat));
  return lost.length === 0 ? {} : { lost };
}
