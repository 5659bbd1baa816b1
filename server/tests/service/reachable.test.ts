import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { reachableAddresses } from '../../src/network/reachable.ts';
import { Person } from '../client.ts';
import { freshServer } from '../house.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  docker0: [at('172.17.0.1')],
  wlan0: [at('192.168.1.20'), at('fe80::1'), at('2001:db8::7')],
  eth0: [at('203.0.113.9')],
};

test('a server that listens everywhere is found at the addresses of its networks, a house first, its own bridges last', () => {
  const found = ['http://192.168.1.20:8080', 'http://203.0.113.9:8080', 'http://172.17.0.1:8080'];
  expect(reachableAddresses('0.0.0.0', 8080, interfaces)).toEqual(found);
  expect(reachableAddresses('::', 8080, interfaces)).toEqual(found);
});

test('by the newer kind of address only where there is no older, and never by one that ends at the next switch', () => {
  const six = { wlan0: [at('fe80::1'), at('2001:db8::7')] };
  expect(reachableAddresses('::', 80, six)).toEqual(['http://[2001:db8::7]:80']);
  expect(reachableAddresses('0.0.0.0', 80, six)).toEqual([]);
});

test('one that listens at a single address is found there, and one that listens to its own machine nowhere', () => {
  expect(reachableAddresses('10.0.0.5', 80, interfaces)).toEqual(['http://10.0.0.5:80']);
  for (const host of ['127.0.0.1', 'localhost', '::1']) expect(reachableAddresses(host, 80, interfaces)).toEqual([]);
});

test('the server tells them to who sits at its own machine, and to nobody else', async () => {
  const { port } = await freshServer({ host: '0.0.0.0' });
  const ask = async (headers: Record<string, string>) =>
    (await (await fetch(`http://127.0.0.1:${port}/api/addresses`, { headers })).json()) as { addresses: string[] };
  const { addresses } = await new Person(port).get<{ addresses: string[] }>('/api/addresses');
  for (const address of addresses) expect(address).toMatch(new RegExp(`^http://.+:${port}$`));
  expect(addresses.join()).not.toMatch(/127\.0\.0\.1|localhost/);
  expect(await ask({ 'x-forwarded-for': '198.51.100.4' })).toEqual({ addresses: [] });
});
