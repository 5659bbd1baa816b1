import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MassRefusals } from '../../src/metrics/mass.ts';
import { bidToTheEnd, twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer } from '../house.ts';

/** The names of all families, without those of Node and the process, which come with the library. */
const names = (text: string) =>
  [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name!).filter((name) => name.startsWith('orrery_'));
const figure = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1] ?? Number.NaN,
  );

test('what a server counts of itself, by these names, and nothing that names anybody', async () => {
  const { port } = await freshServer();
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await twoAtATable(ada, bo);
  const devices = [await ada.follow(table.id), await bo.follow(table.id)];
  await Promise.all(devices.map((device, seat) => bidToTheEnd(device, seat)));
  const again = await bo.follow(table.id, { match: table.matches[0]!.id, had: { 1: 2 } });
  again.raw('nonsense');
  await again.next('error');
  await ada.trouble('GET', '/api/tables/AAAAAAAAAAAAAAAAAAAAAA');
  const answer = await ada.ask('GET', '/metrics');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(names(text)).toEqual([
    'orrery_commit_seconds',
    'orrery_writes_total',
    'orrery_entries_total',
    'orrery_refusals_total',
    'orrery_http_answers_total',
    'orrery_socket_bytes_total',
    'orrery_hellos_total',
    'orrery_resyncs_total',
    'orrery_bot_questions_waiting',
    'orrery_bot_answers_total',
    'orrery_bot_wait_seconds_total',
    'orrery_bot_cpu_seconds_total',
    'orrery_thinkers',
    'orrery_thinker_places',
    'orrery_thinker_questions',
    'orrery_thinker_answers_total',
    'orrery_bot_questions_lost_total',
    'orrery_bot_moves_refused_total',
    'orrery_tables',
    'orrery_live_matches',
    'orrery_sockets',
    'orrery_store_bytes',
    'orrery_disk_free_bytes',
  ]);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(figure(text, 'orrery_entries_total{game="bidding"}')).toBeGreaterThan(10);
  // What comes at once is one commit; of one seat nothing comes at once.
  expect(figure(text, 'orrery_commit_seconds_count')).toBeGreaterThanOrEqual(6);
  expect(figure(text, 'orrery_refusals_total{over="socket",code="MALFORMED"}')).toBe(1);
  expect(figure(text, 'orrery_refusals_total{over="http",code="NO_SUCH_TABLE"}')).toBe(1);
  expect(figure(text, 'orrery_http_answers_total{status="201"}')).toBe(1);
  expect(figure(text, 'orrery_hellos_total{kind="resumed"}')).toBe(1);
  expect(figure(text, 'orrery_sockets')).toBe(3);
  for (const way of ['in', 'out']) expect(figure(text, `orrery_socket_bytes_total{way="${way}"}`)).toBeGreaterThan(500);
  for (const secret of [table.id, table.link!, table.matches[0]!.id, ada.cookie.slice(7, 29), 'Ada', '127.0.0.1'])
    expect(text).not.toContain(secret);
});

test('refusals in masses are said when they begin, and how many they were', () => {
  let now = 100_000;
  const said: [string, number][] = [];
  const mass = new MassRefusals(
    () => now,
    (code, count) => said.push([code, count]),
  );
  for (let i = 0; i < 499; i++) mass.seen('TOO_FAST');
  expect(said).toEqual([]);
  for (let i = 0; i < 300; i++) mass.seen('TOO_FAST');
  expect(said).toEqual([['TOO_FAST', 500]]);
  now += 60_000;
  mass.seen('MALFORMED');
  expect(said).toEqual([
    ['TOO_FAST', 500],
    ['TOO_FAST', 799],
  ]);
  now += 60_000;
  mass.seen('MALFORMED');
  expect(said).toHaveLength(2);
});

test('the figures are for this machine and for its owner: a proxy on it speaks for others', async () => {
  const data = freshFolder();
  const { port } = await freshServer({ data });
  const ask = (headers: Record<string, string>) => new Person(port).ask('GET', '/metrics', undefined, headers);
  expect((await ask({})).status).toBe(200);
  const token = fs.readFileSync(path.join(data, 'admin-token'), 'utf8').trim();
  expect((await ask({ 'x-forwarded-for': '192.0.2.1', authorization: `Bearer ${token}` })).status).toBe(200);
  const others: Record<string, string>[] = [
    { 'x-forwarded-for': '192.0.2.1' },
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=192.0.2.1' },
    { 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer wrong' },
    // As long as the token in letters, not in bytes.
    { 'x-forwarded-for': '192.0.2.1', authorization: `Bearer ${'è'.repeat(token.length)}` },
  ];
  for (const headers of others) {
    const answer = await ask(headers);
    expect([answer.status, await answer.json()]).toEqual([404, { code: 'NO_SUCH_PATH' }]);
  }
});
