import { setTimeout as sleep } from 'node:timers/promises';
import { Dice } from '@orrery/kernel';
import { openDatabase } from '../../src/place/database.ts';
import type { Store } from '../../src/stores/store.ts';
import { Examiner, type Tally } from './examine.ts';
import { Nodes } from './nodes.ts';
import type { Player } from './player.ts';
import { sitDownAtAll } from './sitting.ts';

/** What can befall a house of several nodes. */
export const faults = ['kill', 'session', 'stop', 'database', 'freeze', 'cut', 'join', 'leave'] as const;
export type Fault = (typeof faults)[number];

export interface NodesCampaign {
  readonly seed: string;
  readonly entry: URL;
  /** Tables of every game. */
  readonly tables: number;
  /** What befalls them next, after however long; null: enough. */
  readonly next: (dice: Dice, count: number) => Promise<Fault | null>;
  /** Milliseconds after which a table that does not go on stands still. */
  readonly patience?: number;
  readonly progress?: (tally: NodesTally, last: Fault) => void;
}

export interface NodesTally extends Tally {
  /** Of nodes and of the database. */
  readonly kills: number;
  readonly faults: Readonly<Record<Fault, number>>;
  /** What was written by a node which did not hold the shard of it. */
  readonly foreign: readonly string[];
  /** What players were told that the server should never have to say. */
  readonly serverFaults: readonly string[];
  /** How often a table stood still after something had befallen its house. */
  readonly stoodStill: number;
  readonly nodes: number;
  /** In the end every shard has a home, the one that rendezvous names; null: it is not the end yet. */
  readonly atRest: boolean | null;
}

const count = 3;
/** As many as there may be after some have come and gone. */
const fewest = 2;
const most = 4;
/** Longer than others wait before they end the session of a node that stands still. */
const frozenFor = 6_000;
const usualPatience = 60_000;

/** Tables of all games on three nodes and one database; whatever befalls them, the logs against what was said. */
export async function nodesCampaign(campaign: NodesCampaign): Promise<NodesTally> {
  const { seed, entry, tables, next, patience = usualPatience, progress } = campaign;
  const dice = new Dice(`${seed}|faults`);
  const nodes = await Nodes.start({ count, entry, env: { ORRERY_BOT_DELAY: '20' }, cuttable: true });
  const done = Object.fromEntries(faults.map((fault) => [fault, 0])) as Record<Fault, number>;
  const crew = await sitDownAtAll(tables, () => nodes.port(), seed);
  const everybody = crew.flat();
  const examiner = new Examiner(everybody);
  let over = false;
  let stoodStill = 0;
  const lives = Promise.all(everybody.map((player) => live(player)));
  // Whoever stumbles is heard of when the logs are looked at.
  lives.catch(() => undefined);
  try {
    for (let befell = 0; ; befell++) {
      const fault = await next(dice, befell);
      if (fault === null) break;
      await befall(fault);
      done[fault]++;
      stoodStill += await tablesThatStandStill();
      progress?.(await tally((store) => examiner.look(store)), fault);
    }
    over = true;
    for (const player of everybody) player.stop();
    await lives;
    const atRest = await nodes.atRest(patience);
    return { ...(await tally((store) => examiner.lookAtAll(store))), atRest };
  } finally {
    over = true;
    for (const player of everybody) player.stop();
    await nodes.end();
  }

  async function live(player: Player): Promise<void> {
    while (!over) {
      await player.live(await nodes.port(), Promise.resolve());
      await sleep(50);
    }
  }

  async function befall(fault: Fault): Promise<void> {
    const node = nodes.all[dice.int(nodes.all.length)]!;
    if (fault === 'session') await nodes.endSession(dice.int(count));
    else if (fault === 'database') await nodes.crashDatabase();
    else if (fault === 'freeze') await nodes.freeze(node, frozenFor);
    else if (fault === 'cut') await nodes.cutOff(node, frozenFor);
    else if (fault === 'join' ? nodes.all.length >= most : fault === 'leave' && nodes.all.length <= fewest) return;
    else if (fault === 'join') await nodes.add();
    else if (fault === 'leave') await nodes.stop(node);
    else {
      if (fault === 'kill') await nodes.kill(node);
      else await nodes.stop(node);
      await nodes.add();
    }
  }

  /** Waits until all go on, or for so long. */
  async function tablesThatStandStill(): Promise<number> {
    const played = () => crew.map((players) => players.reduce((sum, { acked }) => sum + acked.length, 0));
    const before = played();
    const still = () => played().filter((acked, i) => acked === before[i]).length;
    for (const end = Date.now() + patience; still() > 0 && Date.now() < end; ) await sleep(20);
    return still();
  }

  async function tally(look: (store: Store) => Promise<Tally>): Promise<NodesTally> {
    const place = await openDatabase(nodes.url, 'server');
    try {
      const kills = done.kill + done.database;
      const found = await look(place.store);
      const foreign = await nodes.foreignWrites();
      const serverFaults = everybody.flatMap(({ troubles }) => troubles.filter((code) => code === 'SERVER_FAULT'));
      return { kills, faults: { ...done }, ...found, foreign, serverFaults, stoodStill, nodes: count, atRest: null };
    } finally {
      await place.close();
    }
  }
}
