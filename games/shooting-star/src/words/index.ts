import type { Words } from '@orrery/words';
import type { ShootingStar } from '../rules/kind.ts';
import type { MessageId } from './en.ts';
import { sentence } from './sentence.ts';

export type { MessageId } from './en.ts';

/** Everything Shooting Star says. The text of a rule is the message of its own id. */
export const words: Words<ShootingStar, MessageId> = {
  catalogue: async (lang) => (lang === 'it' ? (await import('./it.ts')).it : (await import('./en.ts')).en),
  sentence,
  why: {
    GAME_OVER: { id: 'GAME_OVER', rule: 'SS-E1', short: 'why.GAME_OVER' },
    WRONG_PHASE: { id: 'WRONG_PHASE', rule: 'SS-P1', short: 'why.WRONG_PHASE' },
    NOT_YOUR_GO: { id: 'NOT_YOUR_GO', rule: 'SS-P1', short: 'why.NOT_YOUR_GO' },
    MALFORMED: { id: 'MALFORMED', rule: 'SS-P2', short: 'why.MALFORMED' },
    CARD_NOT_IN_HAND: { id: 'CARD_NOT_IN_HAND', rule: 'SS-P2', short: 'why.CARD_NOT_IN_HAND' },
    NO_PLANET: { id: 'NO_PLANET', rule: 'SS-P2', short: 'why.NO_PLANET' },
    PLANET_COVERED: { id: 'PLANET_COVERED', rule: 'SS-P2', short: 'why.PLANET_COVERED' },
    BAD_ARROW: { id: 'BAD_ARROW', rule: 'SS-P3', short: 'why.BAD_ARROW' },
    PLANET_NOT_IN_HAND: { id: 'PLANET_NOT_IN_HAND', rule: 'SS-V2', short: 'why.PLANET_NOT_IN_HAND' },
    CELL_TAKEN: { id: 'CELL_TAKEN', rule: 'SS-V2', short: 'why.CELL_TAKEN' },
    NOT_ADJACENT: { id: 'NOT_ADJACENT', rule: 'SS-V2', short: 'why.NOT_ADJACENT' },
    DARK_ADJACENT: { id: 'DARK_ADJACENT', rule: 'SS-V3', short: 'why.DARK_ADJACENT' },
  },
};
