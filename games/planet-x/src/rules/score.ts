import type { Result, Seat } from '@orrery/kernel';
import { type Cards, cardsOf } from './cards.ts';
import type { FinalCount } from './kind.ts';
import { teamOf } from './seats.ts';
import { forceOf, unitsIn } from './stacks.ts';
import type { State } from './state.ts';

/** PX-E2: printed Force of the seat's units; modifiers do not count. */
export function printedForce(s: State, cards: Cards, seat: Seat): number {
  let sum = 0;
  for (let unit = 0; unit < cards.units; unit++) {
    const stack = s.stackOf[unit]!;
    if (stack >= 0 && s.owners[stack] === seat) sum += cards.force[unit]!;
  }
  return sum;
}

/** PX-E2; PX-O12: or the stacks as they stand. */
function finalForce(s: State, cards: Cards, seat: Seat): number {
  if (s.options.finalForce === 'printed') return printedForce(s, cards, seat);
  let sum = 0;
  for (const stack of s.live) if (s.owners[stack] === seat) sum += forceOf(s, cards, stack);
  return sum;
}

/** How the game ended; null while it goes on. */
export function finalCount(s: State): FinalCount | null {
  if (s.why === null) return null;
  const cards = cardsOf(s.options);
  const force = s.sizes.map((_, seat) => finalForce(s, cards, seat));
  const standing = standingOf(s, cards, force);
  const winners = standing
    .map((_, team) => team)
    .filter((team) => standing.every((other) => !beats(other, standing[team]!)));
  return { why: s.why, force, teamForce: standing.map((team) => team.force), winners };
}

/** PX-E2 to PX-E6, as the kernel wants it: places by seat, allies sharing one. */
export function result(s: State): Result | null {
  if (s.why === null) return null;
  const cards = cardsOf(s.options);
  const force = s.sizes.map((_, seat) => finalForce(s, cards, seat));
  const standing = standingOf(s, cards, force);
  const teams = s.sizes.map((_, seat) => standing[teamOf(s.options, seat)]!);
  return {
    places: teams.map((team) => 1 + teams.filter((other) => beats(other, team)).length),
    scores: teams.map((team) => team.force),
  };
}

interface Standing {
  readonly gaveUp: boolean;
  readonly force: number;
  /** Printed Force of every unit on the table, strongest first; empty where ties are shared (PX-E4). */
  readonly strongest: readonly number[];
}

function standingOf(s: State, cards: Cards, force: readonly number[]): Standing[] {
  const teams = s.options.mode === 'teams' ? 2 : s.n;
  return Array.from({ length: teams }, (_, team) => {
    const seats = force.map((_, seat) => seat).filter((seat) => teamOf(s.options, seat) === team);
    const units = s.live.filter((stack) => seats.includes(s.owners[stack]!)).flatMap((stack) => unitsIn(s, stack));
    const printed = units.map((unit) => cards.force[unit]!).sort((a, b) => b - a);
    return {
      // PX-E6: in a free-for-all who gave up is only played on by another.
      gaveUp: s.why === 'resigned' && seats.some((seat) => (s.resigned >> seat) & 1),
      force: seats.reduce((sum, seat) => sum + force[seat]!, 0),
      strongest: s.options.tieBreak === 'strongest' ? printed : [],
    };
  });
}

function beats(a: Standing, b: Standing): boolean {
  if (a.gaveUp !== b.gaveUp) return b.gaveUp;
  if (a.force !== b.force) return a.force > b.force;
  for (let i = 0; i < Math.max(a.strongest.length, b.strongest.length); i++) {
    const [mine, theirs] = [a.strongest[i] ?? 0, b.strongest[i] ?? 0];
    if (mine !== theirs) return mine > theirs;
  }
  return false;
}
