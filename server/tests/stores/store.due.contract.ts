import type { Entry, Snapshot } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { drawKey, drawSecret } from '../../src/secrets.ts';
import type { Store } from '../../src/stores/store.ts';
import type { Table } from '../../src/tables/table.ts';

const entry = (seq: number): Entry => ({ seq, at: 7, t: 'move', by: 0, id: `id${seq}`, move: {}, draws: [] });

export function dueContract(name: string, open: () => Promise<Store>, freshTable: () => Table): void {
  test(`${name}: a match by correspondence is due after every entry and every change, until it is over`, async () => {
    const store = await open();
    const head = { id: drawSecret(), game: 'any', rules: 1, seats: 2, options: {} };
    const matches = [{ id: head.id, game: 1, places: null, seal: '0'.repeat(64) }];
    const table = {
      ...freshTable(),
      status: 'playing' as const,
      pace: { tempo: 'days' as const, fixedWindows: false },
      matches,
    };
    const isDue = async (until: number) => (await (await open()).due(until)).includes(head.id);
    await store.keepDue(head.id, 0);
    expect(await isDue(0)).toBe(false);
    await store.keepTable(table, { head, table: table.id, key: drawKey() });
    expect(await isDue(0)).toBe(true);
    await store.keepDue(head.id, 500);
    expect([await isDue(499), await isDue(500)]).toEqual([false, true]);
    await store.keepDue(head.id, null);
    expect(await isDue(1e15)).toBe(false);
    await store.append(head.id, entry(0));
    expect(await isDue(0)).toBe(true);
    await store.keepDue(head.id, 500);
    expect(await store.append(head.id, entry(0))).toBe('taken');
    expect(await isDue(0)).toBe(false);
    await store.keepTable({ ...table, version: 1 });
    expect(await isDue(0)).toBe(true);
    await store.keepTable({ ...table, version: 2, status: 'over' });
    expect(await isDue(1e15)).toBe(false);
    const live = { ...freshTable(), status: 'playing' as const, matches: [{ ...matches[0]!, id: drawSecret() }] };
    await store.keepTable(live);
    expect(await store.due(1e15)).not.toContain(live.matches[0]!.id);
  });

  test(`${name}: what is due comes earliest first`, async () => {
    const store = await open();
    const pace = { tempo: 'days' as const, fixedWindows: false };
    const ids = [drawSecret(), drawSecret(), drawSecret()];
    for (const [i, id] of ids.entries()) {
      const matches = [{ id, game: 1, places: null, seal: '0'.repeat(64) }];
      await store.keepTable({ ...freshTable(), status: 'playing', pace, matches });
      await store.keepDue(id, [900, 0, 30][i]!);
    }
    expect((await store.due(1000)).filter((id) => ids.includes(id))).toEqual([ids[1], ids[2], ids[0]]);
  });

  test(`${name}: of what has to be looked at, what is cheapest to open comes first: with fewest entries after its snapshot`, async () => {
    const store = await open();
    const pace = { tempo: 'days' as const, fixedWindows: false };
    const begun = async (length: number, snapshot: number | null) => {
      const head = { id: drawSecret(), game: 'any', rules: 1, seats: 2, options: {} };
      const matches = [{ id: head.id, game: 1, places: null, seal: '0'.repeat(64) }];
      const table: Table = { ...freshTable(), status: 'playing', pace, matches };
      const played = Array.from({ length }, (_, seq) => entry(seq));
      await store.keepTable(table, { head, table: table.id, key: drawKey(), played });
      if (snapshot !== null) await store.keepSnapshot(head.id, { seq: snapshot, rules: 1 } as Snapshot);
      return head.id;
    };
    const ids = [await begun(9, null), await begun(3, null), await begun(20, 18), await begun(20, 13)];
    const [long, short, known, half] = ids;
    expect((await store.due(0)).filter((id) => ids.includes(id))).toEqual([known, short, half, long]);
  });

  test(`${name}: an entry has its match looked at again, though what an older look came to is written with it`, async () => {
    const store = await open();
    const head = { id: drawSecret(), game: 'any', rules: 1, seats: 2, options: {} };
    const matches = [{ id: head.id, game: 1, places: null, seal: '0'.repeat(64) }];
    const pace = { tempo: 'days' as const, fixedWindows: false };
    const table: Table = { ...freshTable(), status: 'playing', pace, matches };
    await store.keepTable(table, { head, table: table.id, key: drawKey() });
    await Promise.all([store.keepDue(head.id, null), store.append(head.id, entry(0))]);
    expect(await store.due(0)).toContain(head.id);
  });
}
