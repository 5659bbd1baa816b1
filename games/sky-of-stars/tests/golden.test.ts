import { goldenGames } from '@orrery/laws';
import { game } from '../src/rules/index.ts';

goldenGames(game, import.meta.url, 100, {
  duo: { seats: 2, options: {} },
  'three-seats': { seats: 3, options: {} },
  'four-seats': { seats: 4, options: {} },
  'six-seats': { seats: 6, options: {} },
  'all-at-once': { seats: 4, options: { guessing: 'allAtOnce', challenge: 'on', closeShapes: 'typed' } },
  'open-drop': { seats: 5, options: { skies: 'open', onLeave: 'drop', eraseTarget: 'any', mustDraw: false } },
});
