import type { View } from '../rules/kind.ts';
import { LAST_CARDS } from './board/Field.tsx';
import type { TableNames } from './names.ts';

/** In the header: the turn, and how long the game can still last. */
export function Status({ view, names }: { readonly view: View; readonly names: TableNames }) {
  const { say } = names;
  const words =
    view.phase === 'over'
      ? say('turn.over')
      : view.phase === 'vote'
        ? say('turn.vote')
        : view.phase === 'mulligan'
          ? say('turn.mulligan')
          : say('turn.of', { turn: view.turn });
  return (
    <>
      <span className="px-left only-desk" data-last={view.pileSize <= LAST_CARDS || undefined}>
        {say('pile.left', { count: view.pileSize })}
      </span>
      <b className="px-turn">{words}</b>
    </>
  );
}
