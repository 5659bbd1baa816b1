import type { Seat } from '@orrery/kernel';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** A ship that somebody has paid for, and what it did in its life. */
interface Life {
  readonly by: Seat;
  readonly huge: boolean;
  sailed: boolean;
  used: boolean;
}

/** What the laboratory counts in a finished match: how it ended, and which part of all ships that were built was of no use. */
export function countsOf(s: State, moves: readonly { readonly by: Seat; readonly move: Move }[]) {
  const lives = livesOf(s, moves);
  const share = (right: number, of: number) => ({ right, of });
  return {
    'ended by conquest': share(s.how === 'conquest' ? 1 : 0, 1),
    'given up': share(moves.some(({ move }) => move.t === 'concede') ? 1 : 0, 1),
    'ships that never fought, settled or carried': share(lives.filter(({ used }) => !used).length, lives.length),
    'ships that never left their berth': share(
      lives.filter(({ used, sailed }) => !used && !sailed).length,
      lives.length,
    ),
  };
}

function livesOf(s: State, moves: readonly { readonly by: Seat; readonly move: Move }[]): Life[] {
  const built = moves.filter(({ move }) => move.t === 'buildShip').length;
  // Ships are numbered as they come; those that stood there at the start have the first numbers.
  let last = s.ships - built;
  const lives = new Map<number, Life>();
  for (const { by, move } of moves) {
    if (move.t === 'buildShip') lives.set(++last, { by, huge: move.cls === 'huge', sailed: false, used: false });
    else if (move.t === 'bombard') {
      for (const life of lives.values()) if (life.by === by && life.huge) life.used = true;
    } else {
      const life = lives.get(actorOf(move));
      if (life === undefined) continue;
      if (move.t === 'move') life.sailed = true;
      else life.used = true;
    }
  }
  return [...lives.values()];
}

function actorOf(move: Move): number {
  if (move.t === 'attack') return 'ship' in move.unit ? move.unit.ship : 0;
  return 'ship' in move && typeof move.ship === 'number' ? move.ship : 0;
}
