import type { Seat } from '@orrery/kernel';
import type { Live } from '../matches/live.ts';
import { paceOf, type Table } from '../tables/table.ts';
import { vacationIn } from '../tables/vacations.ts';
import type { Votes } from './poll.ts';

/** How long people are waited for: milliseconds. */
export interface Patience {
  /** Somebody who must answer and is away for so long is asked about: at the table, and by correspondence. */
  readonly away: number;
  readonly awayByDays: number;
  /** So long the others have to decide. */
  readonly vote: number;
  /** Where they wait, they are asked again after so long. */
  readonly wait: number;
  /** They may be called once in so long: at the table, and by correspondence. */
  readonly call: number;
  readonly callByDays: number;
  /** So long the others have to say whether they play another match: at the table, and by correspondence. */
  readonly again: number;
  readonly againByDays: number;
  /** So long the others have to let somebody take a move back, and so long one waits after a no, longer each time. */
  readonly takeBack: number;
  readonly takeBackAgain: number;
}

export const usualPatience: Patience = {
  ...{ away: 30_000, awayByDays: 24 * 3_600_000, vote: 60_000, wait: 180_000 },
  ...{ call: 60_000, callByDays: 3_600_000 },
  ...{ again: 30_000, againByDays: 24 * 3_600_000, takeBack: 15_000, takeBackAgain: 30_000 },
};

export const patienceAt = (table: Table, { away, awayByDays }: Patience): number =>
  paceOf(table).tempo === 'days' ? awayByDays : away;

export const callPause = (table: Table, { call, callByDays }: Patience): number =>
  paceOf(table).tempo === 'days' ? callByDays : call;

/**
 * The seats that must answer, as far as everybody may know, and whose people are not there. Who has answered in secret is asked
 * about like who has not: it would tell.
 */
export function missing(table: Table, { host, bots }: Live, here: ReadonlySet<string>): readonly Seat[] {
  if (host.result !== null) return [];
  return host.waiting('table').filter((seat) => {
    const holder = table.seats[seat]?.holder ?? null;
    return holder !== null && !here.has(holder) && !bots.plays(seat) && vacationIn(table, seat) === null;
  });
}

/** Where three or more people sit, nobody alone decides about another; where two do, the other one has to. */
const fewest = (people: number): number => (people >= 3 ? 2 : 1);

/** What those who are there have decided; `people`: how many sit at the table, with who is away. */
export function verdict(votes: Votes<'absent'>, people: number): 'wait' | 'bot' | 'end' {
  const count = (choice: string) => votes.filter((vote) => vote === choice).length;
  const enough = (n: number) => n >= fewest(people);
  if (enough(count('end')) && count('end') === votes.length) return 'end';
  return enough(count('bot')) && 2 * count('bot') > votes.length ? 'bot' : 'wait';
}

/** All who are there agree: nobody has to wait for the end of the time. */
export function unanimous(votes: Votes<'absent'>, people: number): 'wait' | 'bot' | 'end' | null {
  const [first] = votes;
  if (first == null || votes.some((vote) => vote !== first)) return null;
  return first === 'wait' || verdict(votes, people) === first ? first : null;
}
