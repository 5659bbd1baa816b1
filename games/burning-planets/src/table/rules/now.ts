import type { View } from '../../rules/seen.ts';

/** The paragraph of the rules that belongs to this moment. */
export function ruleNow({ stage, turn }: View): string {
  if (stage === 'asteroids') return 'BP-S11';
  if (stage === 'cannons') return 'BP-S13';
  if (stage === 'over') return 'BP-E1';
  const phase = turn?.phase;
  return phase === 'structures' ? 'BP-P11' : phase === 'ships' ? 'BP-P16' : 'BP-P18';
}
