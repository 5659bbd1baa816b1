// A seat goes on to another person, or to another device, by a link that works once.
import type { TableInfo } from '@orrery/wire';
import { expect, test } from 'vitest';
import { sitDown } from '../at-table.ts';
import { bid } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshServer, layBidding } from '../house.ts';
import { stepsOnce } from '../pickers.ts';

const { port } = await freshServer();
const quarter = 15 * 60_000;
const began = ({ seats }: TableInfo) => JSON.stringify(seats.map((seat) => [seat.began?.name, seat.began?.sigil]));

test('who comes with the link has the seat, its hand and its colours; the link is used up', async () => {
  const at = await sitDown(3);
  const [ada, bo] = at.sitters;
  const before = began(ada!.device.table()!);
  const offered = await bo!.person.post(at.at('hand-on'), { seat: 1 });
  const { link } = offered.seats[1]!.offer!;
  // Nobody else ever reads it.
  await at.settle();
  expect(ada!.device.texts.some((text) => text.includes(link))).toBe(false);
  const hand = bo!.device.steps(1)!.view;
  const eve = await Person.arrive(ada!.person.port, 'Eve');
  const door = await eve.get<TableInfo>(`/api/tables/${at.table.id}?link=${link}`);
  expect(door).toMatchObject({ invitedTo: 1, handedOn: true });
  const joined = await eve.post(at.at('join'), { link });
  expect(joined.seats[1]).toMatchObject({ mine: true, name: 'Eve', offer: null, began: { name: 'Bo', still: false } });
  const eves = await eve.follow(at.table.id);
  await stepsOnce(eves, 1);
  expect(eves.steps(1)!.view).toEqual(hand);
  await bid(eves, 1);
  await at.settle();
  expect(bo!.device.table()).toMatchObject({ returnTo: null, comings: [{ t: 'took', seat: 1, name: 'Eve' }] });
  expect(began(ada!.device.table()!)).toBe(before);
  const cy = await Person.arrive(eve.port);
  expect(await cy.trouble('POST', at.at('join'), { link })).toEqual({ code: 'NO_SUCH_TABLE' });
  // What it saw before it goes to nobody any more.
  expect(await bo!.device.play(1, { t: 'open' })).toMatchObject({ t: 'error', code: 'NOT_YOUR_SEAT' });
});

test('who has left to a bot comes back on another device; the host part goes along with a seat', async () => {
  const at = await sitDown(2);
  const [ada, bo] = at.sitters;
  await bo!.person.post(at.at('leave'));
  const { seats } = await bo!.person.post(at.at('hand-on'), { seat: 1 });
  const phone = await Person.arrive(ada!.person.port, 'Bo');
  const back = await phone.post(at.at('join'), { link: seats[1]!.offer!.link });
  expect(back.seats[1]).toMatchObject({ mine: true, level: null });
  const { seats: own } = await ada!.person.post(at.at('hand-on'), { seat: 0 });
  const tablet = await Person.arrive(ada!.person.port, 'Ada');
  expect(await tablet.post(at.at('join'), { link: own[0]!.offer!.link })).toMatchObject({ youHost: true, host: 0 });
});

test('it ends with its time, with another one, with leaving; and nobody sees two hands', async () => {
  const at = await sitDown(3);
  const [ada, bo, cy] = at.sitters;
  const eve = await Person.arrive(ada!.person.port);
  const offer = async () => (await bo!.person.post(at.at('hand-on'), { seat: 1 })).seats[1]!.offer!.link;
  const [first, second] = [await offer(), await offer()];
  expect(await eve.trouble('POST', at.at('join'), { link: first })).toEqual({ code: 'NO_SUCH_TABLE' });
  await at.pass(quarter + 1);
  expect(await eve.trouble('POST', at.at('join'), { link: second })).toEqual({ code: 'LINK_ENDED' });
  const third = await offer();
  // Who sits here keeps the seat they have.
  expect((await cy!.person.post(at.at('join'), { link: third })).seats[1]).toMatchObject({ mine: false });
  await cy!.person.post(at.at('leave'));
  expect(await cy!.person.trouble('POST', at.at('join'), { link: third })).toEqual({ code: 'SEEN_ANOTHER_SEAT' });
  await bo!.person.post(at.at('leave'));
  expect(await eve.trouble('POST', at.at('join'), { link: third })).toEqual({ code: 'NO_SUCH_TABLE' });
  expect(await eve.trouble('POST', at.at('hand-on'), { seat: 1 })).toEqual({ code: 'NO_SUCH_TABLE' });
});

test('who was banned comes by no link, and a locked table takes nobody new', async () => {
  const at = await sitDown(3);
  const [ada, bo, cy] = at.sitters;
  await ada!.person.post(at.at('remove'), { seat: 2, ban: true });
  const { seats } = await bo!.person.post(at.at('hand-on'), { seat: 1 });
  const { link } = seats[1]!.offer!;
  expect(await cy!.person.trouble('POST', at.at('join'), { link })).toEqual({ code: 'BANNED_HERE' });
  await ada!.person.post(at.at('lock'), { locked: true });
  const eve = await Person.arrive(ada!.person.port);
  expect(await eve.trouble('POST', at.at('join'), { link })).toEqual({ code: 'LOCKED' });
});

test('whom the host has removed is let in by nobody else: a seat that is handed on does not count for them', async () => {
  const [ada, bo, cy] = [
    await Person.arrive(port, 'Ada'),
    await Person.arrive(port, 'Bo'),
    await Person.arrive(port, 'Cy'),
  ];
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]));
  const at = (act: string) => `/api/tables/${laid.id}/${act}`;
  for (const guest of [bo, cy]) await guest.post(at('join'), { link: laid.link });
  await ada.post(at('remove'), { seat: 2, ban: false });
  await ada.post(at('start'), { fill: 'easy' });
  const { link } = (await bo.post(at('hand-on'), { seat: 1 })).seats[1]!.offer!;
  await cy.ask('POST', at('join'), { link });
  const { seats } = await bo.get<TableInfo>(`/api/tables/${laid.id}`);
  expect(seats[1]).toMatchObject({ mine: true, name: 'Bo' });
  const eve = await Person.arrive(port, 'Eve');
  expect((await eve.post(at('join'), { link })).seats[1]).toMatchObject({ mine: true, name: 'Eve' });
});

test('who left, made a link and then was shown out as a watcher comes back by it under no other name', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }], { spectators: true }));
  const at = (act: string) => `/api/tables/${laid.id}/${act}`;
  await bo.post(at('join'), { link: laid.link });
  await ada.post(at('start'), { fill: 'easy' });
  await bo.post(at('leave'));
  const { link } = (await bo.post(at('hand-on'), { seat: 1 })).seats[1]!.offer!;
  const [adas] = [await ada.follow(laid.id), await bo.follow(laid.id)];
  await adas.until(() => adas.table()?.watchers.length === 1);
  await ada.post(at('remove-watcher'), { watcher: adas.table()!.watchers[0]!.id });
  const stranger = await Person.arrive(port, 'Not Bo');
  expect(await stranger.trouble('POST', at('join'), { link })).toEqual({ code: 'NO_SUCH_TABLE' });
  expect((await ada.get<TableInfo>(`/api/tables/${laid.id}`)).seats[1]).toMatchObject({ taken: false });
});
