import type { KeyHelp } from '@orrery/ui';
import type { Say } from '@orrery/words';
import type { MessageId } from '../words/index.ts';

const KEYS = [
  ['N', 'key.next'],
  ['G', 'key.go'],
  ['F', 'key.whole'],
  ['I', 'key.index'],
  ['T', 'key.threats'],
  ['C', 'key.contracts'],
  ['S', 'key.points'],
  ['J', 'key.orders'],
  ['V', 'key.fleet'],
  ['1 – 9', 'key.kept'],
  ['Z', 'key.sleep'],
  ['R', 'key.again'],
  ['O', 'key.summary'],
] as const satisfies readonly (readonly [string, MessageId])[];

/** The keys of this game alone, for the list of keys. */
export function keysHelp(say: Say<MessageId>): readonly KeyHelp[] {
  return KEYS.map(([key, id]) => ({ key, text: say(id) }));
}
