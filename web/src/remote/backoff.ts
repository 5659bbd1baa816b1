const first = 250;
/** Short: whoever waits at a table wants to be back within a moment of the server. */
const longest = 2000;

/** How long to wait before try `n` (0: the first after a loss): doubling, with jitter so that a restarted server is not stormed. */
export function pause(n: number, unit: () => number = Math.random): number {
  const full = Math.min(longest, first * 2 ** n);
  return Math.round(full * (0.5 + unit() / 2));
}
