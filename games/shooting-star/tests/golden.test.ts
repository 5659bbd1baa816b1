import { goldenGames } from '@orrery/laws';
import { game } from '../src/rules/index.ts';

goldenGames(game, import.meta.url, 100, {
  'two-seats': { seats: 2, options: {} },
  'three-seats': { seats: 3, options: {} },
  'four-seats': { seats: 4, options: {} },
  'five-seats': { seats: 5, options: {} },
  custom: { seats: 3, options: { sector: 'custom' } },
  memory: { seats: 4, options: { piles: 'memory', isolatedTo: 'debris' } },
  quarter: { seats: 2, options: { arrow: 'quarter', nextReplacement: 'shown', namedStart: 'level4' } },
});
