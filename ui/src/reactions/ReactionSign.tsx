import { Picture, starPath } from '../art/index.ts';
import type { Reaction } from './kinds.ts';

const FACE = 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 1 0 0-17Z';
const EYES = 'M8.500 9.200a1.300 1.300 0 1 0 .01 0ZM15.500 9.200a1.300 1.300 0 1 0 .01 0Z';

/** Little moons with faces, a heart, and a star for a bravo: in the hand of the atlas. */
const SIGNS: Readonly<Record<Reaction, { readonly stroke?: string; readonly fill?: string }>> = {
  bravo: {
    stroke: 'M12 1.500v2M22.500 12h-2M1.500 12h2M12 20.500v2',
    fill: starPath(12, 12, 8.6, { points: 5, inner: 0.42 }),
  },
  laugh: { stroke: FACE, fill: `${EYES}M7 13h10a5 5 0 0 1-10 0Z` },
  wow: { stroke: FACE, fill: `${EYES}M12 12.800a2.300 2.700 0 1 0 .01 0Z` },
  puzzled: { stroke: `${FACE}M8.500 16.500l7-2M7 7l3.500-.8M14 5.500l3.500 1.500`, fill: EYES },
  love: {
    fill: 'M12 20.500C5 15.500 2.500 12 2.500 8.600 2.500 3.500 9.500 2 12 7c2.500-5 9.500-3.500 9.500 1.600 0 3.400-2.500 6.900-9.500 11.900Z',
  },
};

export function ReactionSign({ name, size = 28 }: { readonly name: Reaction; readonly size?: number }) {
  const { stroke, fill } = SIGNS[name];
  return (
    <Picture className="reaction-sign" width={size} height={size} viewBox="0 0 24 24">
      {stroke !== undefined && (
        <path d={stroke} fill="none" stroke="currentColor" strokeWidth={1.7} strokeLinecap="round" />
      )}
      {fill !== undefined && <path d={fill} fill="currentColor" fillRule="evenodd" />}
    </Picture>
  );
}
