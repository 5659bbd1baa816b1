import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BotName } from '../src/index.ts';
import { Dispatch, type PoolSettings } from '../src/worker/dispatch.ts';
import { Prices } from '../src/worker/prices.ts';
import type { Question, Thought } from '../src/worker/protocol.ts';
import type { Thread } from '../src/worker/thread.ts';

const plenty = { burst: 1e9, perSecond: 0 };
const usual: PoolSettings = {
  threads: { quick: 1, slow: 2 },
  budgets: { person: plenty, address: plenty },
  patience: 10_000,
};

/** Threads that think until they are told to be done, and a clock that is told the time. */
function fakeMachine() {
  const thoughts: { question: Question; share: number; done: (thought: Thought) => void; die: () => void }[] = [];
  const machine = {
    time: 0,
    threads: 0,
    closed: 0,
    now: () => machine.time,
    start: (gone: () => void): Thread => {
      machine.threads++;
      return {
        think: (question, share) =>
          new Promise((done, failed) => {
            const die = () => {
              failed(new Error('dead'));
              gone();
            };
            thoughts.push({ question, share, done, die });
          }),
        close: async () => void machine.closed++,
      };
    },
    thoughts,
    /** What is being thought about, by the seeds of the questions. */
    seeds: () => thoughts.map(({ question }) => question.seed),
    /** The oldest thought comes to its end. */
    async finish(cpuMs = 250, seed = thoughts[0]?.question.seed) {
      const at = thoughts.findIndex(({ question }) => question.seed === seed);
      thoughts.splice(at, 1)[0]!.done({ move: { t: seed! }, cpuMs });
      await settled();
    },
  };
  return machine;
}
const settled = () => new Promise((done) => setImmediate(done));

const question = (seed: string, bot: BotName): Question => ({ game: 'g', rules: 1, view: {}, me: 0, bot, seed });
const asker = (person: string) => ({ address: person, person, table: person });

test('an easy bot never waits behind hard ones, whatever was asked before and however it ends', async () => {
  const bots = fc.constantFrom<BotName>('random', 'easy', 'normal', 'hard');
  const step = fc.oneof(fc.record({ bot: bots, person: fc.constantFrom('a', 'b', 'c') }), fc.nat(9));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const machine = fakeMachine();
      const pool = new Dispatch(usual, machine);
      for (const [no, each] of steps.entries()) {
        if (typeof each !== 'number') void pool.think(question(`${no}`, each.bot), asker(each.person)).catch(() => 0);
        else if (machine.thoughts.length > 0) {
          const { seed } = machine.thoughts[each % machine.thoughts.length]!.question;
          await machine.finish(1, seed);
        }
        const { quick, slow } = pool.stats();
        expect(slow.thinking).toBeLessThanOrEqual(usual.threads.slow);
        // Whoever waits with a quick question waits for quick ones alone.
        if (quick.waiting > 0) expect(quick.thinking).toBeGreaterThanOrEqual(usual.threads.quick);
        // And no thread is idle while something waits for it.
        if (slow.waiting > 0) expect(slow.thinking + quick.thinking).toBeGreaterThanOrEqual(usual.threads.slow);
      }
      await pool.close();
    }),
    { numRuns: 60 },
  );
});

test('a slow thread with nothing to do helps out with quick questions, but not before its own', async () => {
  const machine = fakeMachine();
  const pool = new Dispatch({ ...usual, threads: { quick: 1, slow: 1 } }, machine);
  void pool.think(question('hard 1', 'hard'), asker('a'));
  for (const seed of ['easy 1', 'easy 2', 'easy 3']) void pool.think(question(seed, 'easy'), asker('b'));
  void pool.think(question('hard 2', 'hard'), asker('a'));
  expect(machine.seeds()).toEqual(['hard 1', 'easy 1']);
  await machine.finish(250, 'hard 1');
  expect(machine.seeds()).toEqual(['easy 1', 'hard 2']);
  await machine.finish(250, 'hard 2');
  expect(machine.seeds()).toEqual(['easy 1', 'easy 2']);
});

test('who is over budget thinks for a shorter time, and after a long wait as an easy bot does', async () => {
  const machine = fakeMachine();
  const budgets = { person: { burst: 0.2, perSecond: 0 }, address: plenty };
  const pool = new Dispatch({ ...usual, budgets, threads: { quick: 1, slow: 1 } }, machine);
  for (const seed of ['first', 'second', 'third']) void pool.think(question(seed, 'hard'), asker('greedy'));
  expect(machine.thoughts[0]).toMatchObject({ share: 1, question: { bot: 'hard' } });
  await machine.finish(250);
  expect(machine.thoughts[0]).toMatchObject({ share: 0.4, question: { bot: 'hard', seed: 'second' } });
  machine.time = usual.patience;
  await machine.finish(100);
  expect(machine.thoughts[0]).toMatchObject({ share: 1, question: { bot: 'easy', seed: 'third' } });
  await machine.finish(1);
  expect(pool.stats().slow).toEqual({
    waiting: 0,
    thinking: 0,
    answered: 3,
    leftover: 1,
    eased: 1,
    dropped: 0,
    waitedMs: usual.patience,
    cpuMs: 351,
  });
});

test('a thought is charged the price of its kind, not what it took; in the long run they are the same', () => {
  const hard = question('s', 'hard');
  const after = (cpuMs: number) => {
    const prices = new Prices();
    for (let no = 0; no < 100; no++) prices.of(hard, 200);
    return prices.of(hard, cpuMs);
  };
  expect([after(0), after(200), after(5000)]).toEqual([200, 200, 200]);
  const prices = new Prices();
  let [charged, measured] = [0, 0];
  for (let no = 0; no < 10_000; no++) {
    const cpuMs = no % 10;
    charged += prices.of(hard, cpuMs);
    measured += cpuMs;
  }
  expect(charged / measured).toBeCloseTo(1, 1);
  expect(prices.of(question('s', 'easy'), 1)).toBe(1);
});

test('a question that is void is never thought about', async () => {
  const machine = fakeMachine();
  const pool = new Dispatch({ ...usual, threads: { quick: 1, slow: 1 } }, machine);
  const unwanted = new AbortController();
  void pool.think(question('running', 'hard'), asker('a'));
  const waiting = pool.think(question('void', 'hard'), asker('a'), unwanted.signal);
  void pool.think(question('wanted', 'hard'), asker('a'));
  unwanted.abort();
  await expect(waiting).rejects.toThrow('aborted');
  await expect(pool.think(question('late', 'hard'), asker('a'), unwanted.signal)).rejects.toThrow('aborted');
  await machine.finish();
  expect(machine.seeds()).toEqual(['wanted']);
  expect(pool.stats().slow.dropped).toBe(1);
});

test('a thread that dies fails its own question alone, and another takes its place', async () => {
  const machine = fakeMachine();
  const pool = new Dispatch({ ...usual, threads: { quick: 1, slow: 1 } }, machine);
  const unlucky = pool.think(question('unlucky', 'hard'), asker('a'));
  const next = pool.think(question('next', 'hard'), asker('a'));
  machine.thoughts.shift()!.die();
  await expect(unlucky).rejects.toThrow('dead');
  await settled();
  expect(machine.threads).toBe(2);
  await machine.finish();
  await expect(next).resolves.toEqual({ t: 'next' });
});

test('closing fails whatever waits and closes the threads', async () => {
  const machine = fakeMachine();
  const pool = new Dispatch({ ...usual, threads: { quick: 1, slow: 1 } }, machine);
  void pool.think(question('running', 'hard'), asker('a'));
  const waiting = pool.think(question('waiting', 'hard'), asker('a'));
  await Promise.all([pool.close(), expect(waiting).rejects.toThrow('closed')]);
  expect(machine.closed).toBe(1);
  await expect(pool.think(question('late', 'easy'), asker('a'))).rejects.toThrow('closed');
});
