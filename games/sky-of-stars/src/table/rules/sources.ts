import { sourcesOf } from '@orrery/ui';

const BOTH = 'S1 S3 S4 P2 P3 P4 P5 P10 P13 P14 P15 G1 G3 E3 E5';
const OURS = 'S5 P12 P19 P20 P21 G6 E6';

/** What the rulebook prints, what was decided here where it is silent, and what is some of both. */
export const sourceOf = sourcesOf('SK', BOTH, OURS);
