import { expect, test } from 'vitest';
import { LeaveRoom } from '../../src/wait/LeaveRoom.tsx';
import { inBrowser, me, openScreen, refused } from '../page/page.tsx';
import { free, mine, seat, secret, table } from '../screens/fixtures.ts';

inBrowser();

test('a host is asked before the only way back is gone; a guest came by a link, and goes', async () => {
  let left = 0;
  const answers = {
    ...me,
    [`POST /api/tables/${secret('t')}/leave`]: () => {
      left++;
      return table();
    },
  };
  const alone = await openScreen(<LeaveRoom table={table({ seats: [mine(), free()] })} />, answers);
  await alone.tap('Leave this table');
  expect(alone.text()).toContain('copy it first');
  await alone.tap('Stay');
  expect(left).toBe(0);
  await alone.close();
  const host = await openScreen(<LeaveRoom table={table({ seats: [mine(), seat()] })} />, answers);
  await host.tap('Leave this table');
  expect(host.text()).toContain('Livia becomes the host.');
  await host.tap('Leave the table');
  expect(left).toBe(1);
  await host.close();
  const guest = await openScreen(<LeaveRoom table={table({ youHost: false, host: 1 })} />, answers);
  await guest.tap('Leave this table');
  expect(left).toBe(2);
});

test('whoever could not leave reads why', async () => {
  const answers = { ...me, [`POST /api/tables/${secret('t')}/leave`]: refused('TOURNAMENT_TABLE') };
  const page = await openScreen(<LeaveRoom table={table({ youHost: false, host: 1 })} />, answers);
  await page.tap('Leave this table');
  expect(page.text()).toContain('belongs to a tournament');
});
