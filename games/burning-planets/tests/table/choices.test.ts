import { describe, expect, test } from 'vitest';
import { ours1 } from '../../src/data/index.ts';
import { game } from '../../src/rules/index.ts';
import type { Move } from '../../src/rules/moves.ts';
import type { State } from '../../src/rules/state.ts';
import { cellKey, cellOfKey, cellOfTarget } from '../../src/sight/cells.ts';
import { isGrave, type Picked, siteOf, touchesOf, usualSite, wouldLose } from '../../src/table/choices.ts';
import { deedsOf } from '../../src/table/deeds.ts';
import { tableNames } from '../../src/table/names.ts';
import { nextThing, waitingIn } from '../../src/table/next.ts';
import { aimsOf, idleUnits, senseOf, threatOf, unitAt } from '../../src/table/sense.ts';
import { dangerTo } from '../../src/table/threats.ts';
import { goalsOf, inWords } from '../../src/table/units/goals.ts';
import { bag, plays, view } from '../fixtures/play.ts';
import { asteroid, at, duel, planet, ship, sky, stand, stock, structure } from '../fixtures/sky.ts';
import { seatsOf, strictly } from './spoken.tsx';

const sense = (s: State) => senseOf(view(s, 0), 0);
const legal = (s: State, move: Move) => game.refuse(s, 0, move) === null;
const unit = (no: number): Picked => ({ t: 'unit', ref: { ship: no } });

/** Every touch is a legal move, and there are some. */
function touched(s: State, picked: Picked | null, placing: Parameters<typeof touchesOf>[3] = null) {
  const touches = touchesOf(sense(s), 0, picked, placing);
  for (const [key, move] of touches) {
    expect(legal(s, move), JSON.stringify(move)).toBe(true);
    expect(siteOf(view(s, 0), move)).toEqual(cellOfKey(key));
  }
  return touches;
}

describe('what a touch of a cell does', () => {
  test('a ship goes where it can and attacks whom it reaches: just the legal moves (examples 20, 24)', () => {
    const s = duel();
    const spear = ship(s, 'A', 'small', [9, -2]);
    const enemy = ship(s, 'B', 'small', [9, -1]);
    const touches = touched(s, unit(spear));
    const moves = [...touches.values()];
    expect(moves.filter(({ t }) => t === 'attack')).toEqual([
      { t: 'attack', unit: { ship: spear }, target: { ship: enemy } },
    ]);
    expect(moves.filter(({ t }) => t === 'move').length).toBeGreaterThan(10);
    expect(touches.has('10,-3')).toBe(false);
  });

  test('of a structure on an asteroid a touch means the structure', () => {
    const s = duel();
    const huge = ship(s, 'A', 'huge', [6, 0]);
    asteroid(s, [7, 0]);
    structure(s, 'B', 'drill', [7, 0]);
    expect(touched(s, unit(huge)).get('7,0')).toMatchObject({ target: { onAsteroid: at(7, 0) } });
    expect(aimsOf(sense(s), { ship: huge })).toHaveLength(2);
  });

  test('a structure is proposed inside, a defence on the border; a ship in orbit', () => {
    const s = duel();
    s.phase = 'structures';
    stock(s, 'A', { B: 99, C: 99, M: 99, F: 99 });
    const furnace = touched(s, null, { t: 'build', planet: 0, kind: 'furnace' });
    expect(usualSite(furnace)).toMatchObject({ cell: at(1, -1) });
    expect(touched(s, null, { t: 'build', planet: 0, kind: 'cannon' }).size).toBe(11);
    stand(s, 'spaceport', [1, -1]);
    s.phase = 'ships';
    expect(touched(s, null, { t: 'ship', at: { planet: 0 }, cls: 'small' }).size).toBe(18);
  });

  test('in the setup: the panel that was drawn, then the border of the own planet', () => {
    const s = duel();
    s.stage = 'asteroids';
    s.drawnPanel = 3;
    s.asteroidsLeft = 1;
    expect(touched(s, null).has('4,0')).toBe(true);
    s.stage = 'cannons';
    s.drawnPanel = -1;
    expect(touched(s, null).size).toBe(11);
  });

  test('nothing in another seat’s turn', () => {
    const s = duel();
    const spear = ship(s, 'A', 'small', [5, 0]);
    s.toAct = 1;
    expect(touchesOf(sense(s), 0, unit(spear), null).size).toBe(0);
  });
});

describe('help', () => {
  test('odds are those of the table of odds (2.7)', () => {
    const s = duel();
    const hammer = ship(s, 'A', 'medium', [9, -2]);
    const [aim] = aimsOf(sense(s), { ship: hammer });
    expect(aim).toMatchObject({ target: { defence: at(10, -3) }, odds: { wins: 9, of: 48 }, attacks: 2 });
    expect(aim!.inAll).toBeCloseTo(0.34, 2);
  });

  test('a threat reaches one cell beyond a move; a cargo ship threatens nobody', () => {
    const s = sky(2);
    planet(s, 4, 'small', 'fair', 'A');
    const byte = ship(s, 'B', 'small', [7, 7]);
    const cells = threatOf(sense(s), { ship: byte }).map(cellKey);
    expect(cells).toContain('7,2');
    expect(cells).not.toContain('7,1');
    expect(dangerTo(sense(s), 0).map(cellKey).sort()).toEqual([...cells].sort());
    const cargo = ship(s, 'B', 'cargo', [8, 8]);
    expect(threatOf(sense(s), { ship: cargo })).toEqual([]);
  });

  test('idle are ships that may act and defences with somebody to shoot at', () => {
    const s = duel();
    const [first, second] = [ship(s, 'A', 'small', [5, 0]), ship(s, 'A', 'small', [5, 3])];
    expect(idleUnits(sense(s), 0)).toEqual([{ ship: first }, { ship: second }]);
    ship(s, 'B', 'small', [3, 0]);
    expect(idleUnits(sense(s), 0)).toContainEqual({ defence: at(2, 0) });
    const after = plays(s, 'A', { t: 'move', ship: first, to: at(5, 1) }, { t: 'move', ship: second, to: at(5, 4) });
    expect(idleUnits(sense(after), 0)).not.toContainEqual({ ship: first });
    const waiting = waitingIn(sense(s), 0, 'actions');
    expect(nextThing(waiting, null)).toEqual(unit(first));
    expect(nextThing(waiting, unit(first))).toEqual(unit(second));
    expect(nextThing(waiting, waiting.at(-1)!)).toEqual(unit(first));
    expect(nextThing([], null)).toBeNull();
  });

  test('N leads only to planets where something can be built: defences need the border (BP-P12)', () => {
    // A set in which food buys a cannon and nothing else.
    const { humans } = ours1.factions;
    const fed = { ...humans, costs: { ...humans.costs, cannon: bag({ F: 1 }) } };
    const s = duel({ data: { ...ours1, factions: { ...ours1.factions, humans: fed } } });
    s.phase = 'structures';
    stock(s, 'A', { F: 1 });
    expect(waitingIn(sense(s), 0, 'structures')).toEqual([{ t: 'planet', planet: 0 }]);
    const border = touched(s, null, { t: 'build', planet: 0, kind: 'cannon' });
    for (const key of border.keys()) stand(s, 'greenhouse', [cellOfKey(key)!.q, cellOfKey(key)!.r]);
    expect(touchesOf(sense(s), 0, null, { t: 'build', planet: 0, kind: 'furnace' }).size).toBeGreaterThan(0);
    expect(waitingIn(sense(s), 0, 'structures')).toEqual([]);
  });

  test('who leaves a unit that can still act is told what it loses (BP-P19)', () => {
    const s = duel();
    const [first, second] = [ship(s, 'A', 'small', [5, 0]), ship(s, 'A', 'small', [5, 3])];
    const moved = plays(s, 'A', { t: 'move', ship: first, to: at(5, 1) });
    const other: Move = { t: 'move', ship: second, to: at(5, 4) };
    expect(wouldLose(sense(moved), other)).toEqual({ ship: first });
    expect(wouldLose(sense(moved), { t: 'move', ship: first, to: at(5, 0) })).toBeNull();
    expect(wouldLose(sense(s), other)).toBeNull();
    expect(isGrave({ t: 'bombard', planet: 1 })).toBe(true);
    expect(isGrave(other)).toBe(false);
  });

  test('places worth going to are in reach, and name what lies there', () => {
    const s = duel();
    const spear = ship(s, 'A', 'small', [6, 3]);
    const goals = goalsOf(sense(s), 0, spear);
    expect(goals.length).toBeGreaterThan(0);
    for (const { move } of goals) expect(legal(s, move)).toBe(true);
  });

  test('two asteroids of one panel are told apart by how far they are, and no two places are called alike', async () => {
    const s = duel();
    const spear = ship(s, 'A', 'small', [5, 0]);
    asteroid(s, [7, 0], [5, 4], [8, -4]);
    const say = (await strictly()).en;
    const told = inWords(goalsOf(sense(s), 0, spear), tableNames(say, 0, seatsOf(2, 0), view(s, 0).options));
    const rocks = [...told].filter(([words]) => words.includes('asteroid'));
    expect(rocks.map(([words]) => words)).toEqual([
      'Next to the asteroid in panel V, 3 cells away',
      'Next to the asteroid in panel V, 1 cell away',
      'Next to the asteroid in panel VII',
    ]);
    for (const [, move] of told) expect(legal(s, move)).toBe(true);
  });

  test('a cargo ship is offered what it could load and put down; the rules say which (examples 39, 42)', () => {
    const s = duel();
    stock(s, 'A', { M: 30, F: 30 });
    stand(s, 'spaceport', [1, -1]);
    const cargo = ship(s, 'A', 'cargo', [3, 0]);
    const deeds = deedsOf(sense(s), 0, { ship: cargo });
    expect(deeds.filter((move) => move.t === 'load' && move.kit !== null && legal(s, move))).toHaveLength(3);
    const loaded = plays(s, 'A', deeds.find((move) => move.t === 'load' && move.kit === 'station')!);
    const putDown = deedsOf(sense(loaded), 0, { ship: cargo }).filter(
      (move) => move.t === 'unload' && 'cell' in move.to,
    );
    expect(putDown).toHaveLength(5);
    for (const move of putDown) expect(legal(loaded, move)).toBe(true);
  });

  test('conquest and razing are offered at a foreign planet only (examples 31, 32)', () => {
    const s = duel();
    stand(s, 'furnace', [11, -4]);
    const eagle = ship(s, 'A', 'large', [9, -3]);
    expect(deedsOf(sense(s), 0, { ship: eagle }).map(({ t }) => t)).toEqual(['conquer', 'raze']);
    const home = ship(s, 'A', 'large', [3, 0]);
    expect(deedsOf(sense(s), 0, { ship: home })).toEqual([]);
  });

  test('units are found where they are', () => {
    const s = duel();
    const spear = ship(s, 'A', 'small', [5, 0]);
    expect(unitAt(sense(s), at(5, 0))).toEqual({ ship: spear });
    expect(unitAt(sense(s), at(2, 0))).toEqual({ defence: at(2, 0) });
    expect(unitAt(sense(s), at(6, 0))).toBeNull();
    expect(cellOfTarget(view(s, 0), { ship: 99 })).toBeNull();
  });
});
