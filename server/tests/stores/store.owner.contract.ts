// What every store must tell the owner of a server, and be able to delete for them.
import { expect, test } from 'vitest';
import { drawKey, drawSecret } from '../../src/secrets.ts';
import type { Store } from '../../src/stores/store.ts';
import type { Table } from '../../src/tables/table.ts';

export function ownerContract(name: string, open: () => Promise<Store>, fresh: () => Table): void {
  test(`${name}: all tables are listed, last changed first, and found by the beginning of an id or by the code`, async () => {
    const store = await open();
    // Later than what other tests of the same store have laid.
    const [older, newer] = [1, 2].map((n) => ({ ...fresh(), touched: Number.MAX_SAFE_INTEGER - 10 + n })) as [
      Table,
      Table,
    ];
    const before = await store.countTablesByStatus();
    await store.keepTable({ ...newer, status: 'over' });
    await store.keepTable(older);
    const ids = (tables: readonly Table[]) => tables.map(({ id }) => id);
    expect(ids(await store.allTables(2))).toEqual([newer.id, older.id]);
    expect(ids(await store.allTables(1, 'waiting'))).toEqual([older.id]);
    const after = await store.countTablesByStatus();
    expect(after).toEqual({ ...before, waiting: before.waiting + 1, over: before.over + 1 });
    expect(await store.findTables(older.id.slice(0, 12), 10)).toEqual([older.id]);
    expect(await store.findTables(older.code!, 10)).toEqual([older.id]);
    expect(await store.findTables('%', 10)).toEqual([]);
  });

  test(`${name}: everybody with a name or a seat is known, and found by the beginning of an id or by the name`, async () => {
    const store = await open();
    const [ada, bo] = [drawSecret(), drawSecret()];
    await store.keepPerson({ id: ada, name: `Ada ${ada}`, sigil: 'comet', named: 1 });
    await store.keepTable({ ...fresh(), host: bo });
    await store.keepTable({ ...fresh(), host: bo, status: 'over' });
    const known = await store.everybody(100_000);
    expect(known.find(({ id }) => id === ada)).toEqual({ id: ada, name: `Ada ${ada}`, sigil: 'comet', tables: 0 });
    expect(known.find(({ id }) => id === bo)).toEqual({ id: bo, name: null, sigil: null, tables: 1 });
    expect(known.findIndex(({ id }) => id === ada)).toBeLessThan(known.findIndex(({ id }) => id === bo));
    expect(await store.findPeople(bo.slice(0, 12), 10)).toEqual([bo]);
    expect(await store.findPeople(`Ada ${ada}`, 10)).toEqual([ada]);
    expect(await store.findPeople(`ada ${ada}`, 10)).toEqual([]);
  });

  test(`${name}: a forgotten table leaves nothing behind, and its neighbours as they are`, async () => {
    const store = await open();
    const [table, other] = [fresh(), fresh()];
    const head = (id: string) => ({ id, game: 'any', rules: 1, seats: 2, options: {} });
    const matches = [drawSecret(), drawSecret()] as [string, string];
    for (const [at, match] of [table, other].map((each, i) => [each, matches[i]!] as const)) {
      await store.keepTable(at, { head: head(match), table: at.id, key: drawKey() });
      await store.append(match, { seq: 0, at: 7, t: 'move', by: 0, id: 'a', move: {}, draws: [] });
      await store.keepMemo(match, { question: 'q', spent: 1, preferences: {} });
      await store.keepTurn(match, { awaited: [0], asked: [0], since: 1 });
      const line = { id: 'w', at: 7, from: 0, to: [], text: 'hm' };
      await store.keepTalk(at.id, { speaker: table.host!, readers: null, line });
    }
    expect(await store.forgetTable({ ...table, version: 1 })).toBe('kept');
    expect(await store.forgetTable({ ...table, version: 1 })).toBe('taken');
    // A server that still had the match in mind writes on.
    const again = await open();
    expect(await again.append(matches[0], { seq: 0, at: 7, t: 'setup', draws: [] })).toBe('taken');
    await again.keepMemo(matches[0], { question: 'q', spent: 1, preferences: {} });
    await again.keepTurn(matches[0], { awaited: [0], asked: [0], since: 1 });
    const tellings = { steps: [], heard: [] };
    const about = {
      rules: 1,
      seq: 9,
      at: 7,
      draws: 0,
      undos: [],
      conduct: [],
      tellings,
      state: {},
      since: [],
      ways: [],
    };
    await again.keepSnapshot(matches[0], about);
    expect(await again.snapshot(matches[0])).toBeNull();
    const left = async (id: string, match: string) => [
      await again.table(id),
      await again.match(match),
      (await again.read(match, 0)).length,
      await again.memo(match),
      await again.turn(match),
      (await again.talk(id, drawSecret(), 10)).length,
    ];
    expect(await left(table.id, matches[0])).toEqual([null, null, 0, null, null, 0]);
    expect(await again.tablesOf(table.host!, 10)).toEqual([]);
    expect(await left(other.id, matches[1])).not.toContain(null);
    expect((await left(other.id, matches[1])).filter((each) => each === 0)).toEqual([]);
  });
}
