import type { Hint } from '@orrery/ui';
import type { ShootingStar } from '../rules/kind.ts';

/** For a first game. */
export const hints: readonly Hint<ShootingStar>[] = [
  {
    word: 'hint.place',
    now: ({ phase }) => phase === 'place',
    understood: (seen, as) => seen.t === 'weaponPlaced' && seen.seat === as,
  },
  {
    word: 'hint.order',
    now: ({ phase, round }) => phase === 'place' && round > 1,
    understood: (seen) => seen.t === 'roundStarted' && seen.round > 2,
  },
  {
    word: 'hint.missions',
    now: ({ phase, round }) => phase === 'place' && round > 2,
    understood: (seen) => seen.t === 'roundStarted' && seen.round > 3,
  },
];
