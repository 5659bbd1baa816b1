// A table moves while the time of a question runs: nobody loses any, and nobody can tell from it what a seat holds.
import { expect, test } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { freshServer } from '../house.ts';
import { freshDatabase } from '../postgres-server.ts';
import { recordOf, stackedLuck, war } from '../war.ts';

const adas = ['concord-air-5a', 'concord-mech-4a', 'xarn-inf-2b', 'xarn-inf-2c', 'concord-inf-1a'];
/** What Bo holds: specials with which he could answer, or nothing but units. */
const armed = ['xarn-mech-4a', 's1-plus-mech', 's1-minus-air', 's1-truce', 's1-eliminate-air'];
const bare = ['xarn-mech-4a', 'xarn-ship-10a', 'xarn-ship-9a', 'concord-ship-10a', 'concord-ship-8a'];
const pile = ['concord-mech-3a', 'xarn-inf-1a', 'concord-inf-2a', 'xarn-mech-2a', 'concord-inf-2b', 'xarn-inf-2a'];
const node = { address: '127.0.0.1:0', host: '127.0.0.1', drain: 0 };

/** Everybody is at the first node; others come and go, and the table with them. */
async function warOnNodes(hand: readonly string[]) {
  const database = await freshDatabase();
  const nodes: RunningServer[] = [];
  let more = async (): Promise<RunningServer> => {
    throw new Error('no node yet');
  };
  const at = await war({
    luck: stackedLuck([adas, hand], pile),
    pace: { tempo: 'live', fixedWindows: true },
    open: async (settings) => {
      more = async () => {
        const added = await freshServer({ ...settings, database, node });
        nodes.push(added);
        return added;
      };
      return more();
    },
  });
  const home = () => nodes.find((each) => each.isHome(at.table.id));
  /** Until another node than before is the home of the table. */
  const move = async (change: () => Promise<unknown>) => {
    const before = home();
    while (home() === before || home() === undefined) await change();
    await at.settle();
  };
  return {
    at,
    away: () => move(more),
    back: () =>
      move(async () => {
        const [left] = nodes.splice(nodes.indexOf(home()!), 1);
        await left!.close();
      }),
  };
}

/** Ada deploys; the window after it lasts eight seconds, and nobody answers in it. What Ada and Eve hear, and when. */
async function told(hand: readonly string[]) {
  const { at, away, back } = await warOnNodes(hand);
  const windows = () => at.watcher.device.texts.filter((text) => text.includes('"t":"windowClosed"')).length;
  await at.pass(1000);
  await at.play(0, { t: 'deploy', card: 'concord-air-5a' });
  await at.pass(3000);
  await away();
  await at.pass(4000);
  await back();
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
