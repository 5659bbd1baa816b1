// What every store must keep of tables, and tell of whose they are.
import { describe, expect, test } from 'vitest';
import { drawKey, drawSecret } from '../../src/secrets.ts';
import type { Store } from '../../src/stores/store.ts';
import type { Table } from '../../src/tables/table.ts';
import { freshTable, openSeat } from '../fresh-table.ts';

export function tablesContract(name: string, open: () => Promise<Store>): void {
  describe(`${name}: tables`, () => {
    test('are kept by version: a change of an old version is refused', async () => {
      const store = await open();
      const table = freshTable();
      expect(await store.keepTable(table)).toBe('kept');
      expect(await store.table(table.id)).toEqual({ ...table, version: 1 });
      expect(await store.keepTable(table)).toBe('taken');
      expect(await store.keepTable({ ...table, version: 1, name: 'Orion' })).toBe('kept');
      expect(await store.keepTable({ ...table, version: 1, name: 'Lyra' })).toBe('taken');
      expect(await store.table(table.id)).toMatchObject({ version: 2, name: 'Orion' });
      expect(await store.table(drawSecret())).toBeNull();
    });

    test('are seen as they were last kept, whoever has kept or dropped them', async () => {
      const [store, other] = [await open(), await open()];
      const table = freshTable();
      await store.keepTable(table);
      for (let version = 1; version < 4; version++) {
        const [writer, reader] = version % 2 === 0 ? [store, other] : [other, store];
        expect(await reader.table(table.id)).toMatchObject({ version });
        expect(await writer.table(table.id)).toMatchObject({ version });
        expect(await writer.keepTable({ ...table, version, name: `name ${version}` })).toBe('kept');
        for (const each of [reader, writer])
          expect(await each.table(table.id)).toMatchObject({ version: version + 1, name: `name ${version}` });
      }
      await store.dropTable({ ...table, version: 4 });
      for (const each of [store, other]) expect(await each.table(table.id)).toBeNull();
    });

    test('share no code', async () => {
      const store = await open();
      const table = freshTable();
      await store.keepTable(table);
      expect(await store.tableByCode(table.code!)).toMatchObject({ id: table.id });
      expect(await store.keepTable({ ...freshTable(), code: table.code })).toBe('taken');
      const other = freshTable();
      await store.keepTable(other);
      expect(await store.keepTable({ ...other, version: 1, code: table.code })).toBe('taken');
      await store.keepTable({ ...table, version: 1, code: null });
      expect(await store.tableByCode(table.code!)).toBeNull();
      expect(await store.keepTable({ ...other, version: 1, code: table.code })).toBe('kept');
    });

    test('are found by those who belong to them, last changed first', async () => {
      const store = await open();
      const [ada, bo] = [drawSecret(), drawSecret()];
      const first = { ...freshTable(), host: ada, touched: 1 };
      const second = { ...freshTable(), host: bo, touched: 2, seats: [openSeat(ada), openSeat(bo)] };
      await store.keepTable(first);
      await store.keepTable(second);
      const ids = async (person: string, limit = 10) => (await store.tablesOf(person, limit)).map(({ id }) => id);
      expect(await ids(ada)).toEqual([second.id, first.id]);
      expect(await ids(ada, 1)).toEqual([second.id]);
      expect(await ids(bo)).toEqual([second.id]);
      expect(await Promise.all([ada, bo].map((person) => store.countTablesOf(person)))).toEqual([2, 1]);
      await store.keepTable({ ...second, version: 1, seats: [openSeat(null), openSeat(bo)] });
      expect(await ids(ada)).toEqual([first.id]);
      await store.keepTable({ ...first, version: 1, status: 'over' });
      expect(await Promise.all([ada, bo].map((person) => store.countTablesOf(person)))).toEqual([0, 1]);
    });

    test('are found by who asks for a seat there, until the host says no', async () => {
      const store = await open();
      const [bo, cy] = [drawSecret(), drawSecret()];
      const request = (person: string, answer: 'yes' | 'no' | null) => {
        return { id: drawSecret(), person, seat: null, at: 1, answer };
      };
      const table = { ...freshTable(), requests: [request(bo, null), request(cy, 'yes')] };
      await store.keepTable(table);
      for (const person of [bo, cy])
        expect((await store.tablesAbout(person, 10)).map(({ id }) => id)).toEqual([table.id]);
      for (const person of [bo, cy]) expect(await store.tablesOf(person, 10)).toEqual([]);
      await store.keepTable({ ...table, version: 1, requests: [request(bo, 'no')] });
      for (const person of [bo, cy]) expect(await store.tablesAbout(person, 10)).toEqual([]);
    });

    test('keep something of who has left, which is found apart and counts for nothing', async () => {
      const store = await open();
      const [ada, bo] = [drawSecret(), drawSecret()];
      const held = [{ seat: 1, person: bo }];
      const table = { ...freshTable(), host: ada, seats: [openSeat(ada), openSeat(bo)], held };
      const found = async (person: string) => [
        ...(await Promise.all([store.tablesOf(person, 9), store.tablesAbout(person, 9)])).map(({ length }) => length),
        await store.countTablesOf(person),
      ];
      await store.keepTable(table);
      expect([await found(ada), await found(bo)]).toEqual([
        [1, 0, 1],
        [1, 0, 1],
      ]);
      await store.keepTable({ ...table, version: 1, seats: [openSeat(ada), openSeat(null)] });
      expect(await found(bo)).toEqual([0, 1, 0]);
      const counts = (await store.everybody(10_000)).filter(({ id }) => [ada, bo].includes(id));
      expect(counts.map(({ id, tables }) => [id === ada, tables]).sort()).toEqual([
        [false, 0],
        [true, 1],
      ]);
    });

    test('a match that is known already is not begun a second time, and nothing of that table is kept', async () => {
      const store = await open();
      const [first, second] = [freshTable(), freshTable()];
      const id = drawSecret();
      const begun = (table: Table) => ({
        ...{ head: { id, game: 'g', rules: 1, seats: 2, options: {} }, table: table.id, key: new Uint8Array(32) },
      });
      const kept = await Promise.all([first, second].map((table) => store.keepTable(table, begun(table))));
      expect([...kept].sort()).toEqual(['kept', 'taken']);
      const [known, other] = kept[0] === 'kept' ? [first, second] : [second, first];
      expect([(await store.match(id))?.table, await store.table(other.id)]).toEqual([known.id, null]);
    });

    test('are listed while they wait, and can be dropped', async () => {
      const store = await open();
      const listed = { ...freshTable(), listed: true };
      const hidden = freshTable();
      const full = {
        ...freshTable(),
        listed: true,
        seats: [openSeat(drawSecret()), { ...openSeat(null), kind: 'link' as const }],
      };
      const played = { ...freshTable(), listed: true, status: 'playing' as const };
      const before = await store.countTables();
      for (const table of [listed, hidden, full, played]) await store.keepTable(table);
      expect(await store.countTables()).toBe(before + 4);
      const known = (tables: readonly Table[]) =>
        [listed, hidden, full, played].filter(({ id }) => tables.some((t) => t.id === id));
      expect(known(await store.openTables(100))).toEqual([listed]);
      const line = { id: 'a', at: 7, from: 0, to: [], text: 'gone with its table' };
      await store.keepTalk(listed.id, { speaker: drawSecret(), readers: null, line });
      expect(await store.dropTable(listed)).toBe('taken');
      expect(await store.dropTable({ ...listed, version: 1 })).toBe('kept');
      expect(await store.table(listed.id)).toBeNull();
      expect(await store.tablesOf(listed.host!, 10)).toEqual([]);
      expect(await store.talk(listed.id, listed.host!, 10)).toEqual([]);
    });

    test('keep a match that begins in the same breath, or neither', async () => {
      const store = await open();
      const table = freshTable();
      const head = { id: drawSecret(), game: 'any', rules: 1, seats: 2, options: { wide: true } };
      const record = { head, table: table.id, key: drawKey() };
      await store.keepTable(table);
      expect(await store.keepTable(table, record)).toBe('taken');
      expect(await store.match(head.id)).toBeNull();
      expect(await store.keepTable({ ...table, version: 1 }, record)).toBe('kept');
      const kept = await store.match(head.id);
      expect(kept).toMatchObject({ head, table: table.id });
      expect([...kept!.key]).toEqual([...record.key]);
    });
  });
}
