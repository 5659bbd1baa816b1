import { put, type Situation } from '../learn/scenes.ts';

export interface Example extends Situation {
  readonly id: 'levels' | 'destroyed' | 'caught' | 'cutOff';
  /** Under which paragraph it stands. */
  readonly rule: string;
}

/** The four examples of the rulebook, each a position that the real rules play. */
export const EXAMPLES: readonly Example[] = [
  {
    ...{ id: 'caught', rule: 'SS-P8', board: '2 2 2 2 / 1 4b 2 2 / 2 2 2 2' },
    ...{ mine: put('W6', 1, 1), theirs: put('SH', 2, 1) },
  },
  {
    ...{ id: 'destroyed', rule: 'SS-P9', board: '2 2 2 2 / 2 4b 1 2 / 2 2 2 2' },
    ...{ mine: put('W6', 1, 1), theirs: put('W2', 0, 1) },
  },
  {
    ...{ id: 'levels', rule: 'SS-P10', board: '4b 2 2 1 / 3e 2 X 2 / 1 4c 3a 2' },
    ...{ mine: put('W3', 1, 2), theirs: put('SH', 3, 0) },
  },
  {
    ...{ id: 'cutOff', rule: 'SS-P15', board: '-- -- 2 -- / 3a 2 1 -- / 2 -- -- --' },
    ...{ mine: put('W6', 1, 1), theirs: put('SH', 0, 2) },
  },
];
