import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { GatheringSocket } from '../../src/sockets/gathering-socket.ts';

/** A wire that counts how often it is asked to send, and how much. */
class Wire extends Duplex {
  readonly sent: number[] = [];
  override _read(): void {}
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.sent.push(chunk.length);
    done();
  }
}

const nextTurn = () => new Promise((turn) => setImmediate(turn));
const openSocket = { OPEN: 1, readyState: 1 } as unknown as WebSocket;

test('what is sent in one turn leaves in one piece, whatever follows it in the same turn', async () => {
  const wire = new Wire();
  const socket = new GatheringSocket(openSocket, wire);
  await Promise.resolve().then(() => socket.send('x'.repeat(10)));
  await Promise.resolve().then(() => socket.send(Buffer.alloc(20)));
  await nextTurn();
  expect(wire.sent).toEqual([2 + 10 + 2 + 20]);
  socket.send('x'.repeat(5));
  await nextTurn();
  expect(wire.sent).toEqual([34, 7]);
});

test('much does not wait, so that nobody is taken for a slow reader who could not read yet', async () => {
  const wire = new Wire();
  const socket = new GatheringSocket(openSocket, wire);
  for (let i = 0; i < 100; i++) {
    socket.send('x'.repeat(10_000));
    expect(socket.bufferedAmount).toBeLessThan(60_000);
  }
  await nextTurn();
  expect(wire.sent.reduce((sum, bytes) => sum + bytes, 0)).toBe(100 * (4 + 10_000));
});

test('what lies unread counts, with what has not left yet', () => {
  const socket = new GatheringSocket(openSocket, { write: () => true, writableLength: 1000 });
  socket.send('x'.repeat(10));
  expect(socket.bufferedAmount).toBe(1010);
});

test('to a socket that closes meanwhile nothing is sent', async () => {
  const wire = new Wire();
  const closing = { OPEN: 1, readyState: 1 };
  const socket = new GatheringSocket(closing as unknown as WebSocket, wire);
  socket.send('too late');
  closing.readyState = 2;
  await nextTurn();
  expect(wire.sent).toEqual([]);
});

test('another program reads every text as it was, of any length, in their order and before the goodbye', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
  const texts = [
    ...lengths.map((length) => 'x'.repeat(length)),
    'perché ☄ 🪐 \u0000',
    'é'.repeat(63),
    '🪐'.repeat(40_000),
  ];
  const server = createServer();
  const door = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, wire, head) =>
    door.handleUpgrade(request, wire, head, (opened) => {
      const socket = new GatheringSocket(opened, wire);
      for (const text of texts) {
        socket.send(text);
        socket.ping();
        socket.send(Buffer.from(text));
      }
      socket.close(4001);
    }),
  );
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const heard: string[] = [];
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('message', (data) => heard.push(String(data)));
  const code = await new Promise((closed) => client.on('close', closed));
  server.close();
  expect(heard).toEqual(texts.flatMap((text) => [text, text]));
  expect(code).toBe(4001);
});
