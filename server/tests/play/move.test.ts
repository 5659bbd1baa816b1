// A table of one device goes on at the server: as it was played, or not at all.
import { Dice, type Entry, type Game, Host, type Journal, type Kind, SealedChance, verifyMatch } from '@orrery/kernel';
import type { MoveTable, TableInfo } from '@orrery/wire';
import { expect, test } from 'vitest';
import { bidding } from '../../../kernel/tests/bidding/index.ts';
import { drawSecret } from '../../src/secrets.ts';
import { layMoved } from '../../src/tables/move.ts';
import { bidToTheEnd } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer } from '../house.ts';
import { stepsOnce } from '../pickers.ts';
import { shelf } from '../shelf.ts';

type Seats = MoveTable['seats'];
const withBot: Seats = [{ kind: 'me' }, { kind: 'bot', level: 'hard' }];

let devices = 0;
/** A match as a device has played it, so far. */
async function played<K extends Kind>(game: Game<K>, seats: Seats, moves: number) {
  const read = game.readOptions(undefined, seats.length);
  if (!read.ok) throw new Error('the defaults are refused');
  // Luck that is the same each time: with some, the wrong seat could have made the same move.
  const key = Buffer.alloc(32, game.id);
  const entries: Entry[] = [];
  const journal: Journal = {
    append: async (_match, entry) => {
      entries.push(entry);
      return 'kept';
    },
    read: async (_match, from) => entries.slice(from),
  };
  let at = 1000;
  const head = {
    id: `${devices++}`.padStart(22, '0'),
    game: game.id,
    rules: game.rules,
    seats: seats.length,
    options: read.value,
  };
  const chance = (match: string, drawn: number) => new SealedChance(key, match, drawn);
  const host = await Host.begin(game, head, { journal, chance, now: () => at++ });
  const dice = new Dice(`${game.id}`);
  for (let i = 0; i < moves && host.result === null; i++) {
    const by = host.awaited[0]!;
    const move = game.pick(game.imagine(host.view(by), by, dice), by, dice);
    await host.play({ by, id: `m${i}`, decision: host.decision(by), move });
  }
  return { host, asked: askedOf(head, key, entries, seats), entries };
}

function askedOf(
  head: { id: string; game: string; rules: number; options: object },
  key: Buffer,
  entries: readonly Entry[],
  seats: Seats,
): MoveTable {
  const { id: match, game, rules, options } = head;
  const acts = entries.flatMap((entry): MoveTable['acts'] => {
    if (entry.t === 'setup') return [];
    const { by, at } = entry;
    return [entry.t === 'undo' ? { t: 'undo', by, at } : { t: 'move', by, at, move: entry.move }];
  });
  return { game, rules, options, seats, match, key: key.toString('hex'), began: entries[0]!.at, acts };
}

const move = (person: Person, asked: object) => person.ask('POST', '/api/tables/move', asked);
const refused = async (person: Person, asked: object) => (await (await move(person, asked)).json()) as object;

test('it goes on where it stood, in the same seats, and is honest about its luck when it is over', async () => {
  const { port } = await freshServer();
  const ada = await Person.arrive(port, 'Ada');
  const { host, asked, entries } = await played(bidding, withBot, 3);
  const answer = await move(ada, asked);
  expect(answer.status).toBe(201);
  const table = (await answer.json()) as TableInfo;
  expect(table).toMatchObject({ status: 'playing', youHost: true, host: 0, listed: false });
  expect(table.seats.map(({ kind, level, mine }) => [kind, level, mine])).toEqual([
    ['me', null, true],
    ['bot', 'hard', false],
  ]);
  expect(table.matches).toMatchObject([{ id: asked.match, fromDevice: true }]);
  const device = await ada.follow(table.id);
  await stepsOnce(device, 0);
  await bidToTheEnd(device, 0);
  const file = await ada.get<Parameters<typeof verifyMatch>[1]>(`/api/tables/${table.id}/file`);
  expect(file.fromDevice).toBe(true);
  const moves = (log: readonly Entry[]) => log.flatMap((entry) => (entry.t === 'move' ? [[entry.by, entry.move]] : []));
  expect(moves(file.entries).slice(0, moves(entries).length)).toEqual(moves(entries));
  expect(file.entries[0]).toEqual(entries[0]);
  expect(verifyMatch(bidding, file)).toMatchObject({ ok: true, derived: expect.any(Number) });
  expect(host.result).toBeNull();
});

test.each(shelf.map(({ id }) => id))('%s: what a device shows is what the server shows', async (id) => {
  const { port } = await freshServer();
  const ada = await Person.arrive(port, 'Ada');
  const { game } = await shelf.find((room) => room.id === id)!.rules();
  const others = Array.from({ length: game.seats.min - 1 }, (_, i) => ({ kind: 'here' as const, name: `Bo ${i}` }));
  const { host, asked } = await played(game as Game<Kind>, [{ kind: 'me' }, ...others], 6);
  const table = (await (await move(ada, asked)).json()) as TableInfo;
  const device = await ada.follow(table.id);
  for (let seat = 0; seat < game.seats.min; seat++) {
    await stepsOnce(device, seat);
    const { options: _given, ...view } = host.view(seat) as unknown as { options: object };
    expect(device.steps(seat)!.view).toMatchObject(JSON.parse(JSON.stringify(view)) as object);
  }
});

test('bots keep the manner that they had, or none; whoever else is said to have one has none', async () => {
  const bot = { kind: 'bot', level: 'easy' } as const;
  const seats: Seats = [{ kind: 'me', manner: 'bold' }, { ...bot, manner: 'bold' }, bot];
  const { asked } = await played(bidding, seats, 2);
  const laid = layMoved(bidding as Game<Kind>, asked, 'ada', 0, ['bold']);
  expect(laid.ok && laid.value.seats.map(({ manner }) => manner ?? null)).toEqual([null, 'bold', null]);
});

test('who let a bot play on the device is said here, too, and one plays on for who had not come back', async () => {
  const { port } = await freshServer();
  const ada = await Person.arrive(port, 'Ada');
  const { asked } = await played(
    bidding,
    [{ kind: 'me' }, { kind: 'here', name: 'Bo' }, { kind: 'bot', level: 'easy' }],
    2,
  );
  const comings = [
    ...[{ t: 'bot', at: 1001, seat: 0 } as const, { t: 'back', at: 1002, seat: 0 } as const],
    // Nothing was done later than now, and a bot of the table neither comes nor goes.
    ...[{ t: 'bot', at: 8e15, seat: 1 } as const, { t: 'bot', at: 1003, seat: 2 } as const],
  ];
  const table = (await (await move(ada, { ...asked, comings })).json()) as TableInfo;
  expect(table.comings.map(({ t, seat, name }) => `${t} ${seat} ${name}`)).toEqual([
    'bot 0 Ada',
    'back 0 Ada',
    'bot 1 Bo',
  ]);
  expect(table.comings[2]!.at).toBeLessThanOrEqual(Date.now());
  expect(table.seats.map(({ level, mine }) => [level, mine])).toEqual([
    [null, true],
    ['normal', true],
    ['easy', false],
  ]);
  expect(await refused(ada, { ...asked, comings: [{ t: 'left', at: 1, seat: 0 }] })).toMatchObject({
    code: 'MALFORMED',
  });
});

test('friends take over from its bots by the usual link, and nobody looks in before', async () => {
  const { port } = await freshServer();
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const { asked } = await played(bidding, withBot, 2);
  const table = (await (await move(ada, asked)).json()) as TableInfo;
  expect(await bo.trouble('GET', `/api/tables/${table.id}`)).toEqual({ code: 'NO_SUCH_TABLE' });
  const { request } = await bo.post(`/api/tables/${table.id}/join`, { link: table.link });
  expect(request).toBe('waits');
  const { askers } = await ada.get<TableInfo>(`/api/tables/${table.id}`);
  await ada.post(`/api/tables/${table.id}/answer`, { asker: askers[0]!.id, yes: true });
  const sat = await bo.post(`/api/tables/${table.id}/join`, { link: table.link });
  expect(sat.seats.map(({ mine }) => mine)).toEqual([false, true]);
});

test('moved twice it is moved once; somebody else cannot move it again', async () => {
  const { port } = await freshServer();
  const [ada, eve] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Eve')];
  const { asked } = await played(bidding, withBot, 2);
  const first = (await (await move(ada, asked)).json()) as TableInfo;
  const again = await move(ada, asked);
  expect([again.status, ((await again.json()) as TableInfo).id]).toEqual([200, first.id]);
  expect(await refused(eve, asked)).toEqual({ code: 'ALREADY_MOVED' });
  expect((await ada.tables()).mine).toHaveLength(1);
});

test('what does not follow by the rules is refused whole, and says from where on', async () => {
  const { port } = await freshServer();
  const ada = await Person.arrive(port, 'Ada');
  const { asked } = await played(bidding, withBot, 3);
  const acts = (change: (list: MoveTable['acts']) => unknown[]) => ({ ...asked, acts: change(asked.acts) });
  const bad = { code: 'BAD_LOG', where: expect.stringMatching(/^acts\./) };
  const wrong: [object, object][] = [
    [acts(([first, ...rest]) => [{ ...first, by: 1 - first!.by }, ...rest]), bad],
    [acts(([first, ...rest]) => [{ ...first, move: { t: 'lay', card: 99 } }, ...rest]), bad],
    [acts(([first, ...rest]) => [{ ...first, move: null }, ...rest]), bad],
    [acts(([first, ...rest]) => [{ ...first, by: 9 }, ...rest]), bad],
    [
      acts((list) => [...list, { t: 'undo', by: 1, at: 1 }, { t: 'undo', by: 1, at: 1 }, { t: 'undo', by: 1, at: 1 }]),
      bad,
    ],
    [{ ...asked, rules: 999 }, { code: 'OLD_RULES' }],
    [{ ...asked, game: 'no such' }, { code: 'NO_SUCH_GAME' }],
    [{ ...asked, options: { rounds: -1 } }, { code: 'BAD_OPTIONS' }],
    [{ ...asked, seats: [{ kind: 'me' }] }, {}],
    [{ ...asked, seats: [{ kind: 'me' }, { kind: 'me' }] }, { code: 'BAD_SEATS' }],
    [{ ...asked, seats: [{ kind: 'me' }, { kind: 'open' }] }, { code: 'MALFORMED' }],
    [{ ...asked, seats: [{ kind: 'me' }, { kind: 'here', name: '\u202e' }] }, { code: 'MALFORMED' }],
    [{ ...asked, key: 'short' }, { code: 'MALFORMED' }],
    [{ ...asked, match: '../../etc' }, { code: 'MALFORMED' }],
    [{ ...asked, began: -1 }, { code: 'MALFORMED' }],
    [acts((list) => list.map((act) => ({ ...act, draws: [] }))), { code: 'MALFORMED' }],
    [acts(() => Array(5001).fill(asked.acts[0])), { code: 'MALFORMED' }],
  ];
  let at = 0;
  for (const [each, code] of wrong) {
    // Each from an address of its own: this may be asked for six times a minute.
    const from = { 'x-forwarded-for': `198.51.100.${at++}` };
    const answer = await ada.ask('POST', '/api/tables/move', each, from);
    expect(answer.status, JSON.stringify(code)).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.json()).toMatchObject(code);
  }
  expect((await ada.tables()).mine).toEqual([]);
});

test('a match that is over stays where it is; one from the future ends now; a body too long is not read', async () => {
  const { port } = await freshServer();
  const ada = await Person.arrive(port, 'Ada');
  const over = await played(bidding, withBot, 10_000);
  expect(over.host.result).not.toBeNull();
  expect(await refused(ada, over.asked)).toEqual({ code: 'MATCH_OVER' });
  const { asked } = await played(bidding, withBot, 2);
  const late = { ...asked, acts: asked.acts.map((act) => ({ ...act, at: Number.MAX_SAFE_INTEGER })) };
  const table = (await (await move(ada, late)).json()) as TableInfo;
  const device = await ada.follow(table.id);
  await stepsOnce(device, 0);
  for (const { at } of device.told(0)) expect(at).toBeLessThanOrEqual(Date.now());
  const long = { ...asked, match: drawSecret(), options: { rounds: 'x'.repeat(1_100_000) } };
  expect(await refused(ada, long)).toEqual({ code: 'TOO_LARGE' });
});

test('no page of another site moves anything, and nobody without a session', async () => {
  const { port } = await freshServer();
  const ada = await Person.arrive(port, 'Ada');
  const { asked } = await played(bidding, withBot, 1);
  const evil = { origin: 'https://evil.example' };
  expect((await ada.ask('POST', '/api/tables/move', asked, evil)).status).toBe(403);
  expect(await new Person(port).trouble('POST', '/api/tables/move', asked)).toEqual({ code: 'NO_SESSION' });
});

test('it is there after a restart, with all that was played', async () => {
  const data = freshFolder();
  const before = await freshServer({ data });
  const ada = await Person.arrive(before.port, 'Ada');
  const { asked, host } = await played(bidding, withBot, 4);
  const table = (await (await move(ada, asked)).json()) as TableInfo;
  await before.close();
  await freshServer({ data, port: before.port });
  const device = await ada.follow(table.id);
  await stepsOnce(device, 0);
  expect(device.told(0).length).toBeGreaterThanOrEqual(host.told(0, 0).length);
});

test('sent several times at once it is moved once, and all are answered with the same table', async () => {
  const { port } = await freshServer();
  const ada = await Person.arrive(port, 'Ada');
  const { asked } = await played(bidding, withBot, 3);
  const answers = await Promise.all([1, 2, 3, 4].map(() => move(ada, asked)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
  const tables = await Promise.all(answers.map(async (answer) => ((await answer.json()) as TableInfo).id));
  expect(new Set(tables).size).toBe(1);
  expect((await ada.tables()).mine).toHaveLength(1);
});
