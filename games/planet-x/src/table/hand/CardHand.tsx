import { Hand, type HandCard, Phrase } from '@orrery/ui';
import type { PointerEvent } from 'react';
import type { CardId } from '../../data/index.ts';
import type { Move, View } from '../../rules/kind.ts';
import { cardName } from '../../words/names.ts';
import { CardFace } from '../art/CardFace.tsx';
import { Glyph } from '../art/Signs.tsx';
import { isAlly, ownerOfCard, whoseUnit } from '../cells.ts';
import { handLabel } from '../labels.ts';
import type { TableNames } from '../names.ts';
import { hintOf, specialPreview } from '../preview.ts';
import type { Choice } from '../useChoice.ts';
import { hyphenated } from './syllables.ts';
import './hand.css';

export interface CardHandProps {
  readonly view: View;
  readonly names: TableNames;
  readonly choice: Choice;
  /** Nothing can be played now. */
  readonly shut: boolean;
  readonly moves: readonly Move[];
  /** A special is looked for: those that can be played now stand out. */
  readonly searching?: boolean;
  /** A lesson asks for this one. */
  readonly marked?: CardId | null;
  handle?(card: CardId): { onPointerDown(event: PointerEvent): void };
}

/** Five cards at most: one's own in colour, specials in their rim, units of others grey with words. */
export function CardHand({
  view,
  names,
  choice,
  shut,
  moves,
  searching = false,
  marked = null,
  handle,
}: CardHandProps) {
  const me = view.me;
  if (me === 'table') return null;
  const held = view.players[me]?.hand ?? [];
  const { say } = names;
  if (held.length === 0) return <p className="px-hand-empty">{say('hand.empty')}</p>;
  const { picked } = choice;
  const along = picked?.t === 'card' ? [picked.card, ...picked.also] : [];
  const hint = hintFor(view, names, moves);
  const cards = held.map((card, i): HandCard => {
    const foreign = whoseUnit(view, me, card) === 'foreign';
    const owner = foreign ? ownerOfCard(view, card) : null;
    const ally = isAlly(view, me, owner);
    const words = foreign
      ? ally && owner !== null
        ? say('hand.ally', { name: names.name(owner) })
        : say('hand.foreign')
      : view.offer === card
        ? say('hand.offered')
        : null;
    return {
      key: card,
      label: handLabel(names, view, me, card),
      face: (
        <span
          className="px-held"
          data-chosen={along.includes(card) || undefined}
          data-grey={foreign || undefined}
          data-plays={!shut && picked === null && canPlay(moves, card) ? true : undefined}
          data-marked={marked === card || undefined}
          data-found={searching ? moves.some((move) => move.t === 'playSpecial' && move.card === card) : undefined}
          aria-hidden="true"
        >
          <span className="px-held-face">
            <CardFace set={names.set} card={card} grey={foreign} />
            {words !== null && (
              <span className="px-held-words" data-ally={ally || undefined}>
                {owner !== null && <Glyph manner={names.manner(owner)} size={15} />}
                <span className="one-line">{words}</span>
              </span>
            )}
            {hint?.card === card && <span className="px-held-hint">{hint.brief}</span>}
          </span>
          <span className="px-held-name one-line">{hyphenated(cardName(names, card))}</span>
        </span>
      ),
      shut,
      digit: String(i + 1),
    };
  });
  return (
    <div className="px-hand">
      <Hand
        cards={cards}
        chosen={picked?.t === 'card' ? picked.card : null}
        label={say('hand.label')}
        choose={choice.tapCard}
        {...(handle ? { handle } : {})}
      />
      {hint !== null && (
        <p className="px-hint">
          {say('hint.only')}: <Phrase text={hint.text} />
        </p>
      )}
    </div>
  );
}

/** It can be deployed or played with an effect now; what can only be discarded does not stand out. */
function canPlay(moves: readonly Move[], card: CardId): boolean {
  return moves.some(
    (move) =>
      (move.t === 'deploy' && move.card === card) ||
      (move.t === 'playSpecial' && move.card === card && (move.unit !== undefined || move.seat !== undefined)),
  );
}

/** For my eyes alone, at my hand: a special of mine that would turn the clash, in a sentence and in a few signs. */
function hintFor(view: View, names: TableNames, moves: readonly Move[]) {
  const { me } = view;
  const play = me === 'table' ? null : hintOf(view, me, moves);
  if (play === null || me === 'table') return null;
  const { clash } = specialPreview(view, me, play);
  const card = cardName(names, play.card);
  if (clash === 'off' || clash === null)
    return { card: play.card, text: names.say('hint.off', { card }), brief: names.say('hint.brief.off') };
  const forces = { mine: clash[0], theirs: clash[1] };
  return {
    card: play.card,
    text: names.say('hint.clash', { card, ...forces }),
    brief: names.say('hint.brief.clash', forces),
  };
}
