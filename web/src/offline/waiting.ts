/** Not one of the caches of a build: it outlives them. */
const drawer = 'said';
const key = '/waiting';

/** In the worker, which cannot read what pages keep in their storage: these tables wait, as far as the page knows. */
export async function keepWaiting(said: unknown): Promise<void> {
  const { waiting } = Object(said) as { waiting?: unknown };
  if (!Array.isArray(waiting)) return;
  const ids = waiting.filter((each) => typeof each === 'string');
  await (await caches.open(drawer)).put(key, new Response(JSON.stringify(ids)));
}

/** How many tables wait, now that a push has named these; they are kept until a page knows better. */
export async function waitingWith(called: readonly string[]): Promise<number> {
  const kept = await (await caches.open(drawer)).match(key);
  const before = kept === undefined ? [] : ((await kept.json()) as string[]);
  const waiting = [...new Set([...before, ...called])];
  await keepWaiting({ waiting });
  return waiting.length;
}
