import type { Kind } from '@orrery/kernel';
import { planetX } from '@orrery/planet-x';
import type { ServerMessage } from '@orrery/wire';
import { describe, expect, it, vi } from 'vitest';
import { FakeTime } from '../../../clock/tests/fake-time.ts';
import { newKey } from '../../src/ids.ts';
import { LocalFeed } from '../../src/local/feed.ts';
import { memoryEntries } from '../../src/local/journal.ts';
import type { LocalTable } from '../../src/local/tables.ts';
import { hasLapsed } from '../../src/play/turn.ts';
import { RemoteFeed } from '../../src/remote/feed.ts';
import { FakeLines } from './fake-lines.ts';

const id = (letter: string) => letter.repeat(22);
const nowhere = { read: () => null, write: () => undefined };
const steps = (more: { answering?: string | null; clock?: { left: number; of: number } | null; match?: string }) =>
  ({
    t: 'steps',
    match: more.match ?? id('m'),
    as: 0,
    told: [],
    view: {},
    had: 0,
    decision: 'q',
    awaited: [0],
    actors: [0],
    undoable: 0,
    clock: more.clock ?? null,
    answering: more.answering ?? null,
    result: null,
  }) satisfies ServerMessage;

function open() {
  const world = new FakeLines();
  const feed = new RemoteFeed<Kind>(id('t'), null, world, { drawers: { lasting: nowhere, passing: nowhere } });
  world.last.ends.opened();
  const wishes = () => world.last.sent.filter(({ t }) => t === 'answering');
  return { world, feed, wishes, standing: () => feed.now().standings.get(0) };
}

describe('at a server’s table', () => {
  it('the time left counts from when it was heard, whatever this device’s clock says', () => {
    const { world, standing } = open();
    vi.spyOn(Date, 'now').mockReturnValue(5_000_000);
    world.say(steps({ clock: { left: 1200, of: 8000 } }));
    vi.restoreAllMocks();
    expect(standing()?.clock).toEqual({ until: 5_001_200, of: 8000 });
  });

  it('a preference is said at once, and again on a new line until the server has it', () => {
    const { world, feed, wishes, standing } = open();
    world.say(steps({}));
    feed.prefer(0, 'hold');
    const wish = { t: 'answering', seat: 0, how: 'hold', match: id('m') };
    expect(wishes()).toEqual([wish]);
    expect(standing()?.answering).toBe('hold');
    world.say(steps({ answering: 'ask' }));
    expect(standing()?.answering).toBe('hold');
    world.last.ends.closed();
    world.pass(250);
    world.last.ends.opened();
    expect(wishes()).toEqual([wish]);
    world.say(steps({ answering: 'hold' }));
    world.last.ends.closed();
    world.pass(250);
    world.last.ends.opened();
    expect(wishes()).toEqual([]);
    world.say(steps({ answering: 'mine' }));
    expect(standing()?.answering).toBe('mine');
  });

  it('what was wished for in one match is not carried into the next', () => {
    const { world, feed, standing } = open();
    world.say(steps({}));
    feed.prefer(0, 'hold');
    world.say(steps({ match: id('n') }));
    expect(standing()?.answering).toBeNull();
  });
});

const { game } = await planetX.rules();
const read = game.readOptions({ mulligan: false, firstPlayer: 0 }, 3);
if (!read.ok) throw new Error(read.problem);
const person = { kind: 'here', name: null, sigil: null, level: null } as const;
const table: LocalTable = {
  id: 'table',
  game: game.id,
  rules: game.rules,
  options: read.value,
  chosen: read.value,
  series: null,
  seats: [person, person, person],
  matches: [{ id: 'match', key: newKey(), game: 1, places: null }],
  laid: 0,
  glance: null,
};

async function openHere() {
  const time = new FakeTime();
  const feed = await LocalFeed.open(game, table, {
    newest: async () => game,
    entries: memoryEntries(),
    think: async () => null,
    time,
    keep: async () => undefined,
    kept: () => undefined,
  });
  const view = () => feed.now().standings.get('table')!.view;
  const act = () => {
    const { active } = view();
    const [card] = feed.now().standings.get(active)!.view.players[active]!.hand!;
    return feed.play(active, { t: 'discard', card: card! });
  };
  return { time, feed, view, act };
}

describe('at a table of this device', () => {
  it('PX-P29, PX-P30: the browser’s own host passes for who prefers it, as a server does', async () => {
    const { time, feed, view, act } = await openHere();
    for (const seat of [0, 1, 2]) feed.prefer(seat, 'attacks');
    expect(feed.now().standings.get(1)?.answering).toBe('attacks');
    await act();
    await time.pass(1499);
    expect(view().phase).toBe('endWindow');
    await time.pass(701);
    expect(view()).toMatchObject({ phase: 'main', turn: 2 });
    feed.close();
  });

  it('PX-E6: who has given up plays no more', async () => {
    const { feed, act } = await openHere();
    expect(await feed.play(0, { t: 'resign' })).toMatchObject({ ok: true });
    expect(await act()).toEqual({ ok: false, refusal: 'STALE' });
    feed.close();
  });

  it('PX-P27: a pass overtaken by a special lapses; an action that is too late is worth a word', async () => {
    const { feed, act, view } = await openHere();
    expect(hasLapsed(game, view(), { t: 'discard', card: 'any' }, 'STALE')).toBe(false);
    await act();
    expect(hasLapsed(game, view(), { t: 'pass' }, 'STALE')).toBe(true);
    expect(hasLapsed(game, view(), { t: 'pass' }, 'E_NOT_ASKED')).toBe(false);
    feed.close();
  });
});
