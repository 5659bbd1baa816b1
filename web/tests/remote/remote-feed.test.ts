import type { Game, Kind } from '@orrery/kernel';
import { drawerIn } from '@orrery/ui/drawer';
import { closeCodes, type ServerMessage, type TableInfo } from '@orrery/wire';
import { describe, expect, it, vi } from 'vitest';
import { type Drawers, RemoteFeed } from '../../src/remote/feed.ts';
import { Seals } from '../../src/remote/seals.ts';
import { FakeLines } from './fake-lines.ts';

const id = (letter: string) => letter.repeat(22);
const table: TableInfo = {
  id: id('t'),
  game: 'shooting-star',
  rules: 1,
  options: {},
  name: null,
  status: 'playing',
  seats: [],
  host: null,
  youHost: false,
  listed: false,
  spectators: true,
  watching: 0,
  takeover: 'ask',
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
  code: null,
  link: null,
  series: null,
  talk: true,
  matches: [],
  laid: 0,
};
const free: TableInfo['seats'][number] = {
  ...{ kind: 'link', taken: false, mine: false, name: null, sigil: null, level: null },
  ...{ online: false, awaySince: null, ready: false, began: null, link: null, offer: null },
  ...{ muted: false, mutedForYou: false },
};
const steps = (from: number, count: number, match = id('m'), as: number | 'table' = 0): ServerMessage => ({
  t: 'steps',
  match,
  as,
  told: Array.from({ length: count }, (_, i) => ({ no: from + i, at: 0, seen: [{ t: `event ${from + i}` }] })),
  view: { after: from + count },
  had: from + count,
  decision: as === 'table' ? null : `q${from + count}`,
  awaited: [0],
  actors: [0],
  undoable: 0,
  clock: null,
  answering: null,
  result: null,
});

/** Rules that are there at once: the view counts the events that were followed. */
const rules = {
  find: () => ({ follow: (view: { after: number }) => ({ after: view.after + 1 }) }) as unknown as Game<Kind>,
  bring: async () => undefined,
};

/** What a browser keeps between two pages. */
function drawers(): Drawers {
  const drawer = () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
    return drawerIn(() => storage as unknown as Storage);
  };
  return { lasting: drawer(), passing: drawer() };
}

function open(kept = drawers()) {
  const world = new FakeLines();
  const feed = new RemoteFeed<Kind>(id('t'), null, world, { drawers: kept, rules });
  world.last.ends.opened();
  world.say({ t: 'table', table });
  return { world, feed };
}
const told = (feed: RemoteFeed<Kind>) =>
  feed
    .now()
    .standings.get(0)
    ?.told.map(({ no }) => no);

describe('the feed of a server', () => {
  it('says hello with nothing had, then with what it has had', () => {
    const { world } = open();
    expect(world.last.sent).toEqual([{ t: 'hello', table: id('t'), had: {}, luck: true }]);
    world.say(steps(0, 3));
    world.last.ends.closed();
    world.pass(250);
    world.last.ends.opened();
    expect(world.last.sent).toEqual([{ t: 'hello', table: id('t'), match: id('m'), had: { 0: 3 }, luck: true }]);
  });
  it('the large screen of a table says that it is one', () => {
    const world = new FakeLines();
    new RemoteFeed<Kind>(id('t'), null, world, { drawers: drawers(), rules, screen: true });
    world.last.ends.opened();
    expect(world.last.sent).toEqual([{ t: 'hello', table: id('t'), had: {}, luck: true, screen: true }]);
  });
  it('who watched and then sat down, or left their seat, sees nothing any more of how it was seen before', () => {
    const { world, feed } = open();
    const seats = (mine: readonly boolean[]): TableInfo['seats'] =>
      mine.map((mine) => ({ ...free, taken: mine, mine }));
    const sees = () => [...feed.now().standings.keys()];
    world.say({ t: 'table', table: { ...table, seats: seats([false, false]) } });
    world.say(steps(0, 1, id('m'), 'table'));
    // The word that somebody sits there may come before or after what they see.
    world.say(steps(0, 1));
    expect(sees()).toEqual(['table', 0]);
    world.say({ t: 'table', table: { ...table, seats: seats([true, false]) } });
    world.say(steps(1, 1));
    expect(sees()).toEqual([0]);
    world.say({ t: 'table', table: { ...table, seats: seats([true, true]) } });
    for (const as of [1, 'table'] as const) world.say(steps(0, 2, id('m'), as));
    expect(sees()).toEqual([0, 1, 'table']);
    world.say({ t: 'table', table: { ...table, seats: seats([false, false]) } });
    world.say(steps(2, 1, id('m'), 'table'));
    expect(sees()).toEqual(['table']);
  });
  it('joins tellings in order and takes none twice', () => {
    const { world, feed } = open();
    world.say(steps(0, 2));
    world.say(steps(1, 3));
    expect(told(feed)).toEqual([0, 1, 2, 3]);
    expect(feed.now().standings.get(0)?.view).toEqual({ after: 4 });
  });
  it('asks again when something was lost between', () => {
    const { world, feed } = open();
    world.say(steps(0, 2));
    world.say(steps(3, 1));
    expect(told(feed)).toEqual([0, 1]);
    expect(world.dialled).toHaveLength(2);
    world.last.ends.opened();
    expect(world.last.sent).toEqual([{ t: 'hello', table: id('t'), match: id('m'), had: { 0: 2 }, luck: true }]);
  });
  it('takes the end of a long match for what it is, and says what it has had', () => {
    const { world, feed } = open();
    world.say({ ...steps(400, 200), from: 400 } as ServerMessage);
    world.say(steps(600, 1));
    expect([told(feed)?.length, told(feed)?.[0], told(feed)?.at(-1)]).toEqual([201, 400, 600]);
    world.last.ends.closed();
    world.pass(250);
    world.last.ends.opened();
    expect(world.last.sent).toEqual([{ t: 'hello', table: id('t'), match: id('m'), had: { 0: 601 }, luck: true }]);
    world.say({ t: 'table', table });
    world.say({ ...steps(900, 2), from: 900 } as ServerMessage);
    expect(told(feed)).toEqual([900, 901]);
    expect(world.dialled).toHaveLength(2);
  });
  it('asks again when something was lost after the end of a long match', () => {
    const { world, feed } = open();
    world.say({ ...steps(400, 2), from: 400 } as ServerMessage);
    world.say(steps(403, 1));
    expect(told(feed)).toEqual([400, 401]);
    expect(world.dialled).toHaveLength(2);
  });
  it('says why a match of older rules than the server has cannot be shown', () => {
    const { world, feed } = open();
    world.say({ t: 'table', table });
    world.say({ t: 'error', code: 'OLD_RULES' });
    expect(feed.now()).toMatchObject({ trouble: 'OLD_RULES', table: { id: id('t') } });
  });
  it('begins anew with the next match', () => {
    const { world, feed } = open();
    world.say(steps(0, 5));
    world.say(steps(0, 1, id('n')));
    expect(told(feed)).toEqual([0]);
    expect(feed.now().standings.get(0)?.match).toBe(id('n'));
    expect(feed.recall(0, 4)).toBeNull();
  });
  it('keeps a move made without a connection and sends it with the same id', async () => {
    const { world, feed } = open();
    world.say(steps(0, 1));
    world.last.ends.closed();
    expect(feed.now().contact).toBe('reaching');
    const answer = feed.play(0, { t: 'place' });
    world.pass(250);
    world.last.ends.opened();
    const sent = world.last.sent[1];
    if (sent?.t !== 'play') throw new Error('the move was not sent');
    expect(sent).toMatchObject({ seat: 0, decision: 'q1', match: id('m'), move: { t: 'place' } });
    world.last.ends.closed();
    world.pass(500);
    world.last.ends.opened();
    expect(world.last.sent[1]).toEqual(sent);
    world.say({ t: 'ack', id: sent.id, no: 1 });
    expect(await answer).toEqual({ ok: true, no: 1 });
    world.last.ends.closed();
    world.pass(8000);
    world.last.ends.opened();
    expect(world.last.sent).toHaveLength(1);
  });
  it('hands refusals and typed errors to who asked', async () => {
    const { world, feed } = open();
    world.say(steps(0, 1));
    const ids = () => world.last.sent.flatMap((message) => ('id' in message ? [message.id] : []));
    const stale = feed.play(0, { t: 'place' });
    const foreign = feed.undo(0);
    world.say({ t: 'refused', id: ids()[0] ?? '', refusal: 'STALE' });
    world.say({ t: 'error', id: ids()[1] ?? '', code: 'NOT_YOUR_SEAT' });
    expect(await stale).toEqual({ ok: false, refusal: 'STALE' });
    expect(await foreign).toEqual({ ok: false, refusal: 'NOT_YOUR_SEAT' });
  });
  it('sends again, with the same id, what the server failed at or was asked too fast', async () => {
    const { world, feed } = open();
    world.say(steps(0, 1));
    const answer = feed.play(0, { t: 'place' });
    const [sent] = world.last.sent.filter((message) => message.t === 'play');
    if (sent?.t !== 'play') throw new Error('the move was not sent');
    world.say({ t: 'error', id: sent.id, code: 'SERVER_FAULT' });
    world.pass(1000);
    world.say({ t: 'error', code: 'TOO_FAST', after: 3 });
    world.pass(3000);
    expect(world.last.sent.filter((message) => message.t === 'play')).toEqual([sent, sent, sent]);
    world.say({ t: 'ack', id: sent.id, no: 1 });
    expect(await answer).toEqual({ ok: true, no: 1 });
  });
  it('tells when the table it follows is gone', () => {
    const { world, feed } = open();
    world.say({ t: 'error', code: 'NO_SUCH_TABLE' });
    expect(feed.now()).toMatchObject({ trouble: 'NO_SUCH_TABLE', table: null });
  });
  it('believes a server that was put back to an older day', () => {
    const { world, feed } = open();
    world.say(steps(0, 5));
    world.say(steps(0, 2));
    expect(told(feed)).toEqual([0, 1]);
  });
  it('says why there is no table', () => {
    const world = new FakeLines();
    const feed = new RemoteFeed<Kind>(id('t'), null, world, { drawers: drawers(), rules });
    world.last.ends.opened();
    world.say({ t: 'error', code: 'NO_SUCH_TABLE' });
    expect(feed.now().trouble).toBe('NO_SUCH_TABLE');
  });
  it('remembers how the table looked after each telling it was shown', () => {
    const { world, feed } = open();
    world.say(steps(0, 2));
    world.say(steps(2, 1));
    expect(feed.recall(0, 1)).toEqual({ after: 2 });
    expect(feed.recall(0, 2)).toEqual({ after: 3 });
    expect(feed.recall(0, 0)).toBeNull();
  });
  it('looks back, after a reload, as far as this device has seen the match', () => {
    const kept = drawers();
    const first = open(kept);
    first.world.say(steps(0, 2));
    first.world.say(steps(2, 1));
    const second = open(kept);
    second.world.say(steps(0, 5));
    expect(second.feed.recall(0, 1)).toEqual({ after: 2 });
    expect(second.feed.recall(0, 4)).toEqual({ after: 5 });
    const next = open(kept);
    next.world.say(steps(0, 1, id('n')));
    expect(next.feed.recall(0, 1)).toBeNull();
  });
  it('says of a move that this device has made by itself that nobody need be there', () => {
    const { world, feed } = open(drawers());
    world.say(steps(0, 1));
    void feed.play(0, { t: 'place' });
    void feed.play(0, { t: 'place' }, 'unattended');
    const [attended, alone] = world.last.sent.filter(({ t }) => t === 'play');
    expect(attended).not.toHaveProperty('unattended');
    expect(alone).toMatchObject({ unattended: true });
    feed.close();
  });
  it('sends a move made without a connection after a reload, once, with the same id', async () => {
    const kept = drawers();
    const { world, feed } = open(kept);
    world.say(steps(0, 1));
    world.last.ends.closed();
    const answer = feed.play(0, { t: 'place' });
    feed.close();
    expect(await answer).toEqual({ ok: false, refusal: 'OFFLINE' });

    const reloaded = open(kept);
    const [hello, sent, ...more] = reloaded.world.last.sent;
    expect(hello?.t).toBe('hello');
    expect(sent).toMatchObject({ t: 'play', seat: 0, decision: 'q1', match: id('m'), move: { t: 'place' } });
    expect(more).toEqual([]);
    if (sent?.t !== 'play') throw new Error('the move was not sent');
    reloaded.world.say({ t: 'ack', id: sent.id, no: 1 });
    expect(reloaded.feed.now().late).toBeNull();
    expect(open(kept).world.last.sent).toHaveLength(1);
  });
  it('says so when a move left over by an earlier page comes too late', async () => {
    const kept = drawers();
    const { world, feed } = open(kept);
    world.say(steps(0, 1));
    world.last.ends.closed();
    void feed.play(0, { t: 'place' });
    feed.close();
    const reloaded = open(kept);
    const sent = reloaded.world.last.sent[1];
    if (sent?.t !== 'play') throw new Error('the move was not sent');
    reloaded.world.say({ t: 'refused', id: sent.id, refusal: 'NOT_YOUR_GO' });
    expect(reloaded.feed.now().late).toEqual({ refusal: 'NOT_YOUR_GO', play: null });
    expect(open(kept).world.last.sent).toHaveLength(1);
  });
  it('says which move it was and where the match stood, so that a held answer may lapse in silence', async () => {
    const kept = drawers();
    const { world, feed } = open(kept);
    world.say(steps(0, 1));
    void feed.play(0, { t: 'pass' });
    feed.close();
    const reloaded = open(kept);
    const [, sent] = reloaded.world.last.sent;
    if (sent?.t !== 'play') throw new Error('the move was not sent');
    reloaded.world.say(steps(0, 2));
    reloaded.world.say({ t: 'refused', id: sent.id, refusal: 'STALE' });
    const { late, standings } = reloaded.feed.now();
    expect(late).toEqual({ refusal: 'STALE', play: { move: { t: 'pass' }, view: standings.get(0)!.view } });
  });
  it('says why nobody heard what the server has not read', async () => {
    const { world, feed } = open();
    const answer = feed.say(0, [], 'hello');
    world.say({ t: 'error', code: 'TOO_FAST', after: 3 });
    expect(await answer).toBe('TOO_FAST');
  });
  it('leaves nobody waiting when the page is left', async () => {
    const { world, feed } = open();
    world.say(steps(0, 1));
    const answer = feed.play(0, { t: 'place' });
    feed.close();
    expect(await answer).toEqual({ ok: false, refusal: 'OFFLINE' });
  });
});

describe('a feed whose person is shown out', () => {
  it('says why, and dials no more when the server has banned them', () => {
    const { world, feed } = open();
    world.say({ t: 'error', code: 'BANNED', until: null });
    world.last.ends.closed(closeCodes.banned);
    world.pass(60_000);
    expect(feed.now()).toMatchObject({ trouble: 'BANNED', table: null });
    expect(world.dialled).toHaveLength(1);
  });
  it.each([
    ['comes back where its own device has a new cookie', 200, null, 2],
    ['stops where the server knows this device no more', 401, 'NO_SESSION', 1],
  ])('%s', async (_what, status, trouble, dialled) => {
    const body = status === 200 ? { mine: [], open: [] } : { code: 'NO_SESSION' };
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));
    const { world, feed } = open();
    world.last.ends.closed(closeCodes.ended);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await new Promise((done) => setTimeout(done));
    world.pass(250);
    expect([feed.now().trouble, world.dialled.length]).toEqual([trouble, dialled]);
    asked.mockRestore();
  });
});

describe('the seals of a table', () => {
  const seal = (digit: string) => digit.repeat(64);
  it('are those first seen, whatever the server shows later', () => {
    const seals = new Seals(drawers().lasting, id('t'));
    seals.note({ status: 'playing', matches: [{ id: id('m'), game: 1, places: null, seal: seal('1') }] });
    seals.note({ status: 'over', matches: [{ id: id('m'), game: 1, places: null, seal: seal('2') }] });
    expect(seals.of(id('m'))).toEqual({ hash: seal('1'), early: true });
  });
  it('tell whether they were seen only after the match', () => {
    const seals = new Seals(drawers().lasting, id('t'));
    seals.note({
      status: 'playing',
      matches: [
        { id: id('m'), game: 1, places: null, seal: seal('1') },
        { id: id('n'), game: 1, places: null, seal: seal('2') },
      ],
    });
    expect(seals.of(id('m'))).toMatchObject({ early: false });
    expect(seals.of(id('n'))).toMatchObject({ early: true });
    expect(seals.of(id('x'))).toBeNull();
  });
});
