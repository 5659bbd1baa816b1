import { describe, expect, test } from 'vitest';
import { asideOf } from '../../src/table/map/aside.ts';
import {
  between,
  type Camera,
  centred,
  fit,
  fitIn,
  freeOf,
  kept,
  levelOf,
  movedInto,
  revealing,
  toMap,
  toWindow,
  zoomed,
} from '../../src/table/map/camera.ts';
import { groundOf } from '../../src/table/map/engraving.ts';
import { cellUnder, disc, far, hexPath, neighbour, outline, pointOf } from '../../src/table/map/hex.ts';
import { planetUnder, planOf } from '../../src/table/map/plan.ts';
import { stepFrom } from '../../src/table/map/walk.ts';
import { view } from '../fixtures/play.ts';
import { duel, optionsOf } from '../fixtures/sky.ts';

describe('cells on the plane', () => {
  test('every cell is found again under its own middle, and under every place well inside it', () => {
    for (const cell of disc({ q: 3, r: -2 }, 9))
      for (let k = 0; k < 12; k++) {
        const { x, y } = pointOf(cell);
        const angle = (k * Math.PI) / 6;
        expect(cellUnder({ x: x + 0.8 * Math.cos(angle), y: y + 0.8 * Math.sin(angle) })).toEqual(cell);
      }
  });

  test('six neighbours lie as far from each other as two hexagons that touch (BP-G1, BP-G4)', () => {
    for (let side = 0; side < 6; side++) {
      const { x, y } = pointOf(neighbour({ q: 0, r: 0 }, side));
      expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3));
    }
  });

  test('the line around a disc is one loop with the sides of its rim; with a hole it is two', () => {
    const sides = (path: string) => path.split('L').length - 1 + (path.match(/Z/g)?.length ?? 0);
    const whole = outline(disc({ q: 2, r: 2 }, 3));
    expect(whole.match(/M/g)).toHaveLength(1);
    expect(sides(whole)).toBe(6 * (2 * 3 + 1));
    const ring = outline(disc({ q: 2, r: 2 }, 3).filter((cell) => far(cell, { q: 2, r: 2 }) > 0));
    expect(ring.match(/M/g)).toHaveLength(2);
    expect(sides(ring)).toBe(42 + 6);
    expect(outline([])).toBe('');
  });

  test('arrows keep to their row, letters go all six ways, other keys nowhere', () => {
    let cell = { q: 0, r: 0 };
    for (let k = 0; k < 6; k++) cell = stepFrom(cell, 'ArrowRight')!;
    expect(pointOf(cell).y).toBeCloseTo(0);
    for (let k = 0; k < 6; k++) cell = stepFrom(cell, 'ArrowLeft')!;
    expect(cell).toEqual({ q: 0, r: 0 });
    expect(stepFrom(stepFrom(cell, 'ArrowUp')!, 'ArrowDown')).toEqual(cell);
    const round = [...'wedsaq'].map((key) => stepFrom({ q: 4, r: 1 }, key)!);
    expect(new Set(round.map(({ q, r }) => `${q},${r}`)).size).toBe(6);
    expect(round.every((one) => far(one, { q: 4, r: 1 }) === 1)).toBe(true);
    expect(stepFrom(cell, 'x')).toBeNull();
  });
});

describe('the camera', () => {
  const window = { width: 900, height: 540 };
  const board = { x: -30, y: -28, w: 60, h: 56 };
  const camera: Camera = { k: 20, x: 450, y: 270 };

  test('a place goes to the window and back', () => {
    const at = { x: 3.25, y: -7.5 };
    const back = toMap(camera, toWindow(camera, at));
    expect(back.x).toBeCloseTo(at.x);
    expect(back.y).toBeCloseTo(at.y);
  });

  test('zooming leaves what lies under the pointer there, and stops at both ends', () => {
    const about = { x: 120, y: 80 };
    const before = toMap(camera, about);
    const after = toMap(zoomed(camera, 1.7, about, 4), about);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(zoomed(camera, 0.001, about, 4).k).toBe(4);
    expect(zoomed(camera, 1000, about, 4).k).toBe(64);
  });

  test('a fitted board lies whole in the middle of the window', () => {
    const { k, x, y } = fit(board, window);
    expect(board.w * k).toBeLessThanOrEqual(900);
    expect(board.h * k).toBeLessThanOrEqual(540);
    expect([x, y]).toEqual([450, 270]);
  });

  test('a board cannot be lost: a small one stays in the middle, a large one in sight', () => {
    expect(kept({ k: 5, x: 9999, y: -9999 }, board, window)).toEqual({ k: 5, x: 450, y: 270 });
    const lost = kept({ k: 40, x: 9e5, y: -9e5 }, board, window);
    const left = toWindow(lost, board).x;
    const bottom = toWindow(lost, { x: 0, y: board.y + board.h }).y;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThan(window.width);
    expect(bottom).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(window.height);
  });

  test('revealing moves no more than it must, and above what covers the lower edge', () => {
    expect(revealing(camera, { x: 0, y: 0 }, window, 60)).toBe(camera);
    const moved = revealing(camera, { x: 40, y: 0 }, window, 60);
    expect(toWindow(moved, { x: 40, y: 0 })).toEqual({ x: 840, y: 270 });
    const above = revealing(camera, { x: 0, y: 12 }, window, 60, 120);
    expect(toWindow(above, { x: 0, y: 12 }).y).toBe(540 - 120 - 60);
  });

  test('what a card tells of comes out from under it', () => {
    const part = freeOf(window, true);
    expect(part.x).toBeGreaterThan(300);
    expect(freeOf(window, false)).toEqual({ x: 0, y: 0, w: window.width, h: window.height });
    expect(freeOf({ width: 374, height: 430 }, true)).toEqual({ x: 0, y: 0, w: 374, h: 370 });
    const box = { x: -20, y: -3, w: 6, h: 6 };
    const moved = movedInto(camera, box, part);
    expect(toWindow(moved, box).x).toBeCloseTo(part.x);
    expect(movedInto(moved, box, part)).toBe(moved);
    const { k, x } = fitIn(box, part, 30);
    expect(k).toBe(30);
    expect(x - 17 * k).toBeCloseTo(part.x + part.w / 2);
  });

  test('a name under the tools or the small map comes out from there, and no farther than it may be from its planet', () => {
    const tools = [
      { x: 889, y: 213, w: 44, h: 44 },
      { x: 889, y: 605, w: 44, h: 44 },
    ];
    const name = { x: 850, y: 600, w: 80, h: 20 };
    const aside = asideOf(name, tools, []);
    expect(aside.x).toBeLessThan(0);
    const stays = { x: 0, y: 0 };
    expect(asideOf({ ...name, x: name.x + aside.x }, tools, [])).toEqual(stays);
    const notes = [{ x: 32, y: 162, w: 150, h: 145 }];
    expect(asideOf({ x: 120, y: 200, w: 80, h: 20 }, tools, notes)).toEqual({ x: 68, y: 0 });
    expect(asideOf({ x: 60, y: 290, w: 80, h: 20 }, tools, notes)).toEqual({ x: 0, y: 23 });
    expect(asideOf({ x: 40, y: 180, w: 80, h: 20 }, tools, notes), 'too far from its planet').toEqual(stays);
    for (const free of [
      { ...name, y: 400 },
      { ...name, x: 800 },
      { ...name, w: 300 },
    ])
      expect(asideOf(free, tools, notes)).toEqual(stays);
  });

  test('a glide begins where it is and ends where it goes', () => {
    const to = centred({ x: 10, y: 4 }, 40, window);
    for (const [part, end] of [
      [0, camera],
      [1, to],
    ] as const) {
      const { k, x, y } = between(camera, to, part, window);
      expect([k, x, y].map((v) => Math.round(v * 1000))).toEqual(
        [end.k, end.x, end.y].map((v) => Math.round(v * 1000)),
      );
    }
    expect(levelOf(between(camera, to, 0.5, window).k)).toBe('planet');
    expect([levelOf(5), levelOf(15), levelOf(30)]).toEqual(['board', 'panel', 'planet']);
  });
});

describe('the plan of a board', () => {
  test.each([
    [2, 7, 889],
    [6, 19, 2413],
  ])('%i seats: %i panels, %i cells, all inside its box (BP-G5)', (seats, panels, cells) => {
    const plan = planOf(optionsOf(seats), seats);
    expect(plan.panels).toHaveLength(panels);
    expect(plan.cells.size).toBe(cells);
    expect(planOf(optionsOf(seats), seats)).toBe(plan);
    for (const { at } of plan.panels) {
      expect(at.x).toBeGreaterThan(plan.box.x);
      expect(at.y).toBeLessThan(plan.box.y + plan.box.h);
    }
  });

  test('a cell knows whose ground it is, and how far from the middle', () => {
    const { planets, options } = view(duel(), 0);
    expect(planetUnder(options, planets, { q: 2, r: 0 })).toMatchObject({ planet: { id: 0 }, ring: 2 });
    expect(planetUnder(options, planets, { q: 3, r: 0 })).toBeNull();
  });

  test('the ground of a planet is cut into as many hexagons as it has cells (2.2)', () => {
    const { tones, rim } = groundOf({ q: 0, r: 0 }, 4);
    expect(tones.join('').match(/M/g)).toHaveLength(61);
    expect(rim.match(/M/g)).toHaveLength(1);
    expect(hexPath({ x: 0, y: 0 }).split('L')).toHaveLength(6);
  });
});
