import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BotName, botNames } from '../src/index.ts';
import { Dispatch, longestSilence, type PoolSettings } from '../src/worker/dispatch.ts';
import { Prices } from '../src/worker/prices.ts';
import type { Question, Thought } from '../src/worker/protocol.ts';
import { type Thinker, ThinkerLost } from '../src/worker/thinker.ts';

const plenty = { burst: 1e9, perSecond: 0 };
const usual: PoolSettings = {
  threads: { quick: 1, slow: 2 },
  budgets: { person: plenty, address: plenty },
  patience: 10_000,
};

interface Thinking {
  readonly at: string;
  readonly question: Question;
  readonly share: number;
  readonly done: (thought: Thought) => void;
  readonly fail: (error: Error) => void;
}

/** Thinkers that think until they are told to be done, and a clock that is told the time. */
function fakeMachine() {
  const thoughts: Thinking[] = [];
  let timers: { readonly due: number; readonly then: () => void }[] = [];
  const thinker = (at: string): Thinker => ({
    think: (question, share) => new Promise((done, fail) => thoughts.push({ at, question, share, done, fail })),
    close: async () => machine.die(at),
  });
  const machine = {
    time: 0,
    started: 0,
    closed: [] as string[],
    now: () => machine.time,
    after: (ms: number, then: () => void) => {
      const timer = { due: machine.time + ms, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    async pass(ms: number) {
      machine.time += ms;
      for (const { due, then } of timers) if (due <= machine.time) then();
      await settled();
    },
    gone: () => {},
    start: (gone: () => void): Thinker => {
      machine.started++;
      machine.gone = gone;
      return thinker('own');
    },
    /** Somebody from elsewhere joins. */
    join(pool: Dispatch, at: string, places: number, knows: (question: Question) => boolean = () => true) {
      const leave = pool.join({
        ...{ thinker: thinker(at), places, knows },
        dismiss: (fault) => {
          machine.closed.push(`${at} ${fault}`);
          machine.die(at);
        },
      });
      return leave;
    },
    /** All that this one thinks about is lost. */
    die(at: string) {
      machine.closed.push(at);
      for (const thought of thoughts.filter((each) => each.at === at)) {
        thoughts.splice(thoughts.indexOf(thought), 1);
        thought.fail(new ThinkerLost('dead'));
      }
      if (at === 'own') machine.gone();
    },
    /** Where what is thought about. */
    places: () => thoughts.map(({ at, question }) => `${at}: ${question.seed}`).toSorted(),
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
  const bots = fc.constantFrom(...botNames);
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

test('what a dead thinker was asked is asked again, before what waits, and another is started', async () => {
  const machine = fakeMachine();
  const pool = new Dispatch({ ...usual, threads: { quick: 1, slow: 1 } }, machine);
  const unlucky = pool.think(question('unlucky', 'hard'), asker('a'));
  const next = pool.think(question('next', 'hard'), asker('b'));
  machine.die('own');
  await settled();
  expect(machine.places()).toEqual(['own: unlucky']);
  expect(machine.started).toBe(2);
  await machine.finish();
  await expect(unlucky).resolves.toEqual({ t: 'unlucky' });
  await machine.finish();
  await expect(next).resolves.toEqual({ t: 'next' });
  expect(pool.thinkers().lost).toBe(1);
});

test('a question that every thinker dies of fails after three, and alone', async () => {
  const machine = fakeMachine();
  const pool = new Dispatch({ ...usual, threads: { quick: 1, slow: 1 } }, machine);
  const deadly = expect(pool.think(question('deadly', 'hard'), asker('a'))).rejects.toThrow('dead');
  const other = pool.think(question('other', 'hard'), asker('b'));
  for (let death = 0; death < 3; death++) {
    machine.die('own');
    await settled();
  }
  await deadly;
  expect(machine.places()).toEqual(['own: other']);
  await machine.finish();
  await expect(other).resolves.toEqual({ t: 'other' });
});

test('a question that fails is not asked again: it would fail everywhere', async () => {
  const machine = fakeMachine();
  const pool = new Dispatch(usual, machine);
  const failing = pool.think(question('failing', 'hard'), asker('a'));
  machine.thoughts.shift()!.fail(new Error('no such game'));
  await expect(failing).rejects.toThrow('no such game');
  expect(machine.places()).toEqual([]);
});

test('whoever joins is asked first, what they leave unanswered is asked elsewhere, and they are asked no more', async () => {
  const machine = fakeMachine();
  const pool = new Dispatch({ ...usual, threads: { quick: 1, slow: 1 } }, machine);
  machine.join(pool, 'far', 2);
  const answers = ['a', 'b', 'c', 'd'].map((seed) => pool.think(question(seed, 'hard'), asker(seed)));
  expect(machine.places()).toEqual(['far: a', 'far: b', 'own: c']);
  expect(pool.thinkers()).toMatchObject({ thinkers: 1, places: 2, thinking: 2 });
  await machine.finish(250, 'c');
  await machine.pass(longestSilence - 1);
  expect(machine.places()).toEqual(['far: a', 'far: b', 'own: d']);
  await machine.pass(1);
  expect(machine.closed).toContain('far silent');
  expect(pool.thinkers()).toMatchObject({ thinkers: 0, lost: 3 });
  for (let round = 0; round < 3; round++) await machine.finish();
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd'].map((t) => ({ t })));
});

test('a thinker is asked nothing of rules that it does not have, and nobody loses their turn by that', async () => {
  const machine = fakeMachine();
  const pool = new Dispatch({ ...usual, threads: { quick: 1, slow: 1 } }, machine);
  machine.join(pool, 'old', 2, ({ rules }) => rules === 1);
  const asked = (seed: string, rules: number) =>
    void pool.think({ ...question(seed, 'hard'), rules }, asker(seed)).catch(() => undefined);
  for (const seed of ['new 1', 'new 2', 'new 3']) asked(seed, 2);
  for (const seed of ['old 1', 'old 2', 'old 3']) asked(seed, 1);
  expect(machine.places()).toEqual(['old: old 1', 'old: old 2', 'own: new 1']);
  await machine.finish(250, 'new 1');
  expect(machine.places()).toEqual(['old: old 1', 'old: old 2', 'own: new 2']);
  await machine.finish(250, 'new 2');
  expect(machine.places()).toEqual(['old: old 1', 'old: old 2', 'own: new 3']);
  await machine.finish(250, 'new 3');
  expect(machine.places()).toEqual(['old: old 1', 'old: old 2', 'own: old 3']);
});

test('a thinker whose answers the rules refuse is let go after three; who is patient with oneself goes on', async () => {
  const machine = fakeMachine();
  const pool = new Dispatch({ ...usual, threads: { quick: 1, slow: 1 } }, machine);
  machine.join(pool, 'liar', 1);
  for (let no = 0; no < 5; no++) {
    const asked = question(`${no}`, 'hard');
    const answer = pool.think(asked, asker('a'));
    expect(machine.places()).toEqual([`${no < 3 ? 'liar' : 'own'}: ${no}`]);
    await machine.finish();
    await answer;
    pool.refused(asked);
  }
  expect(machine.closed).toEqual(['liar wrong', 'liar']);
  expect(pool.thinkers()).toMatchObject({ thinkers: 0, answered: 3, wrong: 5 });
});

test('who leaves is asked nothing more, and is heard to the end', async () => {
  const machine = fakeMachine();
  const pool = new Dispatch({ ...usual, threads: { quick: 1, slow: 1 } }, machine);
  const leave = machine.join(pool, 'far', 1);
  const last = pool.think(question('last', 'hard'), asker('a'));
  leave();
  void pool.think(question('after', 'hard'), asker('a'));
  expect(machine.places()).toEqual(['far: last', 'own: after']);
  await machine.finish(250, 'last');
  await expect(last).resolves.toEqual({ t: 'last' });
  expect(machine.places()).toEqual(['own: after']);
});

test('what nobody wants any more is not asked again', async () => {
  const machine = fakeMachine();
  const pool = new Dispatch({ ...usual, threads: { quick: 1, slow: 1 } }, machine);
  const leave = machine.join(pool, 'far', 2);
  const unwanted = [new AbortController(), new AbortController()];
  const [sooner, later] = unwanted.map(({ signal }, no) =>
    pool.think(question(`${no}`, 'hard'), asker('a'), signal).catch((error: Error) => error.name),
  );
  void pool.think(question('2', 'hard'), asker('b'));
  unwanted[0]!.abort();
  leave();
  machine.die('far');
  expect(await sooner).toBe('ThinkerLost');
  expect(pool.stats().slow.waiting).toBe(1);
  unwanted[1]!.abort();
  expect(await later).toBe('AbortError');
  expect(pool.stats().slow).toMatchObject({ waiting: 0, dropped: 1 });
  expect(machine.places()).toEqual(['own: 2']);
});

test('turns are the same wherever there is room: with places elsewhere, too, everybody is asked in between', async () => {
  const machine = fakeMachine();
  const pool = new Dispatch({ ...usual, threads: { quick: 1, slow: 1 } }, machine);
  for (let no = 0; no < 20; no++) void pool.think(question(`greedy ${no}`, 'hard'), asker('greedy'));
  machine.join(pool, 'far', 2);
  for (const person of ['ada', 'bo', 'cy']) void pool.think(question(person, 'hard'), asker(person));
  const order: string[] = [];
  for (let no = 0; no < 8; no++) {
    const { seed } = machine.thoughts[0]!.question;
    order.push(seed.replace(/ .*/, ''));
    await machine.finish(250, seed);
  }
  // Three were begun before anybody else came.
  expect(order.slice(3)).toEqual(expect.arrayContaining(['ada', 'bo', 'cy']));
});

test('whoever joins, leaves, dies, freezes or lies, in whatever order: every question comes to an end, and no easy bot waits for hard ones', async () => {
  const bots = fc.constantFrom(...botNames);
  const far = fc.constantFrom('north', 'south');
  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ t: fc.constant('ask' as const), bot: bots, person: fc.constantFrom('a', 'b') }),
    },
    { weight: 4, arbitrary: fc.record({ t: fc.constant('finish' as const), which: fc.nat(9), wrong: fc.boolean() }) },
    {
      weight: 2,
      arbitrary: fc.record({ t: fc.constant('join' as const), at: far, places: fc.integer({ min: 1, max: 3 }) }),
    },
    { weight: 1, arbitrary: fc.record({ t: fc.constantFrom('leave' as const, 'die' as const), at: far }) },
    { weight: 1, arbitrary: fc.constant({ t: 'own dies' as const }) },
    { weight: 1, arbitrary: fc.constant({ t: 'all are silent' as const }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
      const machine = fakeMachine();
      const pool = new Dispatch(usual, machine);
      const leave = new Map<string, () => void>();
      let [asked, ended] = [0, 0];
      const wrong = new Set<string>();
      for (const [no, each] of steps.entries()) {
        if (each.t === 'ask') {
          const put = question(`${no}`, each.bot);
          asked++;
          const end = () => {
            ended++;
            if (wrong.has(put.seed)) pool.refused(put);
          };
          void pool.think(put, asker(each.person)).then(end, end);
        } else if (each.t === 'finish' && machine.thoughts.length > 0) {
          const { seed } = machine.thoughts[each.which % machine.thoughts.length]!.question;
          if (each.wrong) wrong.add(seed);
          await machine.finish(1, seed);
        } else if (each.t === 'join' && !leave.has(each.at))
          leave.set(each.at, machine.join(pool, each.at, each.places));
        else if (each.t === 'leave' || each.t === 'die') {
          leave.get(each.at)?.();
          leave.delete(each.at);
          if (each.t === 'die') machine.die(each.at);
        } else if (each.t === 'own dies') machine.die('own');
        else if (each.t === 'all are silent') await machine.pass(longestSilence);
        await settled();
        const { quick, slow } = pool.stats();
        // Of the places here one is for quick questions alone, wherever others think.
        const isSlow = ({ bot }: Question) => bot === 'hard' || bot === 'master';
        const ownSlow = machine.thoughts.filter(({ at, question: put }) => at === 'own' && isSlow(put)).length;
        expect(ownSlow).toBeLessThanOrEqual(usual.threads.slow);
        if (quick.waiting > 0) expect(quick.thinking).toBeGreaterThanOrEqual(1);
        if (slow.waiting > 0) expect(slow.thinking + quick.thinking).toBeGreaterThanOrEqual(usual.threads.slow);
      }
      while (machine.thoughts.length > 0) await machine.finish(1);
      expect([pool.stats().quick.waiting, pool.stats().slow.waiting]).toEqual([0, 0]);
      expect(ended).toBe(asked);
    }),
    { numRuns: 200 },
  );
});

test('closing fails whatever waits and closes the threads', async () => {
  const machine = fakeMachine();
  const pool = new Dispatch({ ...usual, threads: { quick: 1, slow: 1 } }, machine);
  const running = pool.think(question('running', 'hard'), asker('a'));
  const waiting = pool.think(question('waiting', 'hard'), asker('a'));
  const closed = expect(waiting).rejects.toThrow('closed');
  await Promise.all([pool.close(), closed, expect(running).rejects.toThrow('dead')]);
  expect(machine.closed).toEqual(['own']);
  await expect(pool.think(question('late', 'easy'), asker('a'))).rejects.toThrow('closed');
});
