import type { Level, Pace } from '@orrery/kernel';
import { freeBotName } from './bot-names.ts';

/** Everybody who takes part has a number, in the order in which they came; it stays theirs when somebody leaves. */
export type Entrant = number;

export const tournamentKinds = ['knock-out', 'swiss', 'round-robin'] as const;
export type TournamentKind = (typeof tournamentKinds)[number];

/** Whom to meet is decided in the main part; the best of it may go on in a knock-out of their own. */
export type Stage = 'main' | 'finals';

export const fewestEntrants = 4;
export const mostEntrants = 64;

/** What a tournament is, as its host made it. */
export interface Plan {
  readonly name: string;
  readonly game: string;
  /** As the host sent them; null: all as usual. */
  readonly options: unknown;
  readonly kind: TournamentKind;
  /** So many games make a match. */
  readonly bestOf: 1 | 3;
  /** Swiss: how many rounds; null: as many as it takes to find the best. */
  readonly rounds: number | null;
  /** Swiss and round robin: so many go on in a knock-out; 0: nobody does. */
  readonly finals: 0 | 2 | 4 | 8;
  /** The best are kept apart by lots, or by the order in which they came. */
  readonly seeding: 'lots' | 'order';
  /** Milliseconds between two rounds; null: the host begins each of them. */
  readonly pause: number | null;
  readonly pace: Pace | null;
}

/** One after the other they are all there is of a tournament. `at`: milliseconds since 1970. */
export type TournamentEvent = { readonly at: number } & (
  | { readonly t: 'made'; readonly plan: Plan; readonly seal: string }
  | { readonly t: 'joined'; readonly entrant: Entrant; readonly bot: Level | null }
  | { readonly t: 'left'; readonly entrant: Entrant }
  | { readonly t: 'begun'; readonly seeds: readonly Entrant[] }
  | { readonly t: 'paired'; readonly stage: Stage; readonly meetings: readonly SeatedPair[] }
  | { readonly t: 'result'; readonly round: number; readonly meeting: number; readonly score: Score }
  | { readonly t: 'forfeited'; readonly round: number; readonly meeting: number; readonly absent: readonly Entrant[] }
  | { readonly t: 'ended' }
);

/** Two who meet: `first` sits in the first seat. `second` null: nobody is left for them, and the point is theirs. */
export interface Pair {
  readonly first: Entrant;
  readonly second: Entrant | null;
}

/** With the id of the table they sit at; null: they need none. */
export interface SeatedPair extends Pair {
  readonly table: string | null;
}

/** Games won by the one in the first seat and by the other. */
export type Score = readonly [first: number, second: number];

export interface Meeting extends SeatedPair {
  /** null: they still play. */
  readonly end: MeetingEnd | null;
}

export interface MeetingEnd {
  readonly how: 'played' | 'bye' | 'absence';
  /** Who has won; 'both': a draw, 'nobody': neither of them came. */
  readonly winner: 'first' | 'second' | 'both' | 'nobody';
  readonly score: Score | null;
  readonly at: number;
}

export interface Round {
  readonly stage: Stage;
  readonly meetings: readonly Meeting[];
  readonly at: number;
}

export interface Tournament {
  readonly plan: Plan;
  /** The SHA-256 of the key that lots are drawn from. */
  readonly seal: string;
  /** By their number. */
  readonly entrants: readonly EntrantState[];
  /** Best first; empty until it begins. */
  readonly seeds: readonly Entrant[];
  readonly rounds: readonly Round[];
  readonly over: boolean;
  /** When the last event was. */
  readonly changed: number;
}

export interface EntrantState {
  readonly entrant: Entrant;
  /** null: a person. */
  readonly bot: Level | null;
  /** What a bot is called, here and at its tables; null: a person, whose name is kept with the people. */
  readonly name: string | null;
  /** Went away: before the beginning that is all of them, later they meet nobody any more. */
  readonly left: boolean;
}

/** What a log of events leads to. It begins with `made`. */
export function foldTournament(events: readonly TournamentEvent[]): Tournament {
  const [made, ...rest] = events;
  if (made?.t !== 'made') throw new Error('a tournament begins with how it was made');
  const { plan, seal, at } = made;
  const empty: Tournament = { plan, seal, entrants: [], seeds: [], rounds: [], over: false, changed: at };
  return rest.reduce(after, empty);
}

function after(now: Tournament, event: TournamentEvent): Tournament {
  return { ...changedBy(now, event), changed: event.at };
}

function changedBy(now: Tournament, event: TournamentEvent): Tournament {
  switch (event.t) {
    case 'made':
      throw new Error('a tournament is made once');
    case 'joined': {
      const { entrant, bot } = event;
      if (entrant !== now.entrants.length) throw new Error(`entrant ${entrant} comes out of turn`);
      const name = bot === null ? null : freeBotName(now);
      return { ...now, entrants: [...now.entrants, { entrant, bot, name, left: false }] };
    }
    case 'left':
      return {
        ...now,
        entrants: now.entrants.map((each) => (each.entrant === event.entrant ? { ...each, left: true } : each)),
      };
    case 'begun':
      return { ...now, seeds: event.seeds };
    case 'paired': {
      const meetings = event.meetings.map((pair) => ({ ...pair, end: pair.second === null ? bye(event.at) : null }));
      return { ...now, rounds: [...now.rounds, { stage: event.stage, meetings, at: event.at }] };
    }
    case 'result':
      return ended(now, event, playedEnd(event.score, event.at));
    case 'forfeited':
      return ended(now, event, absenceEnd(now.rounds[event.round]?.meetings[event.meeting], event.absent, event.at));
    case 'ended':
      return { ...now, over: true };
  }
}

const bye = (at: number): MeetingEnd => ({ how: 'bye', winner: 'first', score: null, at });

function playedEnd(score: Score, at: number): MeetingEnd {
  const [first, second] = score;
  return { how: 'played', winner: first > second ? 'first' : first < second ? 'second' : 'both', score, at };
}

function absenceEnd(meeting: Meeting | undefined, absent: readonly Entrant[], at: number): MeetingEnd {
  const missing = [meeting?.first, meeting?.second].map((entrant) => entrant != null && absent.includes(entrant));
  const winner = missing[0] && missing[1] ? 'nobody' : missing[0] ? 'second' : 'first';
  return { how: 'absence', winner, score: null, at };
}

/** The first end of a meeting stands. */
function ended(
  now: Tournament,
  { round, meeting }: { readonly round: number; readonly meeting: number },
  end: MeetingEnd,
): Tournament {
  const rounds = now.rounds.map((each, r) => {
    if (r !== round) return each;
    return {
      ...each,
      meetings: each.meetings.map((one, m) => (m === meeting && one.end === null ? { ...one, end } : one)),
    };
  });
  return { ...now, rounds };
}

/** Those who meet somebody. */
export const playing = ({ entrants }: Tournament): readonly Entrant[] =>
  entrants.filter(({ left }) => !left).map(({ entrant }) => entrant);

export const isDecided = ({ meetings }: Round): boolean => meetings.every(({ end }) => end !== null);

/** Where a tournament stands. pairing: the next round is about to be paired. */
export type Phase = 'registration' | 'pairing' | 'round' | 'break' | 'over';

/** `next`: whether another round follows. */
export function phaseOf(tournament: Tournament): Phase {
  const last = tournament.rounds.at(-1);
  if (tournament.over) return 'over';
  if (tournament.seeds.length === 0) return 'registration';
  if (last === undefined) return 'pairing';
  return isDecided(last) ? 'break' : 'round';
}
