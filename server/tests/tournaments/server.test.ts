// Tournaments over the real server: who may do what, and that they come to their end.
import { type MatchComing, Secret } from '@orrery/kernel';
import { type LeagueInfo, type TournamentBoards, TournamentInfo, type TournamentList } from '@orrery/wire';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { seal } from '../../src/secrets.ts';
import { defaults } from '../../src/settings.ts';
import { drawSeeds } from '../../src/tournaments/rules/next-round.ts';
import { foldTournament } from '../../src/tournaments/rules/tournament.ts';
import { bidToTheEnd } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer } from '../house.ts';
import { at, small, tableOf, until } from './at-tournament.ts';
import { made } from './play-through.ts';

const { port } = await freshServer();
const make = (host: Person, more: object = {}) => host.post<TournamentInfo>('/api/tournaments', { ...small, ...more });
const bots = (count: number) => Array<'easy'>(count).fill('easy');

test('bots alone play a Swiss with finals to its end, before nobody; the key then opens the seal and the lots', async () => {
  const host = await Person.arrive(port, 'Ada');
  const { id, phase, key } = await make(host, { finals: 4, bots: bots(9) });
  expect([phase, key]).toEqual(['registration', null]);
  await host.post(at(id, 'begin'));
  const over = await until(host, id, (now) => now.phase === 'over');
  expect(v.is(TournamentInfo, over)).toBe(true);
  expect(over.rounds.map(({ stage }) => stage)).toEqual([...Array(4).fill('main'), ...Array(2).fill('finals')]);
  expect(over.standings.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const final = over.bracket!.rounds;
  expect(final.map((round) => round.length)).toEqual([4, 2, 1]);
  expect(over.standings[0]!.entrant).toBe(final.at(-1)![0]);
  expect(seal(Buffer.from(over.key!, 'hex'))).toBe(over.seal);
  const came = foldTournament(made({ seeding: 'lots' }, 9));
  const seeds = drawSeeds(came, new Secret(Buffer.from(over.key!, 'hex')).dice('seeds'));
  const [first] = over.rounds;
  const resting = first!.meetings.find(({ second }) => second === null)!;
  expect(resting.first).toBe(seeds.at(-1));
});

test('a knock-out of best of three has its winner', async () => {
  const host = await Person.arrive(port, 'Ada');
  const { id } = await make(host, { kind: 'knock-out', bestOf: 3, bots: bots(5) });
  await host.post(at(id, 'begin'));
  const over = await until(host, id, (now) => now.phase === 'over');
  expect(over.rounds.map(({ meetings }) => meetings.length)).toEqual([4, 2, 1]);
  const final = over.rounds[2]!.meetings[0]!.end!;
  expect(final.how).toBe('played');
  expect(final.score!.reduce((sum, won) => sum + won)).toBeLessThanOrEqual(5);
  expect(over.bracket!.rounds.at(-1)).toEqual([over.standings[0]!.entrant]);
});

test('while a best of three goes on, its board says who has won how many games', async () => {
  const ada = await Person.arrive(port, 'Ada');
  const { id } = await make(ada, { kind: 'round-robin', bestOf: 3, bots: bots(3) });
  await ada.post(at(id, 'join'));
  await ada.post(at(id, 'begin'));
  const begun = await until(ada, id, ({ rounds }) => rounds.length === 1);
  const meeting = begun.rounds[0]!.meetings.findIndex(({ first, second }) => [first, second].includes(begun.you!));
  const board = async () => (await ada.get<TournamentBoards>(`${at(id, 'boards')}?of=${meeting}`)).boards[0]!;
  expect((await board()).won).toEqual([0, 0]);
  const { table, seat } = await tableOf(ada, id);
  const device = await ada.follow(table);
  await device.until(() => device.steps(seat) !== undefined);
  await bidToTheEnd(device, seat);
  await device.until(() => device.table()!.matches[0]?.places != null);
  const [first, second] = device.table()!.matches[0]!.places!;
  device.close();
  expect((await board()).won).toEqual([first! < second! ? 1 : 0, second! < first! ? 1 : 0]);
});

test('a person sits at their table, plays, and the result is taken; a restart in the middle loses nothing', async () => {
  const data = freshFolder();
  const first = await freshServer({ data });
  let ada = await Person.arrive(first.port, 'Ada');
  const { id } = await make(ada, { kind: 'round-robin', bots: bots(3) });
  await ada.post(at(id, 'join'));
  await ada.post(at(id, 'begin'));
  // Bots are done with theirs; she has not moved yet.
  const before = await until(
    ada,
    id,
    ({ rounds }) => rounds[0]?.meetings.filter(({ end }) => end !== null).length === 1,
  );
  expect(before.phase).toBe('round');
  await first.close();
  const second = await freshServer({ data });
  const again = new Person(second.port);
  again.cookie = ada.cookie;
  ada = again;
  // Who is away is counted anew: nobody could be seen meanwhile.
  const kept = ({ rounds }: TournamentInfo) =>
    rounds.map((round) => ({ ...round, meetings: round.meetings.map(({ awaits: _awaits, ...rest }) => rest) }));
  expect(kept(await ada.get<TournamentInfo>(at(id)))).toEqual(kept(before));
  for (let round = 1; round <= 3; round++) {
    await until(ada, id, ({ rounds }) => rounds.length === round);
    const { table, seat } = await tableOf(ada, id);
    const device = await ada.follow(table);
    await device.until(() => device.steps(seat) !== undefined);
    await bidToTheEnd(device, seat);
    device.close();
  }
  const over = await until(ada, id, ({ phase }) => phase === 'over');
  expect(over.rounds).toHaveLength(3);
  expect(over.rounds.flatMap(({ meetings }) => meetings.map(({ end }) => end!.how))).toEqual(Array(6).fill('played'));
  await second.close();
});

test('who does not come loses by absence, told at the table and in the tournament; the other goes on', async () => {
  const patience = { ...defaults.patience, tournament: 40 };
  const server = await freshServer({ patience });
  const [ada, bo] = [await Person.arrive(server.port, 'Ada'), await Person.arrive(server.port, 'Bo')];
  const { id } = await make(ada, { kind: 'knock-out', seeding: 'order', bots: bots(2) });
  for (const person of [ada, bo]) await person.post(at(id, 'join'));
  await ada.post(at(id, 'begin'));
  // Both were to meet a bot, and neither came: it goes on without them.
  const over = await until(ada, id, ({ phase }) => phase === 'over');
  const ends = over.rounds[0]!.meetings.map(({ end }) => [end!.how, end!.winner]);
  expect(ends).toEqual([
    ['absence', 'first'],
    ['absence', 'first'],
  ]);
  expect(over.standings.map(({ entrant }) => entrant).slice(2)).toEqual([2, 3]);
  const { mine } = await bo.tables();
  expect(mine.map(({ status }) => status)).toEqual(['over']);
});

test('a bot has one name, in the tournament, at its table and in the file; nobody else in it has it', async () => {
  const kepler = await Person.arrive(port, 'Kepler');
  const { id } = await make(kepler, { kind: 'round-robin', bots: bots(62) });
  const { entrants } = await kepler.post<TournamentInfo>(at(id, 'join'));
  const names = entrants.map(({ name }) => name!);
  expect(names.filter((name) => /^\p{Lu}/u.test(name))).toHaveLength(63);
  expect(new Set(names).size).toBe(63);
  await kepler.post(at(id, 'begin'));
  const { table, seat } = await tableOf(kepler, id);
  const info = await kepler.get<TournamentInfo>(at(id));
  const { first, second } = info.rounds[0]!.meetings.find((meeting) => meeting.table?.id === table)!;
  const device = await kepler.follow(table);
  await device.until(() => device.steps(seat) !== undefined);
  const met = names[first === info.you ? second! : first];
  expect(device.table()!.seats[1 - seat]).toMatchObject({ name: met, level: 'easy' });
  await bidToTheEnd(device, seat);
  device.close();
  const { sitters } = await kepler.get<{ sitters: { name: string }[] }>(`/api/tables/${table}/file`);
  expect(sitters[1 - seat]!.name).toBe(met);
  await kepler.post(at(id, 'end'));
});

test('whose table waits for whom is said, since when and until when; nothing once all are there', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const { id } = await make(ada, { kind: 'knock-out', seeding: 'order', pause: null, bots: bots(2) });
  for (const person of [ada, bo]) await person.post(at(id, 'join'));
  await ada.post(at(id, 'begin'));
  const { table } = await tableOf(ada, id);
  const awaited = ({ rounds, you }: TournamentInfo) =>
    rounds[0]!.meetings.find(({ first, second }) => first === you || second === you)!.awaits;
  const before = await ada.get<TournamentInfo>(at(id));
  const [mine, ...rest] = awaited(before);
  expect([mine!.entrant, mine!.until - mine!.since, rest]).toEqual([before.you, before.patience, []]);
  expect(Math.abs(mine!.since - before.rounds[0]!.at)).toBeLessThan(5_000);
  // Bots come at once.
  const device = await ada.follow(table);
  expect(awaited(await until(ada, id, (now) => awaited(now).length === 0))).toEqual([]);
  // Everybody sees the same, and of a match that is over nobody waits for anybody.
  const bos = await bo.get<TournamentInfo>(at(id));
  expect(awaited(bos)).toMatchObject([{ entrant: bos.you }]);
  device.close();
  const gone = await until(ada, id, (now) => awaited(now).length === 1);
  // Counted anew since they went.
  expect(awaited(gone)[0]!.since).toBeGreaterThan(mine!.since);
  await ada.post(at(id, 'absent'), { entrant: before.you });
  expect(awaited(await ada.get<TournamentInfo>(at(id)))).toEqual([]);
  await ada.post(at(id, 'end'));
});

test('the boards that somebody looks at come, whichever they are, finished ones and those after a bye, too', async () => {
  const host = await Person.arrive(port, 'Ada');
  const { id } = await make(host, { kind: 'knock-out', pause: null, bots: bots(4) });
  await host.post(at(id, 'join'));
  await host.post(at(id, 'begin'));
  const laid = (info: TournamentInfo) =>
    info.rounds[0]?.meetings.flatMap(({ table }, n) => (table === null ? [] : [n]));
  const info = await until(host, id, (now) => (laid(now)?.length ?? 0) > 0);
  const tables = laid(info)!;
  const byes = info.rounds[0]!.meetings.length - tables.length;
  expect(byes).toBeGreaterThan(0);
  for (const n of tables) {
    const { boards } = await host.get<TournamentBoards>(at(id, `boards?of=${n}`));
    expect(boards.map(({ meeting }) => meeting)).toEqual([n]);
  }
  expect((await host.get<TournamentBoards>(at(id, `boards?of=${[0, 1, 2, 3].join()}`))).boards).toHaveLength(
    tables.length,
  );
  for (const asked of ['', '?of=', '?of=-1', '?of=0,1,2,3,4,5,6'])
    expect((await host.trouble('GET', at(id, `boards${asked}`))).code).toBe('MALFORMED');
});

test('whoever may not do something is told why', async () => {
  const [host, guest] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const { id, youHost } = await make(host, { bots: bots(2), pause: null });
  expect(youHost).toBe(true);
  expect(await host.trouble('POST', at(id, 'begin'), {})).toMatchObject({ code: 'TOO_FEW_ENTRANTS' });
  expect(await guest.trouble('POST', at(id, 'begin'), {})).toMatchObject({ code: 'NOT_HOST' });
  expect(await guest.trouble('POST', at(id, 'leave'), {})).toMatchObject({ code: 'NOT_IN_TOURNAMENT' });
  expect(await host.trouble('POST', at(id, 'bots'), { bots: bots(63) })).toMatchObject({ code: 'TOURNAMENT_FULL' });
  expect(await host.trouble('GET', at('AAAAAAAAAAAAAAAAAAAAAA'))).toMatchObject({ code: 'NO_SUCH_TOURNAMENT' });
  expect(await host.trouble('POST', '/api/tournaments', { ...small, game: 'chess' })).toMatchObject({
    code: 'NO_SUCH_GAME',
  });
  const strange = { ...small, options: { rounds: -1 } };
  expect(await host.trouble('POST', '/api/tournaments', strange)).toMatchObject({ code: 'BAD_OPTIONS' });
  const byDays = { ...small, pace: { tempo: 'days', fixedWindows: false } };
  expect(await host.trouble('POST', '/api/tournaments', byDays)).toMatchObject({ code: 'MALFORMED' });
  // Coming twice is coming once.
  await guest.post(at(id, 'join'));
  const joined = await guest.post<TournamentInfo>(at(id, 'join'));
  expect([joined.you, joined.youHost, joined.entrants.length]).toEqual([2, false, 3]);
  expect(joined.entrants[2]).toMatchObject({ name: 'Bo', level: null });
  await host.post(at(id, 'join'));
  await host.post(at(id, 'begin'));
  const eve = await Person.arrive(port, 'Eve');
  expect(await eve.trouble('POST', at(id, 'join'), {})).toMatchObject({ code: 'TOURNAMENT_BEGUN' });
  expect(await host.trouble('POST', at(id, 'bots'), { bots: bots(1) })).toMatchObject({ code: 'TOURNAMENT_BEGUN' });
});

test('at its tables nobody leaves, hands on, lets a bot play or asks for another match', async () => {
  const [host, guest] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const { id } = await make(host, { bots: bots(3) });
  await guest.post(at(id, 'join'));
  await host.post(at(id, 'begin'));
  const { table, seat } = await tableOf(guest, id);
  const path = (act: string) => `/api/tables/${table}/${act}`;
  expect(await guest.get(`/api/tables/${table}`)).toMatchObject({ tournament: id, status: 'playing', host: null });
  for (const [act, body] of [
    ['leave', {}],
    ['bot', { bot: true }],
    ['hand-on', { seat }],
  ] as const)
    expect(await guest.trouble('POST', path(act), body)).toMatchObject({ code: 'TOURNAMENT_TABLE' });
  const device = await guest.follow(table);
  await device.until(() => device.steps(seat) !== undefined);
  await bidToTheEnd(device, seat);
  await device.until(() => device.table()?.status === 'over');
  expect(await guest.trouble('POST', path('again'), {})).toMatchObject({ code: 'TOURNAMENT_TABLE' });
  device.close();
});

test('who leaves loses what they play; the host may say that somebody did not come, and end it all', async () => {
  const [host, bo, eve] = [
    await Person.arrive(port, 'Ada'),
    await Person.arrive(port, 'Bo'),
    await Person.arrive(port, 'Eve'),
  ];
  const { id } = await make(host, { kind: 'round-robin', bots: bots(2), pause: null });
  for (const person of [bo, eve]) await person.post(at(id, 'join'));
  await host.post(at(id, 'begin'));
  await tableOf(bo, id);
  const { table, seat } = await tableOf(eve, id);
  const device = await eve.follow(table);
  await device.until(() => device.steps(seat) !== undefined);
  expect(await host.trouble('POST', at(id, 'next'), {})).toMatchObject({ code: 'ROUND_RUNNING' });
  await bo.post(at(id, 'leave'));
  const { you } = await eve.get<TournamentInfo>(at(id));
  await host.post(at(id, 'absent'), { entrant: you });
  const rest = await until(host, id, ({ phase }) => phase === 'break');
  expect(rest.rounds[0]!.meetings.map(({ end }) => end!.how).includes('absence')).toBe(true);
  expect(rest.nextAt).toBeNull();
  // Whoever opens the file of it reads that the tournament took it from her: nobody at the table ended it.
  await device.until(() => device.table()?.status === 'over');
  expect(device.table()!.comings).toMatchObject([{ t: 'forfeited', seat, mine: true }]);
  const { comings } = await eve.get<{ comings: MatchComing[] }>(`/api/tables/${table}/file`);
  expect(comings).toMatchObject([{ t: 'forfeited', seat, name: 'Eve' }]);
  device.close();
  // Bo has gone: whom he would meet wins at once, and it is nobody's wait.
  const next = await host.post<TournamentInfo>(at(id, 'next'));
  const bos = next.rounds[1]!.meetings.find(({ first, second }) => first === 2 || second === 2)!;
  expect(bos.end).toMatchObject({ how: 'absence' });
  expect((await host.post<TournamentInfo>(at(id, 'end'))).phase).toBe('over');
  const { mine } = await eve.get<TournamentList>('/api/tournaments');
  expect(mine).toMatchObject([{ id, phase: 'over', youHost: false, yourTurn: false }]);
});

test('a league sums what people did in several tournaments', async () => {
  const server = await freshServer({ patience: { ...defaults.patience, tournament: 0 } });
  const [host, bo] = [await Person.arrive(server.port, 'Ada'), await Person.arrive(server.port, 'Bo')];
  const ids: string[] = [];
  for (let n = 0; n < 2; n++) {
    const { id } = await make(host, { kind: 'round-robin', bots: bots(3) });
    await bo.post(at(id, 'join'));
    await host.post(at(id, 'begin'));
    await until(host, id, ({ phase }) => phase === 'over');
    ids.push(id);
  }
  const league = await host.post<LeagueInfo>('/api/leagues', { name: 'Club', tournaments: [ids[0]] });
  expect(league.rows).toMatchObject([{ name: 'Bo', points: 0, played: 1, won: 0, you: false, place: 1 }]);
  const both = { name: 'Club of two', tournaments: ids };
  expect(await bo.trouble('POST', `/api/leagues/${league.id}`, both)).toMatchObject({ code: 'NOT_HOST' });
  await host.post(`/api/leagues/${league.id}`, both);
  const read = await bo.get<LeagueInfo>(`/api/leagues/${league.id}`);
  expect(read).toMatchObject({ name: 'Club of two', youHost: false, rows: [{ played: 2, you: true }] });
  expect(await bo.trouble('GET', '/api/leagues/AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ code: 'NO_SUCH_LEAGUE' });
});

test('whoever deletes their data is nobody in it, and loses what they would play', async () => {
  const [host, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const { id } = await make(host, { kind: 'round-robin', bots: bots(3) });
  await bo.post(at(id, 'join'));
  await host.post(at(id, 'begin'));
  await tableOf(bo, id);
  await bo.ask('DELETE', '/api/me', {});
  const over = await until(host, id, ({ phase }) => phase === 'over');
  expect(over.entrants[3]).toMatchObject({ name: null, level: null });
  expect(over.standings.at(-1)!.entrant).toBe(3);
  // Nor does a bot play on for them at the table they had.
  const theirs = over.rounds.flatMap(({ meetings }) =>
    meetings.filter((each) => each.first === 3 || each.second === 3),
  );
  expect(theirs.map(({ end }) => end!.how)).toEqual(Array(3).fill('absence'));
});
