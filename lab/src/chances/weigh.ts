import type { Rules } from '@orrery/bots';
import { type Budget, type Chances, evaluate, type SeatLuck } from '@orrery/bots/verdict';
import { type Kind, MatchReader } from '@orrery/kernel';
import type { Players } from '../bots/player.ts';
import type { Plan } from '../simulate/plan.ts';
import { playedMatch } from './match.ts';

/** What is asked of the threads: a simulation, and how closely its matches are looked at. */
export interface Weighing extends Plan {
  readonly budget: Pick<Budget, 'looks' | 'draws'>;
}

/** One match: what was said at each tenth of it, how it came, and the luck of everybody. Plain JSON. */
export interface Weighed {
  readonly g: number;
  /** By tenth of the match, from its start to nine tenths. */
  readonly said: readonly Chances[];
  readonly came: Chances;
  readonly lucky: readonly SeatLuck[];
}

const tenths = 10;

export function weigh<K extends Kind>(
  rules: Rules<K>,
  players: Players<K>,
  options: K['options'],
  plan: Weighing,
  g: number,
): Weighed {
  const { head, entries } = playedMatch(rules, players, options, plan, g);
  const reader = new MatchReader(rules.game, { head, entries });
  const open: Chances[] = [];
  let lucky: readonly SeatLuck[] = [];
  for (const found of evaluate({ rules, head, reader }, plan.budget)) {
    if (found.t === 'open') open.push(found.chances);
    else if (found.t === 'turns') {
      ({ lucky } = found);
      // What comes after the turning points is not measured here.
      break;
    }
  }
  const last = open.length - 1;
  const said = Array.from({ length: tenths }, (_, n) => open[Math.round((last * n) / tenths)]!);
  return { g, said, came: open[last]!, lucky };
}
