import { laws } from '@orrery/kernel/laws';
import { game } from '../src/rules/index.ts';
import { samples } from './samples.ts';
import { scramble } from './scramble.ts';

laws({
  game,
  optionsSamples: samples,
  scramble,
  sources: ['data', 'rules', 'sight'].map((folder) => new URL(`../src/${folder}/`, import.meta.url)),
  sizes: { positions: 320, journeys: 40, matches: 6 },
});
