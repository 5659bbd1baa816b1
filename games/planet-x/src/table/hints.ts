import type { Hint } from '@orrery/ui';
import { dataOf, specialOf } from '../data/index.ts';
import type { PlanetX } from '../rules/kind.ts';

const acts = new Set<PlanetX['seen']['t']>([
  ...(['deployed', 'discarded', 'groupFormed', 'groupReinforced', 'attackDeclared'] as const),
]);

/** For a first game. */
export const hints: readonly Hint<PlanetX>[] = [
  {
    word: 'hint.act',
    now: ({ phase, active }, as) => phase === 'main' && active === as,
    understood: (seen, as) => acts.has(seen.t) && 'seat' in seen && seen.seat === as,
  },
  {
    word: 'hint.special',
    now: ({ players, options }, as) =>
      (players[as]?.hand ?? []).some((card) => specialOf(dataOf(options), card) !== null),
    understood: (seen) => seen.t === 'specialPlayed',
  },
  {
    word: 'hint.pay',
    now: ({ stacks }, as) => stacks.some(({ owner }) => owner === as) && stacks.some(({ owner }) => owner !== as),
    understood: (seen) => seen.t === 'clash',
  },
];
