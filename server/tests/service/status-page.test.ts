// The page for whoever runs the server: behind the token, readable without a script, in two languages.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { warn } from '../../src/log.ts';
import { realTimeAndLuck } from '../../src/matches/live.ts';
import { loginPage, safe } from '../../src/status/page.ts';
import { langOf, statusWords } from '../../src/status/words.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';

const data = freshFolder();
const clock = { now: Date.now() };
const { port } = await freshServer({
  data,
  name: '<b>The Club</b>',
  around: { ...realTimeAndLuck, now: () => clock.now },
});
const token = fs.readFileSync(path.join(data, 'admin-token'), 'utf8');

const get = (headers: Record<string, string> = {}, url = '/status') =>
  fetch(`http://127.0.0.1:${port}${url}`, { headers, redirect: 'manual' });
const post = (body: string, headers: Record<string, string> = {}, url = '/status') =>
  fetch(`http://127.0.0.1:${port}${url}`, {
    ...{ method: 'POST', redirect: 'manual', body },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

test('who has not said the token sees a form and no figure: not by the address, a wrong cookie or a wrong header', async () => {
  const doors = [
    await get(),
    await get({}, `/status?token=${token}`),
    await get({ cookie: `orrery-status=${token}` }),
    await get({ cookie: `orrery-status=${Math.floor(Date.now() / 1000).toString(36)}.${'A'.repeat(43)}` }),
    await get({ authorization: `Bearer ${'0'.repeat(64)}`, 'x-forwarded-for': '192.0.2.1' }),
    await get({}, '/%73tatus'),
  ];
  for (const answer of doors) {
    expect(answer.status).toBe(401);
    const text = await answer.text();
    expect(text).toContain('name="token"');
    expect(text).not.toContain('<dl>');
  }
});

test('the token opens it for this browser: a cookie that no script reads, for /status alone, that dies', async () => {
  const entered = await post(`token=${token}`);
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/status']);
  const set = entered.headers.get('set-cookie')!;
  expect(set).toMatch(/^orrery-status=[0-9a-z]+\.[\w-]{43}; Max-Age=43200; Path=\/status; HttpOnly; SameSite=Strict$/);
  expect(set).not.toContain(token);
  const cookie = set.split(';')[0]!;
  const page = await get({ cookie });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<dl>');
  const closed = await post('', { cookie }, '/status/close');
  expect(closed.headers.get('set-cookie')).toMatch(/^orrery-status=; Max-Age=0/);
  clock.now += 12 * 3_600_000;
  expect((await get({ cookie })).status).toBe(401);
  clock.now -= 12 * 3_600_000;
});

test('it is not indexed, not stored, runs no script, and no other site can log anybody in', async () => {
  const page = await get({ authorization: `Bearer ${token}` });
  expect(page.status).toBe(200);
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = await page.text();
  expect(text).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(text).not.toMatch(/<script|https?:|src=/);
  const foreign = await post(`token=${token}`, { origin: 'https://evil.example' });
  expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null]);
  expect((await post(`token=${'x'.repeat(5000)}`)).status).toBe(413);
});

test('who guesses is slowed down', async () => {
  const from = { 'x-forwarded-for': '192.0.2.9' };
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push((await post(`token=${n}`, from)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  const answer = await post(`token=${token}`, { ...from, 'accept-language': 'it' });
  expect(await answer.text()).toContain(statusWords.it.tooFast);
});

test('it tells how the server does, with nothing that people could write taken for HTML', async () => {
  const ada = await Person.arrive(port, 'Ada');
  await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  const device = await ada.device();
  warn('<img src=x onerror=alert(1)> failed');
  const text = await (await get({ authorization: `Bearer ${token}` })).text();
  device.close();
  const row = (name: string) => new RegExp(`<dt>${name}</dt><dd>(.*?)</dd>`).exec(text)?.[1]?.replace(/<[^>]*>/g, '');
  expect(text).toContain('data-good="true">Ready<');
  expect(row('Version')).toBe('0.1.0');
  expect(row('People connected')).toBe('1 (1 connection)');
  expect([row('Tables waiting'), row('Tables in play'), row('Finished tables')]).toEqual(['1', '0', '0']);
  expect(row('Bots')).toBe('0 waiting, 0 thinking');
  expect(row('Disk free')).toMatch(/^[\d,.]+ [GM]B \/ [\d,.]+ [GM]B$/);
  expect(row('Last backup')).toBe('none');
  expect(row('Open reports')).toBe('0');
  expect(text).toContain('&#60;b&#62;The Club&#60;/b&#62;');
  expect(text).toContain('&#60;img src=x onerror=alert(1)&#62; failed');
  expect(text).not.toContain('<img');
});

test('it speaks the language of the browser, and every word in both', async () => {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'de, it-IT;q=0.9, en;q=0.8' };
  const text = await (await get(headers)).text();
  expect(text).toContain('<html lang="it">');
  expect(text).toContain('Persone collegate');
  expect(['it', 'en-GB,it;q=0.5', 'it;q=0.1, en', 'de', '', 'it;q=0, de'].map((each) => langOf(each))).toEqual([
    'it',
    'en',
    'en',
    'en',
    'en',
    'en',
  ]);
  expect(Object.keys(statusWords.it)).toEqual(Object.keys(statusWords.en));
  expect(loginPage('it', 'wrong')).toContain(statusWords.it.wrong);
  expect(safe(`<"'&>`)).not.toMatch(/[<>"']/);
});
