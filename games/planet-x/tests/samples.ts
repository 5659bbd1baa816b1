import { type DataSet, ours1 } from '../src/data/index.ts';

/** A data set unlike ours: other Force values, another type here and there, other amounts, three factions. */
export const oddData: DataSet = {
  id: 'odd',
  factions: ours1.factions.filter(({ id }) => id !== 'ikthi'),
  units: ours1.units
    .filter(({ faction }) => faction !== 'ikthi')
    .map((card, i) => ({ ...card, force: 1 + ((card.force * 7 + i) % 12), type: i === 3 ? 'ship' : card.type })),
  specials: ours1.specials.map((card) => (card.key === 'minus-ship' ? { ...card, amount: -9 } : card)),
  secondCopies: { ...ours1.secondCopies, '2': ['truce', 'pirates', 'minus-inf'] },
};

/** Options of every kind, each met at least once, alone and together. */
export const samples: readonly object[] = [
  {},
  { mode: 'ffa' },
  { firstPlayer: 'vote' },
  { firstPlayer: 0, mulligan: false, bulkDiscard: true, tieBreak: 'strongest', mode: 'ffa' },
  { specialLimit: 'perTable', endWindow: false },
  { truceScope: 'attacksAndSpecials', truceLasts: 'nextTurnToo', mode: 'ffa' },
  { enemyUnits: 'mercenaries', groupEngagement: 'bestType' },
  { forceFloor: 'unit', finalForce: 'withModifiers', stallRounds: 2 },
  { bulkDiscard: true, enemyUnits: 'mercenaries', firstPlayer: 1 },
  { truceScope: 'attacksAndSpecials', truceLasts: 'nextTurnToo', firstPlayer: 'vote', specialLimit: 'perTable' },
  { factions: ['vell', 'ikthi'] },
  { data: oddData },
];
