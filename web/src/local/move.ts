import { type MoveTable, mostComings } from '@orrery/wire';
import { fitName, tellServer } from '../person/person.ts';
import { api, type Reply } from '../remote/api.ts';
import { forgetTable } from './forget.ts';
import { type LocalTable, localTables } from './tables.ts';

/**
 * A table in the middle of a series would lose the games before, and no server can make the luck of a beginning again that was taken
 * over from another match: they stay here.
 */
export function canMove({ series, matches }: LocalTable): boolean {
  const match = matches.at(-1);
  return series === null && match?.places === null && match.takenOver === undefined;
}

/** Has the server play on a table of this device. When it does, nothing of it is left here; else it stays as it is. */
export async function moveToServer(id: string): Promise<Reply<string>> {
  const drawers = await localTables();
  const table = await drawers.get(id);
  const match = table?.matches.at(-1);
  if (table === undefined || match === undefined) return { ok: false, trouble: { code: 'NO_SUCH_TABLE' } };
  await tellServer();
  const moved = await api.move(await askedFor(table, match));
  if (!moved.ok) return moved;
  await forgetTable(id);
  return { ok: true, value: moved.value.id };
}

/** What was done at the table, and what its luck is drawn from: the server makes the rest of it again. */
async function askedFor(table: LocalTable, { id, key }: LocalTable['matches'][number]): Promise<MoveTable> {
  const { game, rules, options, seats } = table;
  const comings = (table.comings ?? []).slice(-mostComings).map(({ t, at, seat }) => ({ t, at, seat }));
  const entries = await (await localTables()).entries.from(id, 0);
  return {
    ...{ game, rules, options, match: id, key, began: entries[0]?.at ?? table.laid },
    ...(comings.length === 0 ? {} : { comings }),
    seats: seats.map(({ kind, name, level, manner }) => {
      const called = kind === 'here' && name !== null ? fitName(name) : null;
      const bot = level === null ? {} : { level, ...(manner === undefined ? {} : { manner }) };
      return { kind, ...(called === null ? {} : { name: called }), ...bot };
    }),
    acts: entries.flatMap((entry): MoveTable['acts'] => {
      if (entry.t === 'setup') return [];
      const act = { by: entry.by, at: entry.at };
      return [entry.t === 'undo' ? { t: 'undo', ...act } : { t: 'move', ...act, move: entry.move }];
    }),
  };
}
