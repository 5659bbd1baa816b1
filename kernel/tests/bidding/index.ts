import type { Game } from '../../src/index.ts';
import { actors, apply, awaited, copy, fallback, gate, list, pick, refuse, result, setup } from './rules.ts';
import { follow, imagine, tell, view } from './sight.ts';
import type { Bidding, Move } from './state.ts';

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
