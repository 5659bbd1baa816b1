import type { Say } from '@orrery/words';
import type { Move } from '../rules/kind.ts';
import type { MessageId } from '../words/index.ts';

const KINDS =
  'deploy attack join support playSpecial discard supportReply chooseLosses voteFirst mulligan keep pass'.split(
    ' ',
  ) as readonly Kind[];
type Kind = Exclude<Move['t'], 'form' | 'reinforce' | 'resign'> | 'join' | 'keep';

/** For "what can I do?": each kind of move once, with how many cards or targets it has. */
export function whatCanBeDone(moves: readonly Move[], say: Say<MessageId>): readonly string[] {
  const found = new Map<Kind, Set<string>>();
  for (const move of moves) {
    const kind = kindOf(move);
    if (kind === null) continue;
    const what = 'card' in move ? move.card : 'target' in move ? String(move.target) : '';
    found.set(kind, (found.get(kind) ?? new Set()).add(what));
  }
  return KINDS.flatMap((kind) => {
    const whats = found.get(kind);
    return whats === undefined ? [] : [say(`can.${kind}`, { count: whats.size })];
  });
}

function kindOf(move: Move): Kind | null {
  if (move.t === 'form' || move.t === 'reinforce') return 'join';
  if (move.t === 'mulligan') return move.take ? 'mulligan' : 'keep';
  return move.t === 'resign' ? null : move.t;
}
