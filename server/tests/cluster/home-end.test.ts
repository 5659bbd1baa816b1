import type { ClientMessage } from '@orrery/wire';
import { closeCodes } from '@orrery/wire';
import { expect, test } from 'vitest';
import { frameKinds } from '../../src/cluster/frames.ts';
import { HomeEnd, type HomeSettings } from '../../src/cluster/home-end.ts';
import type { Moved } from '../../src/cluster/moved.ts';
import type { Connection } from '../../src/sockets/connection.ts';
import { HomeLost } from '../../src/stores/store.ts';

const table = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  status: 'playing',
  talk: true,
  seats: [{ holder: 'ada' }],
  matches: [{ id: 'BBBBBBBBBBBBBBBBBBBBBB' }],
};

/** Somebody at a table whose match is being opened when the table is given away: opening it is refused from then on. */
function atAClosingTable() {
  const sent: { kind: number; body: Buffer }[] = [];
  const opening = Promise.withResolvers<never>();
  opening.promise.catch(() => undefined);
  const rooms = {
    hub: {
      follow: async (connection: Connection) => {
        connection.following = { table: table.id, match: 'BBBBBBBBBBBBBBBBBBBBBB', had: new Map([[0, 7]]) } as never;
        return null;
      },
      unfollow: () => undefined,
    },
    store: { table: async () => table },
    matches: { live: () => opening.promise, inMind: () => undefined },
    talk: { readOut: async () => [], say: () => opening.promise },
    standings: { silence: () => null },
    metrics: { greeted: () => undefined },
    ledger: { purse: () => ({ spend: () => 0 }), roomIn: () => 0 },
  } as unknown as HomeSettings['rooms'];
  const end = new HomeEnd(
    { caller: { person: 'ada', address: '127.0.0.1' } as never, table: table.id },
    { send: (kind, body) => sent.push({ kind, body }), drop: () => undefined },
    { rooms, sent: () => undefined, speaks: () => true, saw: () => undefined },
    () => undefined,
  );
  return {
    ...{ end, sent },
    say: (message: ClientMessage) => end.take(frameKinds.data, Buffer.from(JSON.stringify(message))),
    refuse: () => opening.reject(new HomeLost('the match is played elsewhere')),
    of: (kind: number) => sent.filter((frame) => frame.kind === kind),
  };
}

test.each<ClientMessage>([
  { t: 'play', seat: 0, id: 'p1', decision: 'd', move: { t: 'pass' } },
  { t: 'undo', seat: 0, id: 'u1' },
  { t: 'say', seat: 0, id: 'w1', to: [], text: 'hello' },
])('what could not be answered where a table is given away is said again at its next home: $t', async (message) => {
  const { end, say, refuse, of } = atAClosingTable();
  say({ t: 'hello', table: table.id, had: {} });
  say(message);
  const quiet = end.quiet();
  refuse();
  end.take(frameKinds.paused, Buffer.alloc(0));
  expect(await quiet).toBe(true);
  end.leave()();
  expect(of(frameKinds.close)).toEqual([]);
  const [moved] = of(frameKinds.moved).map(({ body }) => JSON.parse(String(body)) as Moved);
  expect(moved!.following).toEqual({ match: 'BBBBBBBBBBBBBBBBBBBBBB', had: { 0: 7 } });
  expect(moved!.again.map((text) => JSON.parse(text))).toEqual([message]);
});

test('where nothing is given away, who cannot be answered has to connect again', async () => {
  const { say, refuse, of } = atAClosingTable();
  say({ t: 'hello', table: table.id, had: {} });
  say({ t: 'undo', seat: 0, id: 'u1' });
  refuse();
  await expect.poll(() => of(frameKinds.close).map(({ body }) => body.readUInt16LE())).toEqual([closeCodes.restart]);
});
