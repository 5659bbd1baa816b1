import { goldenGames } from '@orrery/laws';
import { game } from '../src/rules/index.ts';

goldenGames(game, import.meta.url, 200, {
  'two-seats': { seats: 2, options: {} },
  'three-seats': { seats: 3, options: { firstPlayer: 'vote' } },
  'four-ffa': { seats: 4, options: { mode: 'ffa', tieBreak: 'strongest', bulkDiscard: true } },
  'four-teams': { seats: 4, options: { mode: 'teams' } },
  mercenaries: {
    seats: 2,
    options: {
      enemyUnits: 'mercenaries',
      truceScope: 'attacksAndSpecials',
      truceLasts: 'nextTurnToo',
      factions: ['vell', 'ikthi'],
    },
  },
});
