// Whoever does not know a secret cannot find it by trying, and learns nothing by trying.
import { randomBytes } from 'node:crypto';
import type { Trouble } from '@orrery/wire';
import { expect, test } from 'vitest';
import { defaults } from '../../src/settings.ts';
import { Person } from '../client.ts';
import { freshServer, layBidding } from '../house.ts';

const plenty = { burst: 1_000_000, perSecond: 1_000_000 };
const guess = () => randomBytes(16).toString('base64url');

test('a thousand guessed links, and links that are nearly right, open no table', async () => {
  const { port } = await freshServer({
    socketLimits: { ...defaults.socketLimits, perSocket: plenty, perAddress: plenty },
  });
  const [ada, eve] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Eve')];
  const { id, link, seats } = await ada.post(
    '/api/tables',
    layBidding([{ kind: 'me' }, { kind: 'link' }], { spectators: true }),
  );
  const other = await eve.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'link' }]));
  const nearly = [link!, seats[1]!.link!].flatMap((secret) => [
    secret.slice(0, -1) + (secret.endsWith('A') ? 'Q' : 'A'),
    secret.toLowerCase(),
    [...secret].reverse().join(''),
  ]);
  const tried = [...nearly, other.link!, other.seats[1]!.link!, id, ...Array.from({ length: 1000 }, guess)];
  const device = await eve.device();
  for (const each of tried) device.say({ t: 'hello', table: id, link: each, had: {} });
  await device.settle();
  const heard = new Set(device.texts.filter((text) => text !== '{"t":"pong"}'));
  expect([...heard]).toEqual(['{"t":"error","code":"NO_SUCH_TABLE"}']);
  for (const each of tried.slice(0, 40)) {
    expect(await eve.trouble('POST', `/api/tables/${id}/join`, { link: each })).toEqual({ code: 'NO_SUCH_TABLE' });
    expect(await eve.trouble('GET', `/api/tables/${id}?link=${each}`)).toEqual({ code: 'NO_SUCH_TABLE' });
  }
});

test('guessing codes is slowed down, and a right one is then as far away as a wrong one', async () => {
  const { port } = await freshServer();
  const [ada, eve] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Eve')];
  const { code } = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'link' }]));
  const answers: Trouble[] = [];
  for (let i = 0; i < 60; i++) answers.push(await eve.trouble('GET', `/api/code/${'ABCDEFGH'.slice((i % 2) * 2)}`));
  const last = answers.at(-1)!;
  expect(last).toMatchObject({ code: 'TOO_MANY_GUESSES', after: expect.any(Number) });
  expect((await eve.trouble('GET', `/api/code/${code}`)).code).toBe('TOO_MANY_GUESSES');
});
