import { goldenGames } from '@orrery/laws';
import { game } from '../src/rules/index.ts';

goldenGames(game, import.meta.url, 500, { 'two-seats': { seats: 2, options: { moons: 3 } } });
