import type { Trial } from '../../laws/index.ts';
import type { Chance, Game, Observer } from '../../src/index.ts';
import { shuffle } from '../../src/index.ts';
import { mindFor } from './mind.ts';
import { actors, apply, awaited, copy, fallback, gate, list, pick, refuse, result, setup } from './rules.ts';
import { follow, imagine, tell, view } from './sight.ts';
import { type Bidding, inOrder, type Move, type State } from './state.ts';

export type { Bidding } from './state.ts';

export const bidding: Game<Bidding> = {
  id: 'bidding',
  rules: 1,
  seats: { min: 2, max: 4 },
  longest: 1000,
  malformed: 'MALFORMED',
  readOptions(raw) {
    if (raw === undefined) return { ok: true, value: { rounds: 3 } };
    if (typeof raw !== 'object' || raw === null) return { ok: false, problem: 'NOT_A_RECORD', where: '' };
    const rounds = Object.hasOwn(raw, 'rounds') ? (raw as { rounds: unknown }).rounds : 3;
    if (rounds === 1 || rounds === 3 || rounds === 4) return { ok: true, value: { rounds } };
    return { ok: false, problem: 'BAD_ROUNDS', where: 'rounds' };
  },
  optionKinds: { rounds: 'common' },
  readMove(raw): Move | null {
    if (typeof raw !== 'object' || raw === null || !Object.hasOwn(raw, 't')) return null;
    const { t, card } = raw as { t: unknown; card?: unknown };
    if (t === 'seal' || t === 'open') return { t };
    return t === 'lay' && Number.isInteger(card) && Object.hasOwn(raw, 'card') ? { t, card: card as number } : null;
  },
  setup,
  actors,
  awaited,
  gate,
  refuse,
  apply,
  result,
  copy,
  list,
  pick,
  fallback,
  asks: (s, by) => `${s.round} ${s.bidders[by]?.sealed}`,
  revealsNothing: (events) => events.every(({ t }) => t === 'laid' || t === 'sealed' || t === 'opened'),
  works: ({ bidders }) => bidders.map((_, by) => ({ id: `bids of ${by}`, by })),
  missing: (s, by) => (s.bidders[by]?.laid === null ? 2 : 1),
  view,
  tell,
  follow,
  imagine,
};

/** Swaps all that is hidden from `who`: other hands, what lies before them, and the pile. */
export function scramble(s: State, who: Observer, chance: Chance): State {
  const hidden = s.bidders.filter((_, seat) => seat !== who);
  const cards = shuffle([...hidden.flatMap(({ hand }) => hand), ...s.pile], chance, 'scramble');
  for (const bidder of hidden) {
    const place = bidder.laid === null ? -1 : bidder.hand.indexOf(bidder.laid);
    bidder.hand = cards.splice(0, bidder.hand.length).sort(inOrder);
    const moved = chance.int(bidder.hand.length, 'scramble') - (bidder.hand.length - 1);
    const at = place + moved;
    bidder.laid = bidder.hand[at] ?? (bidder.sealed ? bidder.hand[0]! : null);
  }
  s.pile = cards.sort(inOrder);
  return s;
}

export const bids: Trial<Bidding> = {
  game: bidding,
  mind: mindFor(bidding),
  optionsSamples: [undefined, { rounds: 1 }, { rounds: 4 }],
  scramble,
  conserved: (s) => [...s.pile, ...s.discard, ...s.bidders.flatMap(({ hand }) => hand)].sort(inOrder),
  sources: [new URL('./', import.meta.url)],
};
