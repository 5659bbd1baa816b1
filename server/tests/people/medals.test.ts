// After a match people honour what was made in it: each one work, none of their own, for nothing but honour.
import type { MatchFile } from '@orrery/kernel';
import type { TableInfo } from '@orrery/wire';
import { expect, test } from 'vitest';
import { bidToTheEnd, twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer } from '../house.ts';

const data = freshFolder();

test('one medal each, changed until the next match begins; it is there after a restart, and in the file of its match', async () => {
  const first = await freshServer({ data });
  const [ada, bo, eve] = await Promise.all(['Ada', 'Bo', 'Eve'].map((name) => Person.arrive(first.port, name)));
  const { id } = await twoAtATable(ada!, bo!, { options: { rounds: 1 } });
  const path = `/api/tables/${id}/medal`;
  const give = (person: Person, seat: number) => person.post<TableInfo>(path, { to: `bids of ${seat}` });
  const refused = async (person: Person, to: string) => (await person.trouble('POST', path, { to })).code;
  expect(await refused(ada!, 'bids of 1')).toBe('NOT_OVER');

  const devices = await Promise.all([ada!, bo!].map((person) => person.follow(id)));
  for (const [seat, device] of devices.entries()) await device.until(() => device.steps(seat) !== undefined);
  await Promise.all(devices.map(bidToTheEnd));
  await devices[1]!.until(() => devices[1]!.table()?.status === 'over');
  expect(await refused(ada!, 'bids of 0')).toBe('NOT_YOUR_MEDAL');
  expect(await refused(ada!, 'something else')).toBe('NOT_YOUR_MEDAL');
  expect(await refused(eve!, 'bids of 0')).toBe('NO_SUCH_TABLE');

  expect((await give(ada!, 1)).medals).toEqual([{ seat: 0, to: 'bids of 1' }]);
  expect((await give(ada!, 1)).medals).toHaveLength(1);
  await give(bo!, 0);
  const given = [
    { seat: 0, to: 'bids of 1' },
    { seat: 1, to: 'bids of 0' },
  ];
  await devices[0]!.until(() => devices[0]!.table()?.medals?.length === 2);
  expect(devices[0]!.table()?.medals).toEqual(given);
  await first.close();

  const second = await freshServer({ data });
  const again = Object.assign(new Person(second.port), { cookie: ada!.cookie });
  const table = await again.get<TableInfo>(`/api/tables/${id}`);
  expect(table.medals).toEqual(given);
  const file = await again.get<MatchFile>(`/api/tables/${id}/file?match=${table.matches[0]!.id}`);
  expect(file.medals).toEqual(given);
  // No log has a word of it.
  expect(JSON.stringify(file.entries)).not.toContain('bids of');
});
