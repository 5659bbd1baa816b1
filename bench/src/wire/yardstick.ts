/** How often the piece of work is done for one figure. */
const pieces = 200;
const kept: unknown[] = [];

/**
 * CPU milliseconds of a fixed piece of work of the kind a server does, as this machine does it now. Costs of two runs are compared
 * by it, for the same machine is slower by half where others use its cores and caches.
 */
export function yardstick(): number {
  const times: number[] = [];
  for (let turn = 0; turn < 7; turn++) {
    const began = process.threadCpuUsage();
    for (let piece = 0; piece < pieces; piece++) kept[piece % 16] = work(piece);
    const { user, system } = process.threadCpuUsage(began);
    times.push((user + system) / 1000);
  }
  return times.sort((a, b) => a - b)[3]!;
}

/** Objects, maps, texts and a sort. Never to be changed: the baseline was measured by it. */
function work(seed: number): unknown {
  const rows = Array.from({ length: 60 }, (_, i) => {
    const no = (Math.imul(seed + i, 0x9e3779b1) >>> 8) % 1000;
    return { no, name: `row ${no}`, cells: [no, no + 1, { deep: no % 7 }], open: no % 2 === 0 };
  });
  const byNo = new Map(rows.map((row) => [row.no, { ...row }]));
  const text = JSON.stringify([...byNo.values()].sort((a, b) => a.no - b.no));
  return JSON.parse(text);
}
