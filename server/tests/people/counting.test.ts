// Matches count for ratings where all who play have agreed; how they went is kept, for those who played.
import { rateMatch, unknown } from '@orrery/ratings';
import type { PlayRecord, TableInfo } from '@orrery/wire';
import { describe, expect, test } from 'vitest';
import { bidToTheEnd } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';

const recordOf = (person: Person) => person.get<PlayRecord>('/api/me/record');
/** Ratings come a moment after the end of a match. */
const rated = (person: Person, times = 1) =>
  expect.poll(async () => (await recordOf(person)).ratings[0]?.after.length ?? 0, { timeout: 20_000 }).toBe(times);
const agree = (person: Person, table: string, agrees = true) =>
  person.post<TableInfo>(`/api/tables/${table}/counts`, { agrees });

/** Ada lays a table, and the others sit down; who agrees says so. */
async function seated(port: number, agreeing: readonly string[], names = ['Ada', 'Bo']) {
  const people = await Promise.all(names.map((name) => Person.arrive(port, name)));
  const [ada, ...guests] = people as [Person, ...Person[]];
  const seats = [{ kind: 'me' } as const, ...guests.map(() => ({ kind: 'open' }) as const)];
  const { id, link } = await ada.post<TableInfo>('/api/tables', layBidding(seats, { options: { rounds: 1 } }));
  for (const guest of guests) await guest.post(`/api/tables/${id}/join`, { link });
  for (const name of agreeing) await agree(people[names.indexOf(name)]!, id);
  return { id, link, people };
}

async function played(port: number, agreeing: readonly string[], names?: string[]) {
  const at = await seated(port, agreeing, names);
  const table = await at.people[0]!.post<TableInfo>(`/api/tables/${at.id}/start`);
  const devices = await Promise.all(at.people.map((person) => person.follow(at.id)));
  for (const [seat, device] of devices.entries()) await device.until(() => device.steps(seat) !== undefined);
  return { ...at, table, devices };
}

async function toTheEnd({ devices }: Pick<Awaited<ReturnType<typeof played>>, 'devices'>, without: number[] = []) {
  await Promise.all(devices.map((device, seat) => (without.includes(seat) ? null : bidToTheEnd(device, seat))));
  const [last] = devices.filter((_, seat) => !without.includes(seat));
  await last!.until(() => last!.table()?.status === 'over');
  return last!.table()!.matches.at(-1)!;
}

describe('what people agree to', () => {
  test('a match counts where all who sit there want it; nobody does at first', async () => {
    const { port } = await freshServer();
    const { id, people } = await seated(port, []);
    const [ada, bo] = people as [Person, Person];
    expect(await ada.get(`/api/tables/${id}`)).not.toHaveProperty('agreed');
    expect(await agree(bo, id)).toMatchObject({ agreed: [1] });
    expect(await ada.get(`/api/tables/${id}`)).toMatchObject({ agreed: [1] });
    expect(await agree(bo, id, false)).not.toHaveProperty('agreed');
    await agree(bo, id);
    await agree(ada, id);
    const begun = await ada.post<TableInfo>(`/api/tables/${id}/start`);
    expect(begun.matches.at(-1)).toMatchObject({ counts: true });
    expect(await ada.trouble('POST', `/api/tables/${id}/counts`, { agrees: false })).toMatchObject({
      code: 'ALREADY_STARTED',
    });
  });

  test('one who does not want it is enough; so is one who sat down later, or other options', async () => {
    const { port } = await freshServer();
    const one = await seated(port, ['Ada']);
    const begun = await one.people[0]!.post<TableInfo>(`/api/tables/${one.id}/start`);
    expect(begun.matches.at(-1)).not.toHaveProperty('counts');
    const { id, link, people } = await seated(port, ['Ada', 'Bo']);
    const [ada, bo] = people as [Person, Person];
    await bo.post(`/api/tables/${id}/leave`);
    expect(await bo.post<TableInfo>(`/api/tables/${id}/join`, { link })).toMatchObject({ agreed: [0] });
    await agree(bo, id);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const same = await ada.post<TableInfo>(`/api/tables/${id}/seats`, { seats });
    expect(same).toMatchObject({ agreed: [0, 1] });
    const other = await ada.post<TableInfo>(`/api/tables/${id}/seats`, { seats, options: { rounds: 4 } });
    expect(other).toMatchObject({ agreed: [0] });
  });

  test('who has no seat agrees to nothing, nor does who plays for several; alone with bots nothing counts', async () => {
    const { port } = await freshServer();
    const { id, link } = await seated(port, []);
    const cy = await Person.arrive(port, 'Cy');
    expect(await cy.trouble('POST', `/api/tables/${id}/counts`, { agrees: true })).toMatchObject({
      code: 'NO_SUCH_TABLE',
    });
    expect(await cy.get<TableInfo>(`/api/tables/${id}?link=${link}`)).not.toHaveProperty('agreed');
    for (const others of [[{ kind: 'here', name: 'Di' }], [{ kind: 'bot', level: 'easy' }]] as const) {
      const laid = await cy.post<TableInfo>('/api/tables', layBidding([{ kind: 'me' }, ...others]));
      await agree(cy, laid.id);
      const begun = await cy.post<TableInfo>(`/api/tables/${laid.id}/start`);
      expect(begun.matches.at(-1)).not.toHaveProperty('counts');
    }
  });

  test('nobody is sent away from a match that counts', async () => {
    const { port } = await freshServer();
    const { id, people } = await played(port, ['Ada', 'Bo']);
    const removing = people[0]!.trouble('POST', `/api/tables/${id}/remove`, { seat: 1, ban: false });
    expect(await removing).toMatchObject({ code: 'MATCH_COUNTS' });
  });
});

describe('what comes of it', () => {
  test('by places, once, for each of them alone; and it is there after a restart', async () => {
    const data = freshFolder();
    const first = await freshServer({ data });
    const at = await played(first.port, ['Ada', 'Bo', 'Cy'], ['Ada', 'Bo', 'Cy']);
    const { places, id, lost } = await toTheEnd(at);
    expect(lost).toBeUndefined();
    const expected = rateMatch(places!.map((place, side) => ({ rating: unknown, side, place, left: null })));
    for (const person of at.people) await rated(person);
    for (const [seat, person] of at.people.entries()) {
      const { ratings, matches, people } = await recordOf(person);
      expect(ratings).toEqual([
        { game: 'bidding', after: [{ match: id, at: expect.any(Number), ...expected[seat]! }] },
      ]);
      expect(matches).toMatchObject([{ id, table: at.id, counts: true, lasted: expect.any(Number) }]);
      expect(matches[0]!.seats.map(({ mine }) => mine)).toEqual(at.people.map((other) => other === person));
      const others = matches[0]!.seats.map(({ who }) => (who === null ? null : people[who]!.name));
      expect(others).toEqual(['Ada', 'Bo', 'Cy'].map((name, i) => (i === seat ? null : name)));
    }
    await first.close();
    const second = await freshServer({ data });
    const again = Object.assign(new Person(second.port), { cookie: at.people[0]!.cookie });
    expect((await recordOf(again)).ratings[0]!.after).toHaveLength(1);
  });

  test('who goes has lost, whoever plays on for them', async () => {
    const { port } = await freshServer();
    const at = await played(port, ['Ada', 'Bo', 'Cy'], ['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = at.people as [Person, Person, Person];
    await bo.post(`/api/tables/${at.id}/leave`);
    const { places, lost } = await toTheEnd(at, [1]);
    expect(lost).toEqual([1]);
    for (const person of [ada, bo, cy]) await rated(person);
    const mu = async (person: Person) => (await recordOf(person)).ratings[0]!.after[0]!.mu;
    const expected = rateMatch(
      places!.map((place, side) => ({ rating: unknown, side, place, left: side === 1 ? 0 : null })),
    );
    expect([await mu(ada), await mu(bo), await mu(cy)]).toEqual(expected.map((rating) => rating.mu));
    expect(await mu(bo)).toBeLessThan(Math.min(await mu(ada), await mu(cy)));
    expect((await recordOf(bo)).matches[0]!.seats[1]).toMatchObject({ mine: true, left: true });
  });

  test('who goes and comes back has lost nothing by it, nor has who goes when it is over', async () => {
    const { port } = await freshServer();
    const at = await played(port, ['Ada', 'Bo']);
    const [ada, bo] = at.people as [Person, Person];
    await bo.post(`/api/tables/${at.id}/leave`);
    await bo.post(`/api/tables/${at.id}/join`, { link: at.link });
    at.devices[1] = await bo.follow(at.id);
    await at.devices[1].until(() => at.devices[1]!.steps(1) !== undefined);
    expect(await toTheEnd(at)).not.toHaveProperty('lost');
    await bo.post(`/api/tables/${at.id}/leave`);
    const { matches } = await ada.get<TableInfo>(`/api/tables/${at.id}`);
    expect(matches.at(-1)).not.toHaveProperty('lost');
  });

  test('where all go, nothing is known but who went first', async () => {
    const { port } = await freshServer();
    const at = await played(port, ['Ada', 'Bo'], ['Ada', 'Bo']);
    const [ada, bo] = at.people as [Person, Person];
    await bo.post(`/api/tables/${at.id}/leave`);
    await ada.post(`/api/tables/${at.id}/leave`);
    await rated(bo);
    expect((await recordOf(bo)).ratings[0]!.after[0]!.mu).toBeLessThan(unknown.mu);
    const adas = await recordOf(ada);
    expect(adas.ratings).toEqual([]);
    expect(adas.matches).toMatchObject([{ seats: [{ mine: true, place: null, left: false }, { left: true }] }]);
  });

  test('what does not count is kept all the same, and rates nobody', async () => {
    const { port } = await freshServer();
    const at = await played(port, ['Ada']);
    await at.people[1]!.post(`/api/tables/${at.id}/leave`);
    expect(await toTheEnd(at, [1])).not.toHaveProperty('lost');
    const { matches, ratings } = await recordOf(at.people[0]!);
    expect(matches).toMatchObject([{ counts: false, seats: [{ mine: true }, { mine: false, who: 0 }] }]);
    expect(ratings).toEqual([]);
  });

  test('alone with bots it is kept for that person', async () => {
    const { port } = await freshServer();
    const ada = await Person.arrive(port, 'Ada');
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] as const;
    const laid = await ada.post<TableInfo>('/api/tables', layBidding([...seats], { options: { rounds: 1 } }));
    await ada.post(`/api/tables/${laid.id}/start`);
    const device = await ada.follow(laid.id);
    await device.until(() => device.steps(0) !== undefined);
    await toTheEnd({ devices: [device] });
    const { matches } = await recordOf(ada);
    expect(matches).toMatchObject([
      {
        seats: [
          { mine: true, level: null },
          { mine: false, who: null, level: 'easy' },
        ],
      },
    ]);
  });

  test('who is deleted takes ratings and record along; for the others somebody sat there', async () => {
    const { port } = await freshServer();
    const at = await played(port, ['Ada', 'Bo']);
    await toTheEnd(at);
    for (const person of at.people) await rated(person);
    const [ada, bo] = at.people as [Person, Person];
    const { record } = await ada.get<{ record: PlayRecord }>('/api/me/data');
    expect(record).toEqual(await recordOf(ada));
    expect(await ada.ask('DELETE', '/api/me', {})).toMatchObject({ status: 200 });
    const left = await recordOf(bo);
    expect(left.people).toEqual([]);
    expect(left.matches).toMatchObject([{ seats: [{ who: null, mine: false }, { mine: true }] }]);
    expect(left.ratings[0]!.after).toHaveLength(1);
    expect(await new Person(port).trouble('GET', '/api/me/record')).toMatchObject({ code: 'NO_SESSION' });
  });
});
