import { parseArgs } from 'node:util';
import { easyBotRatio } from './easy-bot.ts';
import { listFigures } from './list.ts';
import { open20kFigures } from './open20k.ts';
import { restartFigures } from './restart.ts';

/**
 * What strangers on one server cost each other. Every part is a file of its own beside this one and brings figures of its own.
 */
interface Figures {
  readonly easyBot: () => Promise<{ easyBotRatio: number }>;
  readonly list: () => Promise<{ listKB: number; listCpuMs: number }>;
  readonly restart: () => Promise<{ restart: { tables: number; firstAnswerMs: number; rssMB: number } }>;
  readonly open20k: () => Promise<{ open20kMs: number }>;
}
const parts: Figures = {
  easyBot: async () => ({ easyBotRatio: await easyBotRatio() }),
  list: listFigures,
  restart: restartFigures,
  open20k: open20kFigures,
};
const titles: Record<keyof Figures, string> = {
  easyBot: "an easy bot's answer while one address runs 60 tables of five hard bots",
  list: 'the list of 1,000 tables with data of their own',
  restart: 'a restart with 10,000 tables in play',
  open20k: 'opening a match of 20,000 entries',
};

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, only: { type: 'string' } } });
const names = Object.keys(parts) as (keyof Figures)[];
if (values.only !== undefined && !names.some((name) => name === values.only)) {
  console.error(`orrery: --only ${values.only} is none of ${names.join(', ')}`);
  process.exit(2);
}

let figures: object = { easyBotRatio: null, listKB: null, listCpuMs: null, restart: null, open20kMs: null };
for (const name of names) {
  const measure = parts[name];
  if ((values.only ?? name) !== name) continue;
  const began = performance.now();
  process.stderr.write(`${titles[name]} ... `);
  figures = { ...figures, ...(await measure()) };
  process.stderr.write(`${((performance.now() - began) / 1000).toFixed(1)} s\n`);
}
if (values.json) console.log(JSON.stringify(figures));
else console.table(figures);
