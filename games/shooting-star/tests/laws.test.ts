import { laws } from '@orrery/laws';
import { mind } from '../src/bot/mind.ts';
import { game } from '../src/rules/index.ts';
import { components } from './components.ts';
import { samples } from './samples.ts';
import { scramble } from './scramble.ts';

laws({
  game,
  mind,
  unimagined: {
    drawn: 'where in the deck the next card lies says nothing but in which order skipped cards lay',
    drawnBefore: 'as `drawn`',
  },
  optionsSamples: samples,
  scramble,
  conserved: components,
  sources: ['data', 'rules', 'sight'].map((folder) => new URL(`../src/${folder}/`, import.meta.url)),
});
