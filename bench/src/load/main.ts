import { parseArgs } from 'node:util';
import { startPostgres } from '../../../tools/postgres/start.ts';
import { openBoardgameIo } from './boardgame-io.ts';
import { openColyseus } from './colyseus.ts';
import { type Figures, figuresOf, type Load } from './figures.ts';
import type { House } from './house.ts';
import { pinMyself } from './measured-process.ts';
import { openWithPostgres, openWithSqlite } from './orrery.ts';
import { compare } from './turns.ts';

// The same small matches on our server and on its peers', one after the other: the server on one core, the load on the other.
// `npm run bench:load -- --json`; `--only sqlite` for one of them, `--sockets`, `--tables`, `--seconds` and `--rate` for
// another load.
// `--compare sqlite,boardgame.io`: what a move costs on these two, which play in turns.
const [serverCore, loadCore] = [0, 1];

/** The PostgreSQL runs where the load does, as it would on another machine. */
async function withPostgres(nodes: number): Promise<House> {
  const postgres = await startPostgres();
  try {
    const house = await openWithPostgres(serverCore, postgres.url, nodes);
    return { ...house, close: () => house.close().finally(() => postgres.stop()) };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

const houses: Readonly<Record<string, () => Promise<House>>> = {
  sqlite: () => openWithSqlite(serverCore),
  postgres: () => withPostgres(1),
  nodes3: () => withPostgres(3),
  'boardgame.io': () => openBoardgameIo(serverCore),
  colyseus: () => openColyseus(serverCore),
};

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    compare: { type: 'string' },
    sockets: { type: 'string', default: '5000' },
    tables: { type: 'string', default: '250' },
    seconds: { type: 'string', default: '9' },
    rate: { type: 'string' },
  },
});
for (const name of [values.only ?? [], values.compare?.split(',') ?? []].flat()) {
  if (Object.hasOwn(houses, name)) continue;
  console.error(`orrery: ${name} is none of ${Object.keys(houses).join(', ')}`);
  process.exit(2);
}
const load: Load = {
  sockets: Number(values.sockets),
  tables: Number(values.tables),
  seconds: Number(values.seconds),
  rate: values.rate === undefined ? null : Number(values.rate),
};

pinMyself(loadCore);
if (values.compare !== undefined) {
  const [first, second] = values.compare.split(',').map((name) => houses[name]!);
  const two = [await first!(), await second!()] as const;
  try {
    console.log(JSON.stringify(await compare(two, load.tables, load.seconds)));
  } finally {
    for (const house of two) await house.close();
  }
  process.exit(0);
}
const figures: Record<string, Figures> = {};
for (const [name, open] of Object.entries(houses)) {
  if ((values.only ?? name) !== name) continue;
  const began = performance.now();
  process.stderr.write(`${name} ... `);
  const house = await open();
  try {
    figures[name] = await figuresOf(house, load);
  } finally {
    await house.close();
  }
  process.stderr.write(`${((performance.now() - began) / 1000).toFixed(1)} s\n`);
}
if (values.json) console.log(JSON.stringify(figures));
else console.table(figures);
process.exit(0);
