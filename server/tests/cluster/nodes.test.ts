import { closeCodes } from '@orrery/wire';
import postgres from 'postgres';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shardLocks } from '../../src/cluster/directory.ts';
import { rightfulHome, shardCount, shardOf } from '../../src/cluster/shards.ts';
import { adminTokenOf } from '../../src/place/database.ts';
import { bid, bidToTheEnd, twoAtATable, viewOf } from '../bidders.ts';
import { Person } from '../client.ts';
import { layBidding } from '../house.ts';
import { at, elsewhere, followAgain, freshNodes, tableAt } from './nodes.ts';

test('people at different nodes play at one table, and all nodes know who is there', async () => {
  const { nodes } = await freshNodes(3);
  const [first, second, third] = nodes.map(({ port }) => port) as [number, number, number];
  const [ada, bo] = [await Person.arrive(first, 'Ada'), await Person.arrive(second, 'Bo')];
  const { id } = await twoAtATable(ada, bo);
  const [one, two, three] = [await ada.follow(id), await bo.follow(id), await at(bo, third).follow(id)];
  await Promise.all([bidToTheEnd(one, 0), bidToTheEnd(two, 1)]);
  await three.until(() => three.steps(1)?.result != null);
  expect(three.steps(1)!.view).toEqual(two.steps(1)!.view);
  const seen = await at(ada, third).get<{ seats: { name: string; online: boolean }[] }>(`/api/tables/${id}`);
  expect(seen.seats).toMatchObject([
    { name: 'Ada', online: true },
    { name: 'Bo', online: true },
  ]);
  await at(ada, second).post('/api/me', { name: 'Adele', sigil: 'comet' });
  await three.until(() => three.table()?.seats[0]?.name === 'Adele');
});

test('at rest every shard is held, by the node that rendezvous names; who comes and goes takes and leaves its part', async () => {
  const { database, nodes, more } = await freshNodes(2);
  const sql = postgres(database, { max: 1 });
  onTestFinished(() => sql.end());
  await settled(2);
  nodes.push(await more());
  await settled(3);
  await nodes.shift()!.close();
  await settled(2);

  /** All locks, held by so many nodes, each by who should. */
  async function settled(count: number): Promise<void> {
    for (;;) {
      const rows = await sql<{ shard: number; name: string }[]>`
        SELECT objid::int AS shard, application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE locktype = 'advisory' AND classid = ${shardLocks} AND datname = current_database()`;
      const homes = [...new Set(rows.map(({ name }) => name.split(' ')[1]!))];
      const right = rows.filter(({ shard, name }) => rightfulHome(shard, homes) === name.split(' ')[1]);
      if (homes.length === count && right.length === shardCount && rows.length === shardCount) return;
      await new Promise((wait) => setTimeout(wait, 20));
    }
  }
});

test('a table moves to a node that comes and from one that goes, and nobody has to connect again', async () => {
  const { nodes, more } = await freshNodes(2);
  const [stays, goes] = nodes;
  const ada = await Person.arrive(stays!.port, 'Ada');
  const bo = await Person.arrive(stays!.port, 'Bo');
  const { id } = await tableAt(goes!, () => twoAtATable(ada, bo));
  const [one, two] = [await ada.follow(id), await bo.follow(id)];
  await one.until(() => one.steps(0) !== undefined);
  await two.until(() => two.steps(1) !== undefined);
  await bid(one, 0);
  const told = one.told(0).length;
  await Promise.all([goes!.close(), bid(two, 1)]);
  await one.until(() => one.told(0).length > told);
  await Promise.all([more(), bid(one, 0)]);
  await bid(two, 1);
  await Promise.all([bidToTheEnd(one, 0), bidToTheEnd(two, 1)]);
  expect([one.closed, two.closed]).toEqual([null, null]);
  // Each telling once, in order, though three homes have told them.
  for (const [device, seat] of [
    [one, 0],
    [two, 1],
  ] as const)
    expect(device.told(seat).map(({ no }) => no)).toEqual([...Array(device.steps(seat)!.had).keys()]);
  expect(viewOf(one, 0).mine).toBeDefined();
});

test('who has left and plays in the turn of the loop that says so, at the home and through a front: not your seat', async () => {
  const { nodes } = await freshNodes(2);
  for (const home of nodes) {
    const ada = await Person.arrive(nodes[0]!.port, 'Ada');
    const bo = await Person.arrive(nodes[0]!.port, 'Bo');
    const { id } = await tableAt(home, () => twoAtATable(ada, bo));
    const two = await bo.follow(id);
    await two.until(() => two.steps(1) !== undefined);
    const { hand } = viewOf(two, 1).mine!;
    const left = await at(bo, nodes[1]!.port).ask('POST', `/api/tables/${id}/leave`, {});
    // Said before anything else can happen at this end.
    const late = two.play(1, { t: 'lay', card: hand[0] });
    expect(left.ok).toBe(true);
    expect(await late).toMatchObject({ t: 'error', code: 'NOT_YOUR_SEAT' });
  }
});

test('a node whose session is ended under it writes nothing, sends its people away and comes again', async () => {
  const { database, nodes } = await freshNodes(2);
  const sql = postgres(database, { max: 1 });
  onTestFinished(() => sql.end());
  const ada = await Person.arrive(nodes[0]!.port, 'Ada');
  const bo = await Person.arrive(nodes[0]!.port, 'Bo');
  const { id } = await tableAt(nodes[1]!, () => twoAtATable(ada, bo));
  const one = await ada.follow(id);
  await one.until(() => one.steps(0) !== undefined);
  const home = await homeOf(id);
  const before = await kept();
  const [card] = viewOf(one, 0).mine!.hand;
  const { decision } = one.steps(0)!;
  await sql`SELECT pg_terminate_backend(${home!}, 5000)`;
  one.say({ t: 'play', seat: 0, id: 'too-late', decision: decision!, move: { t: 'lay', card } });
  expect(await one.untilClosed()).toBe(1012);
  // What was said to who had lost the session is neither acknowledged nor kept.
  expect(one.messages.some((message) => 'id' in message && message.id === 'too-late')).toBe(false);
  expect(await kept()).toEqual(before);
  const again = await followAgain(ada, id);
  const two = await followAgain(at(bo, nodes[1]!.port), id);
  await Promise.all([bidToTheEnd(again, 0), bidToTheEnd(two, 1)]);
  let now = await homeOf(id);
  while (now === null || now === home) now = await homeOf(id);

  async function kept() {
    const entries =
      await sql`SELECT seq FROM entry WHERE game_match IN (SELECT id FROM game_match WHERE game_table = ${id})`;
    const [table] = await sql`SELECT version FROM game_table WHERE id = ${id}`;
    return [entries.length, table?.version];
  }

  async function homeOf(table: string): Promise<number | null> {
    const [row] = await sql<{ pid: number }[]>`SELECT pid FROM pg_locks
      WHERE locktype = 'advisory' AND classid = ${shardLocks} AND objid = ${shardOf(table)}
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    return row?.pid ?? null;
  }
});

test('a node that has stood still is nobody’s home until the database has answered it, whoever asks', async () => {
  const [node] = (await freshNodes(1)).nodes;
  const ada = await Person.arrive(node!.port, 'Ada');
  const { id } = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
  try {
    expect(node!.isHome(id)).toBe(true);
    clock.mockReturnValue(now + 3_000);
    expect(node!.isHome(id)).toBe(false);
  } finally {
    clock.mockRestore();
  }
});

test('a session ended and a person banned at one node are out at all of them', async () => {
  const { database, nodes } = await freshNodes(2);
  const [here, there] = nodes;
  const ada = await Person.arrive(here!.port, 'Ada');
  const { id } = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  const old = at(ada, there!.port);
  const far = await old.follow(id);
  await ada.post('/api/me/end-others');
  expect(await far.untilClosed()).toBe(4003);
  expect(await old.trouble('GET', `/api/tables/${id}`)).toEqual({ code: 'NO_SESSION' });
  const bad = await Person.arrive(there!.port, 'Bad');
  const seated = await bad.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  const sitting = await bad.follow(seated.id);
  const banned = await fetch(`http://127.0.0.1:${here!.port}/admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await adminTokenOf(database)}` },
    body: JSON.stringify({ do: 'ban', whom: 'Bad', until: null }),
  });
  expect(banned.status).toBe(200);
  expect(await sitting.untilClosed()).toBe(closeCodes.banned);
  for (const { port } of nodes)
    expect(await at(bad, port).trouble('GET', `/api/tables/${seated.id}`)).toMatchObject({ code: 'BANNED' });
});

test('guesses of codes are counted for a network, whichever nodes it tries', async () => {
  const { nodes } = await freshNodes(2);
  const ada = await Person.arrive(nodes[0]!.port);
  const answers: string[] = [];
  for (let i = 0; i < 24; i++) {
    const trouble = await at(ada, elsewhere(nodes, i).port).trouble(
      'GET',
      `/api/code/AAAAAAA${'ABCDEFGHJKLMNPQRSTUVWXYZ'[i]}`,
    );
    answers.push(trouble.code);
  }
  expect(answers.filter((code) => code === 'NO_SUCH_TABLE')).toHaveLength(10);
});
