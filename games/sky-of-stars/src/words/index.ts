import type { Words } from '@orrery/words';
import type { SkyOfStars } from '../rules/kind.ts';
import type { MessageId } from './en.ts';
import { sentence } from './sentence.ts';

export type { MessageId } from './en.ts';

/** Everything A Sky of Stars says. The text of a rule is the message of its own id. */
export const words: Words<SkyOfStars, MessageId> = {
  catalogue: async (lang) => (lang === 'it' ? (await import('./it.ts')).it : (await import('./en.ts')).en),
  sentence,
  why: {
    'wrong-phase': { id: 'wrong-phase', rule: 'SK-P1' },
    'not-asked': { id: 'not-asked', rule: 'SK-P5' },
    'wrong-face': { id: 'wrong-face', rule: 'SK-P9' },
    malformed: { id: 'malformed', rule: 'SK-P5' },
    'no-such-star': { id: 'no-such-star', rule: 'SK-G2' },
    'from-not-in-constellation': { id: 'from-not-in-constellation', rule: 'SK-G1' },
    'from-erased': { id: 'from-erased', rule: 'SK-P9' },
    'star-erased': { id: 'star-erased', rule: 'SK-P9' },
    'star-used': { id: 'star-used', rule: 'SK-P3' },
    'star-in-earlier-constellation': { id: 'star-in-earlier-constellation', rule: 'SK-G1' },
    'star-already-in-constellation': { id: 'star-already-in-constellation', rule: 'SK-G1' },
    'duplicate-line': { id: 'duplicate-line', rule: 'SK-G1' },
    'wrong-type': { id: 'wrong-type', rule: 'SK-P6' },
    'passes-over-star': { id: 'passes-over-star', rule: 'SK-G3' },
    'crosses-constellation': { id: 'crosses-constellation', rule: 'SK-G4' },
    'crosses-own-line': { id: 'crosses-own-line', rule: 'SK-G5' },
    'must-draw': { id: 'must-draw', rule: 'SK-P8' },
    'own-drawing': { id: 'own-drawing', rule: 'SK-P14' },
    'not-shown': { id: 'not-shown', rule: 'SK-P13' },
    'bad-number': { id: 'bad-number', rule: 'SK-P14' },
    'already-left': { id: 'already-left', rule: 'SK-P20' },
    'bot-takes-over': { id: 'bot-takes-over', rule: 'SK-P20' },
  },
};
