import { parseArgs } from 'node:util';
import { shelf } from '@orrery/games';
import { Dice } from '@orrery/kernel';
import { bundle } from './bundle.ts';
import { cardWork } from './cards.ts';
import { dragWork } from './drag.ts';
import { firstMove } from './first-move.ts';
import { hostRate } from './host.ts';
import { mapWork } from './map.ts';
import { perCpuSecond } from './measure.ts';
import { Missing } from './missing.ts';
import { phoneShares } from './phone.ts';
import { playouts, ticTacToeMoves } from './playouts.ts';
import { reviewCost } from './review.ts';
import { reviewPageWork } from './review-page.ts';
import { type StepCost, stepCost } from './steps.ts';

// The peer is measured as its users run it; React and others read this too.
process.env.NODE_ENV = 'production';
const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const missing: string[] = [];

/** One part of the bench: its figures, or null and a sentence where what it measures is not there. `--only phone`: parts called so. */
async function part<T>(name: string, measure: () => T | Promise<T>): Promise<T | null> {
  if (!name.includes(values.only)) return null;
  const began = performance.now();
  process.stderr.write(`${name} ... `);
  try {
    const figures = await measure();
    process.stderr.write(`${((performance.now() - began) / 1000).toFixed(1)} s\n`);
    return figures;
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    process.stderr.write(`not measured: ${error.message}\n`);
    missing.push(`${name}: ${error.message}`);
    return null;
  }
}

const rates: Record<string, Record<string, number>> = {};
const steps: Record<string, StepCost> = {};
for (const room of shelf) {
  const rate = await part(`random playouts of ${room.id}`, () => playouts(room));
  if (rate !== null) rates[room.id] = rate;
  const cost = await part(`one step of ${room.id}`, () => stepCost(room));
  if (cost !== null) steps[room.id] = cost;
}
const ticTacToe = await part('tic-tac-toe here and on boardgame.io', async () => {
  const { playOnPeer } = await import('./boardgame-io.ts');
  const dice = new Dice('peer');
  const orrery = ticTacToeMoves();
  const peer = perCpuSecond(() => playOnPeer(dice), 1);
  return { orrery, 'boardgame.io': peer, ratio: Math.round((10 * orrery) / peer) / 10 };
});
const [first] = shelf;
if (first === undefined) throw new Error('the shelf is empty');
const host = await part('100 matches at once on SQLite', () => hostRate(first));
const longest = shelf.find(({ id }) => id === 'burning-planets')!;
const review = await part('a match of 4,000 entries read again', () => reviewCost(longest, 4000));
const reviewPage = await part('a match of 4,000 entries on its page', () => reviewPageWork(longest, 4000));
const sizes = await part('sizes of the built page', () => bundle(shelf));
const opening = await part('first move in a browser', () => firstMove(first.id));
const drag = await part('a line dragged over a sky', dragWork);
const withCards = shelf.filter(({ id }) => ['shooting-star', 'planet-x'].includes(id));
const cards = await part('a card carried over a board', () => cardWork(withCards));
const phone = await part('boards on a phone', () => phoneShares(shelf));
const map = await part('the largest map, panned and zoomed', mapWork);

const report = {
  node: process.versions.node,
  playouts: rates,
  steps,
  ticTacToe,
  host,
  review,
  reviewPage,
  bundle: sizes,
  firstMoveMs: opening?.firstMoveMs ?? null,
  tableMs: opening?.tableMs ?? null,
  dragFrame: drag,
  cardFrame: cards,
  mapFrame: map,
  phone,
  ...(missing.length > 0 ? { missing } : {}),
};
console.log(JSON.stringify(report, null, values.json ? undefined : 2));
