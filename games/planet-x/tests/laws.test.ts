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
    passed: 'secret answers of others are taken for not given, which always fits',
    'answers.*': 'as `passed`',
    'shared.*': 'what two opponents know of each other is theirs',
  },
  preferences: ['ask', 'attacks', 'mine', 'hold', 'attacks@3.2'],
  optionsSamples: samples,
  scramble,
  conserved: components,
  sources: ['data', 'rules', 'sight'].map((folder) => new URL(`../src/${folder}/`, import.meta.url)),
});
