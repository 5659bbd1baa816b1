import type { FinalScore, Seen } from '../../src/rules/kind.ts';

const at = { x: 2, y: 1 };
const result = (winners: readonly number[]): FinalScore => ({
  rows: [0, 1, 2].map(() => ({ cards: 5, moons: 2, missions: [1, 0, 1], debrisCount: 9, debris: 3, total: 12 })),
  winners,
  reason: 'rounds',
});
const options = {
  sector: 'grid',
  isolatedTo: 'conquest',
  arrow: 'half',
  namedStart: 'random',
  nextReplacement: 'hidden',
  piles: 'open',
  firstSeat: 'random',
  data: 'ours-1',
} as const;

/** Every event in every shape a sentence tells apart; seat 0 is the reader in half of the tests. */
export const samples: readonly Seen[] = [
  { t: 'gameStarted', n: 3, options, invader: 0 },
  { t: 'gameStarted', n: 2, options, invader: 1 },
  { t: 'sectorLaid', sites: [{ at, planet: 'S01', high: true }] },
  { t: 'planetsDealt', seat: 0, planets: ['S01', 'X1'] },
  { t: 'planetPlaced', seat: 0, planet: 'S01', at, high: true },
  { t: 'planetPlaced', seat: 1, planet: 'C1', at, high: false },
  { t: 'planetPlaced', seat: 1, planet: 'X1', at: { x: -1, y: -1 }, high: false },
  { t: 'missionsDealt', seat: 0, missions: ['M1A', 'M2A', 'M3A'] },
  { t: 'missionsDealt', seat: 1, missions: null },
  { t: 'roundStarted', round: 3, invader: 0 },
  { t: 'roundStarted', round: 3, invader: 1 },
  { t: 'weaponPlaced', seat: 0, at, arrow: 0, order: 0, weapon: 'W8' },
  { t: 'weaponPlaced', seat: 1, at, arrow: 2, order: 1, weapon: null },
  { t: 'weaponPlaced', seat: 1, at, arrow: 1, order: 1, weapon: null },
  { t: 'weaponPlaced', seat: 1, at, arrow: 3, order: 1, weapon: null },
  {
    t: 'weaponsRevealed',
    weapons: [
      { seat: 0, at, arrow: 0, weapon: 'W8' },
      { seat: 1, at, arrow: 2, weapon: 'SH' },
    ],
  },
  ...['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'].flatMap((weapon): Seen[] => [
    { t: 'weaponFires', seat: 0, weapon, at, targets: [] },
    { t: 'weaponFires', seat: 1, weapon, at, targets: [at, { x: 0, y: 0 }, { x: 5, y: 4 }] },
    { t: 'shieldCaught', catcher: 0, shieldAt: at, attacker: 1, weapon },
    { t: 'shieldCaught', catcher: 1, shieldAt: at, attacker: 0, weapon },
    { t: 'weaponDestroyed', by: 0, owner: 1, weapon, at, cause: 'shot' },
    { t: 'weaponDestroyed', by: 1, owner: 0, weapon, at, cause: 'isolated' },
    { t: 'weaponSkipped', owner: 0, weapon },
    { t: 'weaponSkipped', owner: 1, weapon },
  ]),
  { t: 'weaponDestroyed', by: 1, owner: 0, weapon: 'SH', at, cause: 'isolated' },
  { t: 'planetTurned', at, planet: 'C1', from: 4, to: 3 },
  { t: 'planetTurned', at, planet: 'S20', from: 2, to: 1 },
  { t: 'planetCaptured', by: 0, at, planet: 'S01', level: 1, cause: 'shot' },
  { t: 'planetCaptured', by: 1, at, planet: 'Z1', level: 3, cause: 'shot' },
  { t: 'planetCaptured', by: 0, at, planet: 'X1', level: null, cause: 'isolated' },
  { t: 'planetCaptured', by: 1, at, planet: 'E1', level: 4, cause: 'isolated' },
  { t: 'planetReplaced', at, planet: 'S05', next: null },
  { t: 'planetReplaced', at, planet: 'S15', next: 'S16' },
  { t: 'weaponSpent', owner: 0, weapon: 'W3' },
  { t: 'shieldReturned', owner: 0 },
  { t: 'shieldReturned', owner: 1 },
  { t: 'roundEnded', planetsLeft: 12, nextInvader: 1 },
  { t: 'roundEnded', planetsLeft: 0, nextInvader: null },
  { t: 'roundEnded', planetsLeft: 1, nextInvader: null },
  { t: 'missionsRevealed', missions: [['M1A', 'M2A', 'M3A']] },
  { t: 'gameEnded', result: result([0]), piles: null },
  { t: 'gameEnded', result: result([1]), piles: null },
  { t: 'gameEnded', result: result([0, 2]), piles: null },
];
