// The server calls where people tell it to: never into its own network, whatever a name says, unless its owner allows it.
import { expect, test } from 'vitest';
import { findTarget, post } from '../../src/calls/outgoing.ts';
import { isPrivate } from '../../src/calls/private-networks.ts';
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
  expect((await findTarget('https://club.example/', found('93.184.216.34'))).pinned.address).toBe('93.184.216.34');
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
