import { firstOfBracket, goesOn } from './knock-out.ts';
import { finalists } from './next-round.ts';
import { mainOrder } from './standings.ts';
import type { Entrant, Pair, Tournament } from './tournament.ts';

/** Who stands where in a knock-out, round by round, two after each other meet; null: nobody knows, or nobody at all. */
export interface Bracket {
  readonly rounds: (Entrant | null)[][];
  /** false: as it would be if the main part ended now. */
  readonly begun: boolean;
}

/** null: it has no knock-out. */
export function bracketOf(tournament: Tournament): Bracket | null {
  const { plan, rounds, seeds } = tournament;
  const whole = plan.kind === 'knock-out';
  const played = rounds.filter(({ stage }) => whole || stage === 'finals');
  const order = whole ? seeds : mainOrder(tournament);
  const count = whole ? seeds.length : finalists(tournament);
  if (count === 0) return null;
  const places = (pairs: readonly Pair[]) => pairs.flatMap(({ first, second }) => [first, second]);
  const shown = [places(played[0]?.meetings ?? firstOfBracket(order.slice(0, count)))];
  for (let round = 0; shown.at(-1)!.length > 1; round++) {
    const meetings = played[round]?.meetings;
    const through = Array.from({ length: shown.at(-1)!.length / 2 }, (_, at) => {
      const meeting = meetings?.[at];
      return meeting === undefined || meeting.end === null ? null : goesOn(meeting, order);
    });
    shown.push(through);
  }
  return { rounds: shown, begun: played.length > 0 };
}
