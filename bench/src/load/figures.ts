import type { House, Pair, Socket } from './house.ts';
import type { Kept } from './measured-process.ts';

/** What is asked of every server. */
export interface Load {
  /** Sockets that hold, with those of the players. */
  readonly sockets: number;
  /** Tables of two at which marks are made. */
  readonly tables: number;
  /** For so long each part is measured, after a third of it, or more, that does not count. */
  readonly seconds: number;
  /** Moves a second while it is measured how long they take; null: half of what goes at most. */
  readonly rate: number | null;
}

export interface Figures {
  readonly sockets: number;
  /** Acknowledged and heard by the other, as fast as it goes. */
  readonly movesPerSecond: number;
  /** Milliseconds from a move to the opponent, at half of that or at the rate that was asked for. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Of the whole process. */
  readonly kBPerSocket: number;
  /** Of the values in it, without those of the two sockets. */
  readonly kBPerTable: number;
  /** CPU of all threads and processes of the server. */
  readonly movesPerCpuSecond: number;
}

/** So many marks are made before any counts: on a busy machine a third of the time is not enough for code to become quick. */
const warm = 10_000;
/** Sockets or tables that are opened at once. */
const atOnce = 25;

export async function figuresOf(house: House, load: Load): Promise<Figures> {
  const kept = async () => {
    const all = await Promise.all(house.processes.map((process) => process.kept()));
    const sum = (what: keyof Kept) => all.reduce((kB, each) => kB + each[what], 0);
    return { process: sum('process'), values: sum('values') };
  };
  // Code that runs for the first time takes memory, too, which is nobody's.
  const [socket, pair] = [await house.hold(), await house.sitDown()];
  for (let i = 0; i < 50; i++) await pair.mark();
  const empty = await kept();
  const held = await openAll<Socket>(load.sockets - 2 * load.tables, () => house.hold());
  const withSockets = await kept();
  const pairs = await openAll<Pair>(load.tables, () => house.sitDown());
  for (const each of pairs) await each.mark();
  const withTables = await kept();
  const kBPerSocket = (withSockets.process - empty.process) / held.length;
  const valuesPerSocket = (withSockets.values - empty.values) / held.length;
  const kBPerTable = (withTables.values - withSockets.values) / pairs.length - 2 * valuesPerSocket;

  const fast = await rush(house, pairs, load.seconds);
  const half = await paced(pairs, load.rate ?? fast.movesPerSecond / 2, load.seconds);
  const round = (n: number) => Number(n.toPrecision(3));
  process.stderr.write(`[${Math.round(fast.bytesPerMove)} bytes a move] `);
  for (const each of [socket, pair, ...held, ...pairs]) each.close();
  return {
    sockets: held.length + 2 * pairs.length,
    movesPerSecond: Math.round(fast.movesPerSecond),
    p50: round(half[Math.floor(0.5 * half.length)]!),
    p95: round(half[Math.floor(0.95 * half.length)]!),
    p99: round(half[Math.floor(0.99 * half.length)]!),
    kBPerSocket: round(kBPerSocket),
    kBPerTable: round(kBPerTable),
    movesPerCpuSecond: Math.round(fast.movesPerCpuSecond),
  };
}

async function openAll<T>(count: number, open: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  while (all.length < count)
    all.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, count - all.length) }, open))));
  return all;
}

/** Every pair makes its next mark as soon as the last one has arrived. */
async function rush({ processes }: House, pairs: readonly Pair[], seconds: number) {
  let [moves, over] = [0, false];
  const playing = pairs.map(async (pair) => {
    while (!over) {
      await pair.mark();
      moves++;
    }
  });
  const now = () => ({
    moves,
    cpu: processes.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    bytes: pairs.reduce((sum, { bytes }) => sum + bytes, 0),
    at: performance.now(),
  });
  await sleep(seconds / 3);
  while (moves < warm) await sleep(0.1);
  const before = now();
  await sleep(seconds);
  const after = now();
  over = true;
  await Promise.all(playing);
  const made = after.moves - before.moves;
  return {
    movesPerSecond: (1000 * made) / (after.at - before.at),
    movesPerCpuSecond: (1000 * made) / (after.cpu - before.cpu),
    bytesPerMove: (after.bytes - before.bytes) / made,
  };
}

/**
 * The pairs take turns so that marks are made at this rate. Who is late because their last mark had not arrived counts from when it
 * should have been; that a timer of the load itself went off late is no server's fault.
 */
async function paced(pairs: readonly Pair[], perSecond: number, seconds: number): Promise<number[]> {
  const every = (1000 * pairs.length) / perSecond;
  const began = performance.now();
  const [counted, end] = [began + (1000 * seconds) / 3, began + (4000 * seconds) / 3];
  const all: number[] = [];
  await Promise.all(
    pairs.map(async (pair, i) => {
      for (let at = began + (every * i) / pairs.length; at < end; at += every) {
        const late = Math.max(0, performance.now() - at);
        if (late === 0) await sleep((at - performance.now()) / 1000);
        const ms = late + (await pair.mark());
        if (at >= counted) all.push(ms);
      }
    }),
  );
  return all.sort((a, b) => a - b);
}

function sleep(seconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, 1000 * seconds));
}
