import type { Seat } from '@orrery/kernel';
import type { Turn } from '@orrery/ui';
import { useMemo, useState } from 'react';
import type { BurningPlanets } from '../rules/kind.ts';
import type { Cell, Move, Refusal, UnitRef } from '../rules/moves.ts';
import type { Phase } from '../rules/state.ts';
import { cellKey, sameUnit } from '../sight/cells.ts';
import {
  isGrave,
  isWeighty,
  type Picked,
  type Placing,
  stillThere,
  type Touches,
  touchesOf,
  usualSite,
  wouldLose,
} from './choices.ts';
import { planetUnder } from './map/plan.ts';
import { ownerOf, type Sense, unitAt } from './sense.ts';

/** What I have selected and drawn, and what a touch does with it. */
export interface Choice {
  readonly picked: Picked | null;
  readonly placing: Placing | null;
  /** A move that waits to be confirmed. */
  readonly draft: Move | null;
  /** The draft would make this unit lose what actions it has left. */
  readonly loses: UnitRef | null;
  /** The draft would end a phase in which something can still be done. */
  readonly closes: Closing | null;
  /** A cell out of reach that was touched: how far is it from what is selected? */
  readonly measured: Cell | null;
  /** A move is on its way. */
  readonly pending: boolean;
  readonly touches: Touches;
  /** `brought`: the table has, not a hand. */
  pick(picked: Picked | null, brought?: 'brought'): void;
  place(placing: Placing | null): void;
  /** A touch of a cell of the map. */
  touch(cell: Cell): void;
  /** Makes a move, or draws it first where it wants a second thought; explains it where it cannot be made. */
  act(move: Move): void;
  confirm(): void;
  cancel(): void;
}

interface Chosen {
  readonly picked: Picked | null;
  readonly placing: Placing | null;
  readonly draft: Move | null;
  readonly measured: Cell | null;
  /** The table has brought it up: the first touch of it means it, and does not let it go. */
  readonly brought: boolean;
}
const NOTHING: Chosen = { picked: null, placing: null, draft: null, measured: null, brought: false };

/** A phase that would end, and how much could still be done in it. */
export interface Closing {
  readonly phase: Phase;
  readonly count: number;
}

export interface ChoiceProps {
  readonly sense: Sense;
  readonly me: Seat | null;
  /** As `flowing` makes it: moves of later phases are judged, too. */
  readonly turn: Turn<BurningPlanets> | null;
  /** Orders are under way. */
  readonly pending: boolean;
  readonly careful: boolean;
  send(move: Move): void;
  /** What a move would close that nobody has been asked about yet. */
  closing(move: Move): Closing | null;
  explain(refusal: Refusal): void;
}

export function useChoice({ sense, me, turn, pending, careful, send, closing, explain }: ChoiceProps): Choice {
  const [chosen, setChosen] = useState<Chosen>(NOTHING);
  const { view } = sense;
  const picked = stillThere(view, sense, chosen.picked);
  const phase = view.turn?.phase;
  const mine = me !== null && view.turn?.seat === me;
  const placing =
    mine && chosen.placing !== null && phase !== 'actions' && (chosen.placing.t === 'ship' || phase === 'structures')
      ? chosen.placing
      : null;
  const touches = useMemo<Touches>(
    () => (me === null || turn === null ? new Map() : touchesOf(sense, me, picked, placing)),
    [sense, me, turn, picked, placing],
  );
  const allowed = (move: Move): boolean => turn !== null && turn.refusal(move) === null;
  const draft = chosen.draft !== null && allowed(chosen.draft) ? chosen.draft : null;

  const play = (move: Move): void => {
    if (turn === null || pending) return;
    setChosen({ ...NOTHING, picked });
    send(move);
  };
  const act = (move: Move): void => {
    const refusal = turn?.refusal(move) ?? null;
    if (turn === null) return;
    if (refusal !== null) explain(refusal);
    // What is asked for twice is meant.
    else if (draft !== null && JSON.stringify(draft) === JSON.stringify(move)) play(move);
    else if (isGrave(move) || (careful && isWeighty(move)) || wouldLose(sense, move) !== null || closing(move) !== null)
      setChosen({ ...chosen, picked, draft: move });
    else play(move);
  };
  const pick = (next: Picked | null, brought?: 'brought'): void =>
    setChosen({ ...NOTHING, picked: next, brought: brought !== undefined });
  const touch = (cell: Cell): void => {
    const move = touches.get(cellKey(cell));
    if (move !== undefined) {
      // What is being placed shows where it would go: a touch there, or elsewhere, settles it.
      act(move);
      return;
    }
    if (placing !== null) {
      setChosen({ ...NOTHING, picked });
      return;
    }
    const unit = unitAt(sense, cell);
    if (unit !== null) {
      const armed = picked?.t === 'unit' && mine && ownerOf(sense, picked.ref) === me;
      // Somebody else's, touched with a unit of mine in hand, was meant as a target: first why not, then whose it is.
      if (armed && ownerOf(sense, unit) !== me) {
        const refusal = turn?.refusal({ t: 'attack', unit: picked.ref, target: unit }) ?? null;
        if (refusal !== null && refusal !== 'E_NO_ACTION') explain(refusal);
      }
      const again = picked?.t === 'unit' && !chosen.brought && sameUnit(picked.ref, unit);
      const ground = planetUnder(view.options, view.planets, cell);
      // A second touch of a defence is meant for the planet under it.
      if (again && ground !== null) pick({ t: 'planet', planet: ground.planet.id });
      else pick(again ? null : { t: 'unit', ref: unit });
      return;
    }
    const ground = planetUnder(view.options, view.planets, cell);
    if (ground !== null) pick({ t: 'planet', planet: ground.planet.id });
    else if (picked?.t === 'unit' && me !== null && ownerOf(sense, picked.ref) === me)
      setChosen({ ...NOTHING, picked, measured: cell });
    else pick(picked?.t === 'cell' && cellKey(picked.cell) === cellKey(cell) ? null : { t: 'cell', cell });
  };
  return {
    picked,
    placing,
    draft,
    measured: picked === null ? null : chosen.measured,
    loses: draft === null ? null : wouldLose(sense, draft),
    closes: draft === null ? null : closing(draft),
    pending,
    touches,
    pick,
    touch,
    act,
    place: (next) => {
      const usual = next === null || me === null ? null : usualSite(touchesOf(sense, me, null, next));
      const refusal = usual === null ? null : (turn?.refusal(usual) ?? null);
      if (refusal !== null) explain(refusal);
      else setChosen({ ...NOTHING, picked, placing: next, draft: usual });
    },
    confirm: () => {
      if (draft !== null) play(draft);
    },
    cancel: () => {
      if (chosen.draft !== null || placing !== null) setChosen({ ...NOTHING, picked });
      else setChosen(NOTHING);
    },
  };
}
