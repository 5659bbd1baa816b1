import type { Observer } from '@orrery/kernel';
import type { Turn } from '@orrery/ui';
import { useMemo, useState } from 'react';
import type { StarId } from '../data/index.ts';
import type { Move, Refusal, SkyOfStars } from '../rules/kind.ts';
import type { View } from '../rules/view-kind.ts';
import { brightStars, dragged, moveOf, NOTHING, type Offer, offerOf, type Pick, type Tapped, tapped } from './draw.ts';
import type { TableNames } from './names.ts';
import { drawnBy, questionOf } from './scene.ts';
import { NO_PICKS, type Picks } from './sky/figure.ts';

export interface Drawing {
  readonly offer: Offer | null;
  readonly pick: Pick;
  readonly picks: Picks;
  /** Stars a line may begin at. */
  readonly begins: readonly StarId[];
  readonly sending: boolean;
  /** How many beginnings a line to the chosen star may have. */
  readonly beginnings: number;
  tap(star: StarId): void;
  /** A line is on its way from this star: the bright stars are those it may reach. */
  grab(from: StarId): void;
  drop(from: StarId, to: StarId | null): void;
  /** Why a line is refused; null: it is not. */
  refusal(from: StarId, to: StarId): Refusal | null;
  readonly play: (() => void) | null;
  readonly cancel: (() => void) | null;
  /** `unattended`: by itself. */
  send(move: Move, unattended?: 'unattended'): void;
}

interface Hand {
  readonly view: View;
  readonly as: Observer;
  readonly turn: Turn<SkyOfStars> | null;
  readonly names: TableNames;
  /** Whether a move waits to be confirmed. */
  readonly confirm: boolean;
  readonly explain: (refusal: Refusal) => void;
}

export function useDrawing({ view, as, turn, names, confirm, explain }: Hand): Drawing {
  const question = questionOf(view);
  const [chosen, setChosen] = useState<{ question: string; pick: Pick; refused: Picks['refused'] }>({
    question,
    pick: NOTHING,
    refused: null,
  });
  const [sending, setSending] = useState(false);
  const offer = useMemo(() => (turn === null ? null : offerOf(turn.moves)), [turn]);
  const pick = chosen.question === question && offer !== null ? chosen.pick : NOTHING;
  const refused = chosen.question === question && offer !== null ? chosen.refused : null;
  const choose = (next: Pick): void => setChosen({ question, pick: next, refused: null });
  const begins = drawnBy(view, as === 'table' ? null : as);
  const send = (move: Move, unattended?: 'unattended'): void => {
    if (turn === null) return;
    setSending(true);
    void turn.play(move, unattended).finally(() => {
      setSending(false);
      choose(NOTHING);
    });
  };
  const take = (made: Tapped): void => {
    if (offer === null) return;
    if ('refused' in made) {
      const why = turn?.refusal(made.refused) ?? null;
      if (why !== null) explain(why);
      if (why !== null && made.refused.t === 'line') setChosen({ question, pick, refused: made.refused });
      return;
    }
    const move = moveOf(offer, made.pick);
    if (move !== null && !confirm) send(move);
    else choose(made.pick);
  };
  const sealed = view.mine?.answer ?? null;
  const picks = useMemo((): Picks => {
    const legal = offer === null ? NO_PICKS.legal : brightStars(offer, pick);
    const last = pick.from ?? begins.at(-1) ?? null;
    const near = offer?.task === 'line' && last !== null ? brightStars(offer, { from: last, to: null }) : NO_PICKS.near;
    const crosses = offer?.task === 'erase';
    if (pick.from !== null || pick.to !== null || sealed === null)
      return { legal, near, ...pick, crosses, sealed: false, refused };
    const given = sealed.t === 'line' ? sealed : 'star' in sealed ? { from: null, to: sealed.star } : NOTHING;
    return { legal, near, from: given.from, to: given.to, crosses: sealed.t === 'erase', sealed: true, refused };
  }, [offer, pick, sealed, begins, refused]);
  const move = offer === null ? null : moveOf(offer, pick);
  return {
    offer,
    pick,
    picks,
    begins,
    sending,
    beginnings: pick.to === null ? 0 : (offer?.ends.get(pick.to)?.length ?? 0),
    tap: (star) => {
      if (offer !== null && !sending) take(tapped(offer, pick, star, begins, names.sky));
    },
    grab: (from) => choose({ from, to: null }),
    drop: (from, to) => {
      if (offer === null || sending) return;
      if (to === null || to === from) choose({ from, to: null });
      else take(dragged(offer, from, to));
    },
    refusal: (from, to) => turn?.refusal({ t: 'line', from, to }) ?? null,
    play: move === null || sending ? null : () => send(move),
    cancel: pick.from === null && pick.to === null ? null : () => choose(NOTHING),
    send,
  };
}
