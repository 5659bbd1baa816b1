import type { Kind } from '@orrery/kernel';
import { type GameKit, useGameSay, useKit } from '../play/kit.ts';
import type { Card } from './cards.ts';

/** Where the match stands, in the words of its game, once that has arrived. */
export function TileStanding({ card }: { readonly card: Card }) {
  const kit = useKit(card.game, card.rules);
  if (kit?.game.rules !== card.rules || card.view === null || card.status !== 'playing') return null;
  return <Line kit={kit} view={card.view} />;
}

function Line({ kit, view }: { readonly kit: GameKit<Kind>; readonly view: object }) {
  const { say } = useGameSay(kit);
  return <> · {kit.table.standing(view, say)}</>;
}
