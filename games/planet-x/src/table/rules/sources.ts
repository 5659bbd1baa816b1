import { sourcesOf } from '@orrery/ui';

const BOTH = 'S2 S3 S4 S7 P1 P2 P3 P4 P5 P7 P12 P13 P14 P15 P19 P20 P22 P24 E1 E7';
const OURS = 'S1 S8 P6 P16 P18 P25 P26 P27 P28 P29 P30 P31 E3 E4 E6';

/** What the rulebook prints, what was decided here where it is silent, and what is some of both. */
export const sourceOf = sourcesOf('PX', BOTH, OURS);
