import { goldenGames } from '@orrery/laws';
import { game } from '../src/rules/index.ts';

/** How much of a match of three and more is kept: every view of every observer is hashed, which takes its time. */
const ENTRIES = 150;

goldenGames(game, import.meta.url, 400, {
  'two-seats': { seats: 2, options: { preset: 'quick', roundLimit: 15 } },
  'three-seats': { seats: 3, options: { preset: 'quick', roundLimit: 15 }, entries: ENTRIES },
  'four-seats': { seats: 4, options: { preset: 'quick', roundLimit: 15 }, entries: ENTRIES },
  'five-seats': { seats: 5, options: { preset: 'quick', roundLimit: 15 }, entries: ENTRIES },
  'six-seats': { seats: 6, options: { preset: 'quick', roundLimit: 15 }, entries: ENTRIES },
});
