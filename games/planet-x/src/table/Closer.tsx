import type { TableParts } from '@orrery/ui';
import type { CardId } from '../data/index.ts';
import type { View } from '../rules/kind.ts';
import { stackWith } from '../sight/change.ts';
import { cardName } from '../words/names.ts';
import { CardFace } from './art/CardFace.tsx';
import { unitIn } from './cells.ts';
import { handLabel, stackLabel } from './labels.ts';
import type { TableNames } from './names.ts';
import './closer.css';

/** A card of the hand or a whole stack of the table, large, with all that can be told of it. */
export function closerTo(view: View, names: TableNames, cell: string): ReturnType<NonNullable<TableParts['closer']>> {
  const unit = unitIn(cell);
  if (unit !== null) {
    const stack = stackWith(view, unit);
    if (stack === undefined || stack === null) return null;
    const cards = stack.units.map(({ card }) => card);
    return { title: cardName(names, unit), body: shown(names, cards, stackLabel(names, view, stack)) };
  }
  const me = view.me;
  if (me === 'table' || !(view.players[me]?.hand ?? []).includes(cell)) return null;
  return { title: cardName(names, cell), body: shown(names, [cell], handLabel(names, view, me, cell)) };
}

function shown(names: TableNames, cards: readonly CardId[], words: string) {
  return (
    <div className="px-closer">
      <span className="px-closer-cards" aria-hidden="true">
        {cards.map((card) => (
          <CardFace key={card} set={names.set} card={card} />
        ))}
      </span>
      <p>{words}</p>
    </div>
  );
}
