import type { Bag } from '../../src/data/index.ts';
import type { Seen } from '../../src/rules/events.ts';
import type { ContractSeen, FinalResult } from '../../src/rules/seen.ts';
import { at, optionsOf } from '../fixtures/sky.ts';

export const options = optionsOf(3, { factions: ['humans', 'digitals', 'xenos'] });

const bag = (given: Partial<Bag>): Bag => ({ B: 0, C: 0, F: 0, M: 0, ...given });
const leg = { state: 'due', withheld: false, covered: true } as const;
export const deal: ContractSeen = {
  ...{ id: 37, no: 1, proposer: 0, partner: 1, carrier: 7, secret: true, state: 'signed' },
  legs: [
    { ...leg, from: 0, to: 1, goods: bag({ B: 20 }) },
    { ...leg, from: 1, to: 0, goods: bag({ M: 10 }) },
  ],
};
const gift: ContractSeen = { ...deal, id: 42, proposer: 1, partner: 0, secret: false, legs: [deal.legs[1]!] };
const lot = { no: 1, from: 0, to: 1, goods: bag({ B: 20 }), back: false };
const result = (how: FinalResult['how'], winners: readonly number[]): FinalResult => ({
  ...{ how, winners, places: [1, 2, 3], scores: null },
});
const ended = (final: FinalResult): Seen => ({
  ...{ t: 'gameEnded', result: final, stocks: [], reserves: [], kits: [], contracts: [] },
});
const shot = { seat: 0, a: 4, d: 2, shield: 3 } as const;

/** Every kind of event, and every way of telling it. */
export const samples: readonly Seen[] = [
  { t: 'gameStarted', n: 3, options, first: 1 },
  {
    ...{ t: 'planetMade', planet: 0, owner: 0, draws: [2, 4], centre: at(0, 0), sizeRoll: 1, size: 'small' },
    ...{ biomeRoll: null, biome: 'fair', rolls: [2] },
    nature: [
      { cell: at(1, 0), kind: 'forest' },
      { cell: at(0, 1), kind: 'mountain' },
    ],
  },
  {
    ...{ t: 'planetMade', planet: 17, owner: null, draws: [19], centre: at(0, 0), sizeRoll: 4, size: 'large' },
    ...{ biomeRoll: 5, biome: 'water', rolls: [8, 8], nature: [{ cell: at(1, 0), kind: 'forest' }] },
  },
  { t: 'asteroidCount', roll: 4, total: 14 },
  { t: 'asteroidCount', roll: 0, total: 10 },
  { t: 'asteroidDrawn', seat: 1, draws: [3] },
  { t: 'asteroidPlaced', seat: 1, cell: at(4, 0) },
  { t: 'asteroidPlaced', seat: null, cell: at(4, 0) },
  { t: 'asteroidsDone', first: 1 },
  { t: 'cannonPlaced', seat: 0, planet: 0, cell: at(2, 0) },
  { t: 'outpostRaised', seat: 1, planet: 1, spaceport: at(1, 0), ships: [{ ship: 1, cell: at(3, 0) }] },
  { t: 'stocked', seat: 0, bag: bag({ B: 20, C: 30 }) },
  { t: 'turnBegan', seat: 0, round: 3 },
  { t: 'catastrophe', seat: 0, roll: 1, kind: 'anomaly' },
  { t: 'catastrophe', seat: 1, roll: 20, kind: 'wind' },
  { t: 'catastrophe', seat: 1, roll: 7, kind: 'quake' },
  { t: 'catastrophe', seat: 1, roll: 8, kind: null },
  { t: 'produced', seat: 0, bag: bag({ B: 2, C: 3 }) },
  { t: 'produced', seat: 1, bag: bag({}) },
  { t: 'phaseEnded', seat: 0, phase: 'ships' },
  { t: 'built', seat: 0, planet: 0, kind: 'furnace', cell: at(1, -1), cost: bag({ C: 10 }) },
  { t: 'demolished', seat: 0, planet: 0, kind: 'tower', cell: at(2, 0) },
  { t: 'cleared', seat: 1, planet: 1, kind: 'mountain', cell: at(1, 0) },
  { t: 'shipBuilt', seat: 1, ship: 12, cls: 'large', cell: at(3, 0), cost: bag({ M: 40 }) },
  { t: 'moved', seat: 0, ship: 3, cls: 'small', path: [at(4, 0)] },
  { t: 'moved', seat: 1, ship: 12, cls: 'large', path: [at(4, 0), at(5, 0)] },
  {
    ...{ t: 'attacked', ...shot, unit: { ship: 3 }, kind: 'small', target: { ship: 12 } },
    ...{ targetKind: 'large', targetSeat: 1, destroyed: true },
  },
  {
    ...{ t: 'attacked', ...shot, seat: 1, unit: { defence: at(1, 0) }, kind: 'cannon' },
    ...{ target: { station: at(3, 3) }, targetKind: 'station', targetSeat: 0, destroyed: false },
  },
  {
    ...{ t: 'attacked', ...shot, seat: 2, unit: { ship: 9 }, kind: 'huge', target: { asteroid: at(4, 0) } },
    ...{ targetKind: null, targetSeat: null, destroyed: true },
  },
  {
    ...{ t: 'attacked', ...shot, unit: { ship: 9 }, kind: 'huge', target: { asteroid: at(4, 0) } },
    ...{ targetKind: null, targetSeat: null, destroyed: false },
  },
  { t: 'looted', by: 1, ship: 7, cost: bag({ M: 30 }), goods: bag({ C: 30 }), kit: null },
  { t: 'looted', by: 0, ship: 7, cost: bag({ M: 30 }), goods: bag({}), kit: 'habitat' },
  { t: 'razed', seat: 0, ship: 3, cls: 'small', planet: 1, kind: 'greenhouse', cell: at(1, 0), owner: 1 },
  { t: 'conquered', seat: 0, ship: 3, cls: 'small', planet: 2, owner: null },
  { t: 'conquered', seat: 1, ship: 12, cls: 'large', planet: 0, owner: 0 },
  { t: 'bombarded', seat: 1, ships: [1, 2, 3, 4, 5, 6], planet: 0, owner: 0 },
  { t: 'kitPlaced', seat: 0, ship: 7, kit: 'drill', cell: at(4, 0) },
  { t: 'kitStored', seat: 1, ship: 7, kit: 'station', planet: 1 },
  { t: 'stocksShown', stocks: [] },
  { t: 'contractRevealed', contract: deal, why: 'done' },
  { t: 'contractRevealed', contract: deal, why: 'broken' },
  { t: 'contractRevealed', contract: gift, why: 'void' },
  { t: 'playerOut', seat: 0, by: 1, why: 'destroyed' },
  { t: 'playerOut', seat: 1, by: 0, why: 'destroyed' },
  { t: 'playerOut', seat: 1, by: 2, why: 'planets' },
  { t: 'playerOut', seat: 0, by: null, why: 'conceded' },
  ended(result('conquest', [0])),
  ended(result('shared', [0, 1])),
  ended(result('draw', [0, 1, 2])),
  ended(result('limit', [1])),
  ended(result('stagnation', [0, 1])),
  ended(result('cap', [2])),
  { t: 'loaded', seat: 0, ship: 7, from: { planet: 0 }, structure: null, lots: [lot], kit: 'drill', price: null },
  { t: 'loaded', seat: 1, ship: 7, from: { planet: 0 }, structure: null, lots: [], kit: 'unknown', price: null },
  { t: 'loaded', seat: 0, ship: 7, from: { planet: 0 }, structure: null, lots: [], kit: 'none', price: null },
  { t: 'loaded', seat: 1, ship: 7, from: { cell: at(4, 0) }, structure: 'drill', lots: [], kit: 'none', price: null },
  { t: 'unloaded', seat: 1, ship: 7, planet: 1, taker: 1, lots: [lot] },
  { t: 'unloaded', seat: 1, ship: 7, planet: 0, taker: 0, lots: [] },
  { t: 'unloaded', seat: 0, ship: 7, planet: 0, taker: 0, lots: [{ ...lot, back: true }] },
  { t: 'contractSigned', no: 1, contract: null },
  { t: 'contractSigned', no: 1, contract: deal },
];

/** What only the two parties of a contract, or one seat alone, are told. */
export const secrets: readonly Seen[] = [
  { t: 'contractProposed', contract: { ...deal, no: null, state: 'proposed' } },
  { t: 'contractProposed', contract: { ...gift, no: null, state: 'proposed' } },
  { t: 'contractDeclined', id: 37, by: 1, parties: [0, 1] },
  { t: 'contractDeclined', id: 42, by: 0, parties: [1, 0] },
  { t: 'contractWithdrawn', id: 37, by: 0, parties: [0, 1] },
  { t: 'contractWithdrawn', id: 42, by: 1, parties: [1, 0] },
  { t: 'contractLapsed', id: 37, parties: [0, 1] },
  { t: 'contractWithheld', id: 37, by: 0, on: true, parties: [0, 1] },
  { t: 'contractWithheld', id: 37, by: 1, on: false, parties: [0, 1] },
  { t: 'coverageChanged', id: 37, from: 1, covered: false, parties: [0, 1] },
  { t: 'coverageChanged', id: 37, from: 0, covered: true, parties: [0, 1] },
  { t: 'shareSwitched', seat: 0, on: true },
];
