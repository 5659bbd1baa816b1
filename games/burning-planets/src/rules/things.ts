import { type Kit, natures, priced } from '../data/index.ts';

/** Every thing of the game by its number: the order of `priced`, then nature. Units come first, ships first of all. */
export const SMALL = 0;
export const HUGE = 3;
export const CARGO = 4;
export const CANNON = 5;
const TOWER = 6;
export const STATION = 7;
export const DRILL = 8;
export const HABITAT = 9;
export const FURNACE = 10;
export const SPACEPORT = 12;
export const FOREST = 13;
export const MOUNTAIN = 14;
export const THINGS = 15;

export const thingNames = [...priced, ...natures] as const;
export type Thing = (typeof thingNames)[number];

const numbers = new Map<string, number>(thingNames.map((name, number) => [name, number]));
export function thingNumber(name: Thing): number {
  return numbers.get(name)!;
}
export function thingName(number: number): Thing {
  return thingNames[number]!;
}

/** What a cell holds, where it is no unit and no thing: nothing, free ground of a planet, a monolith's place, a bare asteroid. */
export const EMPTY = 0;
export const GROUND = 1;
export const CENTRE = 2;
export const ASTEROID = 3;
/** Cells from here on hold a unit: UNIT plus its row. Furnaces to mountains are their own numbers. */
export const UNIT = 16;

export function isShip(kind: number): boolean {
  return kind <= CARGO;
}
export function isDefence(kind: number): boolean {
  return kind === CANNON || kind === TOWER;
}
/** Stands on an asteroid. */
export function isOnAsteroid(kind: number): boolean {
  return kind === DRILL || kind === HABITAT;
}
export function isNature(code: number): boolean {
  return code === FOREST || code === MOUNTAIN;
}
/** A structure that does not fight. */
export function isBuilding(code: number): boolean {
  return code >= FURNACE && code <= SPACEPORT;
}

/** Kits are numbered 0 drill, 1 habitat, 2 station in reserves, one more in holds. */
export const KITS = 3;
export const kitThings = [DRILL, HABITAT, STATION] as const;
export const kitNames: readonly Kit[] = ['drill', 'habitat', 'station'];
export function kitOf(kind: number): number {
  return kind === STATION ? 2 : kind - DRILL;
}
