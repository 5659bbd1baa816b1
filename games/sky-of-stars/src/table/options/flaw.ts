import type { Say } from '@orrery/kernel';
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
] as const;

/** What is wrong with data somebody brought, in words, and where. */
export function flawText(
  say: Say<MessageId>,
  { problem, where }: { readonly problem: string; readonly where: string },
) {
  const fault = KNOWN.find((each) => problem === `BAD_DATA.${each}`) ?? 'other';
  return say('option.bad', { reason: say(`flaw.${fault}`), where });
}
