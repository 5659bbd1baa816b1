import { rem } from '@orrery/ui';
import type { CSSProperties } from 'react';
import type { Box } from './arrange.ts';

/** Where a box of the plan lies on the board. */
export function laidAt({ x, y, w, h }: Box): CSSProperties {
  return { left: rem(x), top: rem(y), width: rem(w), height: rem(h) };
}
