import { Dice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { countSequences, documentedCounts } from '../../../tests/documented-counts.ts';
import { shipClasses, structures } from '../../src/data/index.ts';
import { game } from '../../src/rules/index.ts';
import type { Target, UnitRef } from '../../src/rules/moves.ts';
import type { View } from '../../src/rules/seen.ts';
import type { State } from '../../src/rules/state.ts';
import { optionsOf } from '../fixtures/sky.ts';
import { boardCells, cellOfKey } from './hexes.ts';
import { type Judged, refusalOf } from './rules.ts';

test.each([
  ['structures', 'Burning Planets, 2 seats, structures of the first turn', () => true, 2],
  ['ships', 'Burning Planets, 2 seats, ships of the first turn that can pay for one', affordsShip, 1],
  ['actions', 'Burning Planets, 2 seats, actions of the first turn with two ships', hasTwoShips, 1],
] satisfies [string, string, (s: State) => boolean, number][])(
  '%s: the slow rules count what docs/counts.md says, and the quick ones allow the same',
  (phase, row, fits, longest) => {
    const s = positionIn(phase, fits);
    const by = s.toAct;
    const counts = countSequences(s, longest, (s, last): State[] => {
      if (s.stage !== 'play' || s.toAct !== by) return [];
      const view = game.view(s, by);
      const legal = everyTry(view, by).filter((move) => {
        const there = refusalOf(view, by, move);
        const here = game.gate(s, by, move.t) ?? game.refuse(s, by, move);
        if (here !== there) expect({ move, refused: here }).toEqual({ move, refused: there });
        return there === null;
      });
      if (last) return legal.map(() => s);
      return legal.map((move) => {
        const after = game.copy(s);
        game.apply(after, by, move, new Dice('counts'), null);
        return after;
      });
    });
    expect(counts).toEqual(documentedCounts(row));
  },
);

/** The first position of a seeded match, in this phase of a turn, that fits. */
function positionIn(phase: string, fits: (s: State) => boolean): State {
  const dice = new Dice('counts');
  const s = game.setup(optionsOf(2, { preset: 'quick' }), 2, dice, null);
  while (s.stage !== 'play' || s.phase !== phase || !fits(s))
    game.apply(s, s.toAct, game.pick(s, s.toAct, dice), dice, null);
  return s;
}

function affordsShip(s: State): boolean {
  return everyTry(game.view(s, s.toAct), s.toAct).some((move) => game.refuse(s, s.toAct, move) === null);
}

function hasTwoShips(s: State): boolean {
  return game.view(s, 'table').ships.filter(({ owner }) => owner === s.toAct).length > 1;
}

/** Whatever could be tried in this phase, anywhere on the board. */
function everyTry(view: View, me: number): Judged[] {
  const cells = [...boardCells(2)].map(cellOfKey);
  const { phase } = view.turn!;
  if (phase === 'structures')
    return view.planets.flatMap(({ id }) =>
      structures.flatMap((kind) => cells.map((cell) => ({ t: 'build' as const, planet: id, kind, cell }))),
    );
  if (phase === 'ships') {
    const yards = [
      ...view.planets.map(({ id }) => ({ planet: id })),
      ...view.stations.map(({ cell }) => ({ station: cell })),
    ];
    return yards.flatMap((at) =>
      shipClasses.flatMap((cls) => cells.map((cell) => ({ t: 'buildShip' as const, at, cls, cell }))),
    );
  }
  const ships = view.ships.filter(({ owner }) => owner === me).map(({ no }) => no);
  const units: UnitRef[] = [
    ...ships.map((ship) => ({ ship })),
    ...view.stations.map(({ cell }) => ({ station: cell })),
  ];
  const targets: Target[] = [
    ...view.ships.map(({ no }) => ({ ship: no })),
    ...view.asteroids.map(({ cell }) => ({ asteroid: cell })),
    ...view.stations.map(({ cell }) => ({ station: cell })),
  ];
  return [
    ...ships.flatMap((ship) => cells.map((to) => ({ t: 'move' as const, ship, to }))),
    ...units.flatMap((unit) => targets.map((target) => ({ t: 'attack' as const, unit, target }))),
    ...ships.flatMap((ship) => view.planets.map(({ id }) => ({ t: 'conquer' as const, ship, planet: id }))),
  ];
}
