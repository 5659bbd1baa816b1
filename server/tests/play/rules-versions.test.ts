import type { MatchFile } from '@orrery/kernel';
import { verifyMatch } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { bidding } from '../../../kernel/tests/bidding/index.ts';
import { secondBidding } from '../../../words/tests/bidding-rooms.ts';
import { bid, bidToTheEnd, viewOf } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';

const upgraded = new URL('../shelf-upgraded.ts', import.meta.url).href;
const withoutFirst = new URL('../shelf-without-first.ts', import.meta.url).href;

/** Ada begins a match against a bot under the first rules, bids once, and the server goes down. */
async function begunBefore() {
  const data = freshFolder();
  const before = await freshServer({ data });
  const ada = await Person.arrive(before.port, 'Ada');
  const bot = { kind: 'bot', level: 'easy' } as const;
  const { id } = await ada.post('/api/tables', layBidding([{ kind: 'me' }, bot], { spectators: true }));
  await ada.post(`/api/tables/${id}/start`);
  const device = await ada.follow(id);
  await device.until(() => device.steps(0) !== undefined);
  await bid(device, 0);
  await device.until(() => viewOf(device, 0).round === 2);
  const { view, told } = { view: viewOf(device, 0), told: device.told(0) };
  device.close();
  await before.close();
  return { data, id, cookie: ada.cookie, view, told };
}

test('after an upgrade a match is played to its end by the rules it was begun under, and verifies by them alone', async () => {
  const { data, id, cookie, view, told } = await begunBefore();
  const after = await freshServer({ data, shelf: upgraded });
  const ada = new Person(after.port);
  ada.cookie = cookie;
  const device = await ada.follow(id);
  await device.until(() => device.steps(0) !== undefined);
  expect(device.table()?.rules).toBe(1);
  expect(device.told(0).slice(0, told.length)).toEqual(told);
  expect(viewOf(device, 0).discard).toEqual(view.discard);
  await bidToTheEnd(device, 0);
  const file = await ada.get<MatchFile>(`/api/tables/${id}/file`);
  expect(file.head.rules).toBe(1);
  expect(verifyMatch(bidding, file)).toMatchObject({ ok: true });
  expect(verifyMatch({ ...secondBidding, rules: 1 }, file)).toMatchObject({ ok: false });

  // The next match at the same table is one of the new rules, as is a new table.
  await ada.post(`/api/tables/${id}/again`);
  await device.until(() => device.table()?.rules === 2 && viewOf(device, 0).discard.length === 1);
  await bidToTheEnd(device, 0);
  const next = await ada.get<MatchFile>(`/api/tables/${id}/file`);
  expect(next.head.rules).toBe(2);
  expect(verifyMatch(secondBidding, next)).toMatchObject({ ok: true });
  expect(await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]))).toMatchObject({ rules: 2 });
  device.close();
});

test('without its rules on the shelf a match cannot be opened: its table stays visible and says why', async () => {
  const { data, id, cookie } = await begunBefore();
  const after = await freshServer({ data, shelf: withoutFirst });
  const ada = new Person(after.port);
  ada.cookie = cookie;
  expect((await ada.tables()).mine).toMatchObject([{ id, status: 'playing' }]);
  expect(await ada.get(`/api/tables/${id}`)).toMatchObject({ id, rules: 1, status: 'playing' });
  const device = await ada.follow(id);
  expect(await device.next('error')).toMatchObject({ code: 'OLD_RULES' });
  expect(await device.play(0, { t: 'seal' })).toMatchObject({ t: 'error', code: 'OLD_RULES' });
  expect(await ada.trouble('GET', `/api/tables/${id}/file`)).toEqual({ code: 'OLD_RULES' });
  expect(await ada.trouble('POST', `/api/tables/${id}/again`, {})).toEqual({ code: 'OLD_RULES' });
  expect(await ada.post(`/api/tables/${id}/leave`)).toMatchObject({ status: 'over' });
  device.close();
});
