/** CPU seconds this process has used. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** How many units of work are done per CPU-second: `work` says how many one call did; the best of three runs after a warm-up. */
export function perCpuSecond(work: () => number, seconds: number): number {
  let best = 0;
  rate(work, seconds / 2);
  for (let run = 0; run < 3; run++) best = Math.max(best, rate(work, seconds));
  return Math.round(best);
}

function rate(work: () => number, seconds: number): number {
  const began = cpuSeconds();
  let done = 0;
  let spent = 0;
  while (spent < seconds) {
    done += work();
    spent = cpuSeconds() - began;
  }
  return done / spent;
}
