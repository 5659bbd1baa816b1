import type { Chance, Emit, Seat } from '@orrery/kernel';
import { beginAsteroids } from './asteroids.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { makePlanet } from './planet-making.ts';
import { blank, type State } from './state.ts';
import { tablesOf } from './tables.ts';

/** BP-S2, BP-S3: the board and its planets; then the asteroids, which the players may place. */
export function setup(options: Options, n: number, chance: Chance, emit: Emit<Event>): State {
  const board = tablesOf(options).board(n);
  const s = blank(options, n, board.cells, board.panels.length);
  s.first = chance.int(n, 'first player');
  emit?.({ t: 'gameStarted', n, options, first: s.first });
  for (let k = 0; k < options.planetsPerPlayer * n; k++)
    makePlanet(s, board, k < n ? inTurn(s, k) : null, chance, emit);
  beginAsteroids(s, board, chance, emit);
  return s;
}

/** The seat that is k-th in turn order. */
function inTurn(s: State, k: number): Seat {
  return (s.first + k) % s.n;
}
