// A move that others have seen is taken back because all agree: only the last, and only if nothing random or hidden came of it.
import { expect, test } from 'vitest';
import { Course, fold, Host, type MatchFile, standing, verifyMatch } from '../src/index.ts';
import { bidding } from './bidding/index.ts';
import { begun, bid, cardOf, everybody, head, MemoryJournal, outside, play, worldOf } from './world.ts';

const fileOf = (entries: MatchFile['entries']): MatchFile => ({
  ...{ format: 'orrery-match/1', head, names: ['a', 'b', 'c'], entries },
});

test('what all have seen comes back, everybody is told, and the log says so', async () => {
  const { host, journal } = await begun();
  await play(host, 0, { t: 'lay', card: cardOf(host, 0) });
  const before = everybody.map((who) => host.view(who));
  await play(host, 0, { t: 'seal' });
  expect(host.undoable(0)).toBe(0);
  expect(host.retrievable(0)).toBe(2);
  for (const other of [1, 2]) expect(host.retrievable(other)).toBeNull();
  expect(await host.takeBack(0, 2, 'back')).toMatchObject({ ok: true });
  expect(everybody.map((who) => host.view(who))).toEqual(before);
  for (const who of everybody) expect(host.told(who, 0).at(-1)).toMatchObject({ undone: host.told(who, 0).at(-2)!.no });
  expect(journal.kept.at(-1)).toMatchObject({ t: 'undo', by: 0, from: 2, agreed: true, id: 'back' });
  // Asked again under the same id it is done once.
  expect(await host.takeBack(0, 2, 'back')).toEqual({ ok: false, refusal: 'NOTHING_TO_UNDO' });
  expect(standing(journal.kept).map(({ seq }) => seq)).toEqual([0, 1]);
  expect(bidding.view(fold(bidding, head, journal.kept), 0)).toEqual(host.view(0));
  expect(verifyMatch(bidding, fileOf(journal.kept))).toMatchObject({ ok: true, entries: 4 });
  const opened = await Host.open(bidding, head, worldOf(new MemoryJournal(journal.kept)));
  expect(outside(opened)).toEqual(outside(host));
  // And they play on from there.
  await play(host, 0, { t: 'seal' });
  for (const seat of [1, 2]) await bid(host, seat);
  expect(host.told('table', 0).some(({ seen }) => seen.some(({ t }) => t === 'shown'))).toBe(true);
});

test('what others did in secret since goes with it, and nobody but they themselves hears of that', async () => {
  const { host, journal } = await begun();
  await bid(host, 0);
  const seal = host.seq;
  const before = [1, 2].map((seat) => host.view(seat));
  await play(host, 1, { t: 'lay', card: cardOf(host, 1, 1) });
  // Whether it can be asked hangs on nothing that this seat does not know.
  expect(host.retrievable(0)).toBe(seal);
  const tellings = [2, 'table' as const].map((who) => host.tellings(who));
  expect(await host.takeBack(0, seal, 'back')).toMatchObject({ ok: true });
  expect([2, 'table' as const].map((who) => host.tellings(who))).toEqual(tellings.map((had) => had + 1));
  expect(host.view(1).mine).toEqual(before[0]!.mine);
  expect(journal.kept.slice(-2)).toMatchObject([
    { t: 'undo', by: 1, agreed: true },
    { t: 'undo', by: 0, from: seal, agreed: true },
  ]);
  expect(verifyMatch(bidding, fileOf(journal.kept))).toMatchObject({ ok: true });
});

test('what another undoes in secret tells nothing: the move can be asked for as before, and comes back', async () => {
  const { host, journal } = await begun();
  await bid(host, 0);
  const seal = host.seq;
  await play(host, 1, { t: 'lay', card: cardOf(host, 1, 1) });
  await play(host, 2, { t: 'lay', card: cardOf(host, 2, 1) });
  const had = host.tellings(0);
  // Not the newest one: what seat 2 has laid stands.
  await host.undo(1, 'secret');
  expect(host.tellings(0)).toBe(had);
  expect(host.retrievable(0)).toBe(seal);
  expect(await host.takeBack(0, seal, 'back')).toMatchObject({ ok: true });
  expect(host.view(0).bidders[0]!.sealed).toBe(false);
  for (const seat of [1, 2]) expect(host.view(seat).mine!.laid).toBeNull();
  expect(verifyMatch(bidding, fileOf(journal.kept))).toMatchObject({ ok: true });
  const opened = await Host.open(bidding, head, worldOf(new MemoryJournal(journal.kept)));
  expect(outside(opened)).toEqual(outside(host));
});

test('however often others change their minds in secret, the move can be asked for as before', async () => {
  const { host } = await begun();
  await bid(host, 0);
  const seal = host.seq;
  for (let n = 0; n < 70; n++)
    expect(await play(host, 1, { t: 'lay', card: cardOf(host, 1, n % 2) })).toMatchObject({ ok: true });
  expect(host.retrievable(0)).toBe(seal);
  expect(await host.takeBack(0, seal, 'back')).toMatchObject({ ok: true });
});

test('where something random or hidden came of it, or others moved before all eyes, it stands', async () => {
  const { host } = await begun();
  await bid(host, 0);
  await bid(host, 1);
  expect(host.retrievable(0)).toBeNull();
  const seal = host.seq;
  expect(host.retrievable(1)).toBe(seal);
  // The last seal shows all bids and draws new cards.
  await bid(host, 2);
  for (const seat of [0, 1, 2]) expect(host.retrievable(seat)).toBeNull();
  expect(await host.takeBack(1, seal, 'late')).toEqual({ ok: false, refusal: 'NOTHING_TO_UNDO' });
});

test('a log in which it is not so is broken', async () => {
  const { host, journal } = await begun();
  await bid(host, 0);
  await bid(host, 1);
  const common = { seq: journal.kept.length, at: 1e9, t: 'undo', id: 'x', agreed: true } as const;
  for (const [by, from] of [
    [0, 2],
    [0, 4],
    [1, 3],
  ] as const) {
    const course = new Course(bidding, head);
    for (const entry of journal.kept) course.take(entry);
    expect(() => course.take({ ...common, by, from })).toThrow('takes back what may not be taken back');
    expect(verifyMatch(bidding, fileOf([...journal.kept, { ...common, by, from }]))).toMatchObject({ fault: 'LOG' });
  }
});
