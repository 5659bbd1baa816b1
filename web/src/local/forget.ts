import { localTables } from './tables.ts';

/** Nothing is left on this device of a table and of what was played there. */
export async function forgetTable(id: string): Promise<void> {
  const drawers = await localTables();
  const table = await drawers.get(id);
  for (const match of table?.matches ?? []) await drawers.entries.drop(match.id);
  await drawers.drop(id);
}
