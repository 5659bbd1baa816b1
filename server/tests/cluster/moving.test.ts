import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { twoAtATable, viewOf } from '../bidders.ts';
import { type Device, Person } from '../client.ts';
import { freshNodes } from './nodes.ts';

test('while nodes come and go, requests are answered and moves acknowledged, on the same sockets', async () => {
  const { nodes, more } = await freshNodes(2);
  const port = nodes[0]!.port;
  const devices: Device[] = [];
  const tables: string[] = [];
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  for (let i = 0; i < 6; i++) {
    const { id } = await twoAtATable(ada, bo);
    tables.push(id);
    devices.push(await ada.follow(id));
  }
  await Promise.all(devices.map((device) => device.until(() => device.steps(0) !== undefined)));
  let over = false;
  const odd: unknown[] = [];
  const playing = devices.map(async (device) => {
    let played = 0;
    for (; !over && played < 400; played++) {
      const { hand, laid } = viewOf(device, 0).mine!;
      const answer = await device.play(0, { t: 'lay', card: hand.find((card) => card !== laid) });
      if (answer.t !== 'ack') odd.push(answer);
      // All three nodes live in this process: somebody else has to have a turn, too.
      await sleep(20);
    }
    return played;
  });
  const asking = (async () => {
    for (let i = 0; !over; i++) {
      const answer = await bo.ask('GET', `/api/tables/${tables[i % tables.length]}`);
      if (!answer.ok) odd.push([answer.status, await answer.text()]);
      const changed = await bo.ask('POST', `/api/tables/${tables[i % tables.length]}/ready`, { ready: i % 2 === 0 });
      if (changed.status >= 500) odd.push([changed.status, await changed.text()]);
    }
  })();
  for (let i = 0; i < 3; i++) {
    const guest = await more();
    await guest.close();
  }
  over = true;
  const played = await Promise.all(playing);
  await asking;
  expect(odd).toEqual([]);
  expect(devices.map(({ closed }) => closed)).toEqual(devices.map(() => null));
  expect(Math.min(...played)).toBeGreaterThan(0);
});
