// Short plain texts are read without ws, everything else by it: together they hear what a client says, in its order.
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { hearPlainTexts } from '../../src/sockets/plain-texts.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

interface House {
  readonly port: number;
  /** All that was heard, in its order; `plain`: without ws. */
  readonly heard: { readonly text: string; readonly plain: boolean }[];
  readonly ended: Promise<number>;
}

async function open(longest = 100_000): Promise<House> {
  const heard: House['heard'] = [];
  const server = createServer();
  const door = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: longest });
  const ended = new Promise<number>((done) => {
    server.on('upgrade', (request, wire, head) =>
      door.handleUpgrade(request, wire, head, (socket) => {
        hearPlainTexts(socket, wire, longest, (data) => heard.push({ text: String(data), plain: true }));
        socket.on('message', (data) => heard.push({ text: String(data), plain: false }));
        socket.on('error', () => undefined);
        socket.on('close', done);
      }),
    );
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  closing.push(() => server.close());
  return { port: (server.address() as AddressInfo).port, heard, ended };
}

test('every message is heard once and in its order, plain ones without ws', async () => {
  const { port, heard, ended } = await open();
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  await new Promise((opened) => client.on('open', opened));
  const plain = ['', '{"t":"play"}', 'x'.repeat(125), 'x'.repeat(126), 'x'.repeat(60_000), 'x'.repeat(70_000)];
  const said = plain.flatMap((text, i) => [text, `perché ${i} 🪐`, `${i}`]);
  for (const [i, text] of said.entries()) {
    client.send(text);
    if (i % 4 === 0) client.ping();
    if (i % 5 === 0) await new Promise((turn) => setTimeout(turn, 5));
  }
  client.send('in ', { fin: false });
  client.send('two parts');
  client.send('and after');
  client.close(4001);
  expect(await ended).toBe(4001);
  expect(heard.map(({ text }) => text)).toEqual([...said, 'in two parts', 'and after']);
  expect(heard.filter(({ text, plain }) => plain && /[^ -~]/.test(text))).toEqual([]);
});

test('a plain text that comes in one piece is read without ws, whatever came before it', async () => {
  const { port, heard, ended } = await open();
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  await new Promise((opened) => client.on('open', opened));
  const heardNow = async (text: string) => {
    client.send(text);
    const before = heard.length;
    while (heard.length === before) await new Promise((turn) => setTimeout(turn, 1));
    return heard.at(-1);
  };
  for (const text of ['first', 'x'.repeat(126), 'last']) {
    expect(await heardNow(text)).toEqual({ text, plain: true });
    client.ping();
    expect(await heardNow(`è ${text}`)).toEqual({ text: `è ${text}`, plain: false });
  }
  client.close(4001);
  expect(await ended).toBe(4001);
});

/** What a client sends that writes its frames itself, byte for byte. */
async function raw(port: number, frames: Buffer, atOnce: number): Promise<void> {
  const socket = net.connect(port, '127.0.0.1');
  closing.push(() => socket.destroy());
  socket.on('error', () => undefined);
  socket.setNoDelay();
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13';
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${upgrade}\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`);
  await new Promise((answered) => socket.once('data', answered));
  for (let at = 0; at < frames.length; at += atOnce) {
    socket.write(frames.subarray(at, at + atOnce));
    await new Promise((sent) => setTimeout(sent, 2));
  }
}

function frame(text: string | Buffer, { first = 0x81, masked = true } = {}): Buffer {
  const mask = [1, 2, 0x83, 4];
  const bytes = Buffer.from(text).map((byte, i) => (masked ? byte ^ mask[i & 3]! : byte));
  const length = bytes.length < 126 ? [bytes.length] : [126, bytes.length >> 8, bytes.length & 255];
  length[0]! += masked ? 0x80 : 0;
  return Buffer.concat([Buffer.from([first, ...length, ...(masked ? mask : [])]), bytes]);
}

test.each([1, 3, 7, 50, 1000])('however it is cut into pieces: %i bytes at a time', async (atOnce) => {
  const { port, heard, ended } = await open();
  const said = ['one', 'x'.repeat(130), '', 'due è', 'three'];
  const goodbye = frame(Buffer.from([0x03, 0xe8]), { first: 0x88 });
  await raw(port, Buffer.concat([...said.map((text) => frame(text)), goodbye, frame('after the goodbye')]), atOnce);
  expect(await ended).toBe(1000);
  expect(heard.map(({ text }) => text)).toEqual(said);
});

test('what is longer than ws would take ends it, however plain it is', async () => {
  const { port, heard, ended } = await open(1000);
  await raw(port, Buffer.concat([frame('x'.repeat(1000)), frame('x'.repeat(1001)), frame('never')]), 10_000);
  expect(await ended).toBe(1006);
  expect(heard.map(({ text }) => text.length)).toEqual([1000]);
});

test('a goodbye and calls between plain texts are answered in their place', async () => {
  const { port, heard, ended } = await open();
  const [ping, goodbye] = [frame('?', { first: 0x89 }), frame(Buffer.from([0x0f, 0xa1]), { first: 0x88 })];
  const parts = [frame('in ', { first: 0x01 }), ping, frame('parts', { first: 0x80 })];
  await raw(port, Buffer.concat([frame('one'), ping, ...parts, frame('two'), goodbye, frame('never')]), 10_000);
  expect(await ended).toBe(4001);
  expect(heard.map(({ text }) => text)).toEqual(['one', 'in parts', 'two']);
});

test.each([
  ['not masked', frame('x', { masked: false }), 1006],
  ['no text', frame(Buffer.from([0x78, 0xff, 0xfe])), 1006],
  ['a bit that means nothing', frame('x', { first: 0xc1 }), 1006],
  ['a text within the parts of another', Buffer.concat([frame('in ', { first: 0x01 }), frame('x')]), 1006],
  ['the second part of nothing', frame('x', { first: 0x80 }), 1006],
  ['a call that is too long', frame('x'.repeat(126), { first: 0x89 }), 1006],
])('what is no good ends it as ever: %s', async (_, bad, code) => {
  const { port, heard, ended } = await open();
  await raw(port, Buffer.concat([frame('good'), bad, frame('never')]), 1000);
  expect(await ended).toBe(code);
  expect(heard.map(({ text }) => text)).toEqual(['good']);
});
