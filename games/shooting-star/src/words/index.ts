import type { Catalogue, Lang, Words } from '@orrery/kernel';
import type { ShootingStar } from '../rules/kind.ts';
import type { MessageId } from './en.ts';
import { sentence } from './sentence.ts';

export type { MessageId } from './en.ts';

async function catalogue(lang: Lang): Promise<Catalogue<MessageId>> {
  return lang === 'it' ? (await import('./it.ts')).it : (await import('./en.ts')).en;
}

/** Everything Shooting Star says. The text of a rule is the message of its own id. */
export const words: Words<ShootingStar, MessageId> = {
  catalogue,
  sentence,
  why: {
    GAME_OVER: { id: 'GAME_OVER', rule: 'SS-E1' },
    WRONG_PHASE: { id: 'WRONG_PHASE', rule: 'SS-P1' },
    NOT_YOUR_GO: { id: 'NOT_YOUR_GO', rule: 'SS-P1' },
    MALFORMED: { id: 'MALFORMED', rule: 'SS-P2' },
    CARD_NOT_IN_HAND: { id: 'CARD_NOT_IN_HAND', rule: 'SS-P2' },
    NO_PLANET: { id: 'NO_PLANET', rule: 'SS-P2' },
    PLANET_COVERED: { id: 'PLANET_COVERED', rule: 'SS-P2' },
    BAD_ARROW: { id: 'BAD_ARROW', rule: 'SS-P3' },
    PLANET_NOT_IN_HAND: { id: 'PLANET_NOT_IN_HAND', rule: 'SS-V2' },
    CELL_TAKEN: { id: 'CELL_TAKEN', rule: 'SS-V2' },
    NOT_ADJACENT: { id: 'NOT_ADJACENT', rule: 'SS-V2' },
    DARK_ADJACENT: { id: 'DARK_ADJACENT', rule: 'SS-V3' },
  },
};
