import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Game, Host, type Kind, type MatchHead, type Memory, type World } from '@orrery/kernel';
import type { LayTable } from '@orrery/wire';
import type { Store } from '../../../server/src/stores/store.ts';
import { lastMatch } from '../../../server/src/tables/table.ts';
import { gameOf, keepTable, playSome, storeIn } from '../strangers/kept-tables.ts';

const moves = 20_000;
const openings = 8;

/** What opening a match of 20,000 moves at Burning Planets costs by its snapshot, as a share of folding its log: CPU of this thread. */
export async function openRatio(): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-bench-open-'));
  const store = storeIn(folder);
  try {
    const game = await gameOf('burning-planets');
    const others = Array.from({ length: 5 }, () => ({ kind: 'open' as const }));
    const seats: LayTable['seats'] = [{ kind: 'me' }, ...others];
    const asked: LayTable = { game: game.id, seats, listed: false, spectators: true };
    const table = (await store.table(await keepTable(store, playSome(game, asked, moves))))!;
    const { head } = (await store.match(lastMatch(table)!.id))!;
    const world = worldOf(store);
    const folded = await cost(game, head, { ...world, memory: { ...world.memory, snapshot: async () => null } });
    const recalled = await cost(game, head, world);
    return Number((recalled / folded).toPrecision(3));
  } finally {
    await store.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** As a server opens matches. */
function worldOf(store: Store): World & { readonly memory: Memory } {
  return {
    journal: store,
    memory: {
      tellings: 256,
      snapshot: (match) => store.snapshot(match),
      keepSnapshot: (match, snapshot) => void store.keepSnapshot(match, snapshot),
      find: (match, by, id) => store.entryOf(match, by, id),
      mustRest: () => false,
      rest: () => new Promise((next) => setImmediate(next)),
    },
    chance: () => {
      throw new Error('nothing is drawn');
    },
    now: () => 0,
  };
}

/** The mean of several; each opens the whole match, and leaves a snapshot behind. */
async function cost(game: Game<Kind>, head: MatchHead, world: World): Promise<number> {
  const times: number[] = [];
  for (let no = 0; no < openings; no++) {
    const began = process.threadCpuUsage();
    const host = await Host.open(game, head, world);
    const { user, system } = process.threadCpuUsage(began);
    if (host.seq !== moves) throw new Error(`opened at entry ${host.seq}`);
    times.push((user + system) / 1000);
    await world.memory?.rest();
  }
  process.stderr.write(`[${times.map((ms) => ms.toFixed(1)).join(', ')} ms] `);
  return times.reduce((sum, ms) => sum + ms) / openings;
}
