import type { Observer, Seat } from '@orrery/kernel';
import { listed, type Say, type Sentence, type Words } from '@orrery/words';
import type { SealedBids, Seen } from '../rules/kind.ts';
import type { MessageId } from './en.ts';

function sentence(seen: Seen, as: Observer, name: (seat: Seat) => string, say: Say<MessageId>): Sentence<MessageId> {
  switch (seen.t) {
    case 'offered':
      return { id: 'offered', values: { round: seen.round, moon: seen.moon } };
    case 'sealed':
      return seen.card !== null && seen.by === as
        ? { id: 'sealed.mine', values: { card: seen.card } }
        : { id: 'sealed', values: { name: name(seen.by) } };
    case 'shown': {
      const bids = seen.bids.join(', ');
      if (seen.winner === null) return { id: 'shown.none', values: { bids } };
      const who = seen.winner === as ? 'you' : 'other';
      return { id: 'shown.won', values: { bids, who, name: name(seen.winner), moon: seen.moon } };
    }
    case 'ended':
      return { id: 'ended', values: { winners: listed(say, seen.winners.map(name)), n: seen.winners.length } };
  }
}

/** Everything Sealed Bids says. The text of a rule is the message of its own id. */
export const words: Words<SealedBids, MessageId> = {
  catalogue: async (lang) => (lang === 'it' ? (await import('./it.ts')).it : (await import('./en.ts')).en),
  sentence,
  why: {
    MALFORMED: { id: 'MALFORMED', rule: 'SB-2' },
    OVER: { id: 'OVER', rule: 'SB-4' },
    NOT_SEATED: { id: 'NOT_SEATED', rule: 'SB-1' },
    SEALED: { id: 'SEALED', rule: 'SB-2' },
    SPENT: { id: 'SPENT', rule: 'SB-3' },
  },
};
