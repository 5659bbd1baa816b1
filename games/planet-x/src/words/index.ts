import type { Lang, Words } from '@orrery/words';
import type { PlanetX } from '../rules/kind.ts';
import type { MessageId } from './en.ts';
import { sentence, unlogged } from './sentence.ts';
import { past, type Stacks } from './stacks.ts';

export type { MessageId } from './en.ts';

/** Everything Planet X says. The text of a rule is the message of its own id. */
export const words: Words<PlanetX, MessageId, Lang, Stacks> = {
  catalogue: async (lang) => (lang === 'it' ? (await import('./it.ts')).it : (await import('./en.ts')).en),
  sentence,
  unlogged,
  past,
  why: {
    E_OVER: { id: 'E_OVER', rule: 'PX-E1' },
    E_PHASE: { id: 'E_PHASE', rule: 'PX-P5' },
    E_NOT_YOUR_TURN: { id: 'E_NOT_YOUR_TURN', rule: 'PX-P5' },
    E_MALFORMED: { id: 'E_MALFORMED', rule: 'PX-P5' },
    E_ALREADY_ANSWERED: { id: 'E_ALREADY_ANSWERED', rule: 'PX-P27' },
    E_BAD_TARGET: { id: 'E_BAD_TARGET', rule: 'PX-P19' },
    E_MULLIGAN_NOT_ALLOWED: { id: 'E_MULLIGAN_NOT_ALLOWED', rule: 'PX-S7' },
    E_CARD_NOT_IN_HAND: { id: 'E_CARD_NOT_IN_HAND', rule: 'PX-P25' },
    E_NOT_UNIT: { id: 'E_NOT_UNIT', rule: 'PX-P7' },
    E_NOT_OWN_FACTION: { id: 'E_NOT_OWN_FACTION', rule: 'PX-P7' },
    E_NO_OPTION: { id: 'E_NO_OPTION', rule: 'PX-P13' },
    E_BULK: { id: 'E_BULK', rule: 'PX-P9' },
    E_NOT_OWN_STACK: { id: 'E_NOT_OWN_STACK', rule: 'PX-P8' },
    E_SAME_STACK: { id: 'E_SAME_STACK', rule: 'PX-P10' },
    E_NOT_SINGLE: { id: 'E_NOT_SINGLE', rule: 'PX-P12' },
    E_NOT_GROUP: { id: 'E_NOT_GROUP', rule: 'PX-P11' },
    E_TYPE_PRESENT: { id: 'E_TYPE_PRESENT', rule: 'PX-P1' },
    E_ALLY: { id: 'E_ALLY', rule: 'PX-P14' },
    E_TRUCE: { id: 'E_TRUCE', rule: 'PX-P24' },
    E_ENGAGEMENT: { id: 'E_ENGAGEMENT', rule: 'PX-P14' },
    E_HAND_EMPTY: { id: 'E_HAND_EMPTY', rule: 'PX-P13' },
    E_PASS_NOT_ALLOWED: { id: 'E_PASS_NOT_ALLOWED', rule: 'PX-P6' },
    E_NOT_ASKED: { id: 'E_NOT_ASKED', rule: 'PX-P26' },
    E_NOT_SPECIAL: { id: 'E_NOT_SPECIAL', rule: 'PX-P19' },
    E_SPECIAL_USED: { id: 'E_SPECIAL_USED', rule: 'PX-P4' },
    E_NO_TARGET: { id: 'E_NO_TARGET', rule: 'PX-P20' },
    E_CHOOSE_UNIT: { id: 'E_CHOOSE_UNIT', rule: 'PX-P22' },
    E_TRUCE_EXISTS: { id: 'E_TRUCE_EXISTS', rule: 'PX-P24' },
    E_NOT_IN_STACK: { id: 'E_NOT_IN_STACK', rule: 'PX-P17' },
  },
};
