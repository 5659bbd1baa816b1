// What every store must keep, whatever it is made of.
import { randomBytes } from 'node:crypto';
import type { Entry, Snapshot } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { drawKey, drawSecret } from '../../src/secrets.ts';
import type { Store } from '../../src/stores/store.ts';
import type { Table } from '../../src/tables/table.ts';
import { freshTable } from '../fresh-table.ts';
import { callsContract } from './store.calls.contract.ts';
import { dataContract } from './store.data.contract.ts';
import { devicesContract } from './store.devices.contract.ts';
import { dueContract } from './store.due.contract.ts';
import { jobsContract } from './store.jobs.contract.ts';
import { luckContract } from './store.luck.contract.ts';
import { ownerContract } from './store.owner.contract.ts';
import { peopleContract } from './store.people.contract.ts';
import { personalContract } from './store.personal.contract.ts';
import { resultsContract } from './store.results.contract.ts';
import { reviewsContract } from './store.reviews.contract.ts';
import { standingContract } from './store.standing.contract.ts';
import { tablesContract } from './store.tables.contract.ts';
import { tournamentsContract } from './store.tournaments.contract.ts';
import { vacationsContract } from './store.vacations.contract.ts';

/**
 * `open` gives the same store again each time it is called: another process would see the same. `tidy`: what its database does for
 * itself in its own time.
 */
export function storeContract(name: string, open: () => Promise<Store>, tidy = async () => {}): void {
  callsContract(name, open, freshTable);
  dueContract(name, open, freshTable);
  jobsContract(name, open);
  luckContract(name, open, freshTable);
  ownerContract(name, open, freshTable);
  personalContract(name, open);
  devicesContract(name, open);
  vacationsContract(name, open);
  resultsContract(name, open, freshTable);
  tournamentsContract(name, open);
  reviewsContract(name, open, begunMatch);
  standingContract(name, open);
  tablesContract(name, open);

  describe(`${name}: the journal`, () => {
    test('gives back what was appended, in order, from any entry on', async () => {
      const store = await open();
      const match = await begunMatch(store);
      for (let seq = 0; seq < 5; seq++) expect(await store.append(match, entry(seq))).toBe('kept');
      expect(await store.read(match, 0)).toEqual([0, 1, 2, 3, 4].map((seq) => entry(seq)));
      expect(await store.read(match, 3)).toEqual([entry(3), entry(4)]);
      expect(await store.read(match, 1, 2)).toEqual([entry(1), entry(2)]);
      expect(await store.read(match, 5)).toEqual([]);
      expect(await store.read(drawSecret(), 0)).toEqual([]);
    });

    test('keeps one entry under a number, the first', async () => {
      const store = await open();
      const match = await begunMatch(store);
      expect(await store.append(match, entry(0, 'first'))).toBe('kept');
      expect(await store.append(match, entry(0, 'second'))).toBe('taken');
      expect(await store.read(match, 0)).toEqual([entry(0, 'first')]);
    });

    test('of two that come at once for one number keeps exactly one', async () => {
      const store = await open();
      const match = await begunMatch(store);
      const racers = Array.from({ length: 20 }, (_, n) => store.append(match, entry(0, `racer ${n}`)));
      const answers = await Promise.all(racers);
      expect(answers.filter((answer) => answer === 'kept')).toHaveLength(1);
      expect(await store.read(match, 0)).toEqual([entry(0, `racer ${answers.indexOf('kept')}`)]);
    });

    test('does not mix matches that are appended to at once', async () => {
      const store = await open();
      const matches = await Promise.all(Array.from({ length: 10 }, () => begunMatch(store)));
      const appended = matches.flatMap((match, m) =>
        [0, 1, 2].map((seq) => store.append(match, entry(seq, `of ${m}`))),
      );
      expect(new Set(await Promise.all(appended))).toEqual(new Set(['kept']));
      for (const [m, match] of matches.entries())
        expect(await store.read(match, 0)).toEqual([0, 1, 2].map((seq) => entry(seq, `of ${m}`)));
    });

    test('has everything it acknowledged when it is opened again', async () => {
      const store = await open();
      const match = await begunMatch(store);
      await Promise.all([0, 1, 2, 3].map((seq) => store.append(match, entry(seq))));
      expect(await (await open()).read(match, 0)).toHaveLength(4);
    });

    test('finds an entry by its seat and id, and keeps an id of a seat once', async () => {
      const store = await open();
      const match = await begunMatch(store);
      const setup: Entry = { seq: 0, at: 7, t: 'setup', draws: [] };
      const undo: Entry = { seq: 2, at: 7, t: 'undo', by: 1, id: 'id1', from: 1 };
      for (const each of [setup, entry(1), undo]) expect(await store.append(match, each)).toBe('kept');
      expect(await store.entryOf(match, 0, 'id1')).toBe(1);
      expect(await store.entryOf(match, 1, 'id1')).toBe(2);
      expect(await store.entryOf(match, 2, 'id1')).toBeUndefined();
      expect(await store.entryOf(drawSecret(), 0, 'id1')).toBeUndefined();
      expect(await store.append(match, { ...entry(1), seq: 3 })).toBe('taken');
      expect(await store.read(match, 0)).toHaveLength(3);
    });

    test('says whose turn it is after the last entry that was kept', async () => {
      const store = await open();
      const match = await begunMatch(store);
      const turn = (since: number) => ({ awaited: [0, 1], asked: [1], since });
      expect(await store.turn(match)).toBeNull();
      await store.keepTurn(match, turn(1));
      await store.keepTurn(match, turn(2));
      expect(await store.turn(match)).toEqual(turn(1));
      expect(await store.append(match, entry(0), turn(3))).toBe('kept');
      expect(await store.append(match, entry(0), turn(4))).toBe('taken');
      expect(await (await open()).turn(match)).toEqual(turn(3));
    });

    test('says when the last entry was made, also of a log that is packed', async () => {
      const store = await open();
      const match = await begunMatch(store);
      expect(await store.lastAt(match)).toBeNull();
      for (let seq = 0; seq < 3; seq++) await store.append(match, { ...entry(seq), at: 40 + seq });
      expect(await store.lastAt(match)).toBe(42);
      await store.archive(match);
      expect(await (await open()).lastAt(match)).toBe(42);
      await store.append(match, { ...entry(3), at: 50 });
      expect(await store.lastAt(match)).toBe(50);
    });

    test('keeps any text of a move', async () => {
      const store = await open();
      const match = await begunMatch(store);
      const strange = entry(0, 'quote \' " \\ \u0001 \u2028 \ud83d\ude80 $1 ?');
      await store.append(match, strange);
      expect(await store.read(match, 0)).toEqual([strange]);
    });
  });

  describe(`${name}: what age does`, () => {
    test('a log that is packed reads as before, is packed once, and still goes on', async () => {
      const store = await open();
      const match = await begunMatch(store);
      for (let seq = 0; seq < 1200; seq += 100)
        await Promise.all(
          Array.from({ length: 100 }, (_, i) => store.append(match, entry(seq + i, `said ${seq + i} \n`))),
        );
      const log = await store.read(match, 0);
      await tidy();
      const before = await store.size();
      await store.archive(match);
      await store.archive(match);
      await tidy();
      expect((await store.size()).used).toBeLessThan(before.used);
      expect(await store.read(match, 0)).toEqual(log);
      expect(await store.read(match, 1150)).toEqual(log.slice(1150));
      expect(await store.read(match, 1150, 3)).toEqual(log.slice(1150, 1153));
      expect(await store.entryOf(match, 0, 'id1150')).toBe(1150);
      expect(await store.entryOf(match, 0, 'never')).toBeUndefined();
      expect(await store.append(match, entry(7, 'again'))).toBe('taken');
      expect(await store.append(match, entry(1200))).toBe('kept');
      expect(await store.append(match, entry(1200, 'again'))).toBe('taken');
      expect(await (await open()).read(match, 1199)).toEqual([log[1199], entry(1200)]);
      expect(await store.read(match, 1201)).toEqual([]);
      await store.archive(drawSecret());
    });

    test('tables are found by their age, page by page, longest untouched first', async () => {
      const store = await open();
      const ids = (n: number) => Array.from({ length: n }, () => drawSecret()).sort();
      const old = ids(5).map((id) => ({ ...freshTable(), id, status: 'over' as const, touched: -40 }));
      for (const table of old.slice(0, 3)) await store.keepTable(table);
      for (const table of old.slice(3)) await store.keepTable({ ...table, touched: -50 });
      await store.keepTable({ ...freshTable(), touched: -60 });
      const find = (after?: { touched: number; id: string }) =>
        store.agedTables({ status: 'over', before: -10, limit: 2, after: after ?? { touched: -100, id: '' } });
      const found: Table[] = [];
      for (let page = await find(); page.length > 0; page = await find(page.at(-1)!)) found.push(...page);
      expect(found.map(({ id }) => id)).toEqual([...old.slice(3), ...old.slice(0, 3)].map(({ id }) => id));
    });

    test('a table is forgotten with all that was played and said there, unless it has changed', async () => {
      const store = await open();
      const table = freshTable();
      const head = { id: drawSecret(), game: 'any', rules: 1, seats: 2, options: {} };
      await store.keepTable(table, { head, table: table.id, key: drawKey() });
      await store.append(head.id, entry(0));
      await store.archive(head.id);
      await store.append(head.id, entry(1));
      await store.keepMemo(head.id, { question: 'q', spent: 1, preferences: {} });
      const matches = [{ id: head.id, game: 1, places: null, seal: '' }];
      expect(await store.forgetTable({ ...table, matches })).toBe('taken');
      expect(await store.read(head.id, 0)).toHaveLength(2);
      expect(await store.forgetTable({ ...table, matches, version: 1 })).toBe('kept');
      expect(await store.table(table.id)).toBeNull();
      expect(await store.match(head.id)).toBeNull();
      expect(await store.read(head.id, 0)).toEqual([]);
      expect(await store.memo(head.id)).toBeNull();
      expect(await store.tablesOf(table.host!, 10)).toEqual([]);
    });
  });

  test(`${name}: how long its servers have run is kept`, async () => {
    const store = await open();
    expect(await store.uptime()).toBe(0);
    await store.keepUptime(5);
    await store.keepUptime(7);
    expect(await (await open()).uptime()).toBe(7);
  });

  test(`${name}: of the snapshots of a match the latest is kept, and one of other rules takes its place`, async () => {
    const store = await open();
    const match = await begunMatch(store);
    const of = (rules: number, seq: number): Snapshot => {
      const tellings = { steps: [], heard: [] };
      return {
        rules,
        seq,
        at: 7,
        draws: 3,
        undos: [[1, 2]],
        conduct: [],
        tellings,
        state: { said: '\u2028"' },
        since: [],
        ways: [],
      };
    };
    expect(await store.snapshot(match)).toBeNull();
    for (const snapshot of [of(1, 256), of(1, 512), of(1, 300)]) await store.keepSnapshot(match, snapshot);
    expect(await (await open()).snapshot(match)).toEqual(of(1, 512));
    await store.keepSnapshot(match, of(2, 40));
    expect(await store.snapshot(match)).toEqual(of(2, 40));
  });

  test(`${name}: of what a clock has to remember the last counts`, async () => {
    const store = await open();
    const match = await begunMatch(store);
    expect(await store.memo(match)).toBeNull();
    await store.keepMemo(match, { question: 'q', spent: 1, preferences: {} });
    const last = { question: 'r', spent: 20, preferences: { 1: 'hold' } };
    await store.keepMemo(match, last);
    expect(await (await open()).memo(match)).toEqual(last);
  });

  test(`${name}: says whether it can be written, and how large it is`, async () => {
    const store = await open();
    await store.checkWrite();
    const before = await store.size();
    const match = await begunMatch(store);
    for (let seq = 0; seq < 5; seq++) await store.append(match, entry(seq, noise(20_000)));
    expect((await store.size()).used).toBeGreaterThan(before.used);
    expect(before.most).toBeNull();
  });

  dataContract(name, open, freshTable);
  peopleContract(name, open);
}

/** Text that takes as much room as it is long, however it is packed. */
const noise = (length: number) => randomBytes(length).toString('base64').slice(0, length);

/** The id of a match that is in the store, at a table of its own. */
export async function begunMatch(store: Store, id: string = drawSecret()): Promise<string> {
  const table = { ...freshTable(), touched: Number.MAX_SAFE_INTEGER - 100 };
  const head = { id, game: 'any', rules: 1, seats: 2, options: {} };
  await store.keepTable(table, { head, table: table.id, key: drawKey() });
  return id;
}

const entry = (seq: number, said = 'x'): Entry => ({
  seq,
  at: 7,
  t: 'move',
  by: 0,
  id: `id${seq}`,
  move: { said },
  draws: [],
});
