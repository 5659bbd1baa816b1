import net from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Channel, ChannelEnd } from '../../src/cluster/channel.ts';
import { type Frame, frameKinds, headerLength, readFrames, writeFrames } from '../../src/cluster/frames.ts';
import { NotDone, type Services } from '../../src/cluster/link.ts';
import { Links } from '../../src/cluster/links.ts';

const text = (body: string) => Buffer.from(body);
const frame = (channel: number, kind: number, body: string): Frame => ({ channel, kind, body: text(body) });

test('frames are read as they were written, all of one message', () => {
  const frames = [
    frame(1, frameKinds.open, '{}'),
    frame(4_000_000_000, frameKinds.data, ''),
    frame(3, 9, 'è'.repeat(999)),
  ];
  const written = writeFrames(frames);
  expect(readFrames(written)).toEqual(frames);
  expect(headerLength).toBe(9);
  expect(written.length).toBe(frames.reduce((sum, { body }) => sum + 9 + body.length, 0));
});

test('what is cut off anywhere is no frame', () => {
  const written = writeFrames([frame(1, 2, 'abc'), frame(2, 2, 'def')]);
  for (let end = 1; end < written.length; end++)
    if (end !== 12) expect(() => readFrames(written.subarray(0, end))).toThrow('cut off');
});

const open: Links[] = [];
afterEach(() => {
  for (const links of open.splice(0)) links.close();
});

/** A node that says back in capitals what it is told on a channel or asked for. */
async function echo(secret: string, seen: { welcomed: string[]; gone: number } = { welcomed: [], gone: 0 }) {
  const services: Services = {
    welcome(asked, channel) {
      seen.welcomed.push(String(asked));
      return {
        take: (kind, body) => channel.send(kind, text(String(body).toUpperCase())),
        gone: () => {
          seen.gone++;
        },
      };
    },
    errand: async (asked) => {
      if (String(asked) === 'impossible') throw new Error('it cannot be done');
      if (String(asked) === 'a long file') return Buffer.alloc(8 * 1024 * 1024);
      return text(String(asked).toUpperCase());
    },
  };
  const links = new Links({ address: '127.0.0.1:0', secret, services });
  await links.listen('127.0.0.1');
  open.push(links);
  return links;
}

/** An end that remembers what comes, and a promise for as many. */
function listening(count: number) {
  const heard: string[] = [];
  const all = Promise.withResolvers<string[]>();
  const gone = Promise.withResolvers<void>();
  const end: ChannelEnd = {
    take: (_kind, body) => {
      if (heard.push(String(body)) === count) all.resolve(heard);
    },
    gone: () => gone.resolve(),
  };
  return { end, all: all.promise, gone: gone.promise };
}

test('channels and errands pass over one link a pair, whoever has dialled', async () => {
  const seen = { welcomed: [] as string[], gone: 0 };
  const [a, b] = [await echo('s'.repeat(32), seen), await echo('s'.repeat(32))];
  const there = await a.to(b.address);
  expect(await a.to(b.address)).toBe(there);
  expect(String(await there.ask(text('from a')))).toBe('FROM A');
  const back = await b.to(a.address);
  const { end, all } = listening(2);
  const channel = back.connect(text('caller'), end);
  channel.send(frameKinds.data, text('one'));
  channel.send(frameKinds.data, text('two'));
  expect(await all).toEqual(['ONE', 'TWO']);
  expect(seen.welcomed).toEqual(['caller']);
});

test('all frames of one turn of the loop go in one message', async () => {
  const [a, b] = [await echo('s'.repeat(32)), await echo('s'.repeat(32))];
  const link = await a.to(b.address);
  const sent: number[] = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (this: WebSocket, ...args: Parameters<typeof send>) {
    sent.push((args[0] as Buffer).length);
    return send.apply(this, args);
  } as typeof send;
  try {
    const { end, all } = listening(20);
    const channels: Channel[] = [link.connect(text('x'), end), link.connect(text('y'), end)];
    for (let i = 0; i < 10; i++) for (const channel of channels) channel.send(frameKinds.data, text('move'));
    await turn();
    expect(sent).toHaveLength(1);
    await all;
  } finally {
    WebSocket.prototype.send = send;
  }
});

test('without the secret, or meant for another node, nobody is linked', async () => {
  const [a, stranger] = [await echo('s'.repeat(32)), await echo('t'.repeat(32))];
  await expect(stranger.to(a.address)).rejects.toThrow('broken');
  await expect(a.to(stranger.address)).rejects.toThrow('broken');
  const other = new WebSocket(`ws://${a.address}/link`, {
    headers: { authorization: `Bearer ${'s'.repeat(32)}`, 'x-orrery-from': 'me:1', 'x-orrery-to': 'somebody-else:1' },
  });
  const refused = await new Promise((answer) => other.once('error', (error) => answer(error.message)));
  expect(refused).toContain('403');
});

test('a guess of the right length in other letters than plain ones is refused as any other, and ends no node', async () => {
  const a = await echo('s'.repeat(32));
  const guess = new WebSocket(`ws://${a.address}/link`, {
    headers: { authorization: `Bearer ${'è'.repeat(32)}`, 'x-orrery-from': 'me:1', 'x-orrery-to': a.address },
  });
  const refused = await new Promise((answer) => guess.once('error', (error) => answer(error.message)));
  expect(refused).toContain('403');
});

test('a node that cannot be where it says it is says so by the name of the setting', async () => {
  const { address } = await echo('s'.repeat(32));
  const services: Services = { welcome: () => listening(0).end, errand: async () => text('') };
  const at = (place: string) => new Links({ address: place, secret: 's'.repeat(32), services });
  await expect(at(address).listen('127.0.0.1')).rejects.toThrow(/port is taken by another program; .* ORRERY_NODE=/);
  await expect(at('203.0.113.1:7700').listen('203.0.113.1')).rejects.toThrow(
    /no address of this machine .* ORRERY_NODE=/,
  );
});

test('with a link go its channels and errands, and the next one is made anew', async () => {
  const seen = { welcomed: [] as string[], gone: 0 };
  const [a, b] = [await echo('s'.repeat(32)), await echo('s'.repeat(32), seen)];
  const link = await a.to(b.address);
  const { end, all, gone } = listening(1);
  link.connect(text('x'), end).send(frameKinds.data, text('hi'));
  await all;
  const asked = link.ask(text('never answered'));
  link.terminate();
  await gone;
  await expect(asked).rejects.toThrow('broken');
  await expect(link.ask(text('too late'))).rejects.toThrow('broken');
  while (seen.gone === 0) await turn();
  await turn();
  const next = await a.to(b.address);
  expect(next).not.toBe(link);
  expect(String(await next.ask(text('again')))).toBe('AGAIN');
});

test('a node that has begun anew is asked over the link that it makes, not over what is left of its last life', async () => {
  const a = await echo('s'.repeat(32));
  const stale = await echo('s'.repeat(32));
  const former = await a.to(stale.address);
  // The last life of the node is gone without a word; the next one dials under the same address.
  const services: Services = {
    welcome: () => ({ take: () => undefined, gone: () => undefined }),
    errand: async () => text('the next life'),
  };
  const next = new Links({ address: stale.address, secret: 's'.repeat(32), services });
  open.push(next);
  await next.to(a.address);
  const present = await a.to(stale.address);
  expect(present).not.toBe(former);
  expect(String(await present.ask(text('who')))).toBe('the next life');
});

test('who is turned away and breaks the line at once does no harm', async () => {
  const a = await echo('s'.repeat(32));
  const [host, port] = a.address.split(':');
  for (let i = 0; i < 20; i++) {
    const stranger = net.connect(Number(port), host);
    stranger.on('error', () => undefined);
    stranger.write('GET /link HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await new Promise((sent) => stranger.once('connect', () => setTimeout(sent, i % 5)));
    stranger.resetAndDestroy();
  }
  const b = await echo('s'.repeat(32));
  expect(String(await (await b.to(a.address)).ask(text('still there')))).toBe('STILL THERE');
});

test('the socket of a stranger is listened to for errors before anything is said on it', async () => {
  const on = vi.spyOn(net.Socket.prototype, 'end');
  const heard: number[] = [];
  on.mockImplementation(function (this: net.Socket) {
    heard.push(this.listenerCount('error'));
    return this.destroy();
  } as typeof net.Socket.prototype.end);
  try {
    const a = await echo('s'.repeat(32));
    const stranger = new WebSocket(`ws://${a.address}/link`);
    await new Promise((refused) => stranger.once('error', refused));
  } finally {
    on.mockRestore();
  }
  expect(heard[0]).toBeGreaterThan(0);
});

test('an errand that fails is answered, and the link stays', async () => {
  const [a, b] = [await echo('s'.repeat(32)), await echo('s'.repeat(32))];
  const link = await a.to(b.address);
  await expect(link.ask(text('impossible'))).rejects.toThrow('could not do');
  expect(String(await link.ask(text('possible')))).toBe('POSSIBLE');
});

test('no channel is opened on a link that is broken: its end would wait for ever', async () => {
  const [a, b] = [await echo('s'.repeat(32)), await echo('s'.repeat(32))];
  const link = await a.to(b.address);
  link.terminate();
  expect(() => link.connect(text('x'), listening(1).end)).toThrow('broken');
});

test('who fetches long files, many at once, does not cut off those who play over the same link', async () => {
  const [a, b] = [await echo('s'.repeat(32)), await echo('s'.repeat(32))];
  const link = await a.to(b.address);
  const { end, all } = listening(1);
  const channel = link.connect(text('x'), end);
  const files = Promise.all(Array.from({ length: 16 }, () => link.ask(text('a long file'))));
  channel.send(frameKinds.data, text('move'));
  expect(await all).toEqual(['MOVE']);
  expect((await files).map(({ length }) => length)).toEqual(Array(16).fill(8 * 1024 * 1024));
  expect(link.open).toBe(true);
});

test('a node that goes in order has answered all that it did: what was not answered can be asked elsewhere', async () => {
  const done: string[] = [];
  const services: Services = {
    welcome: () => ({ take: () => undefined, gone: () => undefined }),
    errand: async (asked) => {
      await turn();
      done.push(String(asked));
      return asked;
    },
  };
  const b = new Links({ address: '127.0.0.1:0', secret: 's'.repeat(32), services });
  await b.listen('127.0.0.1');
  open.push(b);
  const a = await echo('s'.repeat(32));
  const link = await a.to(b.address);
  const answered: string[] = [];
  const refused: unknown[] = [];
  const asking: Promise<unknown>[] = [];
  let over = false;
  const busy = (async () => {
    for (let i = 0; !over; i++) {
      const asked = link.ask(text(`${i}`));
      asking.push(
        asked.then(
          (answer) => answered.push(String(answer)),
          (error: unknown) => refused.push(error),
        ),
      );
      await turn();
    }
  })();
  while (answered.length < 20) await turn();
  await b.leave();
  b.close();
  over = true;
  await busy;
  await Promise.all(asking);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.filter((error) => !(error instanceof NotDone))).toEqual([]);
  expect(answered).toEqual(done);
});
