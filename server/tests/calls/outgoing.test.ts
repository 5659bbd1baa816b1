// The server calls where people tell it to: never into its own network, whatever a name says, unless its owner allows it.
import dgram from 'node:dgram';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { leftovers } from '../../../scripts/tests/leftovers.ts';
import { addressesOf } from '../../src/calls/names.ts';
import { findTarget, post } from '../../src/calls/outgoing.ts';
import { isNeverCalled, isPrivate } from '../../src/calls/private-networks.ts';
import { Receiver } from './push-service.ts';

const strict = { privateNetworks: false, patience: 2000 };
const open = { privateNetworks: true, patience: 2000 };
const found = (...addresses: string[]) => ({
  ...strict,
  resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
});
const message = (url: string) => ({ url, headers: {}, body: Buffer.from('hello') });

test('addresses of this machine, of its network and of none are private', () => {
  for (const address of [
    ...[
      '127.0.0.1',
      '127.9.9.9',
      '0.0.0.0',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
    ],
    ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '198.18.0.1', '203.0.113.9', '192.0.2.1'],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd12::1',
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
    ],
    ...['2002:7f00:1::', '2001:db8::1', '2001::1'],
  ])
    expect(isPrivate(address), address).toBe(true);
  for (const address of ['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])
    expect(isPrivate(address), address).toBe(false);
});

test('a private address is refused however it is written, and so is what is no address', async () => {
  for (const url of [
    ...['https://127.0.0.1/x', 'https://2130706433/', 'https://0x7f.1/', 'https://0177.0.0.1/', 'https://[::1]/'],
    ...['https://[::ffff:127.0.0.1]/', 'https://192.168.0.7:8443/hook', 'https://[fe80::1]/'],
  ])
    await expect(findTarget(url, strict), url).rejects.toMatchObject({ code: 'PRIVATE_ADDRESS' });
  for (const url of ['http://one.example/', 'ftp://one.example/', 'one.example', '', 'https://me:secret@one.example/'])
    await expect(findTarget(url, strict), url).rejects.toMatchObject({ code: 'BAD_ADDRESS' });
});

test('a name is judged by all it leads to', async () => {
  await expect(findTarget('https://club.example/', found('93.184.216.34', '10.0.0.1'))).rejects.toMatchObject({
    code: 'PRIVATE_ADDRESS',
  });
  await expect(findTarget('https://localhost/', found('::1'))).rejects.toMatchObject({ code: 'PRIVATE_ADDRESS' });
  await expect(findTarget('https://club.example/', found())).rejects.toMatchObject({ code: 'ADDRESS_UNKNOWN' });
  const { addresses } = await findTarget('https://club.example/', found('93.184.216.34', '2606:4700::1111'));
  expect(addresses.map(({ address }) => address)).toEqual(['93.184.216.34', '2606:4700::1111']);
});

test('what was looked up is what is called: a name that leads elsewhere the next time changes nothing', async () => {
  const receiver = await Receiver.open();
  const { port } = new URL(receiver.url);
  let asked = 0;
  const resolve = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
  const { status } = await post(message(`http://rebinding.example:${port}/hook`), { ...open, resolve });
  expect([status, asked]).toEqual([201, 1]);
  expect(receiver.received[0]).toMatchObject({ path: '/hook', headers: { host: `rebinding.example:${port}` } });
});

test('a redirect leads nowhere, and who does not answer is given up', async () => {
  const receiver = await Receiver.open();
  receiver.answers.push([302, { location: `${receiver.url}/other` }]);
  expect(await post(message(`${receiver.url}/one`), open)).toMatchObject({ status: 302 });
  expect(receiver.received.map(({ path }) => path)).toEqual(['/one']);
  const { url } = receiver;
  receiver.close();
  await expect(post(message(url), open)).rejects.toMatchObject({
    code: 'CALL_UNANSWERED',
  });
});

test('where its own network is allowed, the link, clouds’ answers about their machines and no network stay closed', async () => {
  const closed = [
    ...['0.0.0.0', '0.1.2.3', '169.254.169.254', '169.254.1.1', '224.0.0.1', '239.1.1.1', '255.255.255.255'],
    ...['192.0.0.192', '100.100.100.200', '168.63.129.16', '::', 'fe80::1', 'febf::1', 'ff02::1', 'fd00:ec2::254'],
    ...['::ffff:169.254.169.254', '::ffff:a9fe:a9fe', '::ffff:0.0.0.0', '64:ff9b::a9fe:a9fe', '64:ff9b::e000:1'],
    ...['::a9fe:a9fe', '2002:a9fe:a9fe::1', '64:ff9b:1::1', '2001::1', '::ffff:224.0.0.1'],
  ];
  for (const address of closed) {
    expect([isNeverCalled(address), isPrivate(address)], address).toEqual([true, true]);
    const url = `http://${address.includes(':') ? `[${address}]` : address}/latest/meta-data`;
    await expect(post(message(url), open), url).rejects.toMatchObject({ code: 'PRIVATE_ADDRESS' });
  }
  const own = ['127.0.0.1', '10.0.0.1', '192.168.1.1', '172.16.0.1', '100.64.0.1', '::1', 'fd12::1'];
  for (const address of [...own, '::ffff:10.0.0.1', '64:ff9b::a00:1', '1.1.1.1', '2606:4700::1111'])
    expect(isNeverCalled(address), address).toBe(false);
  const among = { ...found('10.0.0.1', '169.254.169.254'), privateNetworks: true };
  await expect(findTarget('http://club.example/', among)).rejects.toMatchObject({ code: 'PRIVATE_ADDRESS' });
});

test('of several addresses one that answers is enough', async () => {
  const receiver = await Receiver.open();
  const { port } = new URL(receiver.url);
  for (const addresses of [
    ['127.0.0.2', '127.0.0.1'],
    ['::1', '127.0.0.1'],
  ]) {
    const { resolve } = found(...addresses);
    expect(await post(message(`http://club.example:${port}/`), { ...open, resolve })).toMatchObject({ status: 201 });
  }
});

/** A name server that knows one name, and of it the older address alone; of others it says nothing at all. */
async function nameServer(known: string, address: string) {
  const socket = dgram.createSocket('udp4');
  const asked: Buffer[] = [];
  socket.on('message', (query, from) => {
    asked.push(query);
    const name = Buffer.concat(known.split('.').map((part) => Buffer.from([part.length, ...Buffer.from(part)])));
    if (!query.subarray(12).toString('latin1').toLowerCase().startsWith(name.toString('latin1'))) return;
    const end = 12 + name.length + 1;
    const isFour = query.readUInt16BE(end) === 1;
    const head = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, isFour ? 1 : 0, 0, 0, 0, 0]);
    const answer = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)];
    const question = query.subarray(12, end + 4);
    socket.send(Buffer.concat([head, question, Buffer.from(isFour ? answer : [])]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  leftovers.add(async () => void socket.close());
  return { asked, servers: [`127.0.0.1:${socket.address().port}`] };
}

test('names are asked of name servers; one that is silent holds up nobody else, and is given up', async () => {
  const { asked, servers } = await nameServer('club.example', '93.184.216.34');
  const resolve = (name: string) => addressesOf(name, { patience: 1000, servers });
  expect(await resolve('club.example')).toEqual([{ address: '93.184.216.34', family: 4 }]);
  expect(asked).toHaveLength(2);
  const order: string[] = [];
  const silent = Array.from({ length: 12 }, (_, i) =>
    expect(findTarget(`https://silent${i}.example/`, { ...strict, resolve }))
      .rejects.toMatchObject({ code: 'ADDRESS_UNKNOWN' })
      .then(() => order.push('given up')),
  );
  // What reads files has the threads that looking up names would hold.
  await readFile(new URL(import.meta.url));
  order.push('read');
  await Promise.all(silent);
  expect(order[0]).toBe('read');
});

test('this machine is known without asking', async () => {
  const servers = ['127.0.0.1:1'];
  const own = ['127.0.0.1', '::1'];
  for (const name of ['localhost', 'LocalHost.', 'club.localhost'])
    expect((await addressesOf(name, { patience: 10, servers })).map(({ address }) => address)).toEqual(own);
  await expect(findTarget('https://localhost/', strict)).rejects.toMatchObject({ code: 'PRIVATE_ADDRESS' });
});
