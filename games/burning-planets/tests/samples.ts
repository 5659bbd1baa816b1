import { type DataSet, type Faction, type FactionCard, ours1 } from '../src/data/index.ts';

/** A data set unlike ours: small panels, other dice, prices and yields, a third catastrophe, cargo ships for next to nothing. */
export const oddData: DataSet = {
  ...ours1,
  id: 'odd',
  panelRadius: 5,
  sizes: {
    small: { rolls: [4], radius: 2, die: 6 },
    medium: { rolls: [1, 2], radius: 2, die: 4 },
    large: { rolls: [3], radius: 3, die: 12 },
  },
  biomes: { ...ours1.biomes, fair: { ...ours1.biomes.fair, bars: ['tower'] } },
  startTurns: 25,
  speeds: { ...ours1.speeds, huge: 2, cargo: 5 },
  asteroidShield: 3,
  fighters: { ...ours1.fighters, small: { die: 7, shield: 1 }, drill: { die: 5, shield: 0 } },
  yields: { ...ours1.yields, forest: { B: 2, C: 0, F: 1, M: 1 }, mountain: { B: 0, C: 2, F: 1, M: 1 } },
  factions: {
    humans: withCheapCargo(ours1.factions.humans),
    digitals: withCheapCargo(ours1.factions.digitals),
    xenos: withCheapCargo(ours1.factions.xenos),
  },
  catastropheDie: 6,
  catastrophes: [
    ...ours1.catastrophes.map((card) => ({ ...card, roll: card.roll === 1 ? 1 : 6 })),
    { id: 'quake', roll: 3, silences: ['mountain'], bars: ['cannon', 'huge'], grounds: false },
  ],
};

function withCheapCargo(card: FactionCard): FactionCard {
  return { ...card, costs: { ...card.costs, cargo: { B: 0, C: 0, F: 1, M: 1 } } };
}

/** Short and rich, so that laws see ships, trade and war soon. */
const brisk = { roundLimit: 15, incomeFactor: 3, startTurns: 30, startForce: 'outpost' } as const;

/** Options of every kind, each met at least once; the factions say for how many seats. */
export const samples: readonly { readonly factions: readonly Faction[] }[] = [
  { ...brisk, factions: ['humans', 'digitals'], preset: 'quick', startTurns: 20 },
  {
    ...brisk,
    factions: ['xenos', 'humans', 'xenos'],
    data: oddData,
    speedBonus: 1,
    buildsPerPlanet: 3,
    hugeActions: '1or4',
    freshFire: 'on',
  },
  { ...brisk, factions: ['digitals', 'xenos'], data: oddData, asteroidPlacement: 'random', asteroidDie: 'd4' },
  {
    ...brisk,
    factions: ['humans', 'humans', 'digitals', 'xenos'],
    openStocks: 'on',
    elimination: 'planets',
    sharedVictory: 'off',
  },
  {
    factions: ['humans', 'digitals', 'xenos'],
    roundLimit: 15,
    asteroidDie: 'd20',
    planetsPerPlayer: 3,
    startSpacing: 'apart',
    startSize: 'medium',
  },
  {
    ...brisk,
    factions: ['xenos', 'digitals', 'humans', 'digitals', 'digitals'],
    trade: 'open',
    events: 'off',
    asteroidDie: 'none',
    asteroidPlacement: 'random',
  },
  {
    ...brisk,
    factions: ['humans', 'digitals', 'xenos', 'humans', 'digitals', 'xenos'],
    preset: 'quick',
    asteroidDie: 'd12',
    startTurns: 10,
  },
  {
    ...brisk,
    factions: ['humans', 'xenos'],
    asteroidDie: 'd8',
    asteroidPlacement: 'random',
    incomeFactor: 2,
    privateTalk: 'off',
    trade: 'off',
  },
] as readonly ({ readonly factions: readonly Faction[] } & Record<string, unknown>)[];
