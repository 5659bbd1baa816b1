import { laws } from '@orrery/laws';
import { mind } from '../src/bot/mind.ts';
import { game } from '../src/rules/index.ts';
import { scramble } from './scramble.ts';

laws({
  game,
  mind,
  optionsSamples: [undefined, { moons: 3 }],
  scramble,
  conserved: ({ moons, hands, coming, points }) => [moons, hands.length, coming.length < moons, points.length],
  sources: ['rules', 'sight'].map((folder) => new URL(`../src/${folder}/`, import.meta.url)),
  sizes: { positions: 400, journeys: 60, matches: 20 },
});
