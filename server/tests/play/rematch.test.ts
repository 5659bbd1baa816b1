// Another match is asked for: who says yes plays it, nobody else is moved, and their seats are kept for them.
import type { MatchFile } from '@orrery/kernel';
import type { TableInfo } from '@orrery/wire';
import { expect, test } from 'vitest';
import { type AtTable, sitDown } from '../at-table.ts';
import { bidToTheEnd } from '../bidders.ts';
import { Person } from '../client.ts';

const lasts = 30_000;

/** People at a table whose match is over. */
async function afterAMatch(n: number, more: Parameters<typeof sitDown>[1] = {}): Promise<AtTable> {
  const at = await sitDown(n, more);
  await Promise.all(at.sitters.map(({ device, seat }) => bidToTheEnd(device, seat)));
  for (const { device } of at.sitters) await device.until(() => device.table()?.status === 'over');
  return at;
}

const ask = (at: AtTable, seat: number, seating?: string) =>
  at.sitters[seat]!.person.post(at.at('again'), seating === undefined ? {} : { seating });
const infoOf = (at: AtTable, seat: number): TableInfo => at.sitters[seat]!.device.table()!;
const names = ({ seats }: TableInfo) => seats.map(({ name }) => name);

test('one asks, all are asked; it begins when all have said yes', async () => {
  const at = await afterAMatch(3);
  const asked = await ask(at, 1);
  expect(asked).toMatchObject({ status: 'over', matches: [{}] });
  await at.settle();
  expect(at.poll(0)).toMatchObject({
    ...{ kind: 'again', seat: 1, seating: 'same', left: lasts, of: lasts, voters: [1, 0, 2] },
    votes: [{ seat: 1, choice: 'yes' }],
  });
  await at.vote(0, 'yes');
  await at.settle();
  expect(infoOf(at, 2)).toMatchObject({ status: 'over', matches: [{}] });
  expect(await at.vote(2, 'yes')).toMatchObject({ status: 'playing', poll: null, matches: [{}, {}] });
  await at.settle();
  expect(names(infoOf(at, 0))).toEqual(['Ada', 'Bo', 'Cy']);
});

test('who declines stays, with a seat that is kept; who says nothing too; bots play for them', async () => {
  const at = await afterAMatch(4);
  await ask(at, 0);
  await at.settle();
  await at.vote(1, 'yes');
  await at.vote(2, 'no');
  await at.pass(lasts - 1);
  expect(infoOf(at, 0).status).toBe('over');
  await at.pass(1);
  await at.sitters[0]!.device.until(() => infoOf(at, 0).status === 'playing');
  await at.settle();
  expect(infoOf(at, 0).seats.map(({ taken, level }) => [taken, level])).toEqual([
    [true, null],
    [true, null],
    [false, 'normal'],
    [false, 'normal'],
  ]);
  for (const seat of [2, 3]) expect(infoOf(at, seat)).toMatchObject({ returnTo: seat, comings: [] });
  // They come later without asking, and read what everybody reads.
  const late = await at.sitters[2]!.person.post(at.at('join'));
  expect(late.seats[2]).toMatchObject({ mine: true, began: { level: 'normal', still: false } });
  expect(late.comings).toMatchObject([{ t: 'took', seat: 2, name: 'Cy' }]);
});

test('nobody else says yes: no match begins, and it can be asked again', async () => {
  const at = await afterAMatch(3);
  await ask(at, 0);
  await at.settle();
  await at.vote(1, 'no');
  await at.pass(lasts);
  expect(infoOf(at, 0)).toMatchObject({ status: 'over', poll: null, matches: [{}] });
  await ask(at, 2);
  await at.settle();
  // Whoever asks while it is asked says yes.
  await ask(at, 1);
  await ask(at, 0);
  await at.sitters[0]!.device.until(() => infoOf(at, 0).status === 'playing');
  expect(infoOf(at, 0).seats.every(({ taken }) => taken)).toBe(true);
});

test('who asked can think better of it, and who goes away is waited for no more', async () => {
  const at = await afterAMatch(3);
  await ask(at, 0);
  await at.settle();
  await at.vote(0, 'no');
  await at.settle();
  expect(infoOf(at, 1)).toMatchObject({ status: 'over', poll: null });
  await ask(at, 0);
  await at.settle();
  await at.vote(1, 'yes');
  await at.goAway(2);
  await at.pass(8_000);
  await at.sitters[0]!.device.until(() => infoOf(at, 0).status === 'playing');
  expect(infoOf(at, 0).seats[2]).toMatchObject({ taken: false, level: 'normal' });
});

test('of who has gone all are told that they are not waited for, though nobody has answered meanwhile', async () => {
  const at = await afterAMatch(3);
  await ask(at, 0);
  await at.settle();
  await at.goAway(2);
  await at.settle();
  expect(at.poll(1)).toMatchObject({ kind: 'again', voters: [0, 1, 2] });
  await at.pass(8_000);
  await at.sitters[1]!.device.until(() => at.poll(1)?.voters.length === 2);
  expect(at.poll(1)).toMatchObject({ kind: 'again', voters: [0, 1] });
});

test('who loads the page anew while it is asked has not gone: they are still asked, and their yes counts', async () => {
  const at = await afterAMatch(2);
  await ask(at, 0);
  await at.settle();
  await at.goAway(1);
  await at.pass(7_000);
  expect(infoOf(at, 0).poll).toMatchObject({ kind: 'again', voters: [0, 1] });
  await at.comeBack(1);
  await at.pass(7_000);
  expect(at.poll(1)).toMatchObject({ kind: 'again', voters: [0, 1], votes: [{ seat: 0, choice: 'yes' }] });
  await at.vote(1, 'yes');
  await at.sitters[0]!.device.until(() => infoOf(at, 0).status === 'playing');
  expect(infoOf(at, 0).seats.every(({ taken }) => taken)).toBe(true);
});

test('seats are as who asks has it, and all see it before they answer', async () => {
  const at = await afterAMatch(3);
  await ask(at, 0, 'lots');
  await at.settle();
  await at.vote(1, 'yes');
  // Another choice is another question.
  await ask(at, 0, 'rotate');
  await at.settle();
  expect(at.poll(1)).toMatchObject({ seating: 'rotate', votes: [{ seat: 0, choice: 'yes' }] });
  for (const seat of [1, 2]) await at.vote(seat, 'yes');
  await at.sitters[0]!.device.until(() => infoOf(at, 0).status === 'playing');
  expect(names(infoOf(at, 0))).toEqual(['Cy', 'Ada', 'Bo']);
  expect(infoOf(at, 0).seats.map(({ mine }) => mine)).toEqual([false, true, false]);
  expect(infoOf(at, 0).host).toBe(1);
});

test('where nobody else is there it begins at once, and their seat is kept for them', async () => {
  const at = await afterAMatch(2);
  await at.goAway(1);
  expect(await ask(at, 0)).toMatchObject({ status: 'playing', seats: [{}, { taken: false, level: 'normal' }] });
});

test('who stays out is named to everybody, and who asked waits before they ask again, longer each time', async () => {
  const at = await afterAMatch(3);
  const lines = (seat: number) => infoOf(at, seat).comings.map(({ t, name }) => [t, name]);
  await ask(at, 0);
  await at.settle();
  await at.vote(1, 'no');
  await at.pass(lasts);
  for (const { device, seat } of at.sitters) await device.until(() => lines(seat).length === 2);
  expect(lines(2)).toEqual([
    ['stayed', 'Bo'],
    ['stayed', 'Cy'],
  ]);
  const { person } = at.sitters[0]!;
  expect(await person.trouble('POST', at.at('again'), {})).toEqual({ code: 'ASKED_LATELY', after: 30 });
  // Others may ask, and who thinks better of it is refused nothing.
  await ask(at, 1);
  await at.settle();
  await at.vote(1, 'no');
  await at.settle();
  expect([at.poll(0), lines(0).length]).toEqual([null, 2]);
  expect(await ask(at, 1)).toMatchObject({ poll: { kind: 'again', seat: 1 } });
  await at.settle();
  await at.vote(1, 'no');
  await at.pass(30_000);
  await ask(at, 0);
  await at.settle();
  for (const seat of [1, 2]) await at.vote(seat, 'no');
  await at.settle();
  expect(await person.trouble('POST', at.at('again'), {})).toEqual({ code: 'ASKED_LATELY', after: 60 });
});

test('what was refused after one match makes nobody wait after the next', async () => {
  const at = await afterAMatch(2);
  const { person } = at.sitters[0]!;
  const refused = async () => {
    expect(await ask(at, 0)).toMatchObject({ poll: { kind: 'again', seat: 0 } });
    await at.settle();
    await at.vote(1, 'no');
    await at.settle();
    return person.trouble('POST', at.at('again'), {});
  };
  expect(await refused()).toEqual({ code: 'ASKED_LATELY', after: 30 });
  await at.pass(30_000);
  await ask(at, 1);
  await at.settle();
  const begun = await at.vote(0, 'yes');
  expect(begun).toMatchObject({ status: 'playing', matches: [{}, {}] });
  // The luck of the match is settled when its time is up.
  await at.pass(1);
  for (const { device, seat } of at.sitters) {
    await device.until(() => device.steps(seat)?.match === begun.matches[1]!.id);
    await device.until(() => device.table()?.status === 'playing');
  }
  await Promise.all(at.sitters.map(({ device, seat }) => bidToTheEnd(device, seat)));
  for (const { device } of at.sitters) await device.until(() => device.table()?.status === 'over');
  expect(await refused()).toEqual({ code: 'ASKED_LATELY', after: 30 });
});

test('by correspondence who is away has a day to answer, whatever server is there, and plays only if they say yes', async () => {
  const byDays = { pace: { tempo: 'days', fixedWindows: false } } as const;
  const day = 24 * 3_600_000;
  const at = await afterAMatch(3, byDays);
  for (const seat of [1, 2]) await at.goAway(seat);
  expect(await ask(at, 0)).toMatchObject({
    status: 'over',
    poll: { kind: 'again', of: day, voters: [0, 1, 2], votes: [{ seat: 0, choice: 'yes' }] },
  });
  await at.passLong(day / 2);
  expect(infoOf(at, 0)).toMatchObject({ status: 'over', matches: [{}] });
  await at.restart([0]);
  at.sitters[1]!.device = await at.sitters[1]!.person.follow(at.table.id);
  await at.settle();
  await at.vote(1, 'yes');
  await at.passLong(day / 2);
  await at.sitters[0]!.device.until(() => infoOf(at, 0).status === 'playing');
  expect(infoOf(at, 0).seats).toMatchObject([{ taken: true }, { taken: true }, { taken: false, level: 'normal' }]);
  // Who said nothing was not pulled in; the seat is theirs when they come.
  const late = await at.sitters[2]!.person.post(at.at('join'));
  expect(late.seats[2]).toMatchObject({ mine: true });
});

test('who does not play the next match reads the one they played, and no other', async () => {
  const at = await afterAMatch(3, { spectators: false });
  await ask(at, 0);
  await at.settle();
  await at.vote(1, 'yes');
  await at.vote(2, 'no');
  await at.sitters[0]!.device.until(() => infoOf(at, 0).status === 'playing');
  const [first, second] = infoOf(at, 0).matches;
  const { person } = at.sitters[2]!;
  const file = await person.get<MatchFile>(`${at.at('file')}?match=${first!.id}`);
  expect(file.head.id).toBe(first!.id);
  expect(await person.trouble('GET', `${at.at('file')}?match=${second!.id}`)).toEqual({ code: 'NO_SUCH_TABLE' });
});

test('who may not ask is told so', async () => {
  const at = await sitDown(2);
  const [ada] = at.sitters;
  expect(await ada!.person.trouble('POST', at.at('again'), {})).toEqual({ code: 'NOT_OVER' });
  const eve = await Person.arrive(ada!.person.port);
  expect(await eve.trouble('POST', at.at('again'), {})).toEqual({ code: 'NO_SUCH_TABLE' });
  expect(await ada!.person.trouble('POST', at.at('again'), { seating: 'by age' })).toMatchObject({ code: 'MALFORMED' });
});

test('who sat where is kept of every match: its file names them, though the seats have changed', async () => {
  const at = await afterAMatch(3);
  await ask(at, 0, 'rotate');
  await at.settle();
  for (const seat of [1, 2]) await at.vote(seat, 'yes');
  const [ada, , cy] = at.sitters;
  await ada!.device.until(() => infoOf(at, 0).status === 'playing');
  const [first] = infoOf(at, 0).matches;
  const names = async () => (await ada!.person.get<MatchFile>(`${at.at('file')}?match=${first!.id}`)).names;
  expect(await names()).toEqual(['Ada', 'Bo', 'Cy']);
  // Who deletes their data is named in none of them.
  expect((await cy!.person.ask('DELETE', '/api/me')).status).toBe(200);
  expect(await names()).toEqual(['Ada', 'Bo', '3']);
});
