// The host changes the seats of a table that waits: whoever sits there stays, with what they have chosen.
import type { TableInfo } from '@orrery/wire';
import { expect, test } from 'vitest';
import { Person } from '../client.ts';
import { freshServer, layBidding } from '../house.ts';

const { port } = await freshServer();
const [me, link] = [{ kind: 'me' }, { kind: 'link' }] as const;
const named = ({ seats }: TableInfo) => seats.map(({ name, level, taken }) => name ?? level ?? taken);

test('a seat less, a seat more: what somebody has chosen is still theirs', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const plan = { game: 'planet-x', options: { mulligan: false }, listed: false, spectators: true };
  const laid = await ada.post<TableInfo>('/api/tables', { ...plan, seats: [me, link, link] });
  const at = (what: string) => `/api/tables/${laid.id}/${what}`;
  await bo.post(at('join'), { link: laid.seats[2]?.link });
  const free = (await bo.get<TableInfo>(`/api/tables/${laid.id}`)).options.factions as readonly string[];
  await bo.post(at('choose'), { seat: 2, value: free[2] });
  const fewer = await ada.post<TableInfo>(at('seats'), { seats: [me, { ...link, from: 2 }] });
  expect(named(fewer)).toEqual(['Ada', 'Bo']);
  expect(fewer.options).toMatchObject({ mulligan: false, factions: [free[0], free[2]] });
  expect(fewer.seats[1]?.chose, 'nobody else may choose it').toBe(true);
  const more = await ada.post<TableInfo>(at('seats'), {
    seats: [me, { kind: 'bot', level: 'easy', from: 5 }, { ...link, from: 1 }],
  });
  expect(named(more)).toEqual(['Ada', 'easy', 'Bo']);
  const factions = more.options.factions as readonly string[];
  expect([factions[0], factions[2]]).toEqual([free[0], free[2]]);
  expect(new Set(factions).size).toBe(3);
});

test('what was chosen for a seat that is gone stands in nobody’s way', async () => {
  const ada = await Person.arrive(port, 'Ada');
  const plan = { game: 'planet-x', options: { mulligan: false, firstPlayer: 2 }, listed: false, spectators: true };
  const laid = await ada.post<TableInfo>('/api/tables', { ...plan, seats: [me, link, link] });
  const fewer = await ada.post<TableInfo>(`/api/tables/${laid.id}/seats`, { seats: [me, link] });
  expect(fewer.options).toMatchObject({ mulligan: false });
  expect(fewer.options.firstPlayer).not.toBe(2);
});

test('who was the host keeps their seat when the new one changes others', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const laid = await ada.post<TableInfo>('/api/tables', layBidding([me, link, link]));
  await bo.post(`/api/tables/${laid.id}/join`, { link: laid.seats[1]?.link });
  await ada.post(`/api/tables/${laid.id}/host`, { seat: 1 });
  const seats = [
    { ...link, from: 0 },
    { ...link, from: 1 },
  ];
  const edited = await bo.post<TableInfo>(`/api/tables/${laid.id}/seats`, { seats });
  expect(named(edited)).toEqual(['Ada', 'Bo']);
  expect(edited.seats.map(({ mine }) => mine)).toEqual([false, true]);
});
