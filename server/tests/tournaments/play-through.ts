import { Dice } from '@orrery/kernel';
import { drawSeeds, nextRound } from '../../src/tournaments/rules/next-round.ts';
import {
  type Entrant,
  foldTournament,
  type Meeting,
  type Plan,
  type Round,
  type Score,
  type Tournament,
  type TournamentEvent,
} from '../../src/tournaments/rules/tournament.ts';

const usualPlan: Plan = {
  ...{ name: 'Autumn', game: 'shooting-star', options: null, kind: 'swiss', bestOf: 1, rounds: null, finals: 0 },
  ...{ seeding: 'order', pause: 0, pace: null },
};

export function made(plan: Partial<Plan>, count: number): TournamentEvent[] {
  const joined = Array.from({ length: count }, (_, entrant) => ({ t: 'joined', at: 1, entrant, bot: null }) as const);
  return [{ t: 'made', at: 0, plan: { ...usualPlan, ...plan }, seal: 'none' }, ...joined];
}

export type Judge = (meeting: Meeting, round: number) => Score | { readonly absent: readonly Entrant[] };

interface Course {
  /** Called before each round is paired with what stood then, and the round itself. */
  readonly each?: (before: Tournament, round: Round) => void;
  readonly leaves?: (round: number) => readonly Entrant[];
  readonly seed?: string;
}

/** Plays a tournament to its end; every round is judged at once. */
export function playThrough(
  plan: Partial<Plan>,
  count: number,
  judge: Judge,
  { each, leaves, seed = 'luck' }: Course = {},
): { readonly events: readonly TournamentEvent[]; readonly tournament: Tournament } {
  const events = made(plan, count);
  const dice = new Dice(seed);
  events.push({ t: 'begun', at: 2, seeds: drawSeeds(foldTournament(events), dice) });
  for (let round = 0; ; round++) {
    for (const entrant of leaves?.(round) ?? []) events.push({ t: 'left', at: 3 + round, entrant });
    const before = foldTournament(events);
    const next = nextRound(before, dice);
    if (next === null) break;
    const meetings = next.pairs.map((pair) => ({ ...pair, table: null }));
    events.push({ t: 'paired', at: 3 + round, stage: next.stage, meetings });
    const now = foldTournament(events).rounds[round]!;
    each?.(before, now);
    now.meetings.forEach((meeting, m) => {
      if (meeting.end !== null) return;
      const said = judge(meeting, round);
      if ('absent' in said) events.push({ t: 'forfeited', at: 3 + round, round, meeting: m, absent: said.absent });
      else events.push({ t: 'result', at: 3 + round, round, meeting: m, score: said });
    });
  }
  events.push({ t: 'ended', at: 1000 });
  return { events, tournament: foldTournament(events) };
}

/** Results by dice: draws and absences, too. */
export function byDice(seed: string, calm = false): Judge {
  const dice = new Dice(seed);
  return ({ first, second }) => {
    const fell = dice.int(calm ? 2 : 12);
    if (fell === 10) return [1, 1];
    if (fell === 11) return { absent: [[first], [second!], [first, second!]][dice.int(3)]! };
    return fell % 2 === 0 ? [1, 0] : [0, 1];
  };
}

/** The lower number always wins. */
export const byStrength: Judge = ({ first, second }) => (first < second! ? [1, 0] : [0, 1]);
