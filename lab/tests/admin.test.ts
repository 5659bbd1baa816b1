// The owner's commands: beside a running server and on the data of one that does not run.
import path from 'node:path';
import type { DeskPerson, DeskTable, DeskTableWhole, Report } from '@orrery/server';
import { openSqlite } from '@orrery/server';
import { expect, test, vi } from 'vitest';
import { Person } from '../../server/tests/client.ts';
import { freshFolder, layBidding } from '../../server/tests/house.ts';
import { Spawned } from '../../server/tests/spawned.ts';
import { orrery } from '../src/orrery.ts';

const entry = new URL('../../server/tests/process.ts', import.meta.url);

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const out = vi.spyOn(console, 'log').mockReturnValue();
  const err = vi.spyOn(console, 'error').mockReturnValue();
  const printed = (on: typeof out) => on.mock.calls.map(([line]) => `${line}\n`).join('');
  try {
    return { code: await orrery(['admin', ...args]), out: printed(out), err: printed(err) };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}
const on =
  (data: string) =>
  async <T>(...args: string[]): Promise<T> => {
    const { code, out, err } = await run(...args, '--data', data, '--json');
    expect([code, err]).toEqual([0, '']);
    return JSON.parse(out) as T;
  };

const idOf = ({ cookie }: Person): string => cookie.replace('orrery=', '').split('.')[0]!;

async function reportOn(data: string, by: string, about: string): Promise<string> {
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  const report: Report = {
    ...{ id: 'R'.repeat(22), at: Date.now(), by, byName: 'Ada', about, aboutName: 'Bo', table: 'T', reason: 'spam' },
    ...{ text: 'he shouts \u001b[31m', said: [{ at: 1, name: 'Bo', text: 'BUY', accused: true }] },
  };
  await store.keepReport(report);
  await store.close();
  return report.id;
}

test('beside a running server: lists, bans, silences, announces, ends and deletes', async () => {
  const data = freshFolder();
  const server = new Spawned(entry, { ORRERY_DATA: data });
  const port = await server.port();
  const order = on(data);
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }], { name: 'Friday' }));
  await bo.post(`/api/tables/${laid.id}/join`, { link: laid.link });
  await ada.post(`/api/tables/${laid.id}/start`);
  const bos = await bo.follow(laid.id);

  expect(await order<DeskTable[]>('tables', '--status', 'playing')).toMatchObject([
    { id: laid.id, people: ['Ada', 'Bo'] },
  ]);
  expect(await order<DeskTableWhole>('table', laid.id.slice(0, 6))).toMatchObject({ name: 'Friday', host: idOf(ada) });
  const people = await order<DeskPerson[]>('people');
  expect(people.map(({ name, connected }) => [name, connected])).toEqual([
    ['Ada', false],
    ['Bo', true],
  ]);
  await order('announce', 'A short break', '--in', '10m');
  expect(await bos.next('notice')).toMatchObject({ notice: { text: 'A short break', at: expect.any(Number) } });
  await order('announce', '--clear');
  expect((await bos.next('notice')).notice).toBeNull();
  await order('silence', 'Bo', '--for', '7d');
  bos.say({ t: 'say', seat: 1, id: 'w', to: [], text: 'hello' });
  expect(await bos.answer('w')).toMatchObject({ code: 'SILENCED', until: expect.any(Number) });
  await order('ban', 'Bo', '--yes');
  expect(await bos.untilClosed()).toBe(4004);
  expect(await bo.trouble('GET', '/api/me')).toEqual({ code: 'BANNED', until: null });
  await order('unban', 'Bo');
  expect(await bo.get('/api/me')).toMatchObject({ name: 'Bo' });
  expect(await order('ban', '198.51.100.0/24', '--yes', '--for', '1d')).toEqual({ network: '198.51.100.0/24' });
  expect((await bo.ask('GET', '/api/me', undefined, { 'x-forwarded-for': '198.51.100.3' })).status).toBe(403);
  await order('end', laid.id, '--yes');
  expect(await order<DeskTable[]>('tables')).toMatchObject([{ status: 'over' }]);
  await order('delete', laid.id, '--yes');
  expect(await order<DeskTable[]>('tables')).toEqual([]);

  const wrong = await run('people', '--url', `http://127.0.0.1:${port}`, '--data', freshFolder());
  expect(wrong).toMatchObject({ code: 1, out: '' });
  expect(wrong.err).toContain('cannot be read');
  expect(await server.end('SIGTERM')).toBe(0);
});

test('on the data of a server that does not run: the next start knows it; and there is nobody to announce to', async () => {
  const data = freshFolder();
  const first = new Spawned(entry, { ORRERY_DATA: data });
  const bo = await Person.arrive(await first.port(), 'Bo');
  await first.end('SIGTERM');
  const order = on(data);
  expect(await order('ban', 'Bo', '--yes')).toMatchObject({ id: idOf(bo), name: 'Bo', banned: { until: null } });
  expect(await run('announce', 'hello', '--data', data)).toMatchObject({
    code: 1,
    err: expect.stringContaining('no server runs'),
  });
  const report = await reportOn(data, 'ada', idOf(bo));
  expect(await order<Report[]>('reports')).toMatchObject([{ id: report, reason: 'spam' }]);
  const read = await run('reports', '--data', data);
  expect(read.out).toContain('says: he shouts ?[31m');
  expect(read.out).toContain('> Bo: BUY');
  await order('done', report);
  expect((await run('done', report, '--data', data)).err).toContain('no such report');
  const second = new Spawned(entry, { ORRERY_DATA: data });
  const back = Object.assign(new Person(await second.port()), { cookie: bo.cookie });
  expect(await back.trouble('GET', '/api/me')).toEqual({ code: 'BANNED', until: null });
  await second.end('SIGTERM');
});

test('an id that begins with a dash is no option', async () => {
  const data = freshFolder();
  await openSqlite(path.join(data, 'orrery.sqlite')).close();
  for (const id of [`-${'a'.repeat(21)}`, `--${'a'.repeat(20)}`]) {
    expect(await on(data)('silence', id)).toMatchObject({ id, silenced: { until: null } });
    expect(await run('table', id, '--data', data)).toMatchObject({ code: 1, err: 'orrery: there is no such table\n' });
  }
  expect((await run('table', '-aaaaa', '--data', data)).err).toBe('orrery: there is no such table\n');
  expect((await run('table', '--data', data, '--', '--aaaa')).err).toBe('orrery: there is no such table\n');
  expect((await run('tables', '--jsn', '--data', data)).code).toBe(2);
});

test('for a person it prints columns and sentences', async () => {
  const data = freshFolder();
  const server = new Spawned(entry, { ORRERY_DATA: data });
  const ada = await Person.arrive(await server.port(), 'Ada');
  await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'bot', level: 'easy' }]));
  const tables = await run('tables', '--data', data);
  expect(tables.out).toMatch(
    /^table +game +status +changed +people\n[\w-]{22} +bidding +waiting +0 min +Ada, a bot\n$/,
  );
  const people = await run('people', '--data', data);
  expect(people.out).toMatch(new RegExp(`^person +name .*\n${idOf(ada)} +Ada +1 +-\n$`));
  expect((await run('silence', 'Ada', '--data', data)).out).toBe(`Ada (${idOf(ada)}) is silent for ever\n`);
  expect((await run('people', '--data', data)).out).toContain('silent for ever');
  await server.end('SIGTERM');
});

test.each([
  [2, 'wants to know what to do', []],
  [2, "cannot 'dance'", ['dance']],
  [2, 'wants a table', ['end', '--yes']],
  [2, 'wants a text', ['announce']],
  [2, "what to do with 'all'", ['tables', 'all']],
  [2, '--for wants a time', ['ban', 'Ada', '--yes', '--for', 'long']],
  [2, '--for wants a time', ['silence', 'Ada', '--for', '0d']],
  [2, '--status is one of', ['tables', '--status', 'open']],
  [2, '--url wants an address', ['tables', '--url', 'here']],
  [2, 'Say --yes', ['delete', 'A'.repeat(22)]],
  [2, 'Say --yes', ['ban', 'Ada']],
  [1, 'there are no data', ['tables', '--data', path.join(freshFolder(), 'none')]],
])('exit code %i and "%s" for %j', async (code, said, args) => {
  const failed = await run(...args);
  expect(failed).toMatchObject({ code, out: '' });
  expect(failed.err).toContain(said);
});

test('--help tells every act', async () => {
  const { out } = await run('--help');
  const acts = 'tables table people reports done end delete silence unsilence ban unban bans announce'.split(' ');
  for (const act of acts) expect(out).toMatch(new RegExp(`^ +${act}\\b`, 'm'));
});
