// Somebody asks to take back their last move that others have seen: all others who play have to agree, here or not; silence is no.
import { type MatchFile, verifyMatch } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { game as star } from '../../../games/shooting-star/src/rules/index.ts';
import { bidding } from '../../../kernel/tests/bidding/index.ts';
import { type AtTable, sitDown } from '../at-table.ts';
import { bid, bidToTheEnd, viewOf } from '../bidders.ts';
import { Person } from '../client.ts';

const lasts = 15_000;
const pause = 30_000;
const ask = (at: AtTable, seat: number) => at.sitters[seat]!.person.post(at.at('take-back'), { seat });
const refusal = (at: AtTable, seat: number) => at.sitters[seat]!.person.trouble('POST', at.at('take-back'), { seat });
const steps = (at: AtTable, seat: number) => at.sitters[seat]!.device.steps(seat)!;

test('all agree: it has not been, all are told, and the recorded match holds', async () => {
  const at = await sitDown(3);
  expect(steps(at, 0).retrievable).toBeUndefined();
  await bid(at.sitters[0]!.device, 0);
  await at.settle();
  expect(steps(at, 0).retrievable).toBe(true);
  const before = viewOf(at.sitters[1]!.device, 1);
  await ask(at, 0);
  await at.settle();
  expect(at.poll(1)).toMatchObject({ kind: 'takeBack', seat: 0, left: lasts, of: lasts, voters: [1, 2], votes: [] });
  await at.vote(1, 'yes');
  await at.settle();
  expect(viewOf(at.sitters[1]!.device, 1)).toEqual(before);
  await at.vote(2, 'yes');
  await at.settle();
  for (const seat of [0, 1, 2]) {
    expect(at.sitters[seat]!.device.told(seat).at(-1)).toHaveProperty('undone');
    expect(at.sitters[seat]!.device.table()).toMatchObject({ poll: null, comings: [{ t: 'tookBack', seat: 0 }] });
  }
  expect(viewOf(at.sitters[0]!.device, 0).bidders[0]!.sealed).toBe(false);
  await Promise.all(at.sitters.map(({ device, seat }) => bidToTheEnd(device, seat)));
  const [ada] = at.sitters;
  await ada!.device.until(() => ada!.device.table()?.status === 'over');
  const file = await ada!.person.get<MatchFile>(at.at('file'));
  expect(file.entries.filter((entry) => entry.t === 'undo')).toMatchObject([{ by: 0, agreed: true }]);
  expect(verifyMatch(bidding, file)).toMatchObject({ ok: true });
});

test('one no, or silence, and it stands; then one waits, longer each time', async () => {
  const at = await sitDown(3);
  await bid(at.sitters[0]!.device, 0);
  await ask(at, 0);
  await at.settle();
  await at.vote(1, 'yes');
  await at.vote(2, 'no');
  await at.settle();
  expect(at.poll(0)).toBeNull();
  expect(viewOf(at.sitters[0]!.device, 0).bidders[0]!.sealed).toBe(true);
  expect(await refusal(at, 0)).toEqual({ code: 'ASKED_LATELY', after: pause / 1000 });
  await at.pass(pause);
  await ask(at, 0);
  await at.settle();
  await at.vote(1, 'yes');
  await at.pass(lasts);
  expect(at.poll(0)).toBeNull();
  expect(viewOf(at.sitters[0]!.device, 0).bidders[0]!.sealed).toBe(true);
  expect(await refusal(at, 0)).toEqual({ code: 'ASKED_LATELY', after: (2 * pause) / 1000 });
});

test('who is away is asked, too, and their silence is no: nobody takes back alone what another has seen', async () => {
  const at = await sitDown(2);
  await bid(at.sitters[0]!.device, 0);
  await at.goAway(1);
  await ask(at, 0);
  await at.settle();
  expect(viewOf(at.sitters[0]!.device, 0).bidders[0]!.sealed).toBe(true);
  expect(at.poll(0)).toMatchObject({ kind: 'takeBack', voters: [1], votes: [] });
  await at.pass(lasts);
  expect(at.poll(0)).toBeNull();
  expect(viewOf(at.sitters[0]!.device, 0).bidders[0]!.sealed).toBe(true);
  // Who comes back in time answers.
  await at.comeBack(1);
  await at.pass(pause);
  await at.goAway(1);
  await ask(at, 0);
  await at.comeBack(1);
  await at.settle();
  await at.vote(1, 'yes');
  await at.settle();
  expect(viewOf(at.sitters[0]!.device, 0).bidders[0]!.sealed).toBe(false);
});

test('who goes away in the middle has not agreed', async () => {
  const at = await sitDown(3);
  await bid(at.sitters[0]!.device, 0);
  await ask(at, 0);
  await at.settle();
  await at.vote(1, 'yes');
  await at.goAway(2);
  await at.settle();
  expect(at.poll(0)).toMatchObject({ voters: [1, 2], votes: [{ seat: 1, choice: 'yes' }] });
  await at.pass(lasts);
  expect(at.poll(0)).toBeNull();
  expect(viewOf(at.sitters[0]!.device, 0).bidders[0]!.sealed).toBe(true);
});

test('it cannot be asked after a reveal, nor by others, nor while something else is decided', async () => {
  const at = await sitDown(3);
  expect(await refusal(at, 0)).toEqual({ code: 'NO_TAKE_BACK' });
  const [ada] = at.sitters;
  expect(await ada!.person.trouble('POST', at.at('take-back'), { seat: 1 })).toEqual({ code: 'NOT_YOUR_SEAT' });
  const eve = await Person.arrive(ada!.person.port);
  expect(await eve.trouble('POST', at.at('take-back'), { seat: 0 })).toEqual({ code: 'NO_SUCH_TABLE' });
  await bid(ada!.device, 0);
  await ask(at, 0);
  await at.settle();
  // Somebody moves meanwhile: there is nothing left to decide.
  await bid(at.sitters[1]!.device, 1);
  await at.settle();
  expect(at.poll(1)).toBeNull();
  expect(await refusal(at, 0)).toEqual({ code: 'NO_TAKE_BACK' });
  await ask(at, 1);
  await at.settle();
  await bid(at.sitters[2]!.device, 2);
  for (const seat of [0, 1, 2]) expect(await refusal(at, seat)).toEqual({ code: 'NO_TAKE_BACK' });
});

test('Shooting Star: a weapon that lies face down goes back to its hand', async () => {
  const at = await sitDown(2, { game: 'shooting-star', options: { firstSeat: 0 } });
  const { device } = at.sitters[0]!;
  const before = device.steps(0)!.view;
  const dice = { int: () => 0 };
  const move = star.pick(star.imagine(before as never, 0, dice), 0, dice);
  expect(await device.play(0, move)).toMatchObject({ t: 'ack' });
  await ask(at, 0);
  await at.settle();
  await at.vote(1, 'yes');
  await at.settle();
  expect(device.steps(0)!.view).toEqual(before);
  expect(await device.play(0, move)).toMatchObject({ t: 'ack' });
});
