/**
 * A command: has every word of the second deck drawn so many times by the hands that bots do not know, and says how often bots
 * recognise each: `node recognised.ts 10`, of one hand only `node recognised.ts 10 strangersHand`.
 */
import { decks, type Templates } from '../../src/data/index.ts';
import { readTemplates } from '../../src/data/read-templates.ts';
import anotherHand from './another-hand.json' with { type: 'json' };
import strangersHand from './strangers-hand.json' with { type: 'json' };
import { recognised } from './trial.ts';

const [, , times = '1', only] = process.argv;
for (const [hand, raw] of Object.entries({ anotherHand, strangersHand }))
  if (only === undefined || only === hand) say(hand, drawingsOf(raw));

function drawingsOf(raw: unknown): Templates {
  const drawings = readTemplates(raw, decks.second);
  if (!drawings.ok) throw new Error(`${drawings.problem} at ${drawings.where}`);
  return drawings.value;
}

function say(hand: string, drawings: Templates): void {
  const words = Object.entries(recognised('second', drawings, Number(times)));
  const right = words.reduce((sum, [, count]) => sum + count.right, 0);
  const of = words.reduce((sum, [, count]) => sum + count.of, 0);
  const missed = words
    .filter(([, count]) => count.right < count.of)
    .toSorted(([, a], [, b]) => a.right / a.of - b.right / b.of);
  process.stdout.write(
    [
      `${hand}: ${words.length} words, ${of} drawings, recognised ${((100 * right) / of).toFixed(1)} %; not always:`,
      ...missed.map(([word, count]) => `${word}: ${count.right} of ${count.of}`),
      '',
    ].join('\n'),
  );
}
