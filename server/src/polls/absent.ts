import type { Seat } from '@orrery/kernel';
import type { Live } from '../matches/live.ts';
import type { Table } from '../tables/table.ts';
import { vacationIn } from '../tables/vacations.ts';
import { byDays, type Votes } from './poll.ts';

/** How long people are waited for: milliseconds. */
export interface Patience {
  /** Somebody who must answer and is away for so long is asked about: at the table, and by correspondence. */
  readonly away: number;
  readonly awayByDays: number;
  /** So long the others have to decide: at the table, and by correspondence. */
  readonly vote: number;
  readonly voteByDays: number;
  /** Where they wait, they are asked again after so long: at the table, and by correspondence. */
  readonly wait: number;
  readonly waitByDays: number;
  /** They may be called once in so long: at the table, and by correspondence. */
  readonly call: number;
  readonly callByDays: number;
  /** So long the others have to say whether they play another match: at the table, and by correspondence. */
  readonly again: number;
  readonly againByDays: number;
  /** So long the others have to let somebody take a move back. */
  readonly takeBack: number;
  /** Whoever was told no waits so long before they ask again, longer each time. */
  readonly askAgain: number;
  /** Who is away from their table of a tournament for so long loses the match; so long people rest between two games of it. */
  readonly tournament: number;
  readonly betweenGames: number;
}

export const usualPatience: Patience = {
  ...{ away: 30_000, awayByDays: 24 * 3_600_000, vote: 60_000, voteByDays: 24 * 3_600_000 },
  ...{ wait: 180_000, waitByDays: 24 * 3_600_000 },
  ...{ call: 60_000, callByDays: 3_600_000 },
  ...{ again: 30_000, againByDays: 24 * 3_600_000, takeBack: 15_000, askAgain: 30_000 },
  ...{ tournament: 300_000, betweenGames: 10_000 },
};

export const patienceAt = (table: Table, { away, awayByDays }: Patience): number => (byDays(table) ? awayByDays : away);

export const voteAt = (table: Table, { vote, voteByDays }: Patience): number => (byDays(table) ? voteByDays : vote);

export const waitAt = (table: Table, { wait, waitByDays }: Patience): number => (byDays(table) ? waitByDays : wait);

export const callPause = (table: Table, { call, callByDays }: Patience): number => (byDays(table) ? callByDays : call);

/** Their time has run out again and again, and they have not moved since: whoever is connected may be somewhere else. */
export const isLate = ({ clock }: Live, seat: Seat): boolean => clock.absent.includes(seat);

/**
 * The seats that must answer, as far as everybody may know, and whose people are not there, or seem not to be. Who has answered
 * in secret is asked about like who has not: it would tell.
 */
export function missing(table: Table, live: Live, here: ReadonlySet<string>): readonly Seat[] {
  const { host, bots } = live;
  if (host.result !== null) return [];
  return host.waiting('table').filter((seat) => {
    const holder = table.seats[seat]?.holder ?? null;
    if (holder === null || bots.plays(seat) || vacationIn(table, seat) !== null) return false;
    return !here.has(holder) || isLate(live, seat);
  });
}

/** About whom it is decided, and among how many. */
export interface Round {
  /** How many sit at the table, with who is away. */
  readonly people: number;
  /** Whom it is about has the table open, or had until a moment ago, though they do not answer. */
  readonly connected: boolean;
}

/**
 * So many have to agree. Where two people sit the other one decides. Where more do, nobody alone decides about another as long as
 * somebody else is there, nor ever about who is connected; the last one of all who is there does.
 */
function fewest(votes: Votes<'absent'>, { people, connected }: Round): number {
  if (people < 3) return 1;
  return votes.length === 1 && !connected ? 1 : 2;
}

/** What those who are there have decided. */
export function verdict(votes: Votes<'absent'>, round: Round): 'wait' | 'bot' | 'end' {
  const count = (choice: string) => votes.filter((vote) => vote === choice).length;
  const enough = (n: number) => n >= fewest(votes, round);
  if (enough(count('end')) && count('end') === votes.length) return 'end';
  return enough(count('bot')) && 2 * count('bot') > votes.length ? 'bot' : 'wait';
}

/**
 * All who are there agree: nobody has to wait for the end of the time. But whoever is the last of three or more, or decides about
 * who is connected, decides at its end alone: so long the others have to come back, or to move.
 */
export function unanimous(votes: Votes<'absent'>, round: Round): 'wait' | 'bot' | 'end' | null {
  const [first] = votes;
  if (first == null || votes.some((vote) => vote !== first)) return null;
  if (first === 'wait') return first;
  const alone = votes.length === 1 && (round.people > 2 || round.connected);
  return !alone && verdict(votes, round) === first ? first : null;
}
