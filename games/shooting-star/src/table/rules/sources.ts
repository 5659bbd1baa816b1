import { sourcesOf } from '@orrery/ui';

const BOTH = 'S1 S2 S4 S5 S7 P2 P3 P6 P7 P8 P11 P13 P15 E1 E5 E6 V2 V3';
const OURS = 'P4 P16 V4';

/** What the rulebook prints, what was decided here where it is silent, and what is some of both. */
export const sourceOf = sourcesOf('SS', BOTH, OURS);
