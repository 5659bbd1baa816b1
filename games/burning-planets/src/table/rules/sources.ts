import { sourcesOf } from '@orrery/ui';

const BOTH = 'G2 G6 G11 S3 S11 P4 P5 P8 P13 P16 P17 P18 P19 P24 P29 P30 P31 P36 P48 E3';
const OURS =
  'G1 G3 G4 G5 G7 G8 G10 S1 S2 S5 S15 P1 P9 P14 P15 P20 P22 P23 P25 P26 P35 P38 P41 P49 P54 E4 E5 E6 E7 E8 E9';

/** What the rulebook prints, what was decided here where it is silent, and what is some of both. */
export const sourceOf = sourcesOf('BP', BOTH, OURS);
