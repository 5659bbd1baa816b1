/**
 * A command: has every word of the second deck drawn so many times by each hand other than the bots' own, and says how often bots
 * that have not seen that hand recognise each: `node recognised.ts 10`, of one hand only `node recognised.ts 10 strangersHand`,
 * of somebody whom bots know nothing of `node recognised.ts 10 drawings.json`.
 */
import { readFileSync } from 'node:fs';
import { decks, type Templates } from '../../src/data/index.ts';
import { readTemplates } from '../../src/data/read-templates.ts';
import { handOf, recognised } from './trial.ts';

const [, , times = '1', only] = process.argv;
if (only?.endsWith('.json')) say(only.split('/').at(-1)!, drawingsIn(only));
else
  for (const [hand, style] of Object.entries({
    anotherHand: 'd',
    strangersHand: 'e',
    secondStranger: 'f',
    thirdStranger: 'g',
  }))
    if (only === undefined || only === hand) say(hand, handOf(style));

/** The drawings of a file that a game could hold; those that it could not are named. */
function drawingsIn(file: string): Templates {
  const { format, templates } = JSON.parse(readFileSync(file, 'utf8')) as {
    format: string;
    templates: Record<string, unknown>;
  };
  const drawings: Record<string, Templates[string]> = {};
  for (const card of decks['second-2'].cards)
    for (const word of card.words) {
      const own = { format, templates: { [word.id]: templates[word.id] } };
      const read = readTemplates(own, { ...decks['second-2'], cards: [{ ...card, words: [word] }] });
      if (read.ok) Object.assign(drawings, read.value);
      else process.stdout.write(`left out: ${read.problem} at ${read.where}\n`);
    }
  return drawings;
}

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
