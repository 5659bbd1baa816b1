// What people decide together at a table of a house: at its home, wherever they are connected; after a move it is asked anew.
import { expect, test } from 'vitest';
import { usualPatience } from '../../src/polls/absent.ts';
import { Person } from '../client.ts';
import { layBidding } from '../house.ts';
import { stepsOnce } from '../pickers.ts';
import { at, freshNodes, tableAt } from './nodes.ts';

const patience = { ...usualPatience, away: 50 };

test('people at other nodes than the home decide, and who is away comes back at any of them', async () => {
  const { nodes } = await freshNodes(2, { patience });
  const [one, two] = nodes as [(typeof nodes)[0], (typeof nodes)[0]];
  const people = [];
  for (const name of ['Ada', 'Bo', 'Cy']) people.push(await Person.arrive(one.port, name));
  const [ada, bo, cy] = people as [Person, Person, Person];
  const laid = await tableAt(one, async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
    const table = await ada.post('/api/tables', layBidding([...seats]));
    for (const guest of [bo, cy]) await guest.post(`/api/tables/${table.id}/join`, { link: table.link });
    return ada.post(`/api/tables/${table.id}/start`);
  });
  // Ada and Cy at the node that is not its home, Bo at none.
  const [far, farCy] = [at(ada, two.port), at(cy, two.port)];
  const [adas, cys] = [await far.follow(laid.id), await farCy.follow(laid.id)];
  for (const [seat, device] of [
    [0, adas],
    [2, cys],
  ] as const)
    await stepsOnce(device, seat);
  await adas.until(() => adas.table()?.poll?.voters.length === 2);
  expect(adas.table()!.poll).toMatchObject({ kind: 'absent', seat: 1, voters: [0, 2] });
  const poll = adas.table()!.poll!.id;
  for (const person of [far, farCy]) await person.post(`/api/tables/${laid.id}/vote`, { poll, choice: 'bot' });
  await adas.until(() => adas.table()?.seats[1]?.level === 'normal');
  const back = await at(bo, two.port).post(`/api/tables/${laid.id}/bot`, { bot: false });
  expect(back.comings.map(({ t }) => t)).toEqual(['voted', 'back']);
});

test('a table that moves to another node begins to ask anew, with nothing decided', async () => {
  const { nodes, more } = await freshNodes(1, { patience });
  const [one] = nodes as [(typeof nodes)[0]];
  const [ada, bo] = [await Person.arrive(one.port, 'Ada'), await Person.arrive(one.port, 'Bo')];
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  await bo.post(`/api/tables/${laid.id}/join`, { link: laid.link });
  await ada.post(`/api/tables/${laid.id}/start`);
  const adas = await ada.follow(laid.id);
  await adas.until(() => adas.table()?.poll?.kind === 'absent');
  const first = adas.table()!.poll!.id;
  const other = await more();
  // Whichever of the two has it now: the first goes, and the other has all.
  await one.close();
  const again = await at(ada, other.port).follow(laid.id);
  await again.until(() => again.table()?.poll?.kind === 'absent' && again.table()!.poll!.id !== first);
  expect(again.table()).toMatchObject({ comings: [], seats: [{}, { level: null, taken: true }] });
  const poll = again.table()!.poll!.id;
  const decided = await at(ada, other.port).post(`/api/tables/${laid.id}/vote`, { poll, choice: 'bot' });
  expect(decided.seats[1]).toMatchObject({ level: 'normal' });
});
