// What is asked about who is away outlives servers, with every vote that was confirmed: it may take days, or a minute.
import { expect, test } from 'vitest';
import { type AtTable, sitDown } from '../at-table.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Three people at a table of days; the first of them to move is `late`, the others decide. */
async function threeByPost() {
  const at = await sitDown(3, { game: 'shooting-star', pace: { tempo: 'days', days: 7, fixedWindows: false } });
  const late = at.sitters[0]!.device.steps(0)!.awaited[0]!;
  const [one, two] = [0, 1, 2].filter((seat) => seat !== late) as [number, number];
  return { at, late, one, two };
}

const seatOf = (at: AtTable, eyes: number, seat: number) => at.sitters[eyes]!.device.table()!.seats[seat];

async function asked(at: AtTable, seat: number): Promise<void> {
  const { device } = at.sitters[seat]!;
  await device.until(() => device.table()?.poll != null);
}

test('votes that were given before a restart count after it, whoever has come back', async () => {
  const { at, late, one, two } = await threeByPost();
  await at.goAway(late);
  await at.passLong(day);
  const before = at.poll(one)!;
  expect(before).toMatchObject({ kind: 'absent', seat: late, voters: [one, two].sort(), votes: [], left: day });
  await at.vote(one, 'bot');
  await at.passLong(10 * hour);
  await at.restart([two]);
  await asked(at, two);
  expect(at.poll(two)).toMatchObject({ id: before.id, votes: [{ seat: one, choice: 'bot' }], left: 14 * hour });
  expect(at.poll(two)!.voters).toEqual(before.voters);
  await at.vote(two, 'bot');
  const { device } = at.sitters[two]!;
  await device.until(() => device.table()?.seats[late]?.level === 'normal');
  expect(at.poll(two)).toBeNull();
  // It is decided once: the next server knows of nothing that is open.
  await at.restart([one]);
  await at.settle();
  expect([at.poll(one), seatOf(at, one, late)?.level]).toEqual([null, 'normal']);
});

test('what is asked stands while nobody is there, and is decided in time by a server that nobody has come to', async () => {
  const { at, late, one, two } = await threeByPost();
  await at.goAway(late);
  await at.passLong(day);
  await at.vote(one, 'bot');
  for (const seat of [one, two]) at.sitters[seat]!.device.close();
  for (const seat of [one, two]) await at.sitters[seat]!.device.untilClosed();
  await at.time.pass(hour);
  await at.restart([]);
  await at.time.pass(22 * hour);
  await at.comeBack(two);
  await asked(at, two);
  await at.vote(two, 'end');
  at.sitters[two]!.device.close();
  await at.sitters[two]!.device.untilClosed();
  await at.restart([]);
  // One for a bot, one for the end: no majority, so they wait.
  await at.time.pass(hour);
  await at.comeBack(one);
  const { device } = at.sitters[one]!;
  await device.until(() => device.table() !== null && at.poll(one) === null);
  expect(seatOf(at, one, late)?.level).toBeNull();
  // And that they wait is kept, too: for a day they are not asked again, whatever server is there.
  await at.restart([one, two]);
  await at.passLong(23 * hour);
  expect(at.poll(one)).toBeNull();
  await at.restart([one, two]);
  await at.passLong(hour);
  expect(at.poll(one)).toMatchObject({ kind: 'absent', seat: late, votes: [] });
});

test('a server that is started anew twice a day asks about who is away, too', async () => {
  const { at, late, one, two } = await threeByPost();
  await at.goAway(late);
  await at.passLong(12 * hour);
  await at.restart([one, two]);
  await at.passLong(12 * hour - 1);
  expect(at.poll(one)).toBeNull();
  await at.passLong(1);
  expect(at.poll(one)).toMatchObject({ kind: 'absent', seat: late });
});

test('who comes back while a new server has nothing in mind is not decided about', async () => {
  const { at, late, one, two } = await threeByPost();
  await at.goAway(late);
  await at.passLong(day);
  await at.vote(one, 'end');
  await at.restart([late]);
  await at.settle();
  expect(at.poll(late)).toBeNull();
  await at.comeBack(two);
  await at.settle();
  expect(at.poll(two)).toBeNull();
});

const second = 1000;
const [away, vote, wait] = [30 * second, 60 * second, 180 * second];

test('at a table where all are present a vote and its countdown outlive the server, too', async () => {
  const at = await sitDown(3);
  await at.goAway(1);
  await at.pass(away);
  const before = at.poll(0)!;
  await at.vote(0, 'bot');
  await at.pass(20 * second);
  await at.restart([0, 2]);
  await asked(at, 2);
  expect(at.poll(2)).toEqual({ ...before, votes: [{ seat: 0, choice: 'bot' }], left: vote - 20 * second });
  await at.vote(2, 'bot');
  const { device } = at.sitters[2]!;
  await device.until(() => device.table()?.seats[1]?.level === 'normal');
  expect([at.poll(2), device.table()!.comings.map(({ t }) => t)]).toEqual([null, ['voted']]);
});

test('a countdown that has nearly run out leaves all ten seconds to come to the new server, also who was away', async () => {
  for (const comesBack of [false, true]) {
    const at = await sitDown(4);
    await at.goAway(1);
    await at.pass(away);
    for (const seat of [0, 2]) await at.vote(seat, 'bot');
    await at.pass(vote - second);
    await at.restart([0]);
    await asked(at, 0);
    expect(at.poll(0)).toMatchObject({ left: 10 * second, voters: [0, 2, 3] });
    if (comesBack) await at.comeBack(1);
    await at.pass(10 * second);
    const { device } = at.sitters[0]!;
    await device.until(() => at.poll(0) === null);
    await at.settle();
    expect(seatOf(at, 0, 1)?.level).toBe(comesBack ? null : 'normal');
  }
});

test('that they wait outlives the server, too: nobody is asked again before its time', async () => {
  const at = await sitDown(3);
  await at.goAway(1);
  await at.pass(away);
  for (const seat of [0, 2]) await at.vote(seat, 'wait');
  await at.settle();
  await at.restart([0, 2]);
  await at.pass(wait - 1);
  expect(at.poll(0)).toBeNull();
  await at.pass(1);
  expect(at.poll(0)).toMatchObject({ kind: 'absent', seat: 1, votes: [] });
});
