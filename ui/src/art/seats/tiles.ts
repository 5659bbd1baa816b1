import type { HatchName } from '../../theme/seats.ts';

/** Strokes of one tile, 8 x 8; they meet across its edges. */
export const HATCH_TILES: Readonly<Record<HatchName, { readonly d: string; readonly round?: true }>> = {
  slant: { d: 'M-2 10L10-2M-2 2L2-2M6 10L10 6' },
  crosses: { d: 'M4 1.500V6.500M1.500 4H6.500' },
  grid: { d: 'M4 0V8M0 4H8' },
  lines: { d: 'M-1 2H9M-1 6H9' },
  dots: { d: 'M2 2h0M6 6h0', round: true },
  waves: { d: 'M-2 2Q0 0 2 2T6 2 10 2M-2 6Q0 4 2 6T6 6 10 6' },
};
