// Programs that think for the bots of a server, over a socket: who may, what they are told, and what becomes of bad answers.
import { once } from 'node:events';
import { type Thinker, ThinkerLost } from '@orrery/bots/pool';
import { Dice } from '@orrery/kernel';
import { type AskMessage, thinkCloseCodes } from '@orrery/wire';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Bidding, bidding } from '../../kernel/tests/bidding/index.ts';
import { defaults } from '../src/settings.ts';
import { Join } from '../src/thinkers/join.ts';
import { thinkTokenFrom } from '../src/thinkers/token.ts';
import { Person } from './client.ts';
import { freshServer, layBidding } from './house.ts';
import { shelf } from './shelf.ts';

const token = 'a token that is long'.replaceAll(' ', '-');
const botPool = { ...defaults.botPool, threads: { quick: 1, slow: 1 } };
const house = (port = 0) => freshServer({ thinkToken: token, botPool, luckWait: 10, port });
const bot = { kind: 'bot', level: 'hard' } as const;

const left: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(left.splice(0).map((leave) => leave()));
});

/** How a server answers who wants to think for it: 101 is a yes. */
async function knock(port: number, headers: Record<string, string> = {}): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/think`, { headers });
  socket.on('error', () => undefined);
  return new Promise((done) => {
    socket.on('unexpected-response', (_request, response) => {
      done(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('open', () => {
      done(101);
      socket.terminate();
    });
  });
}

const bearer = (said: string) => ({ authorization: `Bearer ${said}` });

/** A socket that was let in, and all that it was sent. */
async function thinkerAt(port: number, options: { autoPong?: boolean } = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/think`, { headers: bearer(token), ...options });
  const asked: string[] = [];
  socket.on('message', (data: Buffer) => asked.push(data.toString('utf8')));
  const closed = new Promise<number>((done) => socket.on('close', done));
  left.push(async () => {
    socket.terminate();
    await closed;
  });
  await once(socket, 'open');
  return { socket, asked, closed, say: (message: unknown) => socket.send(JSON.stringify(message)) };
}

/** The same end of the wire that `orrery think` has, with thoughts of one's own. */
function join(port: number, think: Thinker['think'], more: Partial<ConstructorParameters<typeof Join>[0]> = {}): Join {
  const joined = new Join({
    ...{ url: `http://127.0.0.1:${port}`, token, places: 2, rules: { bidding: [bidding.rules] } },
    thinker: { think, close: async () => undefined },
    say: () => undefined,
    ...more,
  });
  left.push(async () => {
    joined.leave();
    await joined.ended;
  });
  return joined;
}

const thoughtful: Thinker['think'] = async ({ view, me, seed }) => {
  const dice = new Dice(seed);
  const state = bidding.imagine(view as Bidding['view'], me, dice);
  return { move: bidding.awaited(state).includes(me) ? bidding.pick(state, me, dice) : null, cpuMs: 1e9 };
};

/** Two hard bots play a match to its end before their host. */
async function match(port: number, ada: Person) {
  const { id } = await ada.post('/api/tables', layBidding([bot, bot], { spectators: true }));
  await ada.post(`/api/tables/${id}/start`);
  const hosting = await ada.follow(id);
  await hosting.until(() => hosting.steps('table')?.result != null);
  return { id, info: await new Person(port).get(`/api/tables/${id}`), steps: hosting.steps('table')! };
}

async function figures(port: number): Promise<(name: string) => number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return (name) => Number(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}
async function until(port: number, name: string, is: (value: number) => boolean): Promise<void> {
  while (!is((await figures(port))(name))) await new Promise((wait) => setTimeout(wait, 10));
}

test('without a token there is no such door, with one it opens to that token alone, and guessing is slow', async () => {
  const { port } = await freshServer();
  expect([await knock(port), await knock(port, bearer(token)), await knock(port, bearer('null'))]).toEqual([
    404, 404, 404,
  ]);
  const { port: open } = await house();
  expect(await knock(open, bearer(token))).toBe(101);
  expect([await knock(open), await knock(open, bearer(`${token}x`)), await knock(open, bearer('x'))]).toEqual([
    401, 401, 401,
  ]);
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, no) => knock(open, bearer(`guess ${no}`))));
  expect(guesses).toContain(429);
});

test('who says what cannot be read, nothing fitting or far too much is let go', async () => {
  const { port } = await house();
  const hello = { t: 'hello', places: 1, rules: {} };
  const wrong = [
    'nonsense',
    JSON.stringify({ t: 'thought', n: 0, move: null, cpuMs: 0 }),
    JSON.stringify({ ...hello, places: 0 }),
    JSON.stringify({ ...hello, places: 1e9 }),
    JSON.stringify({ ...hello, name: 'eve' }),
  ];
  for (const text of wrong) {
    const { socket, closed } = await thinkerAt(port);
    socket.send(text);
    expect(await closed).toBe(thinkCloseCodes.unread);
  }
  const twice = await thinkerAt(port);
  twice.say(hello);
  twice.say(hello);
  expect(await twice.closed).toBe(thinkCloseCodes.unread);
  const long = await thinkerAt(port);
  long.say({ ...hello, padding: 'x'.repeat(20_000) });
  expect(await long.closed).toBe(1009);
  expect((await figures(port))('orrery_thinkers')).toBe(0);
});

test('a thinker answers for the bots, and is told what their seats see and nothing else', async () => {
  const { port } = await house();
  const ada = await Person.arrive(port, 'Ada Lovelace');
  const { socket, asked, say } = await thinkerAt(port);
  const asks = () => asked.map((text) => JSON.parse(text) as AskMessage);
  socket.on('message', () => {
    const { n, question, share } = asks().at(-1)!;
    void thoughtful(question, share).then((thought) => say({ t: 'thought', n, ...thought }));
  });
  say({ t: 'hello', places: 2, rules: { bidding: [bidding.rules] } });
  await until(port, 'orrery_thinkers', (count) => count === 1);
  const { id, steps } = await match(port, ada);
  expect(asked.length).toBeGreaterThan(5);
  for (const { t, n, share, question, ...more } of asks()) {
    expect([t, typeof n, share, more]).toEqual(['ask', 'number', 1, {}]);
    expect(Object.keys(question).toSorted()).toEqual(['bot', 'game', 'me', 'rules', 'seed', 'view']);
  }
  const person = /\w+=([^.;]+)/.exec(ada.cookie)![1]!;
  for (const secret of ['Ada', id, steps.match, person]) for (const text of asked) expect(text).not.toContain(secret);
  const read = await figures(port);
  expect(read('orrery_thinker_answers_total')).toBe(asked.length);
  expect(read('orrery_bot_moves_refused_total')).toBe(0);
  // It claimed more CPU than there was time.
  expect(read('orrery_bot_cpu_seconds_total{lane="slow"}')).toBeLessThan(1000);
});

test('options come once, under their hash, however many questions and matches have them', async () => {
  const { port } = await house();
  const ada = await Person.arrive(port);
  const { socket, asked, say } = await thinkerAt(port);
  const options = () => asked.map((text) => (JSON.parse(text) as AskMessage).question.options);
  const enough = new Promise<void>((done) => {
    socket.on('message', (data: Buffer) => {
      const { n } = JSON.parse(data.toString('utf8')) as AskMessage;
      say({ t: 'failed', n, error: 'not now', lost: true });
      if (asked.length >= 4) done();
    });
  });
  const { rules } = (await shelf.find(({ id }) => id === 'shooting-star')!.rules()).game;
  say({ t: 'hello', places: 4, rules: { 'shooting-star': [rules] } });
  await until(port, 'orrery_thinkers', (count) => count === 1);
  for (let no = 0; no < 2; no++) {
    const seats = [bot, bot];
    const { id } = await ada.post('/api/tables', { game: 'shooting-star', seats, listed: false, spectators: false });
    await ada.post(`/api/tables/${id}/start`);
    await ada.follow(id);
  }
  await enough;
  expect(options().filter((each) => each?.whole !== undefined)).toHaveLength(1);
  expect(new Set(options().map((each) => each?.hash)).size).toBe(1);
});

test('a thinker without the rules of a game is asked nothing, and the bots play on', async () => {
  const { port } = await house();
  const ada = await Person.arrive(port);
  const asked: unknown[] = [];
  const think: Thinker['think'] = async (question) => {
    asked.push(question);
    throw new Error('never');
  };
  join(port, think, { rules: { bidding: [bidding.rules + 1], 'planet-x': [1] } });
  await until(port, 'orrery_thinkers', (count) => count === 1);
  await match(port, ada);
  expect(asked).toEqual([]);
});

test.each([
  ['moves against the rules', { t: 'steal' }],
  ['moves that are none', { t: 'bid', card: { deep: ['nonsense'] } }],
  ['silence where an answer is awaited', null],
])('who answers with %s is let go after three, and the match goes on', async (_, move) => {
  const { port } = await house();
  const ada = await Person.arrive(port);
  const liar = join(port, async () => ({ move, cpuMs: 1 }));
  await until(port, 'orrery_thinkers', (count) => count === 1);
  const { steps } = await match(port, ada);
  expect(steps.result).not.toBeNull();
  expect(await liar.ended).toContain('refused too many of its answers');
  const read = await figures(port);
  expect([read('orrery_thinkers'), read('orrery_bot_moves_refused_total') >= 3]).toEqual([0, true]);
});

test('what a thinker loses, and what one took along that is gone or frozen, is asked elsewhere', async () => {
  const { port } = await house();
  const ada = await Person.arrive(port);
  const hello = { t: 'hello', places: 1, rules: { bidding: [bidding.rules] } };
  const [gone, frozen] = [await thinkerAt(port), await thinkerAt(port, { autoPong: false })];
  gone.say(hello);
  frozen.say(hello);
  join(port, async () => {
    throw new ThinkerLost('a thread died');
  });
  await until(port, 'orrery_thinkers', (count) => count === 3);
  const playing = Promise.all([match(port, ada), match(port, ada), match(port, ada)]);
  await until(port, 'orrery_thinker_questions', (count) => count >= 2);
  gone.socket.terminate();
  await playing;
  expect(frozen.asked.length).toBeGreaterThan(0);
  await frozen.closed;
  expect((await figures(port))('orrery_bot_questions_lost_total')).toBeGreaterThanOrEqual(3);
});

test('a thinker comes back to a server that was away, and leaves when it has answered', async () => {
  const first = await house();
  const begun = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const joined = join(first.port, async (...asked) => {
    begun.resolve();
    await told.promise;
    return thoughtful(...asked);
  });
  await until(first.port, 'orrery_thinkers', (count) => count === 1);
  await first.close();
  const again = await house(first.port);
  await until(again.port, 'orrery_thinkers', (count) => count === 1);
  const ada = await Person.arrive(again.port);
  const played = match(again.port, ada);
  await begun.promise;
  joined.leave();
  await until(again.port, 'orrery_thinkers', (count) => count === 0);
  told.resolve();
  expect(await joined.ended).toBeNull();
  await played;
  expect((await figures(again.port))('orrery_bot_questions_lost_total')).toBe(0);
});

test('a token comes from the environment or from a file, and is not short', () => {
  expect(thinkTokenFrom({})).toBeNull();
  expect(thinkTokenFrom({ ORRERY_THINK_TOKEN: ` ${token}\n` })).toBe(token);
  expect(() => thinkTokenFrom({ ORRERY_THINK_TOKEN: 'secret' })).toThrow('at least 20');
  expect(() => thinkTokenFrom({ ORRERY_THINK_TOKEN_FILE: '/no/such/file' })).toThrow('cannot be read');
});
