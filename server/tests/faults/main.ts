// `npm run test:faults -- --minutes 6 --json`: kills real servers again and again, and looks what is left: for a third of the time
// one with everything in a folder, for as long three nodes on one PostgreSQL, and then one whose bots are about to play.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { botKills } from './bot-kills.ts';
import { killCampaign } from './campaign.ts';
import type { Tally } from './examine.ts';
import { faults, nodesCampaign } from './nodes-campaign.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    /** Only one of the three, for all of the time. */
    only: { type: 'string' },
    /** Tables of every game, where people play. */
    tables: { type: 'string', default: '3' },
    /** Seconds from one fault to the next, on average. */
    every: { type: 'string', default: '8.5' },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes wants a number, not '${values.minutes}'`);

const every = 1000 * Number(values.every);
const tables = Number(values.tables);
if (!(every > 0 && tables > 0)) throw new Error('--every and --tables want numbers');
const parts = ['sqlite', 'postgres', 'bots'].filter((part) => values.only === undefined || values.only === part);
const span = (minutes * 60_000) / parts.length;

const results: Record<string, unknown> = {};
let sound = true;
if (parts.includes('sqlite')) results.sqlite = await onFolder();
if (parts.includes('postgres')) results.postgres = await onNodes();
if (parts.includes('bots')) results.bots = await withBots();
if (values.json) console.log(JSON.stringify(results));
else console.log(sound ? 'Nothing acknowledged was lost.' : `Something is wrong: ${JSON.stringify(results)}`);
process.exitCode = sound ? 0 : 1;

async function onFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-faults-'));
  const beat = beats();
  const tally = await killCampaign({
    ...{ seed: values.seed, folder, tables, enough: () => beat.over },
    fall: (dice) => beat.next(dice.unit()),
    progress: (now) => say(beat, `${now.kills} kills`, now),
  });
  if (isSound(tally)) fs.rmSync(folder, { recursive: true });
  else console.error(`The data are kept in ${folder}`);
  return tally;
}

async function withBots() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-faults-'));
  const beat = beats();
  const tally = await botKills({
    ...{ seed: values.seed, folder, enough: () => beat.over },
    progress: (now) => say(beat, `${now.between} kills before a bot's move, ${now.silent} never made`, now),
  });
  sound &&= tally.silent === 0;
  if (isSound(tally) && tally.silent === 0) fs.rmSync(folder, { recursive: true });
  else console.error(`The data are kept in ${folder}`);
  return tally;
}

async function onNodes() {
  const beat = beats();
  const tally = await nodesCampaign({
    ...{ seed: values.seed, entry: new URL('../process.ts', import.meta.url), tables },
    next: async (dice) => {
      await beat.next(dice.unit());
      // Most are kills: of them most can go wrong.
      return beat.over ? null : dice.int(2) === 0 ? 'kill' : faults[dice.int(faults.length)]!;
    },
    progress: (now, last) =>
      say(beat, `${last}; ${now.kills} kills, foreign writes: ${now.foreign.join(', ') || 'none'}`, now),
  });
  sound &&= tally.foreign.length + tally.serverFaults.length + tally.stoodStill === 0 && tally.atRest === true;
  isSound(tally);
  return tally;
}

/** Moments at which something befalls the servers, until the time is up. */
function beats() {
  const began = Date.now();
  let due = began;
  return {
    get over() {
      return Date.now() - began >= span;
    },
    get seconds() {
      return Math.round((Date.now() - began) / 1000);
    },
    next(luck: number) {
      due = Math.max(due + every, Date.now());
      return sleep(Math.max(500, due + (luck - 0.5) * every - Date.now()));
    },
  };
}

function say(beat: ReturnType<typeof beats>, what: string, { acked, lost, doubled, reordered, viewsEqual }: Tally) {
  const found = `${lost} lost, ${doubled} doubled, ${reordered} out of order, views ${viewsEqual ? 'equal' : 'NOT EQUAL'}`;
  console.error(`${beat.seconds} s of ${Math.round(span / 1000)}: ${what}, ${acked} moves acknowledged; ${found}`);
}

function isSound({ lost, doubled, reordered, viewsEqual }: Tally): boolean {
  const good = lost + doubled + reordered === 0 && viewsEqual;
  sound &&= good;
  return good;
}
