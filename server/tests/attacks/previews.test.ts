// What programs show beside a link: of a match that is over what its link shows, of a table that it waits, and nothing else.
import fs from 'node:fs';
import path from 'node:path';
import type { ReviewLink } from '@orrery/wire';
import { expect, test } from 'vitest';
import { bidToTheEnd, twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer } from '../house.ts';

const page = path.join(freshFolder(), 'dist');
fs.mkdirSync(page, { recursive: true });
fs.writeFileSync(
  path.join(page, 'index.html'),
  '<!doctype html><html lang="en"><head><meta name="description" content="" /><title>Orrery</title>\n  </head><body></body></html>',
);
const { port } = await freshServer({ page });
const anybody = (url: string, lang = 'en-GB,en;q=0.8') =>
  fetch(`http://127.0.0.1:${port}${url}`, { headers: { 'accept-language': lang } });
const htmlOf = async (url: string, lang?: string) => (await anybody(url, lang)).text();
const tagOf = (html: string, name: string) =>
  new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
/** Width and height as the file says them. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
const pngOf = async (url: string) => Buffer.from(await (await anybody(url)).arrayBuffer());

async function played(names: readonly [string, string]) {
  const [ada, bo] = [await Person.arrive(port, names[0]), await Person.arrive(port, names[1])];
  const table = await twoAtATable(ada, bo);
  const devices = [await ada.follow(table.id), await bo.follow(table.id)] as const;
  return { ada, bo, table, end: () => Promise.all(devices.map((device, seat) => bidToTheEnd(device, seat))) };
}

test('a link to a match says in the reader’s language who won, and has a picture', async () => {
  const { ada, table, end } = await played(['Ada', 'Bo']);
  await end();
  const { link } = await ada.post<ReviewLink>(`/api/tables/${table.id}/review`);
  const [english, italian] = [await htmlOf(`/m/${link}`), await htmlOf(`/m/${link}`, 'it-IT,it;q=0.9,en;q=0.5')];
  expect(tagOf(english, 'og:title')).toMatch(/^(Ada wins|Bo wins|All tied) · /);
  expect(tagOf(italian, 'og:title')).toMatch(/^(Vince Ada|Vince Bo|Tutti in parità) · /);
  expect(english).toContain('<html lang="en">');
  expect(italian).toContain('<html lang="it">');
  expect(tagOf(english, 'og:description')).toMatch(/Ada/);
  expect(tagOf(english, 'twitter:card')).toBe('summary_large_image');
  expect(tagOf(english, 'og:image')).toBe(`http://127.0.0.1:${port}/api/reviews/${link}/card/en.png`);
  const first = await anybody(`/api/reviews/${link}/card/en.png`);
  expect(first.headers.get('content-type')).toBe('image/png');
  const png = Buffer.from(await first.arrayBuffer());
  expect(sizeOf(png)).toEqual([1200, 630]);
  expect(png.equals(await pngOf(`/api/reviews/${link}/card/en.png`))).toBe(true);
  expect(png.equals(await pngOf(`/api/reviews/${link}/card/it.png`))).toBe(false);
  expect((await anybody(`/api/reviews/${link}/card/xx.png`)).status).toBe(404);
});

test('a match that ended without a result says so, and not that a table waits', async () => {
  const { ada, bo, table } = await played(['Ada', 'Bo']);
  for (const person of [bo, ada]) await person.post(`/api/tables/${table.id}/leave`, {});
  const { link } = await ada.post<ReviewLink>(`/api/tables/${table.id}/review`);
  const html = await htmlOf(`/m/${link}`);
  expect(tagOf(html, 'og:title')).toBe('Ended without a result · Bidding');
  expect(tagOf(html, 'og:description')).toBe('A game of Bidding that ended without a result.');
  const picture = await pngOf(`/api/reviews/${link}/card/en.png`);
  expect(picture.equals(await pngOf(`/api/plates/${table.game}/en.png`))).toBe(false);
});

test('a name is never markup, whatever somebody calls themselves', async () => {
  const { ada, table, end } = await played(['"><script>x()', "O'</title>"]);
  await end();
  const { link } = await ada.post<ReviewLink>(`/api/tables/${table.id}/review`);
  const html = await htmlOf(`/m/${link}`);
  expect(html).not.toMatch(/<script|<\/title>(?!\n)/);
  expect(html).toContain('&quot;&gt;&lt;script&gt;x()');
  expect(html.match(/<meta/g)).toHaveLength(13);
  expect(sizeOf(await pngOf(`/api/reviews/${link}/card/en.png`))).toEqual([1200, 630]);
});

test('nor is the name of the house that somebody asks for', async () => {
  const { request } = await import('node:http');
  const html = await new Promise<string>((resolve) => {
    const asked = request(
      { port, host: '127.0.0.1', path: `/t/${'a'.repeat(22)}`, headers: { host: '"><script>' } },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += String(part)));
        answer.on('end', () => resolve(text));
      },
    );
    asked.end();
  });
  expect(html).not.toContain('<script');
  expect(tagOf(html, 'og:image')).toBe('/api/plates/orrery/en.png');
});

test('a closed link and one that never was say the same, and show no picture of the match', async () => {
  const { ada, table, end } = await played(['Ada', 'Bo']);
  await end();
  const { link } = await ada.post<ReviewLink>(`/api/tables/${table.id}/review`);
  await pngOf(`/api/reviews/${link}/card/en.png`);
  await ada.post(`/api/reviews/${link}/close`);
  const never = 'a'.repeat(22);
  expect(await htmlOf(`/m/${link}`)).toBe(await htmlOf(`/m/${never}`));
  expect(await htmlOf(`/m/${link}`)).not.toMatch(/Ada|Bo\b/);
  for (const each of [link, never]) {
    const answer = await anybody(`/api/reviews/${each}/card/en.png`);
    expect([answer.status, await answer.text()]).toEqual([404, '{"code":"NO_SUCH_REVIEW"}']);
  }
});

test('a table that is played, waits or is over says the same: its game, never a name, a code or a link', async () => {
  const { table, end } = await played(['Ada', 'Bo']);
  const running = await htmlOf(`/t/${table.id}`);
  expect(tagOf(running, 'og:title')).toMatch(/^A table is waiting · /);
  expect(tagOf(running, 'og:image')).toBe(`http://127.0.0.1:${port}/api/plates/bidding/en.png`);
  for (const secret of [table.link, table.code, table.matches[0]?.id, 'Ada'])
    expect(running, String(secret)).not.toContain(String(secret ?? 'no such thing'));
  await end();
  expect(await htmlOf(`/t/${table.id}`)).toBe(running);
  const plate = await anybody('/api/plates/bidding/en.png');
  expect(plate.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(sizeOf(Buffer.from(await plate.arrayBuffer()))).toEqual([1200, 630]);
  expect((await anybody('/api/plates/nothing/en.png')).status).toBe(404);
});

test('other paths of the app are the page as it was built', async () => {
  for (const url of ['/', '/settings', '/m', `/m/${'a'.repeat(22)}/more`])
    expect(await htmlOf(url)).not.toContain('og:');
});
