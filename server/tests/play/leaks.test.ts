// Every byte that leaves the server for a seat or a spectator must be free of what others hide: the same story is told
// twice, with other secrets, and must read the same; and no hidden card may be named in it.
import { type Chance, Dice, type Game, type Kind, type MatchFile, type Seat } from '@orrery/kernel';
import { shootingStar } from '@orrery/shooting-star';
import type { TableInfo } from '@orrery/wire';
import { expect, test } from 'vitest';
import { bidding } from '../../../kernel/tests/bidding/index.ts';
import { realTimeAndLuck, type TimeAndLuck } from '../../src/matches/live.ts';
import { twoAtATable, viewOf } from '../bidders.ts';
import { type Device, Person } from '../client.ts';
import { freshServer } from '../house.ts';
import { pickToTheEnd, stepsOnce } from '../pickers.ts';

type Luck = (seq: number) => Chance;

/** The same luck as `base`, except that draws made for `why` come from elsewhere. */
const luckBut = (why: string, seed: number): Luck => {
  return (seq) => {
    const base = new Dice(`base ${seq}`);
    const other = new Dice(`other ${seed} ${seq}`);
    return {
      int: (n, asked) => {
        const value = base.int(n);
        return asked === why && seed > 0 ? other.int(n) : value;
      },
    };
  };
};

/** Luck that gives seat 0 and the table the same to see, and seat 1 something else. */
function twinLuck(game: Game<Kind>, options: object, why: string): Luck {
  const seen = (luck: Luck, who: Seat | 'table') => {
    const read = game.readOptions(options, 2);
    if (!read.ok) throw new Error(read.problem);
    const told: unknown[] = [];
    const state = game.setup(read.value, 2, luck(0), (event) => told.push(game.tell(event, who)));
    return JSON.stringify([game.view(state, who), told]);
  };
  const base = luckBut(why, 0);
  for (let seed = 1; seed < 100_000; seed++) {
    const twin = luckBut(why, seed);
    if (
      seen(twin, 0) === seen(base, 0) &&
      seen(twin, 'table') === seen(base, 'table') &&
      seen(twin, 1) !== seen(base, 1)
    )
      return twin;
  }
  throw new Error('no other secrets fit');
}

interface Cast {
  readonly table: TableInfo;
  readonly a: Device;
  readonly b: Device;
  readonly watcher: Device;
}

/** Tells a story at a fresh server with this luck; gives what was sent, with drawn ids blotted out. */
async function texts(game: string, options: object, luck: Luck, story: (cast: Cast) => Promise<void>) {
  const around: TimeAndLuck = { ...realTimeAndLuck, now: () => 1000, luck: (_record, seq) => luck(seq) };
  const { port } = await freshServer({ around });
  const [ada, bo, eve] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo'), await Person.arrive(port)];
  const laid = await ada.post('/api/tables', {
    ...{ game, options, listed: false, spectators: true },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const link = laid.link!;
  await bo.post(`/api/tables/${laid.id}/join`, { link });
  const table = await ada.post(`/api/tables/${laid.id}/start`);
  const b = await bo.follow(table.id);
  await stepsOnce(b, 1);
  const a = await ada.follow(table.id);
  await stepsOnce(a, 0);
  const watcher = await eve.follow(table.id, { link });
  await stepsOnce(watcher, 'table');
  await a.until(() => a.table()?.watching === 1);
  await story({ table, a, b, watcher });
  await Promise.all([a.settle(), watcher.settle()]);
  const back = await ada.follow(table.id);
  await stepsOnce(back, 0);
  const blot = (text: string) =>
    text
      .replace(/"(id|link|match)":"[\w-]{22}"/g, '"$1":"*"')
      .replace(/"seal":"\w{64}"/g, '"seal":"*"')
      .replace(/"code":"\w{6}"/g, '"code":"*"');
  const sent = (device: Device) => {
    const [steps, others] = [device.texts.filter(isSteps), device.texts.filter((text) => !isSteps(text))];
    return [...steps, ...[...new Set(others)].sort()].map(blot).join('\n');
  };
  return { others: [a, watcher, back].map(sent), own: sent(b) };
}

const isSteps = (text: string) => text.startsWith('{"t":"steps"');

/** Nobody else was sent anything different; the one whose secrets they are was. */
function expectSilence(first: Awaited<ReturnType<typeof texts>>, second: Awaited<ReturnType<typeof texts>>): void {
  expect(second.others).toEqual(first.others);
  expect(second.own).not.toBe(first.own);
}

test('bidding: another hand, another card laid and changed in secret: not one byte differs', async () => {
  const options = { rounds: 3 };
  const story =
    (lays: readonly number[]) =>
    async ({ a, b }: Cast) => {
      const cards = [...new Set(viewOf(b, 1).mine!.hand)];
      expect(await a.play(0, { t: 'lay', card: viewOf(a, 0).mine!.hand[1] }, 'first')).toMatchObject({ t: 'ack' });
      for (const n of lays) expect(await b.play(1, { t: 'lay', card: cards[n] })).toMatchObject({ t: 'ack' });
      if (lays.length > 1) expect(await b.undo(1)).toMatchObject({ t: 'ack' });
      expect(await a.undo(0, 'back')).toMatchObject({ t: 'ack' });
      expect(await b.play(1, { t: 'seal' })).toMatchObject({ t: 'ack' });
      // Until everybody was sent a hash of what they see.
      for (let i = 0; i < 16; i++)
        expect(await b.play(1, { t: i % 2 === 0 ? 'open' : 'seal' })).toMatchObject({ t: 'ack' });
      await a.until(() => viewOf(a, 0).bidders[1]?.sealed === true);
      expect(await a.play(0, { t: 'lay', card: viewOf(a, 0).mine!.hand[0] }, 'mine')).toMatchObject({ t: 'ack' });
    };
  const game = bidding as unknown as Game<Kind>;
  const first = await texts('bidding', options, luckBut('card', 0), story([0]));
  const second = await texts('bidding', options, twinLuck(game, options, 'card'), story([1, 0, 1]));
  expectSilence(first, second);
  for (const sent of first.others.slice(0, 2)) expect(sent).toMatch(/"hash":\d+/);
});

test('bidding: a list of tables does not tell when somebody acted in secret', async () => {
  let clock = 1000;
  const { port } = await freshServer({ around: { ...realTimeAndLuck, now: () => clock++ } });
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await twoAtATable(ada, bo);
  const bos = await bo.follow(table.id);
  await stepsOnce(bos, 1);
  const before = await ada.tables();
  expect(before.mine).toMatchObject([{ id: table.id, awaited: [0, 1] }]);
  expect(await bos.play(1, { t: 'lay', card: viewOf(bos, 1).mine!.hand[0] })).toMatchObject({ t: 'ack' });
  expect(await ada.tables()).toEqual(before);
  expect(await bos.undo(1)).toMatchObject({ t: 'ack' });
  expect(await ada.tables()).toEqual(before);
  expect(await bos.play(1, { t: 'lay', card: viewOf(bos, 1).mine!.hand[0] })).toMatchObject({ t: 'ack' });
  expect(await bos.play(1, { t: 'seal' })).toMatchObject({ t: 'ack' });
  const [sealed] = (await ada.tables()).mine;
  expect(sealed).toMatchObject({ awaited: [0] });
  expect(sealed!.since).toBeGreaterThan(before.mine[0]!.since);
});

test('Shooting Star: other missions, another weapon face down: not one byte differs', async () => {
  const { game } = await shootingStar.rules();
  const options = { firstSeat: 1 };
  const story =
    (weapon: number) =>
    async ({ a, b }: Cast) => {
      const view = b.steps(1)!.view as unknown as ReturnType<typeof game.view>;
      const { at } = view.sites[0]!;
      const move = { t: 'placeWeapon', weapon: view.hand![weapon], at, arrow: 0 };
      expect(await b.play(1, move)).toMatchObject({ t: 'ack' });
      await a.until(() => a.steps(0)!.awaited.includes(0));
    };
  const first = await texts('shooting-star', options, luckBut('missions', 0), story(0));
  const twin = twinLuck(game as unknown as Game<Kind>, options, 'missions');
  const second = await texts('shooting-star', options, twin, story(3));
  expectSilence(first, second);
});

test('Shooting Star: a whole match, and before its end nobody is told the missions of another', async () => {
  const { port } = await freshServer();
  const [ada, bo, eve] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo'), await Person.arrive(port)];
  const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'bot', level: 'easy' }];
  const laid = await ada.post('/api/tables', { game: 'shooting-star', seats, listed: true, spectators: true });
  await bo.post(`/api/tables/${laid.id}/join`, { link: laid.seats[1]?.link });
  await ada.post(`/api/tables/${laid.id}/start`);
  const { game } = await shootingStar.rules();
  const [a, b, watcher] = [await ada.follow(laid.id), await bo.follow(laid.id), await eve.follow(laid.id)];
  await Promise.all([pickToTheEnd(game, a, 0), pickToTheEnd(game, b, 1)]);
  await watcher.until(() => watcher.steps('table')?.result != null);
  expect(a.steps(0)?.result).toEqual(b.steps(1)?.result);

  const file = await ada.get<MatchFile>(`/api/tables/${laid.id}/file`);
  expect(file.names).toEqual(['Ada', 'Bo', 'easy']);
  const { players } = watcher.steps('table')!.view as unknown as ReturnType<typeof game.view>;
  for (const [device, mine] of [[a, 0] as const, [b, 1] as const, [watcher, -1] as const]) {
    const early = device.texts.filter(
      (text) => !text.includes('"missionsRevealed"') && !text.includes('"phase":"over"'),
    );
    // The shortest match of three seats still tells each device of three rounds.
    expect(early.length).toBeGreaterThan(8);
    for (const [seat, { missions }] of players.entries())
      for (const mission of missions!) expect(early.some((text) => text.includes(`"${mission}"`))).toBe(seat === mine);
  }
});
