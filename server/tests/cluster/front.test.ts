import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ChannelEnd } from '../../src/cluster/channel.ts';
import { frameKinds } from '../../src/cluster/frames.ts';
import { Front } from '../../src/cluster/front.ts';
import { Routes } from '../../src/cluster/routes.ts';
import { Bucket } from '../../src/limits/bucket.ts';
import { Connection } from '../../src/sockets/connection.ts';

const nothing = Buffer.alloc(0);
const hello = Buffer.from(JSON.stringify({ t: 'hello', v: 1, table: 'T'.repeat(22) }));

/** A socket at a front, and every channel that the front opens for it: what was said on it, and its end. */
function atFront() {
  const closed: number[] = [];
  const close = (code: number) => void closed.push(code);
  const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0, send: () => undefined, close };
  const outlet = { buffered: 1e9, sent: () => undefined };
  const bucket = new Bucket({ burst: 1000, perSecond: 1000 }, Date.now);
  const connection = new Connection(
    { ...socket, terminate: () => undefined, ping: () => undefined },
    ...([{ person: 'p', device: 'd', address: '' }, [bucket], outlet] as const),
  );
  const routes = new Routes({ address: () => 'here:1', serves: () => true });
  const channels: { said: string[]; end: ChannelEnd }[] = [];
  const front = new Front(connection, {
    routes,
    look: async () => undefined,
    connect: async (_home, _asked, end) => {
      const said: string[] = [];
      channels.push({ said, end });
      return { send: (kind, body) => kind === frameKinds.data && said.push(String(body)), drop: () => undefined };
    },
  });
  const opened = async (count: number) => {
    while (channels.length < count) await sleep(5);
    await sleep(5);
    return channels[count - 1]!;
  };
  return { connection, front, opened, closed };
}

test('what a home did not hear is said to the next once, however many say that they are not it', async () => {
  const { front, opened } = atFront();
  front.message(hello, false);
  for (let i = 1; i <= 3; i++) {
    const { said, end } = await opened(i);
    expect(said).toEqual([String(hello)]);
    end.take(frameKinds.notHere, nothing);
  }
});

test('a socket is at a table when its home says so, and not because it says hello', async () => {
  const { connection, front, opened } = atFront();
  front.message(hello, false);
  const { end } = await opened(1);
  end.take(frameKinds.data, Buffer.from('{"t":"error","code":"NO_SUCH_TABLE"}'));
  expect(connection.piped).toBe(false);
  end.take(frameKinds.follows, nothing);
  expect(connection.piped).toBe(true);
});

test('what nobody answers is not kept for ever: who goes on without a word from the home has to come again', async () => {
  const { front, opened, closed } = atFront();
  // Before a hello nothing is said about it: the socket is at no table.
  const unanswered = Buffer.from(`{"t":"looking","looking":true${' '.repeat(8000)}}`);
  front.message(unanswered, false);
  const { end } = await opened(1);
  for (let i = 0; i < 7; i++) front.message(unanswered, false);
  expect(closed).toEqual([]);
  front.message(unanswered, false);
  expect(closed).toEqual([1012]);
  // Where the home has said something, what is passed on is heard, and nothing is kept of it.
  const heard = atFront();
  heard.front.message(hello, false);
  (await heard.opened(1)).end.take(frameKinds.data, Buffer.from('{}'));
  for (let i = 0; i < 100; i++) heard.front.message(unanswered, false);
  expect(heard.closed).toEqual([]);
  end.gone();
});
