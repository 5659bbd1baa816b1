import type { Hint } from '@orrery/ui';
import type { SkyOfStars } from '../rules/kind.ts';

/** For a first game. */
export const hints: readonly Hint<SkyOfStars>[] = [
  {
    word: 'hint.start',
    now: ({ phase }) => phase === 'start',
    understood: (seen) => seen.t === 'rolled',
  },
  {
    word: 'hint.line',
    now: ({ phase, face }) => phase === 'act' && face !== 'erase',
    understood: (seen, as) => seen.t === 'lineDrawn' && seen.seat === as,
  },
  {
    word: 'hint.stop',
    now: ({ phase }) => phase === 'window',
    understood: (seen) => seen.t === 'stopCalled',
  },
  {
    word: 'hint.guess',
    now: ({ phase }) => phase === 'show',
    understood: (seen, as) => seen.t === 'guessed' && seen.seat === as,
  },
];
