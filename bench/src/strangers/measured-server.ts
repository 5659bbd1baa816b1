// The server, which writes how long its event loop was held up at the longest into a file whenever it is told to, and begins anew.
import fs from 'node:fs';
import { serve } from '../../../server/src/serve.ts';
import { settingsFrom } from '../../../server/src/settings.ts';
import type { HeldUp } from './open20k.ts';

const schedule = `/proc/${process.pid}/task/${process.pid}/schedstat`;

/** Milliseconds by the clock, without those in which this thread could have run and another program ran instead. Linux alone tells. */
function ownTime(): number {
  const waited = Number(fs.readFileSync(schedule, 'utf8').split(' ')[1]) / 1e6;
  return performance.now() - waited;
}
/** Milliseconds of CPU of this thread. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

let [own, cpu] = [ownTime(), cpuTime()];
let longest: HeldUp = { cpu: 0, own: 0 };
setInterval(() => {
  const [ownBefore, cpuBefore] = [own, cpu];
  [own, cpu] = [ownTime(), cpuTime()];
  longest = { cpu: Math.max(longest.cpu, cpu - cpuBefore), own: Math.max(longest.own, own - ownBefore) };
}, 1);
process.on('SIGUSR2', () => {
  fs.writeFileSync(process.env.BENCH_DELAY_FILE ?? '', JSON.stringify(longest));
  longest = { cpu: 0, own: 0 };
});
await serve(() => settingsFrom(process.env));
