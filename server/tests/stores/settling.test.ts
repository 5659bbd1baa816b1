// What happens to the luck of a match when the disk, or another server, has its own mind.
import type { LuckMessage } from '@orrery/wire';
import { expect, test } from 'vitest';
import { FakeTime } from '../../../clock/tests/fake-time.ts';
import { Settling } from '../../src/luck/settling.ts';
import type { StoredLuck } from '../../src/luck/stored.ts';
import { loadShelf } from '../../src/shelf.ts';
import type { MatchRecord, Store } from '../../src/stores/store.ts';
import { start } from '../../src/tables/changes.ts';
import { layTable } from '../../src/tables/lay.ts';
import type { Table } from '../../src/tables/table.ts';
import { layBidding } from '../house.ts';

const shelf = await loadShelf(new URL('../shelf.ts', import.meta.url).href);
const match = 'm'.repeat(22);
const [ada, bo] = ['a'.repeat(64), 'b'.repeat(64)];

const soon = () => new Promise((done) => setImmediate(done));

/** Ada and Bo at a table that begins, with browsers that take part; `keep` is what the store does. */
function settling(keep: (luck: StoredLuck) => 'kept' | 'taken', elsewhere?: StoredLuck) {
  const laid = layTable(shelf.get('bidding')!, layBidding([{ kind: 'me' }, { kind: 'open' }]), 'ada', 0);
  if (!laid.ok) throw new Error(laid.trouble.code);
  const seats = laid.value.seats.map((seat, at) => (at === 1 ? { ...seat, holder: 'bo' } : seat));
  const begun = start(
    { ...laid.value, seats },
    { id: match, game: 1, places: null, seal: '0'.repeat(64) },
    new Map(),
    'easy',
  );
  if (!begun.ok) throw new Error(begun.trouble.code);
  const table: Table = begun.value;
  const head = { id: match, game: 'bidding', rules: 1, seats: 2, options: {} };
  const record: MatchRecord = { head, table: table.id, key: new Uint8Array(32), luck: { stage: 'seal' } };
  const told: LuckMessage[] = [];
  const settled: string[] = [];
  const time = new FakeTime();
  const store = {
    table: async () => table,
    match: async () => ({ ...record, luck: elsewhere }),
    keepLuck: async (_match: string, luck: StoredLuck) => keep(luck),
  };
  const present = new Map([
    ['ada', true],
    ['bo', true],
  ]);
  const all = new Settling({
    ...{ store: store as unknown as Store, time, wait: 4000, present: () => present },
    tell: (_table, message) => told.push(message),
    settled: (id) => settled.push(id),
  });
  all.begin(record);
  const seal = () => {
    expect(all.seal(table.id, 'ada', match, ada)).toBe(ada);
    expect(all.seal(table.id, 'bo', match, bo)).toBe(bo);
  };
  return { all, table, time, told, settled, seal, stages: () => told.map(({ stage }) => stage) };
}

test('a list that could not be kept is not shown, and is tried again', async () => {
  let failures = 2;
  const { all, table, time, seal, stages, settled } = settling(() => {
    if (failures-- > 0) throw new Error('the disk is full');
    return 'kept';
  });
  seal();
  await soon();
  await time.pass(3999);
  expect(stages()).toEqual(['seal']);
  await time.pass(1);
  expect(stages()).toEqual(['seal']);
  await time.pass(4000);
  expect(stages()).toEqual(['seal', 'open']);
  all.open(table.id, 'ada', match, ada);
  all.open(table.id, 'bo', match, bo);
  await soon();
  expect(stages()).toEqual(['seal', 'open', 'set']);
  expect(settled).toEqual([table.id]);
});

test('if another server was faster, what it has kept is shown and goes on', async () => {
  const list = { seals: [{ seats: [1], seal: bo }], absent: [0] };
  const { all, table, told, seal } = settling(({ stage }) => (stage === 'open' ? 'taken' : 'kept'), {
    stage: 'open',
    list,
    people: ['bo'],
  });
  seal();
  await soon();
  expect(told.at(-1)).toMatchObject({ stage: 'open', list });
  expect(all.open(table.id, 'ada', match, ada)).toBeNull();
  expect(all.open(table.id, 'bo', match, bo)).toBe(bo);
  await soon();
  expect(told.at(-1)).toMatchObject({ stage: 'set', list, nonces: [bo] });
});

test('the first seal and the first nonce of a person count, and nothing of a table that is not theirs', async () => {
  const { all, table, time, told } = settling(() => 'kept');
  expect(all.seal(table.id, 'ada', match, ada)).toBe(ada);
  expect(all.seal(table.id, 'ada', match, bo)).toBe(ada);
  expect(all.seal('another', 'bo', match, bo)).toBeNull();
  expect(all.seal(table.id, 'bo', 'another', bo)).toBeNull();
  expect(all.seal(table.id, 'eve', match, bo)).toBeNull();
  expect(all.open(table.id, 'ada', match, ada)).toBeNull();
  expect(all.seal(table.id, 'bo', match, bo)).toBe(bo);
  await soon();
  expect(all.open(table.id, 'ada', match, bo)).toBe(bo);
  expect(all.open(table.id, 'ada', match, ada)).toBe(bo);
  await time.pass(4000);
  expect(told.at(-1)).toMatchObject({ stage: 'set', nonces: [bo, null] });
});
