import { type Game, hashOfView, type Kind } from '@orrery/kernel';
import type { ServerMessage, TableInfo } from '@orrery/wire';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RemoteFeed } from '../../src/remote/feed.ts';
import { LoadedRules, type Rules } from '../../src/remote/rules.ts';
import { FakeLines } from './fake-lines.ts';

const id = (letter: string) => letter.repeat(22);
const nowhere = { read: () => null, write: () => undefined };
const table = { id: id('t'), game: 'bidding', rules: 1, options: {}, status: 'playing', seats: [], matches: [] };

/** The view counts what was followed; an event that says so cannot be followed. */
const game = {
  rules: 1,
  follow: (view: { count: number }, seen: { t: string }) => {
    if (seen.t === 'broken') throw new Error('planted');
    return { count: view.count + 1 };
  },
} as unknown as Game<Kind>;

/** One telling after so many; `more`: a view, or a hash. */
const steps = (no: number, more: object = {}, t = 'counted') =>
  ({
    ...{ t: 'steps', match: id('m'), as: 0, told: [{ no, at: 0, seen: [{ t }] }], had: no + 1, decision: `q${no}` },
    ...{ awaited: [0], actors: [0], undoable: 0, clock: null, answering: null, result: null },
    ...more,
  }) as unknown as ServerMessage;
const whole = (no: number) => steps(no, { view: { count: no + 1 } });

function open(rules: Rules = { find: () => game, bring: async () => undefined }) {
  const world = new FakeLines();
  const feed = new RemoteFeed<Kind>(id('t'), null, world, { drawers: { lasting: nowhere, passing: nowhere }, rules });
  world.last.ends.opened();
  world.say({ t: 'table', table: { ...fullTable, ...table } as TableInfo });
  const resyncs = () => world.last.sent.filter(({ t }) => t === 'resync');
  return { world, feed, resyncs, standing: () => feed.now().standings.get(0) };
}
const fullTable = {
  ...{ name: null, host: null, youHost: false, listed: false, spectators: true, watching: 0, takeover: 'ask' },
  ...{
    locked: false,
    closed: false,
    request: null,
    askers: [],
    comings: [],
    returnTo: null,
    poll: null,
    watchers: [],
    banned: [],
    pace: { tempo: 'off', fixedWindows: false },
  },
  ...{ code: null, link: null, series: null, talk: true, laid: 0 },
};

const complaints: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((text) => void complaints.push(String(text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  complaints.length = 0;
});

it('makes the view of what is told, and holds a hash against it', () => {
  const { world, resyncs, standing } = open();
  world.say(whole(0));
  world.say(steps(1));
  world.say(steps(2, { hash: hashOfView({ count: 3 }) }));
  expect(standing()).toMatchObject({ view: { count: 3 }, decision: 'q2' });
  expect([resyncs(), complaints]).toEqual([[], []]);
});

it('shows nothing it knows to be wrong: it asks once, and goes on from the whole view', () => {
  const { world, resyncs, standing } = open();
  world.say(whole(0));
  world.say(steps(1, { hash: 1 }));
  world.say(steps(2));
  expect(standing()).toMatchObject({ view: { count: 1 }, decision: 'q0' });
  expect(resyncs()).toEqual([{ t: 'resync', as: 0 }]);
  expect(complaints).toEqual([`orrery: match ${id('m')}, as 0: telling 1 was not followed: another hash`]);
  world.say({ ...steps(3), told: [], had: 3, view: { count: 70 } } as ServerMessage);
  expect(standing()).toMatchObject({ view: { count: 70 }, told: [{ no: 0 }, { no: 1 }, { no: 2 }] });
  world.say(steps(3));
  expect(standing()!.view).toEqual({ count: 71 });
  expect([resyncs().length, world.dialled.length]).toEqual([1, 1]);
});

it('asks again where it was refused for its haste, and forgets what it asked on another connection', () => {
  const { world, resyncs, standing } = open();
  world.say(whole(0));
  world.say(steps(1, {}, 'broken'));
  world.say({ t: 'error', code: 'TOO_FAST', after: 0.5 });
  expect(resyncs()).toHaveLength(1);
  world.pass(500);
  expect(resyncs()).toHaveLength(2);
  world.last.ends.closed();
  world.pass(250);
  world.last.ends.opened();
  expect(world.last.sent).toEqual([{ t: 'hello', table: id('t'), match: id('m'), had: { 0: 1 }, luck: true }]);
  world.say(whole(1));
  expect(standing()!.view).toEqual({ count: 2 });
});

it('asks for whole views where it went astray three times', () => {
  const { world, resyncs, standing } = open();
  world.say(whole(0));
  for (const no of [1, 2, 3]) {
    world.say(steps(no, { hash: 1 }));
    if (no < 3) world.say({ ...steps(no + 1), told: [], had: no + 1, view: { count: no } } as ServerMessage);
  }
  expect(world.dialled).toHaveLength(2);
  world.last.ends.opened();
  expect(world.last.sent[0]).toMatchObject({ t: 'hello', had: { 0: 3 }, views: 'always' });
  world.say(whole(3));
  expect(standing()!.view).toEqual({ count: 4 });
  expect(resyncs()).toEqual([]);
});

it.each([
  ['has other rules', async () => ({ ...game, rules: 2 })],
  ['knows no such game', async () => null],
  ['cannot load the rules', () => Promise.reject(new Error('offline'))],
])('asks for whole views where it %s', async (_what, load) => {
  const { world, standing } = open(new LoadedRules(load));
  world.say(whole(0));
  world.say(steps(1));
  expect(standing()).toBeUndefined();
  await new Promise((done) => setTimeout(done));
  expect(standing()!.view).toEqual({ count: 1 });
  world.last.ends.opened();
  expect(world.last.sent[0]).toMatchObject({ t: 'hello', had: { 0: 1 }, views: 'always' });
});

it('begins a match with a view, or asks for it', () => {
  const { world, standing } = open();
  world.say(steps(0));
  expect([standing(), world.dialled.length]).toEqual([undefined, 2]);
});
