// Who lets the time run out is played for, and everybody reads it; answers that are given in secret stay so.
import { expect, test } from 'vitest';
import { Person } from '../client.ts';
import { freshServer } from '../house.ts';
import { stackedLuck, war } from '../war.ts';

const adas = ['concord-air-5a', 'concord-mech-4a', 'xarn-inf-2b', 'xarn-inf-2c', 'concord-inf-1a'];
const bos = ['xarn-mech-4a', 's1-pirates', 's1-minus-air', 's1-truce', 'xarn-inf-2a'];
const luck = () => stackedLuck([adas, bos], ['concord-mech-3a', 'xarn-inf-1a', 'concord-inf-2a', 'xarn-mech-2a']);

test('a line of the table says whose time ran out, to everybody alike, after the move that was played', async () => {
  const at = await war({ luck: luck() });
  for (const seat of [0, 1] as const) await at.prefer(seat, 'ask');
  const lines = (device: (typeof at)[0]['device']) => device.table()?.comings ?? [];
  await at.pass(60_000);
  for (const { device } of [at[0], at[1], at.watcher]) await device.until(() => lines(device).length === 1);
  expect(lines(at[1].device)).toMatchObject([{ t: 'late', seat: 0, mine: false, no: 0 }]);
  expect(lines(at[0].device)).toMatchObject([{ t: 'late', seat: 0, mine: true }]);
  const told = at[1].device.told(1).at(-1)!;
  expect(lines(at[1].device)[0]!.at).toBeGreaterThanOrEqual(told.at);
  // The window at its end is answered in secret: that nobody had answered it is nobody's business.
  await at.pass(8000);
  expect(at.view()).toMatchObject({ phase: 'main', turn: 2 });
  expect(lines(at.watcher.device)).toHaveLength(1);
});

test('a table of any game has the pace that was asked for, and the usual one of its game otherwise', async () => {
  const { port } = await freshServer();
  const ada = await Person.arrive(port, 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const lay = (game: string, more = {}) =>
    ada.post('/api/tables', { game, seats, listed: false, spectators: false, ...more });
  const pace = { tempo: 'days', fixedWindows: false, days: 7 } as const;
  for (const game of ['shooting-star', 'burning-planets', 'planet-x', 'sky-of-stars']) {
    expect((await lay(game, { pace })).pace).toEqual(pace);
    const slow = { tempo: 'live', fixedWindows: false, slower: 3, reserve: 300_000 } as const;
    expect((await lay(game, { pace: slow })).pace).toEqual(slow);
  }
  expect((await lay('planet-x')).pace).toEqual({ tempo: 'live', fixedWindows: false });
  expect((await lay('shooting-star')).pace).toEqual({ tempo: 'off', fixedWindows: false });
  const bad = { ...pace, days: 2 };
  const asked = { game: 'planet-x', seats, listed: false, spectators: false, pace: bad };
  expect(await ada.trouble('POST', '/api/tables', asked)).toMatchObject({ code: 'MALFORMED' });
});
