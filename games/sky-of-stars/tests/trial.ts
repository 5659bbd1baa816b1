import type { Trial } from '@orrery/laws';
import { mind } from '../src/bot/mind.ts';
import { game } from '../src/rules/index.ts';
import type { SkyOfStars } from '../src/rules/kind.ts';
import { components } from './components.ts';
import { samples } from './samples.ts';
import { scramble } from './scramble.ts';

/** The game before the laws. */
export const trial: Trial<SkyOfStars> = {
  game,
  mind,
  optionsSamples: samples,
  scramble,
  conserved: components,
  sources: ['data', 'rules', 'sight'].map((folder) => new URL(`../src/${folder}/`, import.meta.url)),
  sizes: { positions: 600, journeys: 90, matches: 18 },
};
