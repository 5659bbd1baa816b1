import fs from 'node:fs';
import { readMatchFile } from '@orrery/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { localTables } from '../../src/local/tables.ts';
import { archiveOfDevice, archiveOfServer, forgetDevice } from '../../src/record/archive.ts';
import { api } from '../../src/remote/api.ts';
import { inBrowser } from '../page/page.tsx';

inBrowser();
afterEach(() => vi.restoreAllMocks());

const golden = new URL('../../../games/shooting-star/tests/golden/four-seats.json', import.meta.url);
const file = readMatchFile(JSON.parse(fs.readFileSync(golden, 'utf8')))!;
const refused = (code: 'NO_SUCH_MATCH' | 'TOO_FAST' | 'OFFLINE', after?: number) =>
  ({ ok: false, trouble: { code, ...(after === undefined ? {} : { after }) } }) as Awaited<ReturnType<typeof api.file>>;
const found = { ok: true, value: file } as const;
const three = ['a', 'b', 'c'].map((id) => ({ id, table: `table ${id}` }));

test('what the server keeps: the person and every match that is still there; who asks too fast waits as they are told', async () => {
  vi.spyOn(api, 'myData').mockResolvedValue({ ok: true, value: '{"name":"Ada"}' });
  const asked = vi.spyOn(api, 'file');
  asked.mockResolvedValueOnce(found).mockResolvedValueOnce(refused('TOO_FAST', 7));
  asked.mockResolvedValueOnce(refused('NO_SUCH_MATCH')).mockResolvedValueOnce(found);
  const waited: number[] = [];
  const told: string[] = [];
  const made = await archiveOfServer(
    three,
    (done, all) => told.push(`${done}/${all}`),
    async (seconds) => void waited.push(seconds),
  );
  expect(made).toEqual({
    ok: true,
    value: { format: 'orrery-archive/1', me: { name: 'Ada' }, matches: [file, file] },
  });
  expect(asked.mock.calls.map(([table, id]) => `${table}: ${id}`)).toEqual([
    'table a: a',
    'table b: b',
    'table b: b',
    'table c: c',
  ]);
  expect(waited).toEqual([7]);
  expect(told).toEqual(['0/3', '1/3', '2/3']);
});

test('without a server nothing is half saved', async () => {
  vi.spyOn(api, 'myData').mockResolvedValue({ ok: true, value: '{}' });
  vi.spyOn(api, 'file').mockResolvedValueOnce(found).mockResolvedValueOnce(refused('OFFLINE'));
  const quiet = () => undefined;
  expect(await archiveOfServer(three, quiet)).toEqual(refused('OFFLINE'));
  vi.spyOn(api, 'myData').mockResolvedValue(refused('OFFLINE') as never);
  expect(await archiveOfServer(three, quiet)).toEqual(refused('OFFLINE'));
});

test('what this device keeps is taken along as match files, and deleted without a trace', async () => {
  // A worker keeps one device for all its files of tests.
  await forgetDevice();
  const drawers = await localTables();
  const { head } = file;
  const seats = Array.from({ length: head.seats }, (_, seat) => seat);
  await drawers.put({
    ...{ id: 'here', game: head.game, rules: head.rules, options: head.options, chosen: head.options, series: null },
    seats: seats.map((seat) => ({ kind: seat === 0 ? 'me' : 'here', name: null, sigil: null, level: null })),
    matches: [{ id: head.id, key: '0'.repeat(64), game: 1, places: seats.map((seat) => seat + 1) }],
    ...{ laid: 0, glance: null },
  });
  for (const entry of file.entries) await drawers.entries.add(head.id, entry);
  const { me, matches } = await archiveOfDevice(() => undefined);
  expect(me).toBeNull();
  expect(matches.map(({ head: { id }, entries }) => [id, entries.length])).toEqual([[head.id, file.entries.length]]);
  await forgetDevice();
  expect((await archiveOfDevice(() => undefined)).matches).toEqual([]);
  expect(await drawers.all()).toEqual([]);
});
