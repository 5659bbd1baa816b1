// What every store must keep of how matches went, and of the ratings that come of them.
import { expect, test } from 'vitest';
import { drawSecret } from '../../src/secrets.ts';
import type { EndedMatch, MatchOutcome } from '../../src/stores/results.ts';
import type { Store } from '../../src/stores/store.ts';
import type { Table } from '../../src/tables/table.ts';

const rating = (person: string, no: number, mu = 25.125) => ({ person, no, mu, sigma: 8.0625 });

export function resultsContract(name: string, open: () => Promise<Store>, fresh: () => Table): void {
  /** A table with a match that ends, as a change of the table. */
  async function ended(store: Store, people: readonly (string | null)[], at: number): Promise<MatchOutcome> {
    const table = fresh();
    const outcome: MatchOutcome = {
      ...{ match: drawSecret(), table: table.id, game: table.game, rules: 1, began: at - 1000, at, counts: true },
      seats: people.map((person, seat) => ({
        ...{ person, level: person === null ? 'easy' : null, side: seat, place: seat + 1, score: null, left: null },
      })),
    };
    expect(await store.keepTable(table, undefined, undefined, { outcome, job: jobOf(outcome.match) })).toBe('kept');
    return outcome;
  }
  const jobOf = (match: string): EndedMatch['job'] => ({
    ...{ key: `rating ${match}`, kind: `rating of ${match}`, shard: null, body: { match }, due: 0 },
  });
  const waiting = (store: Store, match: string) =>
    store.claimJobs({ kinds: [`rating of ${match}`], shards: null, limit: 9, lease: 3_600_000 });

  test(`${name}: how a match went is kept with the change that ends it, once, with what is to be done`, async () => {
    const store = await open();
    const [ada, bo] = [drawSecret(), drawSecret()];
    const outcome = await ended(store, [ada, null, bo], 1_700_000_000_000);
    const again = await open();
    expect(await again.outcome(outcome.match)).toEqual(outcome);
    expect(await again.outcomesOf(ada, 9)).toEqual([{ ...outcome, kept: false }]);
    expect(await again.outcome(drawSecret())).toBeNull();
    expect(await waiting(again, outcome.match)).toHaveLength(1);
    // Who says it again, or comes too late with a change of the table, changes nothing.
    const table = (await store.table(outcome.table))!;
    const other = { ...outcome, seats: outcome.seats.toReversed() };
    expect(await store.keepTable(table, undefined, undefined, { outcome: other, job: null })).toBe('kept');
    const late = { ...outcome, match: drawSecret() };
    expect(await store.keepTable(table, undefined, undefined, { outcome: late, job: null })).toBe('taken');
    expect(await store.outcome(outcome.match)).toEqual(outcome);
    expect(await store.outcome(late.match)).toBeNull();
  });

  test(`${name}: the last matches of a person come first, however many seats there are`, async () => {
    const store = await open();
    const [ada, bo] = [drawSecret(), drawSecret()];
    const outcomes: MatchOutcome[] = [];
    for (const at of [1000, 3000, 2000]) outcomes.push(await ended(store, [bo, ada], at));
    expect((await store.outcomesOf(ada, 2)).map(({ at }) => at)).toEqual([3000, 2000]);
    expect((await store.outcomesOf(bo, 9)).map(({ match }) => match)).toEqual(
      [outcomes[1]!, outcomes[2]!, outcomes[0]!].map(({ match }) => match),
    );
  });

  test(`${name}: ratings follow on each other; of two that come at once one is too late, and all of it`, async () => {
    const store = await open();
    const [ada, bo, cy] = [drawSecret(), drawSecret(), drawSecret()];
    const first = await ended(store, [ada, bo], 1000);
    const second = await ended(store, [cy, ada], 2000);
    expect(await store.ratingsAt(first.game, [ada, bo])).toEqual(new Map());
    const tries = [
      store.keepRatings(first, [rating(ada, 1), rating(bo, 1)]),
      store.keepRatings(second, [rating(cy, 1), rating(ada, 1)]),
    ];
    expect((await Promise.all(tries)).sort()).toEqual(['kept', 'taken']);
    const again = await open();
    const won = (await again.ratingsOf(bo)).length === 1 ? first : second;
    const { match, game, at } = won;
    expect(await again.ratingsOf(ada)).toEqual([{ game, no: 1, match, at, mu: 25.125, sigma: 8.0625 }]);
    const [late, other] = won === first ? [second, cy] : [first, bo];
    expect(await again.ratingsOf(other)).toEqual([]);
    // The same match again, by a server that did not hear of it.
    expect(await again.keepRatings(won, [rating(ada, 2)])).toBe('taken');
    expect(await again.keepRatings(late, [rating(ada, 2, 26), rating(other, 1)])).toBe('kept');
    expect((await store.ratingsOf(ada)).map(({ no, mu }) => [no, mu])).toEqual([
      [1, 25.125],
      [2, 26],
    ]);
    const now = await store.ratingsAt(first.game, [ada, other, drawSecret()]);
    expect([...now].map(([person, { no }]) => [person, no]).sort()).toEqual(
      [
        [ada, 2],
        [other, 1],
      ].sort(),
    );
    expect(await store.ratingsAt('another game', [ada])).toEqual(new Map());
  });

  test(`${name}: who is forgotten has no rating and played nothing; the others did, with nobody`, async () => {
    const store = await open();
    const [ada, bo] = [drawSecret(), drawSecret()];
    const both = await ended(store, [ada, bo], 1000);
    const alone = await ended(store, [ada, null], 2000);
    await store.keepRatings(both, [rating(ada, 1), rating(bo, 1)]);
    await store.forgetPerson(ada);
    expect([await store.outcomesOf(ada, 9), await store.ratingsOf(ada)]).toEqual([[], []]);
    expect(await store.outcome(alone.match)).toBeNull();
    expect((await store.outcomesOf(bo, 9)).map(({ seats }) => seats.map(({ person }) => person))).toEqual([[null, bo]]);
    expect(await store.ratingsOf(bo)).toHaveLength(1);
    // Whoever had read it before writes nothing about them any more.
    expect(await store.keepRatings(both, [rating(ada, 1)])).toBe('taken');
  });
}
