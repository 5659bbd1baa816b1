import { parseArgs } from 'node:util';
import { restarted } from '../strangers/restart.ts';
import { type GameCost, gameCosts } from './games.ts';
import { openRatio } from './open20k.ts';

// What a move costs on the wire, CPU of the server's main thread and bytes to all observers, beside what it cost at the
// baseline's commit; opening a long match; and a start with many tables. `npm run bench:wire`.
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, only: { type: 'string' } } });
const wanted = (name: string) => (values.only ?? name) === name;

const games: Readonly<Record<string, GameCost>> = await gameCosts(wanted);
const open20k = await part('open20k', async () => ({ ratio: await openRatio() }));
const start10k = await part('start10k', async () => {
  const { listenMs, rssMB } = await restarted();
  return { listenMs, rssMB };
});
if (values.json) console.log(JSON.stringify({ games, open20k, start10k }));
else {
  console.table(games);
  console.table({ open20k, start10k });
}

async function part<T>(name: string, measure: () => Promise<T>): Promise<T | null> {
  if (!wanted(name)) return null;
  process.stderr.write(`${name} ... `);
  const figures = await measure();
  process.stderr.write(`${JSON.stringify(figures)}\n`);
  return figures;
}
