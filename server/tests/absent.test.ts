// Somebody must answer and is away: the people who are there decide, in the open, and nobody alone about another.
import { describe, expect, test } from 'vitest';
import { sitDown } from './at-table.ts';
import { bid } from './bidders.ts';
import { Person } from './client.ts';

const away = 30_000;
const vote = 60_000;
const wait = 180_000;

test('who must answer and is away is asked about after half a minute; who is back is not', async () => {
  const at = await sitDown(3);
  await at.goAway(1);
  expect(at.sitters[0]!.device.table()!.seats[1]).toMatchObject({ online: false, awaySince: at.time.now() });
  await at.pass(away - 1);
  expect(at.poll(0)).toBeNull();
  await at.pass(1);
  expect(at.poll(0)).toMatchObject({ kind: 'absent', seat: 1, left: vote, of: vote, voters: [0, 2], votes: [] });
  expect(at.poll(2)).toEqual(at.poll(0));
  await at.pass(10_000);
  await at.vote(0, 'wait');
  await at.settle();
  expect(at.poll(2)).toMatchObject({ left: vote - 10_000, votes: [{ seat: 0, choice: 'wait' }] });
  await at.comeBack(1);
  await at.settle();
  for (const seat of [0, 1, 2]) expect(at.poll(seat)).toBeNull();
  expect(at.sitters[0]!.device.table()!.seats[1]).toMatchObject({ online: true, awaySince: null });
});

test('who need not answer may be away as long as they like', async () => {
  const at = await sitDown(3);
  await bid(at.sitters[1]!.device, 1);
  await at.settle();
  const { awaited } = at.sitters[0]!.device.steps('table') ?? at.sitters[0]!.device.steps(0)!;
  await at.goAway(1);
  await at.pass(10 * away);
  // In this game it is secret who has answered: the others are asked as if nobody had.
  expect(awaited.includes(1)).toBe(at.poll(0) !== null);
});

test('three sit: the majority of those who are there, at zero; one alone decides nothing', async () => {
  const at = await sitDown(3);
  await at.goAway(1);
  await at.pass(away);
  await at.vote(0, 'bot');
  await at.pass(vote - 1);
  expect(at.poll(0)).toMatchObject({ votes: [{ seat: 0, choice: 'bot' }] });
  await at.pass(1);
  // One of two who are there: a tie is no majority.
  expect(at.poll(0)).toBeNull();
  expect(at.sitters[0]!.device.table()!.seats[1]).toMatchObject({ level: null, taken: true });
  // They have waited: asked again after three minutes, no earlier.
  await at.pass(wait - 1);
  expect(at.poll(0)).toBeNull();
  await at.pass(1);
  expect(at.poll(0)).toMatchObject({ kind: 'absent', seat: 1, votes: [] });
  // The third goes, too: the last one cannot throw them out, however often they try.
  await at.goAway(2);
  for (let round = 0; round < 3; round++) {
    for (const choice of ['bot', 'end']) {
      await at.vote(0, choice);
      await at.settle();
      expect(at.poll(0)).toMatchObject({ votes: [{ seat: 0, choice }] });
    }
    await at.pass(vote);
    await at.pass(wait);
  }
  const { seats, status, comings } = at.sitters[0]!.device.table()!;
  expect(status).toBe('playing');
  expect(seats.map(({ level, taken }) => [level, taken])).toEqual([0, 1, 2].map(() => [null, true]));
  expect(comings).toEqual([]);
});

test('all who are there agree: it is decided at once, everybody reads it, and who returns takes the seat back', async () => {
  const at = await sitDown(3);
  await at.goAway(1);
  await at.pass(away);
  await at.vote(0, 'bot');
  await at.vote(2, 'bot');
  const { device } = at.sitters[0]!;
  await device.until(() => device.table()?.seats[1]?.level === 'normal');
  expect(device.table()).toMatchObject({
    poll: null,
    seats: [{}, { taken: true, level: 'normal', began: { still: false } }, {}],
    comings: [{ t: 'voted', seat: 1, name: 'Bo' }],
  });
  await at.pass(10 * away);
  expect(at.poll(0)).toBeNull();
  await at.comeBack(1);
  expect(at.sitters[1]!.device.table()).toMatchObject({ comings: [{ t: 'voted', mine: true }] });
  const back = await at.sitters[1]!.person.post(at.at('bot'), { bot: false });
  expect(back.seats[1]).toMatchObject({ level: null, began: { still: true } });
  expect(back.comings.map(({ t }) => t)).toEqual(['voted', 'back']);
});

test('the match ends only if all who are there want it, and stands as it is', async () => {
  const at = await sitDown(4);
  await at.goAway(1);
  await at.pass(away);
  for (const seat of [0, 2]) await at.vote(seat, 'end');
  await at.pass(vote);
  expect(at.sitters[0]!.device.table()).toMatchObject({ status: 'playing', poll: null });
  await at.pass(wait);
  for (const seat of [0, 2, 3]) await at.vote(seat, 'end');
  const { device } = at.sitters[0]!;
  await device.until(() => device.table()?.status === 'over');
  expect(device.table()).toMatchObject({ matches: [{ places: null }], comings: [{ t: 'ended', seat: 1, name: 'Bo' }] });
  const again = await at.sitters[0]!.person.post(at.at('again'));
  expect(again).toMatchObject({ status: 'over', poll: { kind: 'again', seat: 0, voters: [0, 2, 3] } });
});

test('two sit: the other one alone decides, at once', async () => {
  const at = await sitDown(2);
  await at.goAway(0);
  await at.pass(away);
  expect((await at.vote(1, 'bot')).seats[0]).toMatchObject({ level: 'normal', taken: true });
});

test('who may not decide is told so, in words', async () => {
  const at = await sitDown(3);
  await at.goAway(1);
  await at.pass(away);
  const { id } = at.poll(0)!;
  const bo = at.sitters[1]!.person;
  expect(await bo.trouble('POST', at.at('vote'), { poll: id, choice: 'wait' })).toEqual({ code: 'NO_VOTE' });
  const eve = await Person.arrive(bo.port);
  expect(await eve.trouble('POST', at.at('vote'), { poll: id, choice: 'wait' })).toEqual({ code: 'NO_SUCH_TABLE' });
  const ada = at.sitters[0]!.person;
  expect(await ada.trouble('POST', at.at('vote'), { poll: 'A'.repeat(22), choice: 'wait' })).toEqual({
    code: 'NO_SUCH_POLL',
  });
  expect(await ada.trouble('POST', at.at('vote'), { poll: id, choice: 'maybe' })).toMatchObject({ code: 'MALFORMED' });
  await at.comeBack(1);
  expect(await ada.trouble('POST', at.at('vote'), { poll: id, choice: 'bot' })).toEqual({ code: 'NO_SUCH_POLL' });
});

test('where nobody is there nothing is asked, nor for those whom a bot plays for', async () => {
  const at = await sitDown(2);
  await at.sitters[0]!.person.post(at.at('bot'), { bot: true });
  await at.goAway(0);
  await at.pass(10 * away);
  expect(at.poll(1)).toBeNull();
  await at.goAway(1);
  await at.pass(10 * away);
  await at.comeBack(1);
  await at.settle();
  expect(at.poll(1)).toBeNull();
});

describe('in every game', () => {
  for (const game of ['shooting-star', 'planet-x', 'sky-of-stars', 'burning-planets']) {
    test(game, async () => {
      const at = await sitDown(3, { game, pace: { tempo: 'off', fixedWindows: false } });
      const { device } = at.sitters[0]!;
      const absent = device.steps(0)!.awaited.at(-1)!;
      const others = [0, 1, 2].filter((seat) => seat !== absent);
      await at.goAway(absent);
      await at.pass(away);
      for (const seat of others) expect(at.poll(seat)).toMatchObject({ kind: 'absent', seat: absent, voters: others });
      for (const seat of others) await at.vote(seat, 'bot');
      const here = at.sitters[others[0]!]!.device;
      await here.until(() => here.table()?.seats[absent]?.level === 'normal');
      expect(here.table()!.comings).toMatchObject([{ t: 'voted', seat: absent }]);
    });
  }
});
