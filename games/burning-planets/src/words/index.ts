import type { Words } from '@orrery/words';
import type { BurningPlanets } from '../rules/kind.ts';
import type { MessageId } from './en.ts';
import { sentence } from './sentence.ts';

export type { MessageId } from './en.ts';

/** Everything Burning Planets says. The text of a rule is the message of its own id. */
export const words: Words<BurningPlanets, MessageId> = {
  catalogue: async (lang) => (lang === 'it' ? (await import('./it.ts')).it : (await import('./en.ts')).en),
  sentence,
  why: {
    E_OVER: { id: 'E_OVER', rule: 'BP-E1' },
    E_TURN: { id: 'E_TURN', rule: 'BP-P5' },
    E_MALFORMED: { id: 'E_MALFORMED', rule: 'BP-P2' },
    E_PHASE: { id: 'E_PHASE', rule: 'BP-P2' },
    E_NOT_YOURS: { id: 'E_NOT_YOURS', rule: 'BP-P20' },
    E_LIMIT: { id: 'E_LIMIT', rule: 'BP-P13' },
    E_CELL: { id: 'E_CELL', rule: 'BP-P11' },
    E_OCCUPIED: { id: 'E_OCCUPIED', rule: 'BP-G6' },
    E_BORDER: { id: 'E_BORDER', rule: 'BP-P12' },
    E_BIOME: { id: 'E_BIOME', rule: 'BP-P11' },
    E_EVENT: { id: 'E_EVENT', rule: 'BP-P8' },
    E_COST: { id: 'E_COST', rule: 'BP-P11' },
    E_NO_SPACEPORT: { id: 'E_NO_SPACEPORT', rule: 'BP-P16' },
    E_FRESH: { id: 'E_FRESH', rule: 'BP-P4' },
    E_SPENT: { id: 'E_SPENT', rule: 'BP-P19' },
    E_NO_ACTION: { id: 'E_NO_ACTION', rule: 'BP-P18' },
    E_UNREACHABLE: { id: 'E_UNREACHABLE', rule: 'BP-P22' },
    E_CARGO: { id: 'E_CARGO', rule: 'BP-P34' },
    E_TARGET: { id: 'E_TARGET', rule: 'BP-P24' },
    E_OWN: { id: 'E_OWN', rule: 'BP-P20' },
    E_RANGE: { id: 'E_RANGE', rule: 'BP-G10' },
    E_HOPELESS: { id: 'E_HOPELESS', rule: 'BP-P26' },
    E_DEFENDED: { id: 'E_DEFENDED', rule: 'BP-P31' },
    E_FORMATION: { id: 'E_FORMATION', rule: 'BP-P36' },
    E_NOT_CARGO: { id: 'E_NOT_CARGO', rule: 'BP-P39' },
    E_CONTRACT: { id: 'E_CONTRACT', rule: 'BP-P46' },
    E_WITHHELD: { id: 'E_WITHHELD', rule: 'BP-P49' },
    E_HOLD_FULL: { id: 'E_HOLD_FULL', rule: 'BP-P37' },
    E_NO_KIT: { id: 'E_NO_KIT', rule: 'BP-P42' },
    E_EMPTY: { id: 'E_EMPTY', rule: 'BP-P40' },
    E_KIND: { id: 'E_KIND', rule: 'BP-P40' },
    E_OPTION: { id: 'E_OPTION', rule: 'BP-P45' },
    E_CARRIER: { id: 'E_CARRIER', rule: 'BP-P45' },
    E_GOODS: { id: 'E_GOODS', rule: 'BP-P45' },
    E_OUT: { id: 'E_OUT', rule: 'BP-E2' },
  },
};
