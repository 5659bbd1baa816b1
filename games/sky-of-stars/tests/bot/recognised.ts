/** A command: has every word of the second deck drawn so many times by another hand, and says how often bots recognise each. */
import { decks } from '../../src/data/index.ts';
import { readTemplates } from '../../src/data/read-templates.ts';
import anotherHand from './another-hand.json' with { type: 'json' };
import { recognised } from './trial.ts';

const drawings = readTemplates(anotherHand, decks.second);
if (!drawings.ok) throw new Error(`${drawings.problem} at ${drawings.where}`);
const words = Object.entries(recognised('second', drawings.value, Number(process.argv[2] ?? 1)));
const right = words.reduce((sum, [, count]) => sum + count.right, 0);
const of = words.reduce((sum, [, count]) => sum + count.of, 0);
const hardest = words.toSorted(([, a], [, b]) => a.right / a.of - b.right / b.of).slice(0, 12);
process.stdout.write(
  [
    `${words.length} words, ${of} drawings, recognised ${((100 * right) / of).toFixed(1)} %; hardest:`,
    ...hardest.map(([word, count]) => `${word}: ${count.right} of ${count.of}`),
    '',
  ].join('\n'),
);
