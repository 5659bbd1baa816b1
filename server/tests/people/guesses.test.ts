// Guessing codes: slow for whoever guesses, unnoticed by whoever has a code.
import { expect, test } from 'vitest';
import { FadingCounts } from '../../src/guessing/fading-counts.ts';
import { Guesses } from '../../src/guessing/guesses.ts';
import { defaults } from '../../src/settings.ts';
import { Person } from '../client.ts';
import { freshServer, layBidding } from '../house.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Tries as an address, at one moment, until it has to wait; gives how many codes were really looked up. */
async function guess(guesses: Guesses, address: string, times: number): Promise<number> {
  for (let tried = 0; tried < times; tried++)
    if (typeof (await guesses.attempt(address, async () => null)) === 'number') return tried;
  return times;
}
const right = (guesses: Guesses, address: string) => guesses.attempt(address, async () => 'the table');
const address = (i: number) => `10.${(i >> 8) & 255}.${i & 255}.${(i * 7) % 256}`;

test('an address that has tried too much is not forgotten when thousands of others come', async () => {
  let now = 0;
  const guesses = new Guesses(() => now);
  expect(await guess(guesses, '203.0.113.9', 100)).toBe(10);
  // They try nothing in vain more than once, so that it stays between the address and itself.
  for (let i = 0; i < 900; i++) await guess(guesses, address(i), 1);
  for (let i = 0; i < 6000; i++) await right(guesses, address(i));
  expect(await guess(guesses, '203.0.113.9', 100)).toBe(0);
  now += minute;
  expect(await guess(guesses, '203.0.113.9', 100)).toBe(1);
  now += hour;
  expect(await guess(guesses, '203.0.113.9', 100)).toBe(10);
});

test('what comes at once is counted at once', async () => {
  const guesses = new Guesses(() => 0);
  let looked = 0;
  const slow = async () => {
    looked++;
    await new Promise(setImmediate);
    return null;
  };
  const answers = await Promise.all(Array.from({ length: 200 }, () => guesses.attempt('203.0.113.9', slow)));
  expect(looked).toBe(10);
  expect(answers.filter((answer) => typeof answer === 'number')).toHaveLength(190);
});

test('neighbours in one network do not add up to many', async () => {
  const guesses = new Guesses(() => 0);
  let tried = 0;
  for (let i = 0; i < 256; i++) tried += await guess(guesses, `203.0.113.${i}`, 20);
  expect(tried).toBe(80);
  tried = 0;
  for (let i = 0; i < 256; i++) tried += await guess(guesses, `2001:db8:7:${i.toString(16)}`, 20);
  expect(tried).toBe(80);
});

test('four hundred networks for half a day: all are slowed down, and right codes still work at the first try', async () => {
  let now = 0;
  const guesses = new Guesses(() => now);
  const perHour: number[] = [];
  for (let hours = 0; hours < 12; hours++) {
    let tried = 0;
    for (let m = 0; m < 60; m += 10) {
      now += 10 * minute;
      for (let i = 0; i < 400; i++) tried += await guess(guesses, address(i), 300);
    }
    perHour.push(tried);
    expect(await right(guesses, `198.51.${hours}.7`)).toBe('the table');
  }
  // Thirty a minute from each, as it was, would be 720,000 an hour.
  expect(Math.max(...perHour)).toBeLessThan(10_000);
  expect(perHour.at(-1)).toBeLessThan(3_000);
  // It is not over when they pause: after an hour the whole world still has fewer tries than before.
  now += hour;
  expect(await guess(guesses, '192.0.2.1', 30)).toBe(4);
  now += 48 * hour;
  expect(await guess(guesses, '192.0.2.2', 30)).toBe(10);
});

test('counts fade by half, and never come out too low', () => {
  let now = 0;
  const counts = new FadingCounts(60, () => now);
  for (let i = 0; i < 8; i++) counts.add('ada');
  for (let i = 0; i < 20_000; i++) counts.add(`other ${i}`);
  expect(counts.of('ada')).toBeGreaterThanOrEqual(8);
  now += minute;
  expect(counts.of('ada')).toBeGreaterThanOrEqual(4);
  now += 20 * minute;
  expect(counts.of('ada')).toBeLessThan(0.01);
});

test.each(['/api/code/ABCDEFGH', '/%61pi/code/ABCDEF'])('over HTTP, at %s', async (path) => {
  const { port } = await freshServer();
  const ada = await Person.arrive(port);
  const tried = await Promise.all(Array.from({ length: 40 }, () => ada.ask('GET', path)));
  expect(tried.filter((answer) => answer.status === 404)).toHaveLength(10);
  const refused = tried.filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(30);
  expect(await refused[0]!.json()).toMatchObject({ code: 'TOO_MANY_GUESSES', after: expect.any(Number) });
});

test('over HTTP, codes that lead to a table are never too many', async () => {
  const { port } = await freshServer();
  const [ada, bo] = [await Person.arrive(port), await Person.arrive(port)];
  const table = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  for (let i = 0; i < 40; i++) expect((await bo.ask('GET', `/api/code/${table.code}`)).status).toBe(200);
});

test('a clock that is set back by a day locks nobody out for a day', async () => {
  let now = Date.now();
  const { port } = await freshServer({ around: { ...defaults.around, now: () => now } });
  const ada = await Person.arrive(port, 'Ada');
  const wrong = async () => (await ada.trouble('GET', '/api/code/AAAAAAAA')).code;
  for (let i = 0; i < 5; i++) expect(await wrong()).toBe('NO_SUCH_TABLE');
  now -= 24 * hour;
  expect(await wrong()).toBe('NO_SUCH_TABLE');
});
