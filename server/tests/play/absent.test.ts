// Somebody must answer and is away: the people who are there decide, in the open, and nobody alone about another.
import { Dice } from '@orrery/kernel';
import { shootingStar } from '@orrery/shooting-star';
import { describe, expect, test } from 'vitest';
import type { ClaimedJob } from '../../src/stores/store.ts';
import { type AtTable, sitDown } from '../at-table.ts';
import { type Device, Person } from '../client.ts';
import { watching } from '../watching.ts';

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
  const at = await sitDown(3, { game: 'shooting-star', pace: { tempo: 'off', fixedWindows: false } });
  const asked = at.sitters[0]!.device.steps(0)!.awaited;
  const [first, other] = [asked[0]!, [0, 1, 2].find((seat) => !asked.includes(seat))!];
  const third = [0, 1, 2].find((seat) => seat !== first && seat !== other)!;
  await at.goAway(other);
  await at.pass(10 * away);
  expect(at.poll(first)).toBeNull();
  // As soon as they must, they are asked about.
  await at.goAway(first);
  await at.pass(away);
  expect(at.poll(third)).toMatchObject({ kind: 'absent', seat: first });
});

test('who has answered in secret is asked about like who has not: it would tell', async () => {
  const { time, table, polls } = await watching({ awaitedInTruth: [] });
  await time.pass(away);
  expect(polls.describe(table)).toMatchObject({ kind: 'absent', seat: 1 });
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
  expect(at.sitters[0]!.device.table()).toMatchObject({ status: 'playing', comings: [] });
});

test('three sit, two of them are away: the last one decides, but not before the others had the whole time to come back', async () => {
  const at = await sitDown(3);
  await at.goAway(1);
  await at.pass(away);
  // Who has just gone counts still: nobody is alone because another one loads their page again.
  await at.goAway(2);
  await at.vote(0, 'bot');
  await at.settle();
  expect(at.poll(0)).toMatchObject({ voters: [0, 2], votes: [{ seat: 0, choice: 'bot' }] });
  await at.pass(vote - 1);
  expect(at.poll(0)).toMatchObject({ voters: [0], votes: [{ seat: 0, choice: 'bot' }] });
  expect(at.sitters[0]!.device.table()!.comings).toEqual([]);
  await at.pass(1);
  const { device } = at.sitters[0]!;
  await device.until(() => device.table()?.seats[1]?.level === 'normal');
  await device.until(() => device.table()?.poll?.seat === 2);
  // One who comes back is left alone, and decides with the other.
  await at.vote(0, 'end');
  await at.comeBack(1);
  await at.settle();
  expect(at.poll(0)).toMatchObject({ seat: 2, voters: [0, 1], votes: [{ seat: 0, choice: 'end' }] });
  await at.pass(vote);
  expect(device.table()).toMatchObject({ status: 'playing', comings: [{ t: 'voted', seat: 1 }] });
});

test('who has come back is not decided about, though nobody has looked yet', async () => {
  for (const choice of ['bot', 'end']) {
    const { time, table, polls, here, acts, vote: say } = await watching();
    await time.pass(away);
    await say('ada', choice);
    here.add('bo');
    await say('cy', choice);
    expect([polls.describe(table), acts]).toEqual([null, []]);
  }
  const { time, polls, table, here, acts } = await watching();
  await time.pass(away);
  here.add('bo');
  await time.pass(vote);
  expect([polls.describe(table), acts]).toEqual([null, []]);
});

test('nor who comes back while it is being written', async () => {
  const { time, here, acts, vote: say, writing } = await watching();
  await time.pass(away);
  writing.meanwhile = () => here.add('bo');
  for (const person of ['ada', 'cy']) await say(person, 'bot');
  expect(acts).toEqual(['left alone']);
});

test('a store that fails for a moment silences nothing for good', async () => {
  const { time, table, polls, store } = await watching();
  store.down = true;
  await time.pass(away);
  store.down = false;
  expect(polls.describe(table)).toBeNull();
  await time.pass(5_000);
  expect(polls.describe(table)).toMatchObject({ kind: 'absent', seat: 1 });
  // And what is decided at its end is decided later.
  store.down = true;
  await time.pass(vote);
  store.down = false;
  expect(polls.describe(table)).not.toBeNull();
  await time.pass(5_000);
  expect(polls.describe(table)).toBeNull();
});

test('of whom nobody has seen when they went, it is counted since they were missed', async () => {
  const { time, table, polls, absences } = await watching({ awaySince: () => null });
  await time.pass(away - 1);
  await absences.look('table');
  expect(polls.describe(table)).toBeNull();
  await time.pass(1);
  expect(polls.describe(table)).toMatchObject({ kind: 'absent', seat: 1 });
});

test('whoever decides to wait, or has somebody called, cannot undo that by coming anew', async () => {
  const { time, table, polls, absences, here, vote: say } = await watching();
  const loadAgain = async () => {
    for (const person of ['ada', 'cy']) here.delete(person);
    await absences.look('table');
    for (const person of ['ada', 'cy']) here.add(person);
    await absences.look('table');
  };
  await time.pass(away);
  expect(await absences.callAgain('table', 'ada')).toMatchObject({ ok: true });
  await loadAgain();
  expect(polls.describe(table)).toMatchObject({ kind: 'absent', callIn: 60_000 });
  expect(await absences.callAgain('table', 'cy')).toMatchObject({ ok: false, trouble: { code: 'CALLED_LATELY' } });
  for (const person of ['ada', 'cy']) await say(person, 'wait');
  await loadAgain();
  await time.pass(wait - 1);
  expect(polls.describe(table)).toBeNull();
  await time.pass(1);
  expect(polls.describe(table)).toMatchObject({ kind: 'absent', seat: 1 });
});

describe('who lets the time run out again and again counts as away, though their page is open', async () => {
  const pace = { tempo: 'live', fixedWindows: false } as const;
  const table = { game: 'shooting-star', pace } as const;
  const { game } = await shootingStar.rules();
  const playOne = (device: Device, seat: number) => {
    const [view, dice] = [device.steps(seat)!.view as never, new Dice('own')];
    return device.play(seat, game.pick(game.imagine(view, seat, dice), seat, dice));
  };
  const linesAt = (at: AtTable) => at.sitters[1]!.device.table()!.comings.map(({ t }) => t);
  /** The first seat never moves, all others do at once, until the others are asked about it. */
  const untilAsked = async (at: AtTable) => {
    const { device } = at.sitters[1]!;
    while (at.poll(1)?.seat !== 0) {
      const [decision, awaited, lines] = [device.steps(1)!.decision, device.steps(1)!.awaited[0]!, linesAt(at).length];
      if (awaited !== 0) await playOne(at.sitters[awaited]!.device, awaited);
      else await at.pass(5_000);
      await at.settle();
      if (awaited === 0 && device.steps(1)!.decision !== decision) await device.until(() => linesAt(at).length > lines);
    }
  };

  test('two sit: who moves themselves is back', async () => {
    const at = await sitDown(2, table);
    await untilAsked(at);
    expect(linesAt(at)).toEqual(['late', 'late']);
    expect(at.poll(1)).toMatchObject({ kind: 'absent', seat: 0, late: true, voters: [1] });
    expect(at.poll(1)).not.toHaveProperty('callIn');
    await at.vote(1, 'bot');
    expect(await playOne(at.sitters[0]!.device, 0)).toMatchObject({ t: 'ack' });
    await at.sitters[1]!.device.until(() => at.poll(1) === null);
    await at.settle();
    expect(linesAt(at)).not.toContain('voted');
  });

  test('what their device plays by itself does not say that they are back', async () => {
    const at = await sitDown(2, table);
    await untilAsked(at);
    const { device } = at.sitters[0]!;
    const { view, decision } = device.steps(0)!;
    if (decision === null) throw new Error('nobody asks them');
    const [id, dice] = ['by-itself', new Dice('own')];
    const move = game.pick(game.imagine(view as never, 0, dice), 0, dice);
    device.say({ t: 'play', seat: 0, id, decision, move, unattended: true });
    expect(await device.answer(id)).toMatchObject({ t: 'ack' });
    await at.settle();
    expect(at.poll(1)).toMatchObject({ seat: 0, late: true });
  });

  test('two sit: the other one decides, but who is connected has the whole time to move', async () => {
    const at = await sitDown(2, table);
    const { device } = at.sitters[1]!;
    await untilAsked(at);
    await at.vote(1, 'bot');
    await at.pass(vote - 1);
    expect(linesAt(at)).not.toContain('voted');
    await at.pass(1);
    await device.until(() => linesAt(at).at(-1) === 'voted');
    expect(device.table()!.seats[0]).toMatchObject({ taken: true, level: 'normal' });
  });

  test('three sit, one has gone: the last one decides about who has gone, too, not about who loads their page again', async () => {
    for (const [since, acts] of [
      [0, ['bot']],
      [vote - 1, []],
    ] as const) {
      const { time, table, polls, here, gone, acts: done, vote: say } = await watching({ late: [1] });
      expect(polls.describe(table)).toMatchObject({ kind: 'absent', seat: 1, late: true });
      here.delete('cy');
      await say('ada', 'bot');
      gone.tick = since;
      here.delete('bo');
      await time.pass(vote);
      expect(done).toEqual(acts);
    }
  });

  test('who says that they are on vacation is asked about no more', async () => {
    const { time, table, polls, acts, vote: say } = await watching({ late: [1] });
    await say('ada', 'bot');
    Object.assign(table, { vacations: [{ person: 'bo', until: 1e12 }] });
    await say('cy', 'bot');
    await time.pass(vote);
    expect([polls.describe(table), acts]).toEqual([null, []]);
  });

  test('three sit: one alone decides nothing about who is connected, two do', async () => {
    const at = await sitDown(3, table);
    await untilAsked(at);
    expect(at.poll(1)).toMatchObject({ kind: 'absent', seat: 0, late: true, voters: [1, 2] });
    await at.goAway(2);
    await at.vote(1, 'bot');
    await at.pass(vote);
    expect(linesAt(at)).not.toContain('voted');
    await at.comeBack(2);
    await untilAsked(at);
    for (const seat of [1, 2]) await at.vote(seat, 'bot');
    await at.sitters[1]!.device.until(() => linesAt(at).at(-1) === 'voted');
  });
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

test('while a decision is carried out its job opens it no more, and nothing else is asked there', async () => {
  const { time, polls, acts, writing, vote: say } = await watching();
  await time.pass(away);
  const { asked } = polls.at('table')!;
  let due: Promise<unknown> | undefined;
  writing.meanwhile = () => {
    due = polls.kinds.poll!.run({ table: 'table' } as ClaimedJob, new AbortController().signal);
    expect(polls.ask('table', asked)).toBe(false);
  };
  for (const person of ['ada', 'cy']) await say(person, 'bot');
  await due;
  expect(acts).toEqual(['bot']);
  expect(polls.at('table')).toBeNull();
});

test('what is asked while an earlier question is read anew stands: it is not put aside for the earlier one', async () => {
  const { time, table, polls, absences } = await watching();
  await time.pass(away);
  const { asked } = polls.at('table')!;
  polls.release(() => true);
  const remake = absences.remake.bind(absences);
  absences.remake = async (...given) => {
    expect(polls.ask('table', asked)).toBe(true);
    return remake(...given);
  };
  const recalled = polls.recall(table);
  while (polls.at('table') === null) await Promise.resolve();
  const later = polls.at('table');
  await recalled;
  expect(polls.at('table')).toBe(later);
});

test('a server that stops looks after nobody any more: all go, and its store is closed', async () => {
  const { time, here, store, absences } = await watching();
  expect(time.waiting).toBe(1);
  absences.close();
  here.clear();
  store.down = true;
  await absences.look('table');
  expect(time.waiting).toBe(0);
});

test('the match ends only if all who are there want it, and stands as it is', async () => {
  const at = await sitDown(4);
  await at.goAway(1);
  await at.pass(away);
  for (const seat of [0, 2]) await at.vote(seat, 'end');
  await at.pass(vote);
  const { device } = at.sitters[0]!;
  await device.until(() => device.table()?.poll === null);
  expect(device.table()?.status).toBe('playing');
  await at.pass(wait);
  for (const seat of [0, 2, 3]) await at.vote(seat, 'end');
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
