// Several matches at one table that are won together.
import { gamesOfSeries, seriesScore } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { bidToTheEnd } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshServer, layBidding } from '../house.ts';

const { port } = await freshServer();
const series = { bestOf: 3, swap: false } as const;

test('the games of a series follow each other at one table until it is decided; then a new one begins', async () => {
  const ada = await Person.arrive(port);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] as const;
  const laid = await ada.post('/api/tables', layBidding([...seats], { series, options: { rounds: 1 } }));
  expect(laid).toMatchObject({ series, matches: [] });
  let table = await ada.post(`/api/tables/${laid.id}/start`);
  const device = await ada.follow(laid.id);
  for (let game = 1; ; game++) {
    expect(table.matches.at(-1)).toMatchObject({ game, places: null });
    const { id } = table.matches.at(-1)!;
    await device.until(() => device.steps(0)?.match === id);
    await bidToTheEnd(device, 0);
    await device.until(() => device.table()?.status === 'over');
    const { matches } = device.table()!;
    expect(matches.at(-1)!.places).toEqual(device.steps(0)!.result!.places);
    const over = seriesScore(series, gamesOfSeries(matches), [0, 1]).places !== null;
    table = await ada.post(`/api/tables/${laid.id}/again`);
    if (over) {
      expect(game).toBeGreaterThan(1);
      break;
    }
  }
  expect(table.matches.at(-1)).toMatchObject({ game: 1, places: null });
});

test('a table without a series plays single matches; a strange series is refused', async () => {
  const ada = await Person.arrive(port);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] as const;
  expect(await ada.post('/api/tables', layBidding([...seats]))).toMatchObject({ series: null });
  const strange = { ...layBidding([...seats]), series: { bestOf: 4, swap: false } };
  expect(await ada.trouble('POST', '/api/tables', strange)).toMatchObject({ code: 'MALFORMED' });
});
