// What every store must keep of tournaments and leagues.
import { expect, test } from 'vitest';
import { drawSecret } from '../../src/secrets.ts';
import type { Store } from '../../src/stores/store.ts';
import type { NextEvents } from '../../src/stores/tournaments.ts';
import type { TournamentEvent } from '../../src/tournaments/rules/tournament.ts';
import { made } from '../tournaments/play-through.ts';

const [first] = made({}, 0) as [TournamentEvent];
const joined = (entrant: number): TournamentEvent => ({ t: 'joined', at: 5, entrant, bot: null });
const next = (after: number, events: readonly TournamentEvent[], more: Partial<NextEvents> = {}): NextEvents => ({
  ...{ after, events, people: [], status: 'open', at: 10, ...more },
});

async function fresh(store: Store, host: string, at = 10): Promise<string> {
  const id = drawSecret();
  expect(await store.keepTournament({ id, key: 'ab'.repeat(32), host }, next(0, [first], { at }))).toBe('kept');
  return id;
}

export function tournamentsContract(name: string, open: () => Promise<Store>): void {
  test(`${name}: a tournament is its events in order; of two who add at once one is too late`, async () => {
    const store = await open();
    const [host, ada] = [drawSecret(), drawSecret()];
    const id = await fresh(store, host);
    expect(await store.keepTournament({ id, key: 'other', host }, next(0, [first]))).toBe('taken');
    const both = [joined(0), joined(0)].map((event) =>
      store.appendToTournament(id, next(1, [event, joined(1)], { people: [{ entrant: 0, person: ada }] })),
    );
    expect((await Promise.all(both)).sort()).toEqual(['kept', 'taken']);
    expect(await store.appendToTournament(id, next(2, [joined(2)]))).toBe('taken');
    expect(await store.appendToTournament(id, next(3, [joined(2)]))).toBe('kept');
    expect(await (await open()).tournament(id)).toEqual({
      ...{ id, host, key: 'ab'.repeat(32), events: [first, joined(0), joined(1), joined(2)] },
      people: new Map([[0, ada]]),
    });
    expect(await store.tournament(drawSecret())).toBeNull();
    expect(await store.appendToTournament(drawSecret(), next(1, [joined(0)]))).toBe('taken');
  });

  test(`${name}: tournaments are found by who hosts or plays them, and by how they stand`, async () => {
    const store = await open();
    const [host, ada] = [drawSecret(), drawSecret()];
    const [old, late] = [await fresh(store, host, 20), await fresh(store, host, 30)];
    const people = [{ entrant: 0, person: ada }];
    await store.appendToTournament(old, next(1, [joined(0)], { people, status: 'running', at: 40 }));
    await store.appendToTournament(late, next(1, [joined(0)], { people: [{ entrant: 0, person: host }], at: 35 }));
    expect(await store.tournamentsOf(host, 9)).toEqual([old, late]);
    expect(await store.tournamentsOf(host, 1)).toEqual([old]);
    expect(await store.tournamentsOf(ada, 9)).toEqual([old]);
    expect([await store.countTournamentsOf(host), await store.countTournamentsOf(ada)]).toEqual([2, 1]);
    expect(await store.runningTournaments()).toContain(old);
    expect(await store.runningTournaments()).not.toContain(late);
    await store.appendToTournament(old, next(2, [{ t: 'ended', at: 50 }], { status: 'over', at: 50 }));
    expect(await store.runningTournaments()).not.toContain(old);
    expect([await store.countTournamentsOf(host), await store.countTournamentsOf(ada)]).toEqual([1, 0]);
  });

  test(`${name}: who is forgotten is in no tournament; what happened stays`, async () => {
    const store = await open();
    const [host, ada] = [drawSecret(), drawSecret()];
    const id = await fresh(store, host);
    await store.appendToTournament(id, next(1, [joined(0)], { people: [{ entrant: 0, person: ada }] }));
    const league = { id: drawSecret(), version: 0, host, name: 'Club', tournaments: [id] };
    await store.keepLeague(league);
    await store.forgetPerson(ada);
    expect(await store.tournament(id)).toMatchObject({ host, people: new Map(), events: [first, joined(0)] });
    await store.forgetPerson(host);
    expect(await store.tournament(id)).toMatchObject({ host: null });
    expect(await store.league(league.id)).toBeNull();
    expect(await store.tournamentsOf(host, 9)).toEqual([]);
  });

  test(`${name}: tournaments in which nothing happens any more are dropped with all they have`, async () => {
    const store = await open();
    const [host, ada] = [drawSecret(), drawSecret()];
    const [old, late] = [await fresh(store, host, 3), await fresh(store, host, 5)];
    for (const id of [old, late])
      await store.appendToTournament(
        id,
        next(1, [joined(0)], { people: [{ entrant: 0, person: ada }], at: id === old ? 3 : 5 }),
      );
    await store.dropOldTournaments(4);
    expect(await store.tournament(old)).toBeNull();
    expect(await store.tournamentsOf(ada, 9)).toEqual([late]);
    expect((await store.tournament(late))?.events).toHaveLength(2);
  });

  test(`${name}: a league is its host's list; of two changes at once one is too late`, async () => {
    const store = await open();
    const [host, id] = [drawSecret(), drawSecret()];
    const league = { id, version: 0, host, name: 'Club', tournaments: [] };
    expect(await store.keepLeague(league)).toBe('kept');
    expect(await store.keepLeague(league)).toBe('taken');
    const changed = { ...league, version: 1, tournaments: [drawSecret()] };
    expect((await Promise.all([store.keepLeague(changed), store.keepLeague(changed)])).sort()).toEqual([
      'kept',
      'taken',
    ]);
    expect(await (await open()).league(id)).toEqual({ ...changed, version: 2 });
    expect(await store.leaguesOf(host)).toEqual([{ ...changed, version: 2 }]);
    expect(await store.leaguesOf(drawSecret())).toEqual([]);
  });
}
