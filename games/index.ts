import type { Room } from '@orrery/kernel';

/** The shelf: the one list of games. A game is one folder beside this file and one line here. */
export const shelf: readonly Room[] = [];
