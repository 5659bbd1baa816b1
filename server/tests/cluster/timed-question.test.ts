// A table moves while the time of a question runs: nobody loses any, and nobody can tell from it what a seat holds.
import { expect, test } from 'vitest';
import { freePort } from '../../../tools/postgres/start.ts';
import { rightfulHome, shardOf } from '../../src/cluster/shards.ts';
import type { RunningServer } from '../../src/server.ts';
import { freshServer } from '../house.ts';
import { freshDatabase } from '../postgres-server.ts';
import { recordOf, stackedLuck, war } from '../war.ts';

const adas = ['concord-air-5a', 'concord-mech-4a', 'xarn-inf-2b', 'xarn-inf-2c', 'concord-inf-1a'];
/** What Bo holds: specials with which he could answer, or nothing but units. */
const armed = ['xarn-mech-4a', 's1-plus-mech', 's1-minus-air', 's1-truce', 's1-eliminate-air'];
const bare = ['xarn-mech-4a', 'xarn-ship-10a', 'xarn-ship-9a', 'concord-ship-10a', 'concord-ship-8a'];
const pile = ['concord-mech-3a', 'xarn-inf-1a', 'concord-inf-2a', 'xarn-mech-2a', 'concord-inf-2b', 'xarn-inf-2a'];

/** Everybody is at the first node; a second one comes and goes, and the table with it. */
async function warOnNodes(hand: readonly string[]) {
  const database = await freshDatabase();
  const first = await freeAddress();
  let join = async (_address: string): Promise<RunningServer> => {
    throw new Error('no node yet');
  };
  const at = await war({
    luck: stackedLuck([adas, hand], pile),
    pace: { tempo: 'live', fixedWindows: true },
    open: (settings) => {
      join = (address) => freshServer({ ...settings, database, node: { address, host: '127.0.0.1', drain: 0 } });
      return join(first);
    },
  });
  const shard = shardOf(at.table.id);
  let second = await freeAddress();
  while (rightfulHome(shard, [first, second]) !== second) second = await freeAddress();
  return { at, away: () => join(second) };
}

const freeAddress = async () => `127.0.0.1:${await freePort()}`;

/** Ada deploys; the window after it lasts eight seconds, and nobody answers in it. What Ada and Eve hear, and when. */
async function told(hand: readonly string[]) {
  const { at, away } = await warOnNodes(hand);
  const windows = () => at.watcher.device.texts.filter((text) => text.includes('"t":"windowClosed"')).length;
  await at.pass(1000);
  await at.play(0, { t: 'deploy', card: 'concord-air-5a' });
  await at.pass(3000);
  const home = await away();
  while (!home.isHome(at.table.id)) await at.settle();
  await at.pass(4000);
  await home.close();
  await at.pass(900);
  const early = windows();
  await at.pass(100);
  const inTime = windows();
  await at.pass(500);
  expect([early, inTime, windows()]).toEqual([0, 1, 1]);
  expect([at[0], at[1], at.watcher].map(({ device }) => device.closed)).toEqual([null, null, null]);
  // Who is seen to come and go while a table moves is a matter of milliseconds that are nobody's secret.
  const ofTheMatch = (record: string[]) => record.filter((text) => /^[1-9]\d* {"t":"(steps|ack)"/.test(text));
  return [recordOf(at[0]), recordOf(at.watcher)].map(ofTheMatch);
}

test('a window in whose time its table moves twice is closed once, by its fallback, and neither early nor late', async () => {
  const first = await told(armed);
  const closed = first[1]!.filter((text) => text.includes('"t":"windowClosed"'));
  expect(closed.map((text) => Number.parseInt(text, 10))).toEqual([9000]);
  expect(await told(bare)).toEqual(first);
}, 60_000);
