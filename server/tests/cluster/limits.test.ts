import { expect, test } from 'vitest';
import { Ledger } from '../../src/limits/ledger.ts';
import { SharedLimits } from '../../src/limits/shared.ts';
import { defaults } from '../../src/settings.ts';
import { twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { turnedAway } from '../turned-away.ts';
import { at, freshNodes, tableAt } from './nodes.ts';

test('one person has as many sockets at two nodes as at one server', async () => {
  const { nodes } = await freshNodes(2, { socketLimits: { ...defaults.socketLimits, socketsPerPerson: 4 } });
  const [one, two] = nodes;
  const [ada, bo] = [await Person.arrive(one!.port, 'Ada'), await Person.arrive(one!.port, 'Bo')];
  // Once the second has tables, the first knows of it.
  const { id } = await tableAt(two!, () => twoAtATable(ada, bo));
  for (const { port } of [one!, two!, one!, two!]) await at(ada, port).follow(id);
  for (const { port } of nodes) expect(await turnedAway(port, { cookie: ada.cookie })).toMatchObject({ status: 429 });
});

test('what nodes grant together is what one server grants, also when one more has come', () => {
  let count = 3;
  const cost = { burst: 900, perSecond: 9 };
  const limits = new SharedLimits(() => count);
  const costs = limits.costs({ person: cost, address: cost, all: cost, bots: { person: cost, address: cost } });
  let now = 0;
  const ledgers = Array.from({ length: 4 }, () => new Ledger(costs, () => now));
  const granted = (among: readonly Ledger[]) =>
    among.map((ledger) => {
      let bytes = 0;
      while (ledger.spend('ada', 'home', 10) === 0) bytes += 10;
      return bytes;
    });
  expect(granted(ledgers.slice(0, 3))).toEqual([300, 300, 300]);
  count = 4;
  now = 1000 * 1000;
  expect(granted(ledgers)).toEqual([220, 220, 220, 220]);
});
