import { expect, test } from 'vitest';
import { Dice, Host, hearersOf, isQuiet, isRetractable, step } from '../src/index.ts';
import { type Bidding, bidding } from './bidding/index.ts';
import { begun, bid, cardOf, head, MemoryJournal, outside, play, worldOf } from './world.ts';

test('a private arrangement may be taken back, one by one, and the state is as before', async () => {
  const { host } = await begun();
  const before = host.view(0);
  await play(host, 0, { t: 'lay', card: cardOf(host, 0, 0) });
  await play(host, 0, { t: 'lay', card: cardOf(host, 0, 2) });
  expect(host.undoable(0)).toBe(2);
  expect((await host.undo(0, 'back-1')).ok).toBe(true);
  expect(host.view(0).mine!.laid).toBe(cardOf(host, 0, 0));
  expect((await host.undo(0, 'back-2')).ok).toBe(true);
  expect(host.view(0)).toEqual(before);
  expect(host.undoable(0)).toBe(0);
  expect(await host.undo(0, 'back-3')).toEqual({ ok: false, refusal: 'NOTHING_TO_UNDO' });
});

test('what others were told stands: undo stops at a seal', async () => {
  const { host } = await begun();
  await bid(host, 0);
  expect(host.undoable(0)).toBe(0);
  expect(await host.undo(0, 'back')).toEqual({ ok: false, refusal: 'NOTHING_TO_UNDO' });
});

test('undo stops at a seal even after arranging anew', async () => {
  const { host } = await begun();
  await bid(host, 0, 0);
  await play(host, 0, { t: 'open' });
  await play(host, 0, { t: 'lay', card: cardOf(host, 0, 2) });
  expect(host.undoable(0)).toBe(1);
  await host.undo(0, 'back-1');
  expect(host.view(0).mine!.laid).toBe(cardOf(host, 0, 0));
  expect(host.undoable(0)).toBe(0);
});

test('what another does in secret stands neither in the way of an undo nor is it touched by one', async () => {
  const { host, journal } = await begun();
  const before = host.view(0);
  await play(host, 0, { t: 'lay', card: cardOf(host, 0) });
  const [undoable, told] = [host.undoable(0), host.told(0, 0)];
  await play(host, 1, { t: 'lay', card: cardOf(host, 1, 1) });
  await play(host, 2, { t: 'lay', card: cardOf(host, 2, 2) });
  expect([host.undoable(0), host.told(0, 0)]).toEqual([undoable, told]);
  const others = [1, 2, 'table' as const].map((who) => [host.view(who), host.told(who, 0)]);
  expect((await host.undo(0, 'a')).ok).toBe(true);
  expect(host.view(0)).toEqual(before);
  expect([1, 2, 'table' as const].map((who) => [host.view(who), host.told(who, 0)])).toEqual(others);
  expect([0, 1, 2].map((seat) => host.undoable(seat))).toEqual([0, 1, 1]);
  const restarted = await Host.open(bidding, head, worldOf(new MemoryJournal(journal.kept)));
  expect(outside(restarted)).toEqual(outside(host));
  expect((await host.undo(1, 'b')).ok).toBe(true);
  expect(host.view(1).mine!.laid).toBeNull();
  expect(host.view(2).mine!.laid).toBe(cardOf(host, 2, 2));
});

test('undo stops where another did something this seat was told of', async () => {
  const { host } = await begun();
  await play(host, 0, { t: 'lay', card: cardOf(host, 0) });
  await bid(host, 1);
  expect(host.undoable(0)).toBe(0);
  expect(await host.undo(0, 'a')).toEqual({ ok: false, refusal: 'NOTHING_TO_UNDO' });
});

test('an undo that the rest of the log could not stand without is refused, not kept', async () => {
  // Against the law, seat 1 may lay its cards only while those of seat 0 lie there.
  const leaking: typeof bidding = {
    ...bidding,
    refuse: (s, by, m) => (by === 1 && s.bidders[0]!.laid === null ? 'NOTHING_LAID' : bidding.refuse(s, by, m)),
  };
  const { host, journal } = await begun(undefined, leaking);
  await play(host, 0, { t: 'lay', card: cardOf(host, 0) });
  expect((await play(host, 1, { t: 'lay', card: cardOf(host, 1) })).ok).toBe(true);
  expect(await host.undo(0, 'a')).toEqual({ ok: false, refusal: 'NOTHING_TO_UNDO' });
  expect(journal.kept).toHaveLength(3);
  expect((await play(host, 0, { t: 'seal' })).ok).toBe(true);
});

test('nobody takes back for ever', async () => {
  const { host, journal } = await begun();
  const arrange = () => play(host, 0, { t: 'lay', card: cardOf(host, 0) });
  for (let i = 0; i < 500; i++) {
    await arrange();
    expect((await host.undo(0, `back-${i}`)).ok).toBe(true);
  }
  await arrange();
  await play(host, 1, { t: 'lay', card: cardOf(host, 1) });
  expect([host.undoable(0), host.undoable(1)]).toEqual([0, 1]);
  expect(await host.undo(0, 'back')).toEqual({ ok: false, refusal: 'NOTHING_TO_UNDO' });
  const restarted = await Host.open(bidding, head, worldOf(new MemoryJournal(journal.kept)));
  expect(outside(restarted)).toEqual(outside(host));
});

test('an undo plays nothing again but what others did since, however long the match was before', async () => {
  let played = 0;
  const counted: typeof bidding = {
    ...bidding,
    apply: (...step) => {
      played++;
      bidding.apply(...step);
    },
  };
  const { host, journal } = await begun(undefined, counted);
  for (let i = 0; i < 100; i++) await play(host, 0, { t: 'lay', card: cardOf(host, 0, i % 2) });
  await play(host, 1, { t: 'lay', card: cardOf(host, 1) });
  played = 0;
  for (let i = 0; i < 60; i++) expect((await host.undo(0, `back-${i}`)).ok).toBe(true);
  expect(played).toBeLessThanOrEqual(2 * 60);
  played = 0;
  await Host.open(counted, head, worldOf(journal));
  expect(played).toBeLessThanOrEqual(journal.kept.length);
});

test('so far back and no further: what is kept for an undo does not grow with the match', async () => {
  const { host } = await begun();
  for (let i = 0; i < 100; i++) await play(host, 0, { t: 'lay', card: cardOf(host, 0, i % 2) });
  expect(host.undoable(0)).toBe(64);
});

test('after an undo, what others did since can be taken back as if the undone move had never been', async () => {
  const { host } = await begun();
  const before = host.view(0);
  await play(host, 0, { t: 'lay', card: cardOf(host, 0, 0) });
  await play(host, 1, { t: 'lay', card: cardOf(host, 1, 1) });
  await play(host, 0, { t: 'lay', card: cardOf(host, 0, 2) });
  await play(host, 2, { t: 'lay', card: cardOf(host, 2, 2) });
  for (const id of ['a', 'b']) expect((await host.undo(0, id)).ok).toBe(true);
  for (const seat of [2, 1]) expect((await host.undo(seat, 'c')).ok).toBe(true);
  expect(host.view(0)).toEqual(before);
  expect([0, 1, 2].map((seat) => [host.undoable(seat), host.view(seat).mine!.laid])).toEqual(Array(3).fill([0, null]));
});

test('undo stops at draws and reveals', async () => {
  const { host } = await begun();
  for (const seat of [0, 1, 2]) await bid(host, seat);
  expect(host.view(0).round).toBe(2);
  expect([0, 1, 2].map((seat) => host.undoable(seat))).toEqual([0, 0, 0]);
});

test('the setup is nobody’s to take back', async () => {
  const { host } = await begun();
  expect([0, 1, 2].map((seat) => host.undoable(seat))).toEqual([0, 0, 0]);
});

test('nobody else is told of a quiet move or of its undo; the mover learns which tellings no longer hold', async () => {
  const { host } = await begun();
  const counts = () => [0, 1, 2, 'table' as const].map((who) => host.tellings(who));
  const before = counts();
  await play(host, 0, { t: 'lay', card: cardOf(host, 0) });
  await host.undo(0, 'back');
  expect(counts()).toEqual([before[0]! + 2, ...before.slice(1)]);
  expect(host.told(0, before[0]!)).toMatchObject([
    { no: before[0], seen: [{ t: 'laid', by: 0 }] },
    { no: before[0]! + 1, seen: [], undone: before[0] },
  ]);
});

const untold = {
  ...bidding,
  tell: (e, who) => (e.t === 'laid' ? null : bidding.tell(e, who)),
} satisfies typeof bidding;

test('an undo of a move that told even its mover nothing takes back no telling', async () => {
  const { host } = await begun(undefined, untold);
  await play(host, 0, { t: 'lay', card: cardOf(host, 0) });
  await host.undo(0, 'back');
  const [last] = host.told(0, host.tellings(0) - 1);
  expect(last).toMatchObject({ undone: last!.no });
});

const fresh = () => bidding.setup({ rounds: 1 }, 2, new Dice('undo'), null);

function quietly(game: typeof bidding, by: number, move: Bidding['move'], state = fresh()): boolean {
  const taken = step(game, state, by, move, new Dice(1));
  if (!taken.ok) throw new Error(taken.refusal);
  return isQuiet(game, by, taken.state, hearersOf(game, 2, taken.events), taken.draws.length);
}

test.each<[what: string, quiet: boolean, game: Partial<typeof bidding>]>([
  ['a private move is quiet', true, {}],
  ['not if others are told of it', false, { tell: (e) => ({ ...e }) }],
  ['not if it ends the match', false, { result: () => ({ places: [1, 1], scores: null }) }],
])('%s', (_what, quiet, game) => {
  expect(quietly({ ...bidding, ...game }, 0, { t: 'lay', card: fresh().bidders[0]!.hand[0]! })).toBe(quiet);
});

test('a move that draws is not quiet, whoever sees it', () => {
  const drawing: typeof bidding = {
    ...bidding,
    apply: (s, by, m, chance, emit) => {
      chance.int(2, 'coin');
      bidding.apply(s, by, m, chance, emit);
    },
  };
  expect(quietly(drawing, 0, { t: 'lay', card: fresh().bidders[0]!.hand[0]! })).toBe(false);
});

/** Cards are laid for all to see, and may be taken back before everybody's eyes. */
const openly = {
  ...bidding,
  tell: (e, who) => (e.t === 'laid' ? { ...e } : bidding.tell(e, who)),
  view: (s, who) => ({ ...bidding.view(s, who), prize: 100 + (s.bidders[0]!.laid ?? -1) }),
  retractable: (events) => events.every(({ t }) => t === 'laid'),
} satisfies typeof bidding;

test('where the rules say so, what others saw is taken back, and all who saw it are told', async () => {
  const { host } = await begun(undefined, openly);
  const before = ([0, 1, 'table'] as const).map((who) => host.view(who));
  const had = host.tellings(1);
  await play(host, 0, { t: 'lay', card: cardOf(host, 0) });
  expect(host.view(1)).not.toEqual(before[1]);
  expect(host.undoable(0)).toBe(1);
  expect((await host.undo(0, 'back')).ok).toBe(true);
  expect(([0, 1, 'table'] as const).map((who) => host.view(who))).toEqual(before);
  expect(host.told(1, had)).toMatchObject([
    { no: had, seen: [{ t: 'laid' }] },
    { no: had + 1, seen: [], undone: had },
  ]);
});

test('even so it stops where another has acted since, at a draw, and where others are awaited than before', async () => {
  const { host } = await begun(undefined, openly);
  await play(host, 0, { t: 'lay', card: cardOf(host, 0) });
  await play(host, 1, { t: 'lay', card: cardOf(host, 1) });
  expect([host.undoable(0), host.undoable(1)]).toEqual([0, 1]);
  const s = fresh();
  const lay = step(openly, s, 0, { t: 'lay', card: s.bidders[0]!.hand[0]! }, new Dice(1));
  if (!lay.ok) throw new Error(lay.refusal);
  expect(isRetractable(openly, s, lay.state, lay.events, 0)).toBe(true);
  expect(isRetractable(openly, s, lay.state, lay.events, 1)).toBe(false);
  expect(isRetractable(bidding, s, lay.state, lay.events, 0)).toBe(false);
  const sealed = step(openly, lay.state, 0, { t: 'seal' }, new Dice(1));
  if (!sealed.ok) throw new Error(sealed.refusal);
  const any = { ...openly, retractable: () => true };
  expect(isRetractable(any, lay.state, sealed.state, sealed.events, 0)).toBe(false);
});
