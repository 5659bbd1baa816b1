import { type Level, Secret } from '@orrery/kernel';
import type { ErrorCode, MakeTournament } from '@orrery/wire';
import { no, type Outcome, yes } from '../outcome.ts';
import type { Act, Done, Held, Untimed } from './keeper.ts';
import { drawSeeds } from './rules/next-round.ts';
import { meetingOf } from './rules/standings.ts';
import {
  type Entrant,
  fewestEntrants,
  mostEntrants,
  type Plan,
  phaseOf,
  playing,
  type Tournament,
} from './rules/tournament.ts';

/** How many may ever have come, with those who went before it began. */
const mostComings = 256;
const usualPause = 60_000;

export function planOf(asked: MakeTournament): Plan {
  const { name, game, kind, options = null, bestOf = 1, rounds = null, seeding = 'lots', pause = usualPause } = asked;
  const finals = kind === 'knock-out' ? 0 : (asked.finals ?? 0);
  return { name, game, kind, options, bestOf, rounds, finals, seeding, pause, pace: asked.pace ?? null };
}

export function entrantOf({ stored, now }: Held, person: string): Entrant | null {
  const own = [...stored.people].find(([entrant, who]) => who === person && !now.entrants[entrant]?.left);
  return own?.[0] ?? null;
}

export const join =
  (person: string): Act =>
  (held) => {
    if (entrantOf(held, person) !== null) return yes({ events: [] });
    const refused = refusedToCome(held.now, 1);
    if (refused !== null) return no(refused);
    const entrant = held.now.entrants.length;
    return yes({ events: [{ t: 'joined', entrant, bot: null }], people: [{ entrant, person }] });
  };

export const addBots =
  (bots: readonly Level[]): Act =>
  ({ now }) => {
    const refused = refusedToCome(now, bots.length);
    if (refused !== null) return no(refused);
    return yes({ events: bots.map((bot, at) => ({ t: 'joined', entrant: now.entrants.length + at, bot })) });
  };

function refusedToCome(now: Tournament, more: number): ErrorCode | null {
  if (phaseOf(now) !== 'registration') return 'TOURNAMENT_BEGUN';
  const full = playing(now).length + more > mostEntrants || now.entrants.length + more > mostComings;
  return full ? 'TOURNAMENT_FULL' : null;
}

/** They go: before it begins as if they had never come, later they lose what they play and meet nobody any more. */
export const leave =
  (entrant: Entrant | null): Act =>
  ({ now }) => {
    if (phaseOf(now) === 'over') return no('TOURNAMENT_BEGUN');
    if (entrant === null || now.entrants[entrant]?.left !== false) return no('NOT_IN_TOURNAMENT');
    return yes({ events: [{ t: 'left', entrant }, ...forfeit(now, entrant)] });
  };

/** The host says that somebody did not come. */
export const absent =
  (entrant: Entrant): Act =>
  ({ now }) => {
    const events = forfeit(now, entrant);
    return events.length === 0 ? no('NOT_IN_TOURNAMENT') : yes({ events });
  };

/** Somebody loses the match they still play. */
function forfeit(now: Tournament, entrant: Entrant): Untimed[] {
  const round = now.rounds.length - 1;
  const last = now.rounds[round];
  const meeting = last === undefined ? undefined : meetingOf(last, entrant);
  if (last === undefined || meeting === undefined || meeting.end !== null) return [];
  return [{ t: 'forfeited', round, meeting: last.meetings.indexOf(meeting), absent: [entrant] }];
}

export const begin: Act = ({ stored, now }): Outcome<Done> => {
  if (phaseOf(now) !== 'registration') return no('TOURNAMENT_BEGUN');
  if (playing(now).length < fewestEntrants) return no('TOO_FEW_ENTRANTS');
  return yes({ events: [{ t: 'begun', seeds: drawSeeds(now, luckOf(stored.key).dice('seeds')) }] });
};

/** The host ends it as it stands; what was never begun was nothing. */
export const end: Act = ({ now }) => (now.over ? no('TOURNAMENT_BEGUN') : yes({ events: [{ t: 'ended' }] }));

/** What lots are drawn from: HMAC of the sealed key, so that whoever has the key can draw them again. */
export const luckOf = (key: string): Secret => new Secret(Buffer.from(key, 'hex'));
