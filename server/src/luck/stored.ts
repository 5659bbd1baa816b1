import type { LuckList, LuckRecord } from '@orrery/kernel';

/** How far the luck of a match is settled, as it is kept: it only ever goes on. */
export type StoredLuck =
  | { readonly stage: 'seal' }
  | {
      readonly stage: 'open';
      readonly list: LuckList;
      /** By seal: the person who gave it. */
      readonly people: readonly string[];
    }
  | { readonly stage: 'set'; readonly record: LuckRecord };

export const luckStages: readonly StoredLuck['stage'][] = ['seal', 'open', 'set'];
