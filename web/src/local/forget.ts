import { forgetLeaf } from '../record/leaves.ts';
import { forgetVerdict } from '../review/verdict/kept.ts';
import { localTables } from './tables.ts';

/** Nothing is left on this device of a table, of what was played there, and of what was read or worked out of it. */
export async function forgetTable(id: string): Promise<void> {
  const drawers = await localTables();
  const table = await drawers.get(id);
  for (const { id: match } of table?.matches ?? [])
    await Promise.all([drawers.entries.drop(match), forgetLeaf(match), forgetVerdict(match)]);
  await drawers.drop(id);
}
