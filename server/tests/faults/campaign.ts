import path from 'node:path';
import { Dice } from '@orrery/kernel';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import type { Store } from '../../src/stores/store.ts';
import { ServerProcess } from '../server-process.ts';
import { Examiner, type Tally } from './examine.ts';
import { sitDownAtAll } from './sitting.ts';

const entry = new URL('../process.ts', import.meta.url);

export interface KillTally extends Tally {
  readonly kills: number;
}

export interface Campaign {
  readonly seed: string;
  /** An empty folder for the server's data. */
  readonly folder: string;
  /** Of every game. */
  readonly tables: number;
  /** Waits for the moment of the next kill; `acked`: how many moves were acknowledged up to now. */
  readonly fall: (dice: Dice, acked: () => number) => Promise<void>;
  /** Asked before every start: has it been killed often enough? */
  readonly enough: (kills: number) => boolean;
  readonly progress?: (tally: KillTally) => void;
}

/** Tables of all games on a real server that is killed again and again; its log against what it said. */
export async function killCampaign({ seed, folder, tables, fall, enough, progress }: Campaign): Promise<KillTally> {
  const dice = new Dice(`${seed}|kills`);
  const env = { ORRERY_DATA: folder, ORRERY_BOT_DELAY: '20' };
  let server = new ServerProcess(entry, env);
  let tally: KillTally = { kills: 0, acked: 0, lost: 0, doubled: 0, reordered: 0, viewsEqual: true };
  const players = (await sitDownAtAll(tables, () => server.port(), seed)).flat();
  const examiner = new Examiner(players);
  for (;;) {
    const port = await server.port();
    const lives = Promise.all(
      players.map((player) =>
        player.live(
          port,
          server.ended.then(() => undefined),
        ),
      ),
    );
    const acked = () => players.reduce((all, player) => all + player.acked.length, 0);
    // Whoever stumbles before the fall ends the campaign.
    await Promise.race([fall(dice, acked), lives]).finally(() => server.end('SIGKILL'));
    await lives;
    const kills = tally.kills + 1;
    const last = enough(kills);
    tally = {
      kills,
      ...(await withStore(folder, (store) => (last ? examiner.lookAtAll(store) : examiner.look(store)))),
    };
    progress?.(tally);
    if (last) return tally;
    server = new ServerProcess(entry, env);
  }
}

async function withStore(folder: string, look: (store: Store) => Promise<Tally>): Promise<Tally> {
  const store = openSqlite(path.join(folder, 'orrery.sqlite'));
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}
