// Why a match ended is in its log: the table keeps it, and whoever looks at its link reads it.
import type { LayTable, ReviewLink, TableInfo } from '@orrery/wire';
import { expect, test } from 'vitest';
import { Person } from '../client.ts';
import { freshServer } from '../house.ts';

const { port } = await freshServer();

test('who gives up is named with the match, and beside its link', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const asked: LayTable = {
    ...{ game: 'planet-x', options: { mulligan: false }, seats: [{ kind: 'me' }, { kind: 'open' }] },
    ...{ listed: false, spectators: true },
  };
  const laid = await ada.post<TableInfo>('/api/tables', asked);
  await bo.post(`/api/tables/${laid.id}/join`, { link: laid.link });
  const { id } = await ada.post<TableInfo>(`/api/tables/${laid.id}/start`);
  const device = await bo.follow(id);
  await device.until(() => device.steps(1) !== undefined);
  expect(await device.play(1, { t: 'resign' })).toMatchObject({ t: 'ack' });
  await device.until(() => device.table()?.status === 'over');
  expect(device.table()!.matches.at(-1)).toMatchObject({ places: [1, 2], ending: { t: 'gaveUp', seats: [1] } });
  const { link } = await ada.post<ReviewLink>(`/api/tables/${id}/review`);
  for (const [lang, text] of [
    ['en', 'Ada wins Planet X. Bo gives up.'],
    ['it', 'Vince Ada la partita di Planet X. Bo si arrende.'],
  ] as const) {
    const preview = await fetch(`http://127.0.0.1:${port}/api/reviews/${link}/preview/${lang}`);
    expect(await preview.json()).toMatchObject({ text });
  }
});
