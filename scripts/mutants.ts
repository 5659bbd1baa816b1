// `npm run mutants -- --minutes 30 --json`: plants small defects in kernel, rules and sight, one at a time, and looks whether a test
// sees them. Goes on where the run before has ended; `--again` judges those anew that were missed (with `--long`
// by laws and references as long as in the quick part of the tests), `--fresh` all.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { progress } from '../lab/src/progress.ts';
import { campaign } from './mutants/campaign.ts';
import { rooms } from './mutants/rooms.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    count: { type: 'string', default: '240' },
    seed: { type: 'string', default: '1' },
    /** Part of a room's path: defects there alone. */
    only: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [minutes, count] = [Number(values.minutes), Number(values.count)];
if (!(minutes > 0) || !(count > 0)) throw new Error('--minutes and --count want a number above 0');

const results = 'node_modules/.cache/mutants.jsonl';
if (values.fresh) fs.rmSync(results, { force: true });
const until = Date.now() + minutes * 60_000;
const said = progress('defects planted', false);
const tally = await campaign({
  rooms: rooms.filter(({ files }) => files.includes(values.only)),
  ...{ seed: values.seed, count, results, again: values.again, long: values.long },
  enough: () => Date.now() >= until,
  progress: ({ planted, caught, missed, unfinished }, of) =>
    said.at((caught + missed.length - unfinished) / of, `${caught} of ${planted} caught, ${unfinished} go on`),
});
said.done();
if (values.json) console.log(JSON.stringify(tally));
else {
  for (const missed of tally.missed) console.log(missed);
  console.log(`${tally.unfinished} of the missed have not met all tests yet.`);
  console.log(`${tally.caught} of ${tally.planted} defects caught, ${Math.round(tally.share * 1000) / 10} %.`);
}
