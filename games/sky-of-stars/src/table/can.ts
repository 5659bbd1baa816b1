import type { Say } from '@orrery/words';
import type { Move } from '../rules/kind.ts';
import type { MessageId } from '../words/index.ts';

const KINDS = ['start', 'line', 'erase', 'guess', 'count', 'verdict', 'stop', 'ready', 'pass'] as const;

/** For "what can I do?": each kind of move once, with how many stars it leads to. */
export function whatCanBeDone(moves: readonly Move[], say: Say<MessageId>): readonly string[] {
  return KINDS.flatMap((kind) => {
    const those = moves.filter(({ t }) => t === kind);
    if (those.length === 0) return [];
    const stars = new Set(those.map((move) => (move.t === 'line' ? move.to : 'star' in move ? move.star : '')));
    return [say(`can.${kind}`, { count: stars.size })];
  });
}
