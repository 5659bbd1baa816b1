import { expect, test } from 'vitest';
import { Host, type Memory, type Seat, type Snapshot, type World } from '../src/index.ts';
import { type Bidding, bidding } from './bidding/index.ts';
import { cardOf, everybody, head, MemoryJournal, play, worldOf } from './world.ts';

/** A journal whose host keeps little in mind. */
function forgetful(journal = new MemoryJournal(), tellings = 20) {
  const kept: string[] = [];
  let rests = 0;
  const memory: Memory = {
    tellings,
    snapshot: async () => (kept.length === 0 ? null : (JSON.parse(kept.at(-1)!) as Snapshot)),
    keepSnapshot: (_match, snapshot) => void kept.push(JSON.stringify(snapshot)),
    find: async (_match: string, by: Seat, id: string) =>
      journal.kept.find((entry) => entry.t !== 'setup' && entry.by === by && entry.id === id)?.seq,
    mustRest: () => true,
    rest: async () => void rests++,
  };
  const world: World = { ...worldOf(journal), memory };
  return { world, journal, kept, rests: () => rests };
}

/** Seat 0 arranges its cards again and again, which nobody else is told of; now and then it takes one back. */
async function arrange(host: Host<Bidding>, times: number) {
  for (let i = 0; i < times; i++) {
    await play(host, 0, { t: 'lay', card: cardOf(host, 0, i % 2) });
    if (i % 50 === 49) await host.undo(0, `back-${host.seq}`);
  }
}

/** What anybody gets from a host, tellings as far as it keeps them in mind. */
const outside = (host: Host<Bidding>) => ({
  seq: host.seq,
  turn: host.turn,
  seats: [0, 1, 2].map((by) => [host.decision(by), host.undoable(by)]),
  all: everybody.map((who) => [host.view(who), host.tellings(who), host.told(who, host.tellings(who) - 20)]),
});

test('every 256 entries a snapshot is kept, and opening folds no more than what came after it', async () => {
  const { world, journal, kept, rests } = forgetful();
  let played = 0;
  const counted: typeof bidding = {
    ...bidding,
    apply: (...step) => {
      played++;
      bidding.apply(...step);
    },
  };
  const host = await Host.begin(counted, head, world);
  await arrange(host, 600);
  expect(kept.map((each) => (JSON.parse(each) as Snapshot).seq)).toEqual([255, 511]);
  played = 0;
  const before = rests();
  const opened = await Host.open(counted, head, world);
  // Whoever must rest does so before every entry: one alone may take longer than others are to wait.
  expect(rests() - before).toBeGreaterThan(journal.kept.length - 512);
  // The moves of the snapshot that may still be taken back are played, too.
  expect(played).toBeLessThanOrEqual(journal.kept.length - 512 + 64);
  expect(outside(opened)).toEqual(outside(host));
  expect(outside(opened)).toEqual(outside(await Host.open(bidding, head, worldOf(journal))));
  for (const each of [host, opened]) expect(each.told(0, 0)).toHaveLength(20);
  expect(opened.firstTelling(0)).toBe(opened.tellings(0) - 20);
});

test.each<[what: string, spoil: (snapshot: Snapshot) => object]>([
  ['of other rules', (snapshot) => ({ ...snapshot, rules: 9 })],
  ['that is damaged', ({ state: _, ...snapshot }) => snapshot],
  ['of a log that went elsewhere', (snapshot) => ({ ...snapshot, at: snapshot.at + 1 })],
  ['of a log that was longer', (snapshot) => ({ ...snapshot, seq: snapshot.seq + 999 })],
])('a snapshot %s is thrown away, and the match folded anew', async (_what, spoil) => {
  const { world, kept } = forgetful();
  const host = await Host.begin(bidding, head, world);
  await arrange(host, 300);
  kept.push(JSON.stringify(spoil(JSON.parse(kept.at(-1)!) as Snapshot)));
  const spoilt = kept.length;
  const opened = await Host.open(bidding, head, world);
  expect(outside(opened)).toEqual(outside(host));
  expect(kept.length).toBeGreaterThan(spoilt);
  expect(outside(await Host.open(bidding, head, world))).toEqual(outside(host));
});

test('an id that was played long ago is found in the journal, and not played twice', async () => {
  const { world, journal } = forgetful();
  const host = await Host.begin(bidding, head, world);
  const old = { by: 0, id: 'old', decision: host.decision(0), move: { t: 'lay', card: cardOf(host, 0) } };
  expect(await host.play(old)).toEqual({ ok: true, no: 1 });
  await arrange(host, 1200);
  const length = journal.kept.length;
  const opened = await Host.open(bidding, head, world);
  for (const each of [host, opened]) {
    const answer = await each.play(old);
    // By then at the latest it was counted in: tellings that are not kept in mind are not counted again.
    expect(answer).toEqual({ ok: true, no: each.firstTelling(0) - 1 });
  }
  expect(journal.kept).toHaveLength(length);
});

test('a match that is put away leaves a snapshot, if it is worth one', async () => {
  const { world, kept } = forgetful();
  const host = await Host.begin(bidding, head, world);
  host.putAway();
  expect(kept).toHaveLength(0);
  await arrange(host, 40);
  host.putAway();
  host.putAway();
  expect(kept.map((each) => (JSON.parse(each) as Snapshot).seq)).toEqual([host.seq]);
  expect(outside(await Host.open(bidding, head, world))).toEqual(outside(host));
});

test('no snapshot holds more moves than it saves', async () => {
  const { world, kept } = forgetful();
  const host = await Host.begin(bidding, head, world);
  await play(host, 1, { t: 'lay', card: cardOf(host, 1) });
  await arrange(host, 1000);
  expect(kept.map((each) => (JSON.parse(each) as Snapshot).seq)).toEqual([255]);
  expect(host.undoable(1)).toBe(1);
  const opened = await Host.open(bidding, head, world);
  expect(outside(opened)).toEqual(outside(host));
  for (const each of [host, opened]) expect((await each.undo(1, 'back')).ok).toBe(true);
  expect(outside(opened)).toEqual(outside(host));
});

test('how far back anybody remembers does not tell of what others did in secret', async () => {
  const { world } = forgetful(undefined, 3);
  const host = await Host.begin(bidding, head, world);
  const before = [1, 2, 'table' as const].map((who) => host.told(who, 0));
  await arrange(host, 300);
  const opened = await Host.open(bidding, head, world);
  for (const each of [host, opened]) expect([1, 2, 'table' as const].map((who) => each.told(who, 0))).toEqual(before);
});
