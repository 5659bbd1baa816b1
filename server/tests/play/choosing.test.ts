import type { Game, Kind } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { game as planetX } from '../../../games/planet-x/src/rules/index.ts';
import { game as shootingStar } from '../../../games/shooting-star/src/rules/index.ts';
import { chooseForSeat } from '../../src/tables/choosing.ts';
import { join, leave } from '../../src/tables/coming.ts';
import { layTable } from '../../src/tables/lay.ts';
import type { Table } from '../../src/tables/table.ts';

const game = planetX as unknown as Game<Kind>;
const plain = { listed: true, spectators: true };

function laid(of: Game<Kind>, seats: number): Table {
  const plan = Array.from({ length: seats }, (_, at) => ({ kind: at === 0 ? ('me' as const) : ('open' as const) }));
  const table = layTable(of, { game: of.id, seats: plan, ...plain }, 'ada', 0);
  if (!table.ok) throw new Error('not laid');
  return table.value;
}
function done<T>(outcome: { readonly ok: boolean; readonly value?: T }): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value as T;
}
const factions = ({ options }: Table) => (options as { readonly factions: readonly string[] }).factions;
const choose = (table: Table, person: string, seat: number, value: string) =>
  chooseForSeat(game, table, person, seat, value);

test('PX-S2: who sits somewhere chooses a faction; who has not chosen gives way, who has does not', () => {
  let table = done(join(laid(game, 2), 'livia', { seat: 1 }, 0));
  table = done(choose(table, 'livia', 1, 'concord'));
  expect(factions(table)).toEqual(['xarn', 'concord']);
  expect(choose(table, 'ada', 0, 'concord')).toMatchObject({ ok: false, trouble: { code: 'CHOSEN' } });
  table = done(choose(table, 'ada', 0, 'vell'));
  expect(factions(table)).toEqual(['vell', 'concord']);
  // They may change their mind, and what they had is free again.
  table = done(choose(table, 'livia', 1, 'ikthi'));
  expect(factions(done(choose(table, 'ada', 0, 'concord')))).toEqual(['concord', 'ikthi']);
});

test('who leaves has chosen nothing; nobody chooses for others, what is not there, or once it runs', () => {
  let table = done(join(laid(game, 2), 'livia', { seat: 1 }, 0));
  table = done(choose(table, 'livia', 1, 'vell'));
  expect(choose(table, 'ada', 1, 'ikthi')).toMatchObject({ trouble: { code: 'NOT_YOUR_SEAT' } });
  expect(choose(table, 'ada', 0, 'romans')).toMatchObject({ trouble: { code: 'BAD_OPTIONS' } });
  expect(choose({ ...table, status: 'playing' }, 'ada', 0, 'ikthi')).toMatchObject({
    trouble: { code: 'ALREADY_STARTED' },
  });
  table = done(leave(table, 'livia'));
  expect(factions(done(choose(table, 'ada', 0, 'vell')))).toEqual(['vell', 'concord']);
});

test('a game without such an option has nothing to choose', () => {
  const other = shootingStar as unknown as Game<Kind>;
  expect(chooseForSeat(other, laid(other, 2), 'ada', 0, 'blue')).toMatchObject({ trouble: { code: 'BAD_OPTIONS' } });
});
