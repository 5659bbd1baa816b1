// A table with a match as long as anybody could make one, kept before logs had a bound: answers of one seat in A Sky of Stars.
import path from 'node:path';
import { type Entry, luckKey, RecordingChance, SealedChance } from '@orrery/kernel';
import { game } from '@orrery/sky-of-stars/rules';
import { openSqlite } from '../src/stores/sqlite/store.ts';
import type { Table } from '../src/tables/table.ts';
import { Person } from './client.ts';
import { freshFolder, freshServer } from './house.ts';

/** Two people at a table, and a log that only grew. */
export async function longTable(answers: number, change: Partial<Table> = {}) {
  const data = freshFolder();
  const before = await freshServer({ data });
  const [ada, bo] = [await Person.arrive(before.port, 'Ada'), await Person.arrive(before.port, 'Bo')];
  const seats = [{ kind: 'me' }, { kind: 'link' }];
  const asked = { game: game.id, seats, listed: false, spectators: true, pace: { tempo: 'off', fixedWindows: false } };
  const laid = await ada.post('/api/tables', asked);
  await bo.post(`/api/tables/${laid.id}/join`, { link: laid.link });
  const { matches, link } = await ada.post(`/api/tables/${laid.id}/start`);
  const match = matches[0]!.id;
  await before.close();
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  const { head, key } = (await store.match(match))!;
  const record = { seals: [], absent: [0, 1], nonces: [] };
  await store.keepLuck(match, { stage: 'set', record });
  const luck = new RecordingChance(new SealedChance(luckKey(key, match, record), match, 0));
  game.setup(head.options as never, 2, luck, null);
  const entries: Entry[] = [{ seq: 0, at: 1, t: 'setup', draws: luck.draws }];
  for (let seq = 1; seq <= answers; seq++) {
    const move = { t: 'start', star: seq % 2 === 0 ? 'S001' : 'S002' };
    entries.push({ seq, at: seq, t: 'move', by: 0, id: `a${seq}`, move, draws: [] });
  }
  await Promise.all(entries.map((entry) => store.append(match, entry)));
  await store.keepTable({ ...(await store.table(laid.id))!, ...change });
  await store.close();
  return { data, table: laid.id, link: link!, match, ada, bo };
}
