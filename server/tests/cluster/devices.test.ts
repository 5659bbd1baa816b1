// Several nodes know the same devices: what one ends is out at all of them, and guesses are counted together.
import type { DeviceList, FoundPerson, MadeDeviceLink } from '@orrery/wire';
import { expect, test } from 'vitest';
import { drawSecret } from '../../src/secrets.ts';
import { Person } from '../client.ts';
import { layBidding } from '../house.ts';
import { at, freshNodes } from './nodes.ts';

test('a device comes by one node, is ended at another, and its sockets at a third are closed', async () => {
  const { nodes } = await freshNodes(3);
  const [first, second, third] = nodes.map(({ port }) => port) as [number, number, number];
  const ada = await Person.arrive(first, 'Ada');
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  const { secret } = await ada.post<MadeDeviceLink>('/api/me/devices/link');
  const phone = await Person.arrive(second);
  const { ticket } = await at(phone, third).post<FoundPerson>('/api/me/devices/find', { secret });
  expect((await phone.ask('POST', '/api/me/devices/become', { ticket })).status).toBe(200);
  const its = await at(phone, third).follow(laid.id);
  const mine = await at(ada, third).follow(laid.id);
  const list = await at(ada, second).get<DeviceList>('/api/me/devices');
  const other = list.devices.find(({ here }) => !here)!;
  await ada.post('/api/me/devices/end', { device: other.id });
  expect(await its.untilClosed()).toBe(4003);
  for (const port of [first, second, third])
    expect(await at(phone, port).trouble('GET', '/api/tables')).toEqual({ code: 'NO_SESSION' });
  await mine.settle();
  expect(mine.closed).toBeNull();
});

test('who goes from node to node may not try more links than at one server', async () => {
  const { nodes } = await freshNodes(3);
  const eve = await Person.arrive(nodes[0]!.port, 'Eve');
  const codes: string[] = [];
  for (let i = 0; i < 12; i++) {
    const node = nodes[i % 3]!;
    const tried = await at(eve, node.port).trouble('POST', '/api/me/devices/find', { secret: drawSecret() });
    codes.push(tried.code);
  }
  expect(codes).toEqual([...Array(10).fill('LINK_SPENT'), 'TOO_MANY_GUESSES', 'TOO_MANY_GUESSES']);
});
