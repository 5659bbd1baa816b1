import type { DataSet, Fighter } from '../data/index.ts';

/** BP-P27: in how many of `of` equally likely pairs of dice an attack destroys its target. */
export interface Odds {
  readonly wins: number;
  readonly of: number;
}

/** Exact odds of one attack; a target without a die defends by its shield alone (BP-P28). */
function oddsOf(attackDie: number, defenceDie: number, shield: number): Odds {
  if (defenceDie === 0) return { wins: Math.max(0, attackDie - shield), of: attackDie };
  let wins = 0;
  for (let a = shield + 1; a <= attackDie; a++) wins += Math.min(a - 1, defenceDie);
  return { wins, of: attackDie * defenceDie };
}

export function oddsBetween(set: DataSet, attacker: Fighter, target: Fighter | 'asteroid'): Odds {
  const { die } = set.fighters[attacker];
  if (target === 'asteroid') return oddsOf(die, 0, set.asteroidShield);
  return oddsOf(die, set.fighters[target].die, set.fighters[target].shield);
}

/** That at least one of so many attacks succeeds. */
export function oddsInAll({ wins, of }: Odds, attacks: number): number {
  return 1 - (1 - wins / of) ** attacks;
}
