import { laws } from '@orrery/laws';
import { mind } from '../src/bot/mind.ts';
import { game } from '../src/rules/index.ts';
import { samples } from './samples.ts';
import { scramble } from './scramble.ts';

laws({
  game,
  mind,
  unimagined: {
    'spoken.*': 'how often others have whispered counts for their hosts alone',
    'contracts.length': 'papers that others only proposed to each other bind nobody',
  },
  optionsSamples: samples,
  scramble,
  sources: ['data', 'rules', 'sight'].map((folder) => new URL(`../src/${folder}/`, import.meta.url)),
  sizes: { positions: 320, journeys: 40, matches: 6 },
});
