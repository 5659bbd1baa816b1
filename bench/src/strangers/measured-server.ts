// The server, which writes the longest time its event loop was blocked into a file whenever it is told to, and begins anew.
import fs from 'node:fs';
import { serve } from '../../../server/src/serve.ts';
import { settingsFrom } from '../../../server/src/settings.ts';

const schedule = `/proc/${process.pid}/task/${process.pid}/schedstat`;

/** Milliseconds by the clock, without those in which this thread could have run and another program ran instead. Linux alone tells. */
function ownTime(): number {
  const waited = Number(fs.readFileSync(schedule, 'utf8').split(' ')[1]) / 1e6;
  return performance.now() - waited;
}

let last = ownTime();
let longest = 0;
setInterval(() => {
  const now = ownTime();
  longest = Math.max(longest, now - last);
  last = now;
}, 1);
process.on('SIGUSR2', () => {
  fs.writeFileSync(process.env.BENCH_DELAY_FILE ?? '', String(longest));
  longest = 0;
});
await serve(() => settingsFrom(process.env));
