import type { Point } from './hex.ts';

/** How the map lies in its window: `k` pixels a unit, and where the map's 0, 0 is in the window. */
export interface Camera {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Window {
  readonly width: number;
  readonly height: number;
}

/** Three distances to look from: the whole board, a panel, a planet. */
export const LEVELS = ['board', 'panel', 'planet'] as const;
export type Level = (typeof LEVELS)[number];
/** Pixels a unit from which on a level is drawn. */
const PANEL_FROM = 9;
const PLANET_FROM = 25;
/** Cells at least 32 pixels high when something is chosen. */
export const CLOSE = 30;
const NEAREST = 64;
/** Pixels a unit from which on the map can be read at first sight. */
export const FIRST_SIGHT = 14;

export function levelOf(k: number): Level {
  return k >= PLANET_FROM ? 'planet' : k >= PANEL_FROM ? 'panel' : 'board';
}

/** The whole of a box in the window, as large as it goes. */
export function fit(box: Box, { width, height }: Window, margin = 8): Camera {
  const k = Math.min((width - 2 * margin) / box.w, (height - 2 * margin) / box.h, NEAREST);
  return centred({ x: box.x + box.w / 2, y: box.y + box.h / 2 }, k, { width, height });
}

export function centred(at: Point, k: number, { width, height }: Window): Camera {
  return { k, x: width / 2 - at.x * k, y: height / 2 - at.y * k };
}

export function toMap(camera: Camera, { x, y }: Point): Point {
  return { x: (x - camera.x) / camera.k, y: (y - camera.y) / camera.k };
}
export function toWindow(camera: Camera, { x, y }: Point): Point {
  return { x: x * camera.k + camera.x, y: y * camera.k + camera.y };
}

/** Nearer or farther, with what lies under `about` staying there. */
export function zoomed(camera: Camera, by: number, about: Point, farthest: number): Camera {
  const k = Math.min(NEAREST, Math.max(farthest, camera.k * by));
  const still = toMap(camera, about);
  return { k, x: about.x - still.x * k, y: about.y - still.y * k };
}

/** A board that is smaller than the window stays in its middle; a larger one covers the middle of it. */
export function kept(camera: Camera, board: Box, { width, height }: Window): Camera {
  const { k } = camera;
  return {
    k,
    x: held(camera.x, board.x * k, board.w * k, width),
    y: held(camera.y, board.y * k, board.h * k, height),
  };
}

function held(at: number, from: number, long: number, wide: number): number {
  if (long <= wide) return (wide - long) / 2 - from;
  // So much sky beyond the edge that what lies there can be seen beside a card.
  const slack = wide * 0.36;
  return Math.min(slack - from, Math.max(wide - slack - from - long, at));
}

/** Moves as little as needed so that a point has so much room around it, and lies above what covers the lower edge. */
export function revealing(camera: Camera, at: Point, window: Window, room: number, covered = 0): Camera {
  const { x, y } = toWindow(camera, at);
  const dx = into(x, room, window.width - room);
  const dy = into(y, room, window.height - covered - room);
  return dx === 0 && dy === 0 ? camera : { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** The part of a window that is left free: beside a card that lies over it, or above the compass where the window is narrow. */
export function freeOf({ width, height }: Window, card: boolean): Box {
  if (width <= NARROW) return { x: 0, y: 0, w: width, h: height - COMPASS };
  const x = card ? CARD : 0;
  return { x, y: 0, w: width - x, h: height };
}
/** On a phone whatever tells of the map lies below it. */
export const isNarrow = ({ width }: Window): boolean => width <= NARROW;
const NARROW = 560;
/** On a phone nothing lies over the map but its compass: no legal cell comes under it. */
const COMPASS = 60;
const CARD = 318;

/** A box of the map in the middle of a part of the window, as large as it goes but no larger than `nearest`. */
export function fitIn(box: Box, part: Box, nearest: number, margin = 8): Camera {
  const size = { width: part.w, height: part.h };
  const k = Math.min(fit(box, size, margin).k, nearest);
  const { x, y } = centred({ x: box.x + box.w / 2, y: box.y + box.h / 2 }, k, size);
  return { k, x: x + part.x, y: y + part.y };
}

/** Moves as little as needed so that a box lies in a part of the window; in its middle where it is too large. */
export function movedInto(camera: Camera, box: Box, part: Box): Camera {
  const from = toWindow(camera, box);
  const dx = across(from.x, box.w * camera.k, part.x, part.w);
  const dy = across(from.y, box.h * camera.k, part.y, part.h);
  return dx === 0 && dy === 0 ? camera : { ...camera, x: camera.x + dx, y: camera.y + dy };
}

function across(at: number, long: number, from: number, wide: number): number {
  return long > wide ? from + (wide - long) / 2 - at : into(at, from, from + wide - long);
}

/** How far a place has to go to lie between two others; in their middle where they have crossed. */
function into(at: number, from: number, to: number): number {
  if (from > to) return (from + to) / 2 - at;
  return at < from ? from - at : at > to ? to - at : 0;
}

/** Is the whole of a box in the window and near enough to be read? */
export function isInSight(camera: Camera, box: Box, window: Window): boolean {
  const from = toWindow(camera, box);
  const to = toWindow(camera, { x: box.x + box.w, y: box.y + box.h });
  const inside = from.x >= 0 && from.y >= 0 && to.x <= window.width && to.y <= window.height;
  return inside && camera.k >= Math.min(FIRST_SIGHT, fit(box, window).k);
}

/** On the way from one camera to another, 0 to 1: zooms evenly, and goes straight for what is in the middle. */
export function between(from: Camera, to: Camera, part: number, { width, height }: Window): Camera {
  const middle = { x: width / 2, y: height / 2 };
  const k = from.k * (to.k / from.k) ** part;
  const a = toMap(from, middle);
  const b = toMap(to, middle);
  return centred({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }, k, { width, height });
}

/** What of the board is in the window. */
export function shown(camera: Camera, { width, height }: Window): Box {
  const { x, y } = toMap(camera, { x: 0, y: 0 });
  return { x, y, w: width / camera.k, h: height / camera.k };
}
