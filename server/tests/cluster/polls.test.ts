// What people decide together at a table of a house: at its home, wherever they are connected, and wherever it moves.
import { expect, test } from 'vitest';
import { usualPatience } from '../../src/polls/absent.ts';
import { Person } from '../client.ts';
import { layBidding } from '../house.ts';
import { stepsOnce } from '../pickers.ts';
import { at, freshNodes, tableAt } from './nodes.ts';

const patience = { ...usualPatience, away: 50 };

async function threeArrive(port: number) {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  return [ada, bo, await Person.arrive(port, 'Cy')] as const;
}

async function layForThree(host: Person, guests: readonly Person[]) {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const table = await host.post('/api/tables', layBidding([...seats]));
  for (const guest of guests) await guest.post(`/api/tables/${table.id}/join`, { link: table.link });
  return host.post(`/api/tables/${table.id}/start`);
}

test('people at other nodes than the home decide, and who is away comes back at any of them', async () => {
  const { nodes } = await freshNodes(2, { patience });
  const [one, two] = nodes as [(typeof nodes)[0], (typeof nodes)[0]];
  const [ada, bo, cy] = await threeArrive(one.port);
  const laid = await tableAt(one, () => layForThree(ada, [bo, cy]));
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

test('a table moves to another node in the middle of a vote: it counts there, and the countdown goes on', async () => {
  const { nodes, more } = await freshNodes(1, { patience });
  const [one] = nodes as [(typeof nodes)[0]];
  const [ada, bo, cy] = await threeArrive(one.port);
  const laid = await layForThree(ada, [bo, cy]);
  const [adas] = [await ada.follow(laid.id), await cy.follow(laid.id)];
  await adas.until(() => adas.table()?.poll?.voters.length === 2);
  const { id, left } = adas.table()!.poll!;
  await ada.post(`/api/tables/${laid.id}/vote`, { poll: id, choice: 'bot' });
  const other = await more();
  // Whichever of the two has it now: the first goes, and the other has all.
  await one.close();
  const far = at(cy, other.port);
  const again = await far.follow(laid.id);
  await again.until(() => again.table()?.poll?.kind === 'absent');
  const poll = again.table()!.poll!;
  expect(poll).toMatchObject({ id, seat: 1, voters: [0, 2], votes: [{ seat: 0, choice: 'bot' }], of: patience.vote });
  expect(poll.left).toBeLessThanOrEqual(left);
  expect(again.table()).toMatchObject({ comings: [], seats: [{}, { level: null, taken: true }, {}] });
  const decided = await far.post(`/api/tables/${laid.id}/vote`, { poll: id, choice: 'bot' });
  expect(decided.seats[1]).toMatchObject({ level: 'normal' });
});
