import { createHash } from 'node:crypto';
import { shelf } from '@orrery/games';
import { type Entry, type Kind, observersOf } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { seriesAt } from '../../src/ending/series.ts';
import { checkMatch } from '../../src/ending/verify.ts';
import { newKey } from '../../src/ids.ts';
import { LocalFeed } from '../../src/local/feed.ts';
import { fileOf } from '../../src/local/file.ts';
import { framesOf } from '../../src/local/frames.ts';
import { type EntryStore, journalOn, memoryEntries } from '../../src/local/journal.ts';
import { type LocalTable, localTables } from '../../src/local/tables.ts';
import { seated } from '../../src/play/names.ts';
import { turnOf } from '../../src/play/turn.ts';
import { openHere } from '../../src/review/sources.ts';

const room = shelf[0]!;
const { game } = await room.rules();
const read = game.readOptions(undefined, 2);
if (!read.ok) throw new Error('the defaults are refused');

const table = (): LocalTable => ({
  id: 'table',
  game: room.id,
  rules: game.rules,
  options: read.value,
  chosen: read.value,
  series: null,
  seats: [
    { kind: 'me', name: null, sigil: null, level: null },
    { kind: 'here', name: 'Ada', sigil: null, level: null },
  ],
  matches: [{ id: 'match', key: newKey(), game: 1, places: null }],
  laid: 0,
  glance: null,
});
const open = (entries: EntryStore, at = table(), kept: Partial<LocalTable>[] = []) =>
  LocalFeed.open<Kind>(game, at, {
    newest: async () => game,
    entries,
    think: async () => null,
    keep: async (change) => void kept.push(change),
    kept: () => undefined,
  });

async function playOne(feed: LocalFeed<Kind>): Promise<boolean> {
  const { standings } = feed.now();
  const seat = standings.get('table')?.awaited[0];
  const standing = seat === undefined ? undefined : standings.get(seat);
  if (seat === undefined || standing === undefined) return false;
  const turn = turnOf(game, standing, seat, (move) => feed.play(seat, move));
  const answer = await turn?.play(turn.moves[0]!);
  expect(answer?.ok).toBe(true);
  return true;
}

it('keeps the medal of whoever sits at this device, one, and writes it into the file', async () => {
  const kept: Partial<LocalTable>[] = [];
  const feed = await open(memoryEntries(), table(), kept);
  expect(feed.now().table?.medals).toBeUndefined();
  for (const to of ['1.1', '0.2']) expect(await feed.giveMedal(to)).toBeNull();
  const given = [{ seat: 0, to: '0.2' }];
  expect(feed.now().table?.medals).toEqual(given);
  expect(kept.findLast(({ matches }) => matches !== undefined)?.matches?.[0]?.medals).toEqual(given);
  feed.close();
});

it('asks its bots to think in their manner, and writes it into the file', async () => {
  const asked: (string | undefined)[] = [];
  const seats = [
    { kind: 'me', name: null, sigil: null, level: null },
    { kind: 'bot', name: null, sigil: null, level: 'normal', manner: 'bold' },
  ] as const;
  const options = { ...read.value, firstSeat: 1 };
  const feed = await LocalFeed.open<Kind>(
    game,
    { ...table(), seats, options },
    {
      newest: async () => game,
      entries: memoryEntries(),
      think: async ({ manner }) => {
        asked.push(manner);
        return null;
      },
      keep: async () => undefined,
      kept: () => undefined,
    },
  );
  expect(asked).toEqual(['bold']);
  expect(feed.now().table?.seats[1]).toMatchObject({ level: 'normal', manner: 'bold' });
  const match = { id: 'match', key: newKey(), game: 1, places: null };
  const file = fileOf({ game, table: { ...table(), seats }, match, entries: [] });
  expect(file.sitters?.map(({ manner }) => manner)).toEqual([undefined, 'bold']);
  feed.close();
});

describe('the journal of this browser', () => {
  it('takes a number once', async () => {
    const journal = journalOn(memoryEntries());
    const entry: Entry = { seq: 0, at: 1, t: 'setup', draws: [] };
    expect(await journal.append('m', entry)).toBe('kept');
    expect(await journal.append('m', { ...entry, at: 2 })).toBe('taken');
    expect(await journal.read('m', 0)).toEqual([entry]);
    expect(await journal.read('m', 1)).toEqual([]);
    expect(await journal.read('other', 0)).toEqual([]);
  });
  it('tells the other tabs of what it kept, and of nothing else', async () => {
    const told: string[] = [];
    const journal = journalOn(memoryEntries(), (match) => told.push(match));
    const entry: Entry = { seq: 0, at: 1, t: 'setup', draws: [] };
    await journal.append('m', entry);
    await journal.append('m', entry);
    expect(told).toEqual(['m']);
  });
});

describe('somebody at this device has to go for a while', () => {
  it('a bot plays for them, the seat stays theirs, and both are lines of the log', async () => {
    const entries = memoryEntries();
    const kept: Partial<LocalTable>[] = [];
    const feed = await open(entries, table(), kept);
    const seats = () => feed.now().table!.seats;
    await feed.standIn(1, true);
    expect(seats()[1]).toMatchObject({
      mine: true,
      level: 'normal',
      began: { name: 'Ada', level: null, still: false },
    });
    expect(seats()[0]!.level).toBeNull();
    expect(seated(seats(), String)[1]).toMatchObject({ name: 'Ada', player: { name: null } });
    // Twice the same is said once.
    await feed.standIn(1, true);
    expect(feed.now().table!.comings).toMatchObject([{ t: 'bot', seat: 1, name: 'Ada', mine: false, here: true }]);
    // Nobody plays beside the bot.
    const { awaited } = feed.now().standings.get('table')!;
    if (awaited[0] === 0) await playOne(feed);
    const turn = turnOf(game, feed.now().standings.get(1)!, 1, (move) => feed.play(1, move));
    expect((await feed.play(1, turn!.moves[0]!)).ok).toBe(false);
    await feed.standIn(1, false);
    expect(seats()[1]).toMatchObject({ level: null });
    expect(seats()[1]!.began).toBeUndefined();
    expect(feed.now().table!.comings!.map(({ t }) => t)).toEqual(['bot', 'back']);
    expect((await feed.play(1, turn!.moves[0]!)).ok).toBe(true);

    // It is kept: a reload finds it so.
    await feed.standIn(0, true);
    const { comings } = kept.findLast((change) => change.comings !== undefined)!;
    const again = await open(entries, { ...table(), matches: feed.now().table!.matches as never, comings: comings! });
    expect(again.now().table!.seats.map(({ level }) => level)).toEqual(['normal', null]);
  });
  it('the bot that plays for them answers', async () => {
    const thought: number[] = [];
    const feed = await LocalFeed.open<Kind>(game, table(), {
      newest: async () => game,
      entries: memoryEntries(),
      think: async ({ me }) => {
        thought.push(me);
        return null;
      },
      keep: async () => undefined,
      kept: () => undefined,
    });
    const [first] = feed.now().standings.get('table')!.awaited;
    await feed.standIn(first!, true);
    await expect.poll(() => thought, { timeout: 20_000 }).toContain(first);
    feed.close();
  });
  it('is in the file of the match, and stays known when the next one has begun', async () => {
    const drawers = await localTables();
    const at = table();
    await drawers.put(at);
    const feed = await LocalFeed.open<Kind>(game, at, {
      newest: async () => game,
      entries: drawers.entries,
      think: async () => null,
      keep: (change) => drawers.change(at.id, (old) => ({ ...old, ...change })),
      kept: () => undefined,
    });
    await feed.standIn(1, true);
    await feed.standIn(1, false);
    while (feed.now().table?.status === 'playing') if (!(await playOne(feed))) break;
    const said = async () => {
      const opened = await openHere(at.id, 'match');
      return opened.ok ? opened.match.comings.map(({ t, name, mine, here }) => [t, name, mine, here]) : opened;
    };
    const both = [
      ['bot', 'Ada', false, true],
      ['back', 'Ada', false, true],
    ];
    expect((await feed.file())?.comings).toMatchObject([{ t: 'bot', seat: 1, name: 'Ada' }, { t: 'back' }]);
    expect(await said()).toEqual(both);
    expect(await feed.rematch()).toBeNull();
    expect(feed.now().table!.comings).toEqual([]);
    expect(await said()).toEqual(both);
    feed.close();
  });
  it('a bot of the table is nobody who could go', async () => {
    const at = table();
    const seats = [at.seats[0]!, { kind: 'bot', name: null, sigil: null, level: 'easy' } as const];
    const feed = await open(memoryEntries(), { ...at, seats });
    await feed.standIn(1, true);
    expect(feed.now().table!.comings).toEqual([]);
    feed.close();
  });
});

describe('a table of this device', () => {
  it('shows every person here their own view, and the table its own', async () => {
    const feed = await open(memoryEntries());
    expect([...feed.now().standings.keys()]).toEqual([0, 1, 'table']);
    expect(feed.now().table).toMatchObject({ status: 'playing', game: room.id });
  });
  it('stands after a reload exactly where it was', async () => {
    const entries = memoryEntries();
    const at = table();
    const feed = await open(entries, at);
    for (let i = 0; i < 5; i++) await playOne(feed);
    const again = await open(entries, at);
    expect([...again.now().standings]).toEqual([...feed.now().standings]);
  });
  it('acknowledges a move only when it is written', async () => {
    const entries = memoryEntries();
    let release: () => void = () => undefined;
    const written = new Promise<void>((done) => {
      release = done;
    });
    const slow: EntryStore = {
      ...entries,
      add: async (match, entry) => {
        if (entry.seq > 0) await written;
        return entries.add(match, entry);
      },
    };
    const feed = await open(slow);
    let acknowledged = false;
    const playing = playOne(feed).then(() => {
      acknowledged = true;
    });
    await new Promise((done) => setImmediate(done));
    expect(acknowledged).toBe(false);
    expect(await entries.from('match', 1)).toEqual([]);
    release();
    await playing;
    expect(await entries.from('match', 1)).toHaveLength(1);
  });
  it('follows what another tab has played', async () => {
    const entries = memoryEntries();
    const at = table();
    const [one, other] = [await open(entries, at), await open(entries, at)];
    await playOne(one);
    await other.catchUp();
    expect([...other.now().standings]).toEqual([...one.now().standings]);
  });
  it('recalls how it looked after every telling', async () => {
    const entries = memoryEntries();
    const feed = await open(entries);
    const looked = new Map<string, unknown>();
    const look = () => {
      for (const [as, { told, view }] of feed.now().standings) looked.set(`${as} ${told.at(-1)?.no}`, view);
    };
    look();
    for (let i = 0; i < 8; i++) {
      await playOne(feed);
      look();
    }
    for (const as of observersOf(2)) {
      const told = feed.now().standings.get(as)?.told ?? [];
      for (const { no } of told) {
        const then = looked.get(`${as} ${no}`);
        if (then !== undefined) expect(feed.recall(as, no)).toEqual(then);
      }
      expect(feed.recall(as, told.length)).toBeNull();
    }
  });
  it('counts tellings as the host does', async () => {
    const entries = memoryEntries();
    const feed = await open(entries);
    for (let i = 0; i < 4; i++) await playOne(feed);
    const head = { id: 'match', game: room.id, rules: game.rules, seats: 2, options: read.value };
    const log = await entries.from('match', 0);
    for (const as of observersOf(2))
      expect(framesOf(game, head, log, as)).toHaveLength(feed.now().standings.get(as)?.told.length ?? -1);
  });
  it('plays a series game by game until it is decided, then a new one', async () => {
    const kept: Partial<LocalTable>[] = [];
    const feed = await open(memoryEntries(), { ...table(), series: { bestOf: 3, swap: false } }, kept);
    const games: number[] = [];
    do {
      while (feed.now().table?.status === 'playing') if (!(await playOne(feed))) break;
      const facts = feed.now().table!;
      games.push(facts.matches.at(-1)!.game);
      expect(facts.matches.at(-1)!.places).toHaveLength(2);
      if (seriesAt(game, facts)!.places !== null) break;
      await feed.rematch();
      expect(kept.at(-1)?.matches ?? kept.at(-2)?.matches).toHaveLength(games.length + 1);
    } while (games.length < 6);
    expect(games).toEqual(games.map((_, i) => i + 1));
    expect(games.length).toBeGreaterThan(1);
    await feed.rematch();
    expect(feed.now().table?.matches.at(-1)).toMatchObject({ game: 1, places: null });
    expect(seriesAt(game, feed.now().table!)).toMatchObject({ played: 0, wins: [0, 0], places: null, game: 1 });
  });
  it('plays to the end, gives out a file that verifies, and begins again', async () => {
    const feed = await open(memoryEntries());
    expect(await feed.file()).toBeNull();
    while (feed.now().table?.status === 'playing') if (!(await playOne(feed))) break;
    expect(feed.now().table?.status).toBe('over');
    const found = await feed.file();
    expect(found).not.toBeNull();
    expect(checkMatch(game, found!)).toMatchObject({ ok: true, origin: 'here', leftOut: null });
    const key = createHash('sha256').update(Buffer.from(found!.key!, 'hex')).digest('hex');
    const witness = { key, early: true, list: null, sealed: null, opened: null, record: null };
    const seen = (change: object) => checkMatch(game, { ...found!, witness: { ...witness, ...change } });
    expect(seen({})).toMatchObject({ ok: true, origin: 'kept' });
    expect(seen({ early: false })).toMatchObject({ ok: true, origin: 'late' });
    expect(seen({ key: '0'.repeat(64) })).toMatchObject({ ok: false, fault: 'KEY' });
    expect(await feed.rematch()).toBeNull();
    expect(feed.now().table?.status).toBe('playing');
    expect(feed.now().standings.get(0)?.match).not.toBe('match');
  });
});
