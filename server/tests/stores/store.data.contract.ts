// What every store must keep of the data sets that owners bring to their tables.
import { expect, test } from 'vitest';
import { drawKey, drawSecret } from '../../src/secrets.ts';
import type { Store } from '../../src/stores/store.ts';
import type { Table } from '../../src/tables/table.ts';

export function dataContract(name: string, open: () => Promise<Store>, fresh: () => Table): void {
  test(`${name}: a data set is kept once, for all tables and matches that refer to it, and goes with the last`, async () => {
    const store = await open();
    const hash = (sign: string) => sign.repeat(64);
    const brings = (sign: string) => ({ data: { sha256: hash(sign) } });
    const [one, other] = [fresh(), fresh()].map((table) => ({ ...table, options: brings('a'), chosen: brings('a') }));
    expect(await store.data(hash('a'))).toBeNull();
    await store.keepTable(one!, undefined, new Map([[hash('a'), '{"cards":[1]}']]));
    await store.keepTable(other!, undefined, new Map([[hash('a'), '{"cards":[1]}']]));
    expect(await (await open()).data(hash('a'))).toBe('{"cards":[1]}');
    expect((await store.table(one!.id))?.options).toEqual(brings('a'));

    const head = { id: drawSecret(), game: 'any', rules: 1, seats: 2, options: brings('a') };
    await store.keepTable({ ...one!, version: 1 }, { head, table: one!.id, key: drawKey() });
    expect((await store.match(head.id))?.head.options).toEqual({ data: { cards: [1] } });
    // The table turns to another set: its match keeps the one it was played with.
    const next = { ...one!, version: 2, options: brings('b'), chosen: null, upcoming: brings('c') };
    const sets = new Map([
      [hash('b'), '[]'],
      [hash('c'), '{}'],
    ]);
    await store.keepTable(next, undefined, sets);
    await store.dropTable({ ...other!, version: 1 });
    expect(await Promise.all(['a', 'b', 'c'].map((sign) => store.data(hash(sign))))).toEqual([
      '{"cards":[1]}',
      '[]',
      '{}',
    ]);
    await store.keepTable({ ...next, version: 3, upcoming: null });
    expect(await store.data(hash('c'))).toBeNull();
    await store.dropTable({ ...next, version: 4 });
    expect(await Promise.all(['a', 'b'].map((sign) => store.data(hash(sign))))).toEqual([null, null]);
  });
}
