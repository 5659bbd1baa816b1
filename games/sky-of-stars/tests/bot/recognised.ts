/**
 * A command: has every word of the second deck drawn so many times by each hand other than the bots' own, and says how often bots
 * that have not seen that hand recognise each: `node recognised.ts 10`, of one hand only `node recognised.ts 10 strangersHand`.
 */
import type { Templates } from '../../src/data/index.ts';
import { handOf, recognised } from './trial.ts';

const [, , times = '1', only] = process.argv;
const hands = { anotherHand: handOf('d'), strangersHand: handOf('e') };
for (const [hand, drawings] of Object.entries(hands)) if (only === undefined || only === hand) say(hand, drawings);

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
