import { flawText as textOf } from '@orrery/ui';
import type { Say } from '@orrery/words';
import type { MessageId } from '../../words/index.ts';

const KNOWN = [
  'SHAPE',
  'REPEATED_ID',
  'RESERVED_NAME',
  'OUTSIDE',
  'TOO_CLOSE',
  'COLLINEAR',
  'UNKNOWN_TYPE',
  'UNKNOWN_COLOUR',
  'EMPTY_TYPE',
  'TOO_FEW_STARS',
  'TOO_FEW_CARDS',
  'FIVE_WORDS',
  'REPEATED_WORD',
  'TWELVE_FACES',
  'NO_LINE_FACE',
  'other',
] as const;

/** What is wrong with data somebody brought, in words, and where. */
export function flawText(say: Say<MessageId>, read: { readonly problem: string; readonly where: string }): string {
  return textOf(say, KNOWN, 'other', read);
}
