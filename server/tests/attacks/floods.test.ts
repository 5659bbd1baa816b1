// Whoever asks for much and reads nothing is let go, and the others do not feel it.
import net from 'node:net';
import { expect, test } from 'vitest';
import { defaults } from '../../src/settings.ts';
import { bid, bidToTheEnd, twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshServer } from '../house.ts';
import { turnedAway } from '../turned-away.ts';

const plenty = { burst: 1_000_000, perSecond: 1_000_000 };

test('who asks for everything again and again and never reads is let go; those at the table play on', async () => {
  const { port } = await freshServer({
    socketLimits: { ...defaults.socketLimits, perSocket: plenty, perAddress: plenty, buffered: 64 * 1024 },
  });
  const [ada, bo, eve] = await Promise.all(['Ada', 'Bo', 'Eve'].map((name) => Person.arrive(port, name)));
  const table = await twoAtATable(ada!, bo!, { spectators: true });
  const [adas, bos] = [await ada!.follow(table.id), await bo!.follow(table.id)];
  await adas.until(() => adas.steps(0) !== undefined);
  await bos.until(() => bos.steps(1) !== undefined);
  const greedy = await eve!.device();
  greedy.socket.pause();
  const hello = JSON.stringify({ t: 'hello', table: table.id, link: table.link, had: {} });
  const sockets = async () => (await ada!.get<{ sockets: number }>('/healthz')).sockets;
  expect(await sockets()).toBe(3);
  // However much the system itself holds back, at some time it is full.
  for (let sent = 0; (await sockets()) === 3 && sent < 100_000; sent += 500)
    for (let i = 0; i < 500; i++) greedy.raw(hello);
  expect(await sockets()).toBe(2);
  await bid(adas, 0);
  await Promise.all([bidToTheEnd(adas, 0), bidToTheEnd(bos, 1)]);
  greedy.close();
});

test('a flood from one address is answered with TOO_FAST and cut off; another address goes on', async () => {
  const { port } = await freshServer({ socketLimits: { ...defaults.socketLimits, socketsPerAddress: 5 } });
  const [eve, ada] = [await Person.arrive(port, 'Eve'), await Person.arrive(port, 'Ada')];
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const devices = await Promise.all(Array.from({ length: 5 }, () => eve.device(from('192.0.2.1'))));
  const sixth = await turnedAway(port, { cookie: eve.cookie, ...from('192.0.2.1') });
  expect(sixth.status).toBe(429);
  for (const device of devices) for (let i = 0; i < 400; i++) device.raw('{"t":"ping"}');
  for (const device of devices) expect(await device.untilClosed()).toBe(4002);
  const quiet = await ada.device(from('192.0.2.2'));
  await quiet.settle();
  quiet.close();
});

test.each([
  ['pings', 0x89],
  ['pongs that nobody asked for', 0x8a],
])('a flood of %s is cut off like any other', async (_name, first) => {
  const { port } = await freshServer();
  const eve = await Person.arrive(port, 'Eve');
  const device = await eve.device();
  const wire = (device.socket as unknown as { readonly _socket: net.Socket })._socket;
  wire.write(Buffer.concat(Array<Buffer>(1000).fill(Buffer.from([first, 0x80, 0, 0, 0, 0]))));
  expect(await device.untilClosed()).toBe(4002);
  // A few are nobody's business.
  const honest = await eve.device();
  for (let i = 0; i < 20; i++) honest.socket.ping();
  await honest.settle();
  honest.close();
});

test('who is turned away and never hangs up is let go: nobody holds a server by its doorbell', async () => {
  const { port } = await freshServer();
  const ring = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: club\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  for (const path of ['/ws', '/elsewhere']) {
    const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const gone = new Promise((done) => socket.once('close', done).on('error', () => undefined));
    const said = new Promise<string>((answer) => socket.once('data', (data) => answer(String(data))));
    socket.write(ring(path));
    expect(await said).toMatch(/^HTTP\/1\.1 40[14] /);
    // What is sent to nobody comes back as that.
    const knocking = setInterval(() => socket.write('x'), 50);
    await gone;
    clearInterval(knocking);
  }
});

test('a program that offers HTTP/2 with its request is answered as any other', async () => {
  const { port } = await freshServer();
  const answer = await new Promise<string>((done) => {
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(
        'GET /healthz HTTP/1.1\r\nHost: club\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n',
      ),
    );
    socket.once('data', (data) => {
      done(String(data));
      socket.destroy();
    });
  });
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});
