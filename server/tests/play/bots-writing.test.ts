// What bots write ends on the disk as what people write does: whoever ordered them pays for it.
import type { Question } from '@orrery/bots';
import { expect, test } from 'vitest';
import { FakeTime } from '../../../clock/tests/fake-time.ts';
import { Ledger } from '../../src/limits/ledger.ts';
import { houseOfBots } from '../../src/matches/house.ts';
import { Whereabouts } from '../../src/sessions/whereabouts.ts';
import { defaults } from '../../src/settings.ts';
import { bid } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshServer, layBidding } from '../house.ts';
import { stepsOnce } from '../pickers.ts';

const bot = { kind: 'bot', level: 'easy' } as const;
const few = { burst: 1000, perSecond: 1 };
const costs = { ...defaults.costs, bots: { person: few, address: few } };

test('whose bots have written too much begins nothing new; what runs goes on, and nobody else waits', async () => {
  const { port } = await freshServer({ costs, around: { ...defaults.around, now: () => 1_800_000_000_000 } });
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const [here, elsewhere] = ['127.0.0.1', '192.0.2.9'].map((address) => ({ 'x-forwarded-for': address }));
  const lay = layBidding([{ kind: 'me' }, bot]);
  const [own, waiting] = [await ada.post('/api/tables', lay), await ada.post('/api/tables', lay)];
  await ada.post(`/api/tables/${own.id}/start`);
  const { id, link } = await ada.post('/api/tables', layBidding([bot, bot, { kind: 'open' }]));
  const at = (act: string) => `/api/tables/${id}/${act}`;
  await bo.ask('POST', at('join'), { link }, elsewhere);
  await ada.post(at('start'));
  await bo.ask('POST', at('bot'), { bot: true }, elsewhere);
  const hosting = await ada.follow(id);
  await hosting.until(() => hosting.steps('table')?.result != null);
  const tooFast = { code: 'TOO_FAST', after: expect.any(Number) };
  expect(await ada.trouble('POST', at('again'), {})).toEqual(tooFast);
  expect(await ada.trouble('POST', `/api/tables/${waiting.id}/start`, {})).toEqual(tooFast);
  expect(await ada.trouble('POST', '/api/tables', lay)).toEqual(tooFast);
  // Nor does a guest from elsewhere begin it for her; what the guest begins is theirs, unless they come from her address.
  const again = await bo.ask('POST', at('again'), {}, elsewhere);
  expect([again.status, await again.json()]).toEqual([429, tooFast]);
  expect((await bo.ask('POST', '/api/tables', lay, elsewhere)).status).toBe(201);
  expect((await bo.ask('POST', '/api/tables', lay, here)).status).toBe(429);
  const stranger = await Person.arrive(port);
  const asked = await stranger.ask('POST', at('again'), {}, { 'x-forwarded-for': '192.0.2.7' });
  expect([asked.status, await asked.json()]).toEqual([404, { code: 'NO_SUCH_TABLE' }]);
  const playing = await ada.follow(own.id);
  await stepsOnce(playing, 0);
  const before = playing.steps(0)!.had;
  await bid(playing, 0);
  await playing.until(() => playing.steps(0)!.had > before + 2 && playing.steps(0)!.awaited.includes(0));
});

test('bots among themselves wait until what they wrote is paid; bots before people do not', async () => {
  const time = new FakeTime();
  const ledger = new Ledger(costs, () => time.now());
  const thought: string[] = [];
  const pool = {
    think: async ({ seed }: Question) => {
      thought.push(seed);
      return null;
    },
    refused: () => undefined,
  };
  const house = houseOfBots({ pool, ledger, time, whereabouts: new Whereabouts(), pace: { min: 0, max: 0 } });
  const ask = (seed: string, unwatched: boolean, signal?: AbortSignal) =>
    house.think({ seed } as Question, { table: 't', person: 'ada', unwatched }, signal);
  house.played?.({ table: 't', person: 'ada', unwatched: true }, 1500);
  const given = new AbortController();
  const [waits, gone] = [ask('waits', true), ask('gone', true, given.signal)];
  await ask('before people', false);
  given.abort();
  await gone;
  await time.pass(499_000);
  expect(thought).toEqual(['before people', 'gone']);
  await time.pass(2000);
  await waits;
  expect(thought).toEqual(['before people', 'gone', 'waits']);
});
