import type { Hint } from '@orrery/ui';
import type { BurningPlanets } from '../rules/kind.ts';

/** For a first game. */
export const hints: readonly Hint<BurningPlanets>[] = [
  {
    word: 'hint.cannon',
    now: ({ stage }) => stage === 'cannons',
    understood: (seen, as) => seen.t === 'cannonPlaced' && seen.seat === as,
  },
  {
    word: 'hint.build',
    // In a turn that a catastrophe spoils there may be nothing to build.
    now: ({ turn }) => turn?.phase === 'structures' && turn.catastrophe === null,
    understood: (seen, as) => seen.t === 'built' && seen.seat === as,
  },
  {
    word: 'hint.ship',
    now: ({ turn }) => turn?.phase === 'ships',
    understood: (seen, as) => seen.t === 'shipBuilt' && seen.seat === as,
  },
  {
    word: 'hint.finish',
    now: ({ turn, ships }, as) => turn?.phase === 'actions' && ships.filter(({ owner }) => owner === as).length > 1,
    understood: (seen) => seen.t === 'turnBegan' && seen.round > 3,
  },
];
