// `npm run test:faults -- --minutes 3 --json`: kills a real server again and again, and looks what is left.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { killCampaign } from './campaign.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes wants a number, not '${values.minutes}'`);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-faults-'));
const began = Date.now();
/** Milliseconds from one kill to the next, on average. */
const every = 8_500;
let due = began;
const tally = await killCampaign({
  seed: values.seed,
  folder,
  fall: (dice) => {
    due += every;
    return sleep(Math.max(500, due + (dice.unit() - 0.5) * every - Date.now()));
  },
  enough: () => Date.now() - began >= minutes * 60_000,
  progress: ({ kills, acked, lost, doubled, reordered, viewsEqual }) => {
    const seconds = Math.round((Date.now() - began) / 1000);
    const found = `${lost} lost, ${doubled} doubled, ${reordered} out of order, views ${viewsEqual ? 'equal' : 'NOT EQUAL'}`;
    console.error(`${seconds} s of ${minutes * 60}: ${kills} kills, ${acked} moves acknowledged; ${found}`);
  },
});
const sound = tally.lost + tally.doubled + tally.reordered === 0 && tally.viewsEqual;
if (values.json) console.log(JSON.stringify({ sqlite: tally }));
else console.log(sound ? 'Nothing acknowledged was lost.' : `The data are kept in ${folder}`);
if (sound) fs.rmSync(folder, { recursive: true });
process.exitCode = sound ? 0 : 1;
