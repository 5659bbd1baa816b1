// Another match, asked for as people do: one asks, the others say yes.
import type { TableInfo } from '@orrery/wire';
import type { Person } from './client.ts';

/** The table after all have said yes; only those who are connected can be asked. */
export async function playAgain(table: string, ...people: readonly Person[]): Promise<TableInfo> {
  const [asker, ...others] = people as [Person, ...Person[]];
  let now = await asker.post(`/api/tables/${table}/again`);
  for (const other of others) {
    if (now.poll === null) break;
    now = await other.post(`/api/tables/${table}/vote`, { poll: now.poll.id, choice: 'yes' });
  }
  return now;
}
