import type { RuleSource } from '@orrery/ui';

const BOOK = 'S5 S6 P8 P9 P10 P11 P17 P21 P23 E2 E5'.split(' ');
const BOTH = 'S2 S3 S4 S7 P1 P2 P3 P4 P5 P7 P12 P13 P14 P15 P19 P20 P22 P24 E1 E7'.split(' ');

/** What the rulebook prints, what was decided here where it is silent, and what is some of both. */
export function sourceOf(rule: string): RuleSource {
  const id = rule.replace('PX-', '');
  return BOOK.includes(id) ? 'book' : BOTH.includes(id) ? 'both' : 'ours';
}
