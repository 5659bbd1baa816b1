import { type PointerEvent, type ReactNode, useMemo } from 'react';
import { useGrid } from '../grid/index.ts';
import { useKeys } from '../keys/index.ts';
import './hand.css';

/** A card as it lies in the hand. */
export interface HandCard {
  readonly key: string;
  /** What a screen reader says: all that the face shows. */
  readonly label: string;
  readonly face: ReactNode;
  /** Already played: shown as a ghost on a desktop, not at all on a phone. */
  readonly used?: boolean;
  /** Cannot be chosen now; a tap still asks, so that the game can say why. */
  readonly shut?: boolean;
  /** The key on the keyboard that chooses it. */
  readonly digit?: string;
}

export interface HandProps {
  readonly cards: readonly HandCard[];
  readonly chosen: string | null;
  readonly label: string;
  choose(key: string): void;
  /** From `useDrag`, where cards may be carried to the board. */
  handle?(key: string): { onPointerDown(event: PointerEvent): void };
}

/** The hand: one tab stop, arrows, digits; a tap chooses. */
export function Hand({ cards, chosen, label, choose, handle }: HandProps) {
  const cells = useMemo(() => cards.filter((card) => !card.used).map(({ key }, x) => ({ key, x, y: 0 })), [cards]);
  const grid = useGrid(cells, { start: chosen });
  useKeys(
    Object.fromEntries(
      cards.flatMap(({ key, digit, used }) => (digit === undefined || used ? [] : [[digit, () => choose(key)]])),
    ),
  );
  return (
    <div
      {...grid.container}
      className="hand"
      data-snaps=""
      role="listbox"
      aria-label={label}
      aria-orientation="horizontal"
    >
      {cards.map((card) => (
        <button
          type="button"
          key={card.key}
          role="option"
          className="hand-card"
          data-used={card.used || undefined}
          aria-selected={card.key === chosen}
          aria-disabled={card.used || card.shut || undefined}
          {...grid.cell(card.key)}
          {...(card.used ? {} : handle?.(card.key))}
          onClick={() => choose(card.key)}
        >
          <span className="unseen">{card.label}</span>
          {card.face}
        </button>
      ))}
    </div>
  );
}
