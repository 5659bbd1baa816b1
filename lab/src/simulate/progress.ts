/** A bar that redraws itself on a terminal, else a line every few seconds. */
export function progressOn(out: NodeJS.WriteStream, total: number): (done: number) => void {
  const began = performance.now();
  let shown = began;
  return (done) => {
    const now = performance.now();
    const last = done === total;
    if (!last && now - shown < (out.isTTY ? 100 : 5000)) return;
    shown = now;
    const left = ((now - began) / done) * (total - done);
    const text = `${done} of ${total} games, ${last ? `${seconds(now - began)} in all` : `${seconds(left)} left`}`;
    if (!out.isTTY) out.write(`${text}\n`);
    else out.write(`\r${bar(done / total)} ${text}\u001b[K${last ? '\n' : ''}`);
  };
}

function bar(part: number): string {
  const full = Math.round(part * 24);
  return `[${'='.repeat(full)}${' '.repeat(24 - full)}]`;
}
function seconds(ms: number): string {
  return `${Math.ceil(ms / 1000)} s`;
}
