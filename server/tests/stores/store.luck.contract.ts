import { describe, expect, test } from 'vitest';
import type { StoredLuck } from '../../src/luck/stored.ts';
import { drawKey, drawSecret } from '../../src/secrets.ts';
import type { MatchRecord, Store } from '../../src/stores/store.ts';
import type { Table } from '../../src/tables/table.ts';

const list = { seals: [{ seats: [0, 2], seal: 'ab'.repeat(32) }], absent: [1] };
const open: Extract<StoredLuck, { stage: 'open' }> = { stage: 'open', list, people: ['ada'] };
const set: Extract<StoredLuck, { stage: 'set' }> = { stage: 'set', record: { ...list, nonces: ['cd'.repeat(32)] } };

/** How far the luck of a match is settled: only ever further. */
export function luckContract(name: string, openStore: () => Promise<Store>, fresh: () => Table): void {
  const begun = async (luck?: StoredLuck) => {
    const store = await openStore();
    const table = fresh();
    const head = { id: drawSecret(), game: 'bidding', rules: 1, seats: 3, options: {} };
    const record: MatchRecord = { head, table: table.id, key: drawKey(), ...(luck === undefined ? {} : { luck }) };
    expect(await store.keepTable(table, record)).toBe('kept');
    return { store, table, match: head.id };
  };

  describe(`${name}: the luck of matches`, () => {
    test('is kept with the match and goes on stage by stage', async () => {
      const { store, match } = await begun({ stage: 'seal' });
      expect((await store.match(match))?.luck).toEqual({ stage: 'seal' });
      for (const luck of [open, set]) {
        expect(await store.keepLuck(match, luck)).toBe('kept');
        expect((await (await openStore()).match(match))?.luck).toEqual(luck);
      }
    });

    test('never goes back, nor is anything changed in it', async () => {
      const { store, match } = await begun({ stage: 'seal' });
      expect(await store.keepLuck(match, { stage: 'seal' })).toBe('taken');
      expect(await store.keepLuck(match, open)).toBe('kept');
      expect(await store.keepLuck(match, { ...open, people: ['eve'] })).toBe('taken');
      expect(await store.keepLuck(match, set)).toBe('kept');
      expect(await store.keepLuck(match, { ...set, record: { ...set.record, nonces: [null] } })).toBe('taken');
      expect((await store.match(match))?.luck).toEqual(set);
    });

    test('of two servers that go on at once one does', async () => {
      const { store, match } = await begun({ stage: 'seal' });
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, i) => store.keepLuck(match, { ...open, people: [`${i}`] })),
      );
      expect(answers.filter((answer) => answer === 'kept')).toHaveLength(1);
      expect((await store.match(match))?.luck).toEqual({ ...open, people: [`${answers.indexOf('kept')}`] });
    });

    test('is absent where a match began without it, and does not come later', async () => {
      const { store, match } = await begun();
      expect(await store.match(match)).not.toHaveProperty('luck');
      expect(await store.keepLuck(match, open)).toBe('taken');
      expect(await store.keepLuck(drawSecret(), open)).toBe('taken');
      expect(await store.match(match)).not.toHaveProperty('luck');
    });
  });
}
