import { Dice, type Entry, Host, type Journal, type MatchHead, type World } from '@orrery/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Bidding, bidding } from '../../kernel/tests/bidding/index.ts';
import { secretOf } from '../../kernel/tests/secret.ts';
import { type Bots, decide, seatBots, type Think } from '../src/index.ts';
import { type DuelKind, duel, duelMind } from './duel.ts';

const head: MatchHead = { id: 'm1', game: 'duel', rules: 1, seats: 2, options: {} };
const think: Think = async ({ view, me, bot, seed }) =>
  decide({ game: duel, mind: duelMind }, { view: view as DuelKind['view'], me, bot, seed });
const both: Bots = {
  seats: new Map([
    [0, 'hard'],
    [1, 'normal'],
  ]),
  think,
  secret: secretOf('s'),
};

class Memory implements Journal {
  readonly entries: Entry[] = [];
  async append(_match: string, entry: Entry) {
    if (this.entries.length !== entry.seq) return 'taken' as const;
    this.entries.push(entry);
    return 'kept' as const;
  }
  async read(_match: string, from: number) {
    return this.entries.slice(from);
  }
}
const worldOn = (journal: Journal): World => ({ journal, chance: (m, seq) => new Dice(`${m}${seq}`), now: () => 0 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('bots play a match to its end, each answer after a drawn pause, and then stop', async () => {
  const host = await Host.begin(duel, head, worldOn(new Memory()));
  const asked = vi.fn(think);
  seatBots(host, { ...both, think: asked });
  await vi.advanceTimersByTimeAsync(599);
  expect(host.seq).toBe(0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(host.result).not.toBeNull();
  const lays = host.entries.filter((e) => e.t === 'move' && (e.move as { t: string }).t === 'lay');
  expect(lays).toHaveLength(6);
  expect(vi.getTimerCount()).toBe(0);
});

test('an awaited seat thinks once about a decision, however often the match changes meanwhile', async () => {
  const host = await Host.begin(duel, head, worldOn(new Memory()));
  const asked = vi.fn(think);
  seatBots(host, { ...both, seats: new Map([[1, 'normal']]), think: asked, pace: { min: 5000, max: 5000 } });
  const hand = host.view(0).hand;
  await host.play({ by: 0, id: 'a', decision: host.decision(0), move: { t: 'lay', card: hand[0] } });
  await host.play({ by: 0, id: 'b', decision: host.decision(0), move: { t: 'cheer' } });
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(host.view('table').round).toBe(2);
});

test('after a restart the bots go on from the journal', async () => {
  const journal = new Memory();
  const before = await Host.begin(duel, head, worldOn(journal));
  const stop = seatBots(before, both);
  await vi.advanceTimersByTimeAsync(2500);
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  const standing = journal.entries.length;
  const after = await Host.open(duel, head, worldOn(journal));
  expect(after.result).toBeNull();
  seatBots(after, both);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(after.result).not.toBeNull();
  expect(journal.entries.length).toBeGreaterThan(standing);
});

test('two hosts of one match that both drive its bots still give one answer to each decision', async () => {
  const journal = new Memory();
  const one = await Host.begin(duel, head, worldOn(journal));
  const other = await Host.open(duel, head, worldOn(journal));
  seatBots(one, both);
  seatBots(other, both);
  await vi.advanceTimersByTimeAsync(20_000);
  const lays = journal.entries.filter((e) => e.t === 'move' && (e.move as { t: string }).t === 'lay');
  expect(lays).toHaveLength(6);
});

test('a thought that fails, or is refused, is told and replaced by what a run-out clock plays', async () => {
  for (const broken of [() => Promise.reject(new Error('no')), async () => ({ t: 'lay', card: 99 })]) {
    const host = await Host.begin(duel, head, worldOn(new Memory()));
    const trouble = vi.fn();
    seatBots(host, { ...both, think: broken, trouble });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(host.result).not.toBeNull();
    expect(trouble).toHaveBeenCalled();
  }
});

test('whoever answers a question with silence though the match waits, or with what is refused, is named, and the match goes on', async () => {
  const host = await Host.begin(duel, head, worldOn(new Memory()));
  const refused = vi.fn();
  const think: Think = async ({ me }) => (me === 0 ? null : { t: 'steal' });
  seatBots(host, { ...both, think, refused, trouble: () => undefined });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(host.result).not.toBeNull();
  const named = refused.mock.calls.map(([question]) => (question as { me: number }).me);
  expect(new Set(named)).toEqual(new Set([0, 1]));
  expect(named.length).toBeGreaterThanOrEqual(6);
});

test('the pause before an answer does not depend on the position', async () => {
  const pauses = [];
  for (const card of [0, 1, 2]) {
    const host = await Host.begin(duel, head, worldOn(new Memory()));
    const { hand } = host.view(0);
    await host.play({ by: 0, id: 'a', decision: host.decision(0), move: { t: 'lay', card: hand[card] } });
    seatBots(host, { ...both, seats: new Map([[1, 'easy']]) });
    let waited = 0;
    while (host.seq === 1) await vi.advanceTimersByTimeAsync(10).then(() => (waited += 10));
    pauses.push(waited);
  }
  expect(new Set(pauses).size).toBe(1);
});

test('a move that could not be kept is tried again', async () => {
  class Failing extends Memory {
    failures = 2;
    override async append(match: string, entry: Entry) {
      if (entry.seq > 0 && this.failures-- > 0) throw new Error('the disk is full');
      return super.append(match, entry);
    }
  }
  const trouble = vi.fn();
  const host = await Host.begin(duel, head, worldOn(new Failing()));
  seatBots(host, { ...both, trouble });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(host.result).not.toBeNull();
  expect(trouble).toHaveBeenCalledTimes(2);
});

test('a long thought answers on the same beat as a somewhat longer one', async () => {
  const answeredAfter = async (thinking: number) => {
    const host = await Host.begin(duel, head, worldOn(new Memory()));
    const slow: Think = async (question) => {
      await new Promise((done) => setTimeout(done, thinking));
      return think(question);
    };
    const stop = seatBots(host, {
      ...both,
      seats: new Map([[0, 'normal']]),
      think: slow,
      pace: { min: 100, max: 100 },
    });
    let ms = 0;
    for (; host.seq === 0; ms += 10) await vi.advanceTimersByTimeAsync(10);
    stop();
    return ms;
  };
  expect(await answeredAfter(50)).toBe(100);
  expect(await answeredAfter(150)).toBe(500);
  expect(await answeredAfter(450)).toBe(500);
});

test('a thought is called off when its question is void: the match went on without it, or the bots were stopped', async () => {
  const host = await Host.begin(duel, head, worldOn(new Memory()));
  const signals: AbortSignal[] = [];
  const never: Think = (_question, signal) => {
    signals.push(signal!);
    return new Promise((_done, failed) => signal!.addEventListener('abort', () => failed(signal!.reason)));
  };
  const trouble = vi.fn();
  const stop = seatBots(host, { ...both, think: never, trouble });
  const [seat] = host.awaited;
  const card = host.view(seat!).hand[0];
  expect(signals.map(({ aborted }) => aborted)).toEqual(host.awaited.map(() => false));
  await host.play({ by: seat!, id: 'a', decision: host.decision(seat!), move: { t: 'lay', card } });
  expect(signals[0]?.aborted).toBe(true);
  stop();
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
  const { seq } = host;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(host.seq).toBe(seq);
  expect(trouble).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('where a turn flows on, a bot hurries after its own move', async () => {
  const momentsOf = async (flows: boolean) => {
    const game = { ...bidding, flows };
    const at: MatchHead = { id: 'm1', game: game.id, rules: game.rules, seats: 2, options: { rounds: 1 } };
    const host = await Host.begin(game, at, worldOn(new Memory()));
    const laySeal: Think = async ({ view }) => {
      const { hand, laid } = (view as Bidding['view']).mine!;
      return laid === null ? { t: 'lay', card: hand[0]! } : { t: 'seal' };
    };
    const stop = seatBots(host, {
      ...both,
      seats: new Map([[0, 'normal']]),
      think: laySeal,
      pace: { min: 500, max: 500 },
    });
    const moments: number[] = [];
    host.watch(() => moments.push(performance.now()));
    const began = performance.now();
    await vi.advanceTimersByTimeAsync(2000);
    stop();
    return moments.map((moment) => moment - began);
  };
  expect(await momentsOf(false)).toEqual([500, 1000]);
  expect(await momentsOf(true)).toEqual([500, 600]);
});

test('a bot that has spoken up too often is silent until it hears of something else', async () => {
  const host = await Host.begin(duel, head, worldOn(new Memory()));
  const asked = vi.fn<Think>(async () => ({ t: 'cheer' }));
  const play: Bots['play'] = async () => ({ ok: false, refusal: 'TOO_MANY_CHANGES' });
  await host.play({ by: 1, id: 'a', decision: host.decision(1), move: { t: 'lay', card: host.view(1).hand[0] } });
  expect(host.awaited).toEqual([0]);
  const stop = seatBots(host, { ...both, seats: new Map([[1, 'normal']]), think: asked, play });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  stop();
});
