import type { RuleSource } from '@orrery/ui';

const BOTH = 'S1 S2 S4 S5 S7 P2 P3 P6 P7 P8 P11 P13 P15 E1 E5 E6 V2 V3'.split(' ');
const OURS = 'P4 P16 V4'.split(' ');

/** What the rulebook prints, what was decided here where it is silent, and what is some of both. */
export function sourceOf(rule: string): RuleSource {
  const id = rule.replace('SS-', '');
  return OURS.includes(id) ? 'ours' : BOTH.includes(id) ? 'both' : 'book';
}
