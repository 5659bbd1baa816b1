import type { DataSet } from '../src/data/index.ts';
import { ours1 } from '../src/data/index.ts';

/** A data set unlike ours: seven names, a Shield in the middle, a weapon that hits three cells two, one and three times. */
export const oddData: DataSet = {
  id: 'odd',
  weapons: ours1.weapons.map((card) =>
    card.id === 'W5'
      ? {
          ...card,
          cells: [
            { dx: 0, dy: -1, hits: 2 },
            { dx: 1, dy: 0, hits: 1 },
            { dx: 0, dy: 1, hits: 3 },
          ],
        }
      : card,
  ),
  planets: ours1.planets.map((card) => (card.id === 'Z5' ? { ...card, name: 'Fable', moons: 2 } : card)),
  missions: ours1.missions,
};

/** Options of every kind, each met at least once, alone and together. */
export const samples: readonly object[] = [
  {},
  { arrow: 'quarter', nextReplacement: 'shown' },
  { piles: 'memory' },
  { sector: 'custom' },
  { arrow: 'fixed', isolatedTo: 'debris', namedStart: 'level4', firstSeat: 1 },
  { piles: 'memory', isolatedTo: 'debris', nextReplacement: 'shown' },
  { sector: 'custom', piles: 'memory', arrow: 'quarter' },
  { data: oddData },
];
