import fs from 'node:fs';
import type { LayTable } from '@orrery/wire';
import { Server } from '../../../e2e/support/server.ts';
import { gameOf, keepTable, playSome, storeIn } from './kept-tables.ts';

const tables = 10_000;
/** So many are laid at once. */
const batch = 250;
/** Every tenth is played by correspondence: only there does something happen though nobody comes. */
const slow = 10;
/** So long the server runs before its memory is read: milliseconds. */
const settles = 10_000;

interface Restarted {
  readonly listenMs: number;
  readonly firstAnswerMs: number;
  readonly rssMB: number;
}

export async function restartFigures() {
  const { firstAnswerMs, rssMB } = await restarted();
  return { restart: { tables, firstAnswerMs, rssMB } };
}

/**
 * How long after its start a server listens, and answers, that has 10,000 tables in play, in an old space of 256 MB; and the most
 * memory it has had once it has opened what is due.
 */
export async function restarted(): Promise<Restarted> {
  const server = new Server({ NODE_OPTIONS: '--max-old-space-size=256' });
  try {
    await fill(server.data);
    const began = performance.now();
    await server.start();
    const listenMs = Math.round(performance.now() - began);
    const answer = await fetch(`${server.url}/api/me`);
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    const firstAnswerMs = Math.round(performance.now() - began);
    await new Promise((done) => setTimeout(done, settles));
    return { listenMs, firstAnswerMs, rssMB: Math.round(peakMB(server.pid)) };
  } finally {
    await server.close();
  }
}

async function fill(folder: string): Promise<void> {
  const seats: LayTable['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }];
  const asked = (game: string, tempo: 'live' | 'days' | 'off', count = 3): LayTable => ({
    game,
    seats: seats.slice(0, count),
    listed: false,
    spectators: true,
    pace: { tempo, fixedWindows: false },
  });
  const war = await gameOf('planet-x');
  const played = [
    playSome(await gameOf('shooting-star'), asked('shooting-star', 'off'), 12),
    playSome(war, asked('planet-x', 'live', 2), 60),
    playSome(await gameOf('burning-planets'), asked('burning-planets', 'off'), 60),
    playSome(await gameOf('sky-of-stars'), asked('sky-of-stars', 'live'), 30),
  ];
  const byPost = playSome(war, asked('planet-x', 'days', 2), 60);
  const store = storeIn(folder);
  for (let from = 0; from < tables; from += batch) {
    const some = Array.from({ length: batch }, (_, i) => from + i);
    await Promise.all(some.map((no) => keepTable(store, no % slow === 0 ? byPost : played[no % played.length]!)));
  }
  await store.close();
}

/** The most memory a process has had. Linux alone tells it of others. */
function peakMB(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
