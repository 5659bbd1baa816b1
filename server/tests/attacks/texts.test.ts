// What people write is only ever text: it comes back as it was written, and does nothing.
import { expect, test } from 'vitest';
import { Person } from '../client.ts';
import { freshServer, layBidding } from '../house.ts';

const texts = [
  '<img src=x onerror=pwned()>',
  '<script>pwned()</script>',
  '"><svg onload=pwned()>',
  "'); drop table entry;--",
  "' or '1'='1",
  'javascript:pwned()',
  '{0, plural, one {#}}',
  '%00%0a..%2f',
  '__proto__',
  '=cmd|calc!A1',
];

test.each(texts)('%s as a name, a table’s name, a line of talk and a report', async (text) => {
  const { port } = await freshServer();
  const [ada, bo] = [await Person.arrive(port, text.slice(0, 24)), await Person.arrive(port, 'Bo')];
  expect(await ada.get('/api/me')).toMatchObject({ name: text.slice(0, 24) });
  const here = `Z${text}`.slice(0, 24);
  const table = await ada.post(
    '/api/tables',
    layBidding([{ kind: 'me' }, { kind: 'open' }, { kind: 'here', name: here }], {
      name: text,
      listed: true,
    }),
  );
  expect(table).toMatchObject({ name: text, seats: [{ name: text.slice(0, 24) }, {}, { name: here }] });
  const [card] = (await bo.tables()).open;
  expect(card).toMatchObject({ id: table.id, name: text });
  await bo.post(`/api/tables/${table.id}/join`, {});
  const [adas, bos] = [await ada.follow(table.id), await bo.follow(table.id)];
  adas.say({ t: 'say', seat: 0, id: 'line', to: [], text });
  const said = () => bos.messages.flatMap((message) => (message.t === 'talk' ? message.lines : []));
  await bos.until(() => said().length > 0);
  expect(said()[0]).toMatchObject({ text });
  const report = await bo.ask('POST', `/api/tables/${table.id}/report`, { seat: 0, reason: 'insults', text });
  expect(report.ok).toBe(true);
  // Everything is still there, and nothing else.
  expect(await ada.get(`/api/tables/${table.id}`)).toMatchObject({ name: text });
  expect((await ada.tables()).mine).toHaveLength(1);
});

test.each(texts.map(encodeURIComponent))('%s where an id belongs finds nothing', async (text) => {
  const { port } = await freshServer();
  const ada = await Person.arrive(port, 'Ada');
  expect(await ada.trouble('GET', `/api/tables/${text}`)).toEqual({ code: 'NO_SUCH_TABLE' });
  expect(await ada.trouble('POST', `/api/tables/${text}/join`, {})).toEqual({ code: 'NO_SUCH_TABLE' });
  expect((await ada.trouble('GET', `/api/code/${text}`)).code).toMatch(/MALFORMED|NO_SUCH_TABLE/);
});
