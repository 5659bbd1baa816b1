import { expect, test } from 'vitest';
import { Course, Dice, Host, mostEntries, RecordingChance, verifyMatch } from '../src/index.ts';
import { type Bidding, bidding } from './bidding/index.ts';
import { begun, bid, cardOf, head, MemoryJournal, play, worldOf } from './world.ts';

const refused = { ok: false, refusal: 'TOO_MANY_CHANGES' };

/** Lays one card after the other, and answers nothing; how often it was let. */
async function dither(host: Host<Bidding>, by: number, most: number): Promise<number> {
  for (let i = 0; i < most; i++) {
    const place = host.view(by).mine!.laid === cardOf(host, by, 0) ? 1 : 0;
    const answer = await play(host, by, { t: 'lay', card: cardOf(host, by, place) });
    if (!answer.ok) {
      expect(answer).toEqual(refused);
      return i;
    }
  }
  return most;
}

test('who only changes its mind is stopped, and can still answer; the others play on to the end', async () => {
  const { host, journal } = await begun();
  expect(await dither(host, 0, 5000)).toBeLessThan(1500);
  expect((await play(host, 0, { t: 'seal' })).ok).toBe(true);
  // The answer has given it a little more to change its mind with.
  for (let i = 0; i < 3; i++) for (const t of ['open', 'seal']) await play(host, 0, { t });
  expect(await play(host, 0, { t: 'open' })).toEqual(refused);
  await bid(host, 1);
  await bid(host, 2);
  while (host.result === null) {
    // Whatever is missing in an answer is taken, however often the seat has changed its mind before.
    expect(await dither(host, 0, 5000)).toBeGreaterThan(0);
    expect((await play(host, 0, { t: 'seal' })).ok).toBe(true);
    for (const by of [1, 2]) await bid(host, by);
  }
  expect(journal.kept.length).toBeLessThan(mostEntries(bidding, 3));
  expect(verifyMatch(bidding, { format: 'orrery-match/1', head, names: [], entries: journal.kept })).toMatchObject({
    ok: true,
  });
});

test('nor does sealing and opening again go on for ever', async () => {
  const { host } = await begun();
  await bid(host, 0);
  let opened = 0;
  for (; opened < 5000 && (await play(host, 0, { t: 'open' })).ok; opened++)
    expect((await play(host, 0, { t: 'seal' })).ok).toBe(true);
  expect(opened).toBeLessThan(1000);
  for (const by of [1, 2]) await bid(host, by);
  expect(host.view('table').round).toBe(2);
});

test('an exhausted seat takes nothing back, and is told why', async () => {
  const { host } = await begun();
  await dither(host, 0, 5000);
  expect(host.undoable(0)).toBeGreaterThan(0);
  expect(await host.undo(0, 'back')).toEqual(refused);
});

test('when a seat is stopped hangs on nothing that others do in secret', async () => {
  const alone = await dither((await begun()).host, 0, 5000);
  const { host } = await begun();
  let let_ = 0;
  for (; ; let_++) {
    if (let_ % 7 === 0) await dither(host, 1, 1);
    if ((await dither(host, 0, 1)) === 0) break;
  }
  expect(let_).toBe(alone);
});

test('a match that is opened again remembers it', async () => {
  const { host, journal } = await begun();
  await dither(host, 0, 5000);
  const again = await Host.open(bidding, head, worldOf(new MemoryJournal(journal.kept)));
  expect(await dither(again, 0, 1)).toBe(0);
  expect(await dither(again, 1, 1)).toBe(1);
});

test('a log from before there was a bound is as valid as ever', async () => {
  const chance = new RecordingChance(new Dice('old'));
  bidding.setup({ rounds: 3 }, 3, chance, null);
  const course = new Course(bidding, head);
  course.take({ seq: 0, at: 0, t: 'setup', draws: chance.draws });
  const entries = [{ seq: 0, at: 0, t: 'setup', draws: chance.draws } as const];
  const { hand } = course.view(0).mine!;
  const moves = Array.from({ length: 3000 }, (_, i) => ({
    ...{ seq: i + 1, at: i, t: 'move', by: 0, id: `${i}`, draws: [] },
    move: { t: 'lay', card: hand[i % 2]! },
  })) as never[];
  const file = { format: 'orrery-match/1', head, names: [], entries: [...entries, ...moves] } as const;
  expect(verifyMatch(bidding, file)).toMatchObject({ ok: true, entries: 3001 });
  const host = await Host.open(bidding, head, worldOf(new MemoryJournal(file.entries)));
  expect(await dither(host, 0, 1)).toBe(0);
  expect((await play(host, 0, { t: 'seal' })).ok).toBe(true);
});

test('the longest log is counted: answers, what was not asked for and its answers anew, undos and theirs', () => {
  const [undos, unasked] = [2 * 500, 2 * 1000 + 4 * (10 + 2 * 500)];
  expect(mostEntries({ ...bidding, longest: 10 }, 2)).toBe(1 + 10 + 2 * unasked + 2 * undos);
});
