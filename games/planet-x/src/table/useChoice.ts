import type { Observer, Seat } from '@orrery/kernel';
import type { Turn } from '@orrery/ui';
import { useState } from 'react';
import { type CardId, dataOf, specialOf } from '../data/index.ts';
import type { ChooseLosses, Move, PlanetX, Refusal, StackId, View } from '../rules/kind.ts';
import { stackAt, stackWith } from '../sight/change.ts';
import { cellsOf, discardOf, isForeign, moveFor, type Picked, unitIn } from './cells.ts';
import { harmsOwn, usualLosses } from './preview.ts';

export interface Choice {
  readonly picked: Picked | null;
  /** The move that waits for its confirmation. */
  readonly draft: Move | null;
  /** It harms one's own side and has not yet been confirmed once. */
  readonly harm: boolean;
  /** Cells that light up for what is picked. */
  readonly legal: ReadonlySet<string>;
  /** The cards that would be discarded after a clash, as chosen so far. */
  readonly losses: ChooseLosses | null;
  readonly pending: boolean;
  /** The discards are open to choose a unit that comes back. */
  readonly recovering: CardId | null;
  /** The last touch was at a unit that the picked special does not work on. */
  readonly missed: boolean;
  tapCard(card: CardId): void;
  tapCell(cell: string, byKey: boolean): void;
  /** A card or stack is carried to a cell. */
  carry(picked: Picked, cell: string | null): void;
  recover(unit: CardId | null): void;
  /** Plays a move at once, whatever is picked. */
  play(move: Move): void;
  draw(move: Move): void;
  confirm(): void;
  cancel(): void;
}

interface Chosen {
  readonly picked: Picked | null;
  readonly draft: Move | null;
  readonly sure: boolean;
  readonly losses: ChooseLosses | null;
  readonly recovering: CardId | null;
  readonly missed: boolean;
}
const NOTHING: Chosen = { picked: null, draft: null, sure: false, losses: null, recovering: null, missed: false };

/** Tap selects, a second tap places, carrying is the same: the one way a move of this game is put together. */
export function useChoice(
  view: View,
  as: Observer,
  turn: Turn<PlanetX> | null,
  confirms: boolean,
  explain: (refusal: Refusal) => void,
): Choice {
  const [chosen, setChosen] = useState<Chosen>(NOTHING);
  const [pendingOn, setPendingOn] = useState<Turn<PlanetX> | null>(null);
  const me: Seat = as === 'table' ? -1 : as;
  const pending = turn !== null && pendingOn === turn;
  const picked = turn === null ? null : stillThere(view, me, chosen.picked);
  const draft = chosen.draft !== null && turn?.refusal(chosen.draft) === null ? chosen.draft : null;
  const choosing =
    turn !== null &&
    ((view.phase === 'chooseWin' && view.active === me) ||
      (view.phase === 'chooseLoss' && view.attack?.defender === me));
  const losses = choosing ? keptLosses(view, me, chosen.losses) : null;
  const harm = draft !== null && harmsOwn(view, me, draft) && !chosen.sure;

  const play = (move: Move): void => {
    if (turn === null || pending) return;
    setChosen(NOTHING);
    setPendingOn(turn);
    void turn.play(move).then(
      () => setPendingOn(null),
      () => setPendingOn(null),
    );
  };
  const draw = (move: Move, from: Picked | null = picked): void => {
    const refusal = turn?.refusal(move) ?? null;
    // The bar says what it works on: a note would lie upon its targets.
    if (refusal === 'E_BAD_TARGET' && move.t === 'playSpecial') setChosen({ ...NOTHING, picked: from, missed: true });
    else if (refusal !== null) explain(refusal);
    else if (confirms || harmsOwn(view, me, move)) setChosen({ ...NOTHING, picked: from, draft: move });
    else play(move);
  };
  const pickCard = (card: CardId): void => {
    if (turn === null) return;
    if (view.phase === 'support' && view.active !== me) {
      draw({ t: 'supportReply', card }, { t: 'card', card, also: [] });
      return;
    }
    const alone: Picked = { t: 'card', card, also: [] };
    const key = specialOf(dataOf(view.options), card)?.key ?? null;
    const mine = view.phase === 'main' && view.active === me;
    if (key === null && view.window !== null) {
      explain('E_NOT_SPECIAL');
      return;
    }
    if (!mine) {
      // Out of one's own turn only specials can be played: ask the rules what they say to this card.
      const refusal = turn.refusal(key === null ? { t: 'deploy', card } : probe(turn.moves, card));
      if (refusal !== null) {
        explain(refusal);
        return;
      }
    }
    const plays = turn.moves.filter((move) => move.t === 'playSpecial' && move.card === card);
    const only = plays.length === 1 && (key === 'pirates' || key === 'truce');
    setChosen({ ...NOTHING, picked: alone, draft: only ? plays[0]! : null });
  };
  const tapCard = (card: CardId): void => {
    if (picked?.t === 'card' && picked.card === card) setChosen(NOTHING);
    else if (picked?.t === 'card' && mayGoAlong(view, me, picked.card, card)) {
      const also = picked.also.includes(card) ? picked.also.filter((one) => one !== card) : [...picked.also, card];
      setChosen({ ...NOTHING, picked: { ...picked, also }, draft: also.length ? discardOf(picked.card, also) : null });
    } else pickCard(card);
  };
  const tapCell = (cell: string, byKey: boolean): void => {
    const unit = unitIn(cell);
    if (losses !== null) {
      if (unit !== null) setChosen({ ...NOTHING, losses: withLoss(view, losses, unit) });
      return;
    }
    if (turn === null) return;
    const own = unit === null ? null : ownStack(view, me, unit);
    const active = view.phase === 'main' && view.active === me;
    if (picked === null) {
      if (own !== null && active) setChosen({ ...NOTHING, picked: { t: 'stack', id: own } });
      return;
    }
    if (picked.t === 'stack' && own === picked.id) {
      setChosen(NOTHING);
      return;
    }
    const other = switchesTo(view, me, turn, picked, cell);
    if (other !== null) {
      setChosen({ ...NOTHING, picked: { t: 'stack', id: other } });
      return;
    }
    const from = meantBy(view, me, turn, picked, draft, cell);
    const move = moveFor(view, me, from, cell);
    if (move === null) {
      // Whoever walks by keys does not see that nothing there is lit.
      if (byKey) explain('E_BAD_TARGET');
      return;
    }
    if (draft !== null && same(draft, move) && (byKey || !confirms) && !harm) play(draft);
    else draw(move, from);
  };
  return {
    ...{ picked, draft, harm, losses, pending, tapCard, tapCell, play },
    legal: legalCells(view, me, turn, picked),
    recovering: turn === null ? null : chosen.recovering,
    missed: chosen.missed && picked !== null,
    carry: (carried, cell) => {
      const move = cell === null ? null : moveFor(view, me, carried, cell);
      if (move !== null && turn?.refusal(move) === null) setChosen({ ...NOTHING, picked: carried, draft: move });
      else setChosen({ ...NOTHING, picked: carried });
    },
    recover: (unit) => {
      if (picked?.t !== 'card') return;
      if (unit === null) setChosen({ ...NOTHING, picked, recovering: picked.card });
      else draw({ t: 'playSpecial', card: picked.card, unit });
    },
    draw,
    confirm: () => {
      if (losses !== null) play(losses);
      else if (harm) setChosen({ ...chosen, sure: true });
      else if (draft !== null) play(draft);
    },
    cancel: () => setChosen(NOTHING),
  };
}

function stillThere(view: View, me: Seat, picked: Picked | null): Picked | null {
  if (picked === null) return null;
  if (picked.t === 'stack') return stackAt(view, picked.id) === null ? null : picked;
  return view.players[me]?.hand?.includes(picked.card) ? picked : null;
}

/** The plainest way of asking the rules whether a special can be played now. */
function probe(moves: readonly Move[], card: CardId): Move {
  return moves.find((move) => move.t === 'playSpecial' && move.card === card) ?? { t: 'playSpecial', card };
}

function ownStack(view: View, me: Seat, unit: CardId): number | null {
  const stack = stackWith(view, unit);
  return stack?.owner === me ? stack.id : null;
}

/** A touch on a stack of one's own that the picked thing can do nothing with means that stack; null: it means something else. */
export function switchesTo(view: View, me: Seat, turn: Turn<PlanetX>, picked: Picked, cell: string): StackId | null {
  const unit = unitIn(cell);
  const own = unit === null ? null : ownStack(view, me, unit);
  if (own === null || view.phase !== 'main' || view.active !== me) return null;
  const move = moveFor(view, me, picked, cell);
  if (move === null) return own;
  return (move.t === 'form' || move.t === 'reinforce') && turn.refusal(move) !== null ? own : null;
}

/** An enemy touched after two stacks of one's own is meant for the one touched last, if that can attack it. */
export function meantBy(
  view: View,
  me: Seat,
  turn: Turn<PlanetX>,
  picked: Picked,
  draft: Move | null,
  cell: string,
): Picked {
  if (picked.t !== 'stack' || (draft?.t !== 'form' && draft?.t !== 'reinforce')) return picked;
  const last: Picked = { t: 'stack', id: draft.to === picked.id ? draft.unit : draft.to };
  const move = moveFor(view, me, last, cell);
  return move?.t === 'attack' && turn.refusal(move) === null ? last : picked;
}

/** PX-O10. */
function mayGoAlong(view: View, me: Seat, first: CardId, card: CardId): boolean {
  return view.options.bulkDiscard && isForeign(view, me, first) && isForeign(view, me, card);
}

export function legalCells(
  view: View,
  me: Seat,
  turn: Turn<PlanetX> | null,
  picked: Picked | null,
): ReadonlySet<string> {
  if (turn === null || picked === null) return new Set();
  return new Set(
    cellsOf(view).filter((cell) => {
      const move = moveFor(view, me, picked, cell);
      return move !== null && turn.refusal(move) === null;
    }),
  );
}

/** What was tapped so far, where it still stands; the usual choice for the rest. */
function keptLosses(view: View, me: Seat, kept: ChooseLosses | null): ChooseLosses | null {
  const usual = usualLosses(view, me);
  if (usual === null || kept === null) return usual;
  const stands = (card: CardId | undefined, stack: number | undefined) =>
    card !== undefined && stack !== undefined && stackWith(view, card)?.id === stack;
  const attackerCard = stands(kept.attackerCard, view.attack?.attacker) ? kept.attackerCard : usual.attackerCard;
  if (usual.targetCard === undefined) return { t: 'chooseLosses', attackerCard };
  const targetCard = stands(kept.targetCard, view.attack?.target) ? kept.targetCard! : usual.targetCard;
  return { t: 'chooseLosses', attackerCard, targetCard };
}

function withLoss(view: View, losses: ChooseLosses, unit: CardId): ChooseLosses {
  const stack = stackWith(view, unit)?.id;
  if (stack === view.attack?.attacker) return { ...losses, attackerCard: unit };
  return stack === view.attack?.target && losses.targetCard !== undefined ? { ...losses, targetCard: unit } : losses;
}

function same(a: Move, b: Move): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
