const first = 250;
const longest = 8000;

/** How long to wait before try `n` (0: the first after a loss): doubling, with jitter so that a restarted server is not stormed. */
export function pause(n: number, unit: () => number = Math.random): number {
  const full = Math.min(longest, first * 2 ** n);
  return Math.round(full * (0.5 + unit() / 2));
}
