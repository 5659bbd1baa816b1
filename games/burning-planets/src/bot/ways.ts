import { type Board, SIDES } from '../rules/board.ts';
import { orbitOf, planetAt } from '../rules/planets.ts';
import type { State } from '../rules/state.ts';

/** How many steps through space, around planets, each cell is from somewhere. Asteroids and ships are gone round on the way. */
export interface Ways {
  toPlanet(s: State, planet: number): Uint8Array;
  toCell(s: State, cell: number): Uint8Array;
}

/** Farther than any cell of a board, or no way at all. */
export const FAR = 255;
/** Maps remembered, so that a worker that serves many tables does not grow for ever. */
const MOST_MAPS = 16;

const quick = new WeakMap<readonly number[], Ways>();
const maps = new Map<string, Ways>();

/** Ways depend on where planets lie and how large they are, and on nothing that changes in a game. */
export function waysOf(s: State, board: Board): Ways {
  let ways = quick.get(s.planetIn);
  if (ways === undefined) {
    const { data } = s.options;
    const key = `${data === 'ours-1' ? data : JSON.stringify(data)}|${s.n}|${s.panel.join()}|${s.size.join()}`;
    ways = maps.get(key) ?? newWays(board);
    maps.delete(key);
    maps.set(key, ways);
    if (maps.size > MOST_MAPS) maps.delete(maps.keys().next().value!);
    quick.set(s.planetIn, ways);
  }
  return ways;
}

function newWays(board: Board): Ways {
  const planets = new Map<number, Uint8Array>();
  const cells = new Map<number, Uint8Array>();
  const remembered = (from: Map<number, Uint8Array>, key: number, make: () => Uint8Array) => {
    let steps = from.get(key);
    if (steps === undefined) {
      steps = make();
      from.set(key, steps);
    }
    return steps;
  };
  return {
    toPlanet: (s, planet) => remembered(planets, planet, () => flood(s, board, orbitOf(s, board, planet))),
    toCell: (s, cell) => remembered(cells, cell, () => flood(s, board, [cell])),
  };
}

function flood(s: State, board: Board, from: readonly number[]): Uint8Array {
  const steps = new Uint8Array(board.cells).fill(FAR);
  const queue = [...from];
  for (const cell of queue) steps[cell] = 0;
  for (let next = 0; next < queue.length; next++) {
    const cell = queue[next]!;
    if (steps[cell] === FAR - 1) break;
    for (let side = SIDES * cell; side < SIDES * cell + SIDES; side++) {
      const beside = board.near[side]!;
      if (beside < 0 || steps[beside] !== FAR || planetAt(s, board, beside) >= 0) continue;
      steps[beside] = steps[cell]! + 1;
      queue.push(beside);
    }
  }
  return steps;
}
