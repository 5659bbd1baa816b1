import type { Seat } from '@orrery/kernel';
import type { Cell, Move } from '../../rules/moves.ts';
import { cellOfTarget } from '../../sight/cells.ts';
import { planetName } from '../../words/names.ts';
import { orbitOf, placeText, targetName } from '../labels.ts';
import { far } from '../map/hex.ts';
import type { TableNames } from '../names.ts';
import { ownerOf, reachOf, type Sense, unitAt } from '../sense.ts';

/** A place worth going to with one move. */
export interface Goal {
  readonly move: Move;
  /** How many cells there. */
  readonly steps: number;
  text(names: TableNames): string;
}

/** Of all cells in reach those that lie beside something: orbits, enemies, asteroids; one for each, the nearest. */
export function goalsOf(sense: Sense, me: Seat, ship: number): Goal[] {
  const { view } = sense;
  const from = cellOfTarget(view, { ship });
  if (from === null) return [];
  const cells = [...reachOf(sense, { ship })].sort((a, b) => far(from, a) - far(from, b));
  const go = (to: Cell) => ({ move: { t: 'move', ship, to } as const, steps: far(from, to) });
  const goals: Goal[] = [];
  for (const planet of view.planets) {
    const to = cells.find((cell) => orbitOf(view, cell)?.id === planet.id);
    if (to !== undefined && orbitOf(view, from)?.id !== planet.id)
      goals.push({ ...go(to), text: ({ say }) => say('unit.goal.orbit', { planet: planetName(say, planet.id) }) });
  }
  for (const cell of enemyCells(sense, me)) {
    const to = cells.find((one) => far(one, cell) === 1);
    const target = unitAt(sense, cell);
    if (to !== undefined && target !== null && far(from, cell) > 1)
      goals.push({
        ...go(to),
        text: (names) => names.say('unit.goal.enemy', { target: targetName(names, sense, target) }),
      });
  }
  for (const { cell, on } of view.asteroids) {
    const to = cells.find((one) => far(one, cell) === 1);
    if (on === null && to !== undefined && far(from, cell) > 1)
      goals.push({
        ...go(to),
        text: (names) => names.say('unit.goal.asteroid', { place: placeText(names, view, cell) }),
      });
  }
  return goals;
}

/** Each in words of its own: how far it is tells apart what is called alike, and of those as far as each other one is enough. */
export function inWords(goals: readonly Goal[], names: TableNames): ReadonlyMap<string, Move> {
  const texts = goals.map((goal) => goal.text(names));
  const told = new Map<string, Move>();
  for (const [at, { move, steps }] of goals.entries()) {
    const text = texts[at]!;
    const alike = texts.filter((other) => other === text).length > 1;
    const words = alike ? `${text}, ${names.say('cell.far', { count: steps })}` : text;
    if (!told.has(words)) told.set(words, move);
  }
  return told;
}

function enemyCells(sense: Sense, me: Seat): Cell[] {
  const { view } = sense;
  const all = [
    ...view.ships.map(({ cell }) => cell),
    ...view.stations.map(({ cell }) => cell),
    ...view.asteroids.map(({ cell }) => cell),
    ...view.planets.flatMap(({ slots }) => slots.flatMap(({ cell, use }) => (use === null ? [] : [cell]))),
  ];
  return all.filter((cell) => {
    const unit = unitAt(sense, cell);
    const owner = unit === null ? null : ownerOf(sense, unit);
    return owner !== null && owner !== me;
  });
}
