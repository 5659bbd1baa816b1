import type { Chance, Emit, Seat } from '@orrery/kernel';
import { placeAsteroid, refuseAsteroid } from './asteroids.ts';
import { load, refuseLoad, refuseUnload, unload } from './cargo.ts';
import { attack, refuseAttack } from './combat.ts';
import type { Event } from './events.ts';
import { moveShip, refuseMove } from './movement.ts';
import type { Answer, Fell, Move, Refusal } from './moves.ts';
import { placeCannon, refuseCannon } from './opening.ts';
import {
  answer,
  coverage,
  propose,
  refuseAnswer,
  refuseProposal,
  refuseWithhold,
  tellCoverage,
  withhold,
} from './papers.ts';
import { concede, refuseShare, switchShare } from './peace.ts';
import { buildShip, refuseShip } from './shipyard.ts';
import { bombard, conquer, raze, refuseBombardment, refuseConquest, refuseRaze } from './siege.ts';
import type { State } from './state.ts';
import { build, fell, refuseBuild, refuseFell } from './structures.ts';
import { bagAt } from './tables.ts';
import { endPhase, endTurn } from './turn.ts';

/** When a move may be made: in a stage of the setup, in a phase of one's turn, in either of the first two, or any time. */
type When = 'asteroids' | 'cannons' | 'structures' | 'ships' | 'actions' | 'building' | 'any';

/** One kind of move: when, why not, and what it does. */
interface Act<M extends Move> {
  readonly when: When;
  readonly refuse: (s: State, by: Seat, move: M) => Refusal | null;
  readonly apply: (s: State, by: Seat, move: M, chance: Chance, emit: Emit<Event>) => void;
}
type Acts = { readonly [T in Move['t']]: Act<Extract<Move, { t: T }>> };

const never = () => null;
const felling = {
  when: 'structures',
  refuse: refuseFell,
  apply: (s, by, move, _, emit) => fell(s, by, move, emit),
} satisfies Act<Fell>;
const answering = {
  when: 'any',
  refuse: refuseAnswer,
  apply: (s, by, move, _, emit) => answer(s, by, move, emit),
} satisfies Act<Answer>;

const ACTS: Acts = {
  placeAsteroid: { when: 'asteroids', refuse: (s, _, move) => refuseAsteroid(s, move), apply: placeAsteroid },
  placeCannon: { when: 'cannons', refuse: refuseCannon, apply: placeCannon },
  build: { when: 'structures', refuse: refuseBuild, apply: (s, by, move, _, emit) => build(s, by, move, emit) },
  demolish: felling,
  clearNature: felling,
  buildShip: { when: 'ships', refuse: refuseShip, apply: (s, by, move, _, emit) => buildShip(s, by, move, emit) },
  move: { when: 'actions', refuse: refuseMove, apply: (s, by, move, _, emit) => moveShip(s, by, move, emit) },
  attack: { when: 'actions', refuse: refuseAttack, apply: attack },
  raze: { when: 'actions', refuse: refuseRaze, apply: (s, by, move, _, emit) => raze(s, by, move, emit) },
  conquer: { when: 'actions', refuse: refuseConquest, apply: (s, by, move, _, emit) => conquer(s, by, move, emit) },
  bombard: { when: 'actions', refuse: refuseBombardment, apply: (s, by, move, _, emit) => bombard(s, by, move, emit) },
  load: { when: 'actions', refuse: refuseLoad, apply: (s, by, move, _, emit) => load(s, by, move, emit) },
  unload: { when: 'actions', refuse: refuseUnload, apply: (s, by, move, _, emit) => unload(s, by, move, emit) },
  endPhase: { when: 'building', refuse: never, apply: (s, by, _move, _, emit) => endPhase(s, by, emit) },
  endTurn: { when: 'actions', refuse: never, apply: (s, by, _, chance, emit) => endTurn(s, by, chance, emit) },
  proposeContract: { when: 'any', refuse: refuseProposal, apply: (s, by, move, _, emit) => propose(s, by, move, emit) },
  signContract: answering,
  declineContract: answering,
  withdrawContract: answering,
  withhold: { when: 'any', refuse: refuseWithhold, apply: (s, by, move, _, emit) => withhold(s, by, move, emit) },
  shareVictory: { when: 'any', refuse: refuseShare, apply: (s, by, move, _, emit) => switchShare(s, by, move, emit) },
  concede: { when: 'any', refuse: never, apply: (s, by, _, chance, emit) => concede(s, by, chance, emit) },
};

/** A move and its act always match in kind. */
function actOf(move: Move): Act<Move> {
  return ACTS[move.t] as Act<Move>;
}

/** Every set of seats as a list, so that asking who acts makes no garbage. */
const LISTS: readonly (readonly Seat[])[] = Array.from({ length: 64 }, (_, set) =>
  [0, 1, 2, 3, 4, 5].filter((seat) => (set >> seat) & 1),
);

/** BP-P5: in play every living player may speak; in the setup only who places. */
export function actors(s: State): readonly Seat[] {
  if (s.stage !== 'play') return awaited(s);
  let set = 0;
  for (let seat = 0; seat < s.n; seat++) if (s.outAt[seat] === 0) set |= 1 << seat;
  return LISTS[set]!;
}

export function awaited(s: State): readonly Seat[] {
  return s.toAct < 0 ? LISTS[0]! : LISTS[1 << s.toAct]!;
}

/** The turn's question changes with every move of the turn; to speak out of turn one is never too late. */
export function asks(s: State, by: Seat): string {
  return by === s.toAct ? `act ${s.acts}` : 'speak';
}

export function gate(s: State, by: Seat, t: string): Refusal | null {
  if (s.stage === 'over') return 'E_OVER';
  if (!Number.isInteger(by) || by < 0 || by >= s.n) return 'E_TURN';
  const when = Object.hasOwn(ACTS, t) ? ACTS[t as Move['t']].when : null;
  if (s.outAt[by] !== 0) return when === 'any' ? 'E_OUT' : 'E_TURN';
  if (by !== s.toAct) return s.stage === 'play' && (when === 'any' || when === null) ? null : 'E_TURN';
  if (when === null) return null;
  if (when === 'asteroids' || when === 'cannons') return s.stage === when ? null : 'E_PHASE';
  if (s.stage !== 'play') return 'E_PHASE';
  if (when === 'any') return null;
  if (when === 'building') return s.phase === 'actions' ? 'E_PHASE' : null;
  return when === s.phase ? null : 'E_PHASE';
}

export function refuse(s: State, by: Seat, move: Move): Refusal | null {
  return actOf(move).refuse(s, by, move);
}

export function apply(s: State, by: Seat, move: Move, chance: Chance, emit: Emit<Event>): void {
  const act = actOf(move);
  if (act.when !== 'any') s.acts++;
  const before = emit === null || s.signed === 0 ? null : coverage(s);
  const stocks = emit !== null && s.options.openStocks === 'on' ? s.stock.slice() : null;
  act.apply(s, by, move, chance, emit);
  if (emit !== null && stocks?.some((amount, i) => amount !== s.stock[i]))
    emit({ t: 'stocksShown', stocks: s.outAt.map((_, seat) => bagAt(s.stock, 4 * seat)) });
  if (emit !== null && before !== null && s.how === null) tellCoverage(s, before, emit);
}
