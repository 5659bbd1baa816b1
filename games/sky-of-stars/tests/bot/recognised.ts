/**
 * A command: has every word of the second deck drawn so many times by each hand other than the bots' own, and says how often bots
 * that have not seen that hand recognise each: `node recognised.ts 10`, of one hand only `node recognised.ts 10 strangersHand`,
 * of somebody whom bots know nothing of `node recognised.ts 10 drawings.json`.
 */
import { readFileSync } from 'node:fs';
import type { Templates } from '../../src/data/index.ts';
import { drawingsIn, handOf, recognised } from './trial.ts';

const [, , times = '1', only] = process.argv;
if (only?.endsWith('.json')) {
  const { drawings, leftOut } = drawingsIn(readFileSync(only, 'utf8'));
  for (const each of leftOut) process.stdout.write(`left out: ${each}\n`);
  say(only.split('/').at(-1)!, drawings);
} else
  for (const [hand, style] of Object.entries({
    anotherHand: 'd',
    strangersHand: 'e',
    secondStranger: 'f',
    thirdStranger: 'g',
  }))
    if (only === undefined || only === hand) say(hand, handOf(style));

function say(hand: string, drawings: Templates): void {
  const words = Object.entries(recognised('second-2', drawings, Number(times)));
  const right = words.reduce((sum, [, count]) => sum + count.right, 0);
  const of = words.reduce((sum, [, count]) => sum + count.of, 0);
  const missed = words
    .filter(([, count]) => count.right < count.of)
    .toSorted(([, a], [, b]) => a.right / a.of - b.right / b.of);
  process.stdout.write(
    [
      `${hand}: ${words.length} words, ${of} drawings, recognised ${((100 * right) / of).toFixed(1)} %; not always:`,
      ...missed.map(
        ([word, count]) => `${word}: ${count.right} of ${count.of}, taken for ${count.takenFor.join(', ')}`,
      ),
      '',
    ].join('\n'),
  );
}
