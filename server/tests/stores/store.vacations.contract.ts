// What every store must keep of people's vacations.
import { expect, test } from 'vitest';
import { drawSecret } from '../../src/secrets.ts';
import type { Job, Store } from '../../src/stores/store.ts';

export function vacationsContract(name: string, open: () => Promise<Store>): void {
  const jobOf = (person: string, kind: string): Job => ({
    ...{ key: `vacation ${person}`, kind, shard: null, person, body: {}, due: 0 },
  });
  const waiting = async (store: Store, kind: string) =>
    (await store.claimJobs({ kinds: [kind], shards: null, limit: 9, lease: 3_600_000 })).map(({ person }) => person);

  test(`${name}: vacations are kept by person, with the job that tells of them; of two changes at once one is too late`, async () => {
    const store = await open();
    const [ada, bo, kind] = [drawSecret(), drawSecret(), drawSecret()];
    expect(await store.vacationsOf(ada)).toEqual({ version: 0, taken: [] });
    const first = [{ from: 1_700_000_000_000, until: 1_700_086_400_000 }];
    const changes = [first, []].map((taken) => store.keepVacations(ada, { version: 0, taken }, jobOf(ada, kind)));
    expect((await Promise.all(changes)).sort()).toEqual(['kept', 'taken']);
    const again = await open();
    expect(await again.vacationsOf(ada)).toEqual({ version: 1, taken: first });
    expect(await waiting(again, kind)).toEqual([ada]);
    const both = [...first, { from: 1_800_000_000_000, until: 1_800_000_000_001 }];
    expect(await again.keepVacations(ada, { version: 1, taken: both }, jobOf(ada, kind))).toBe('kept');
    expect(await store.vacationsOf(ada)).toEqual({ version: 2, taken: both });
    expect(await waiting(store, kind)).toEqual([ada]);
    // Too late: nothing is kept, and nobody is told.
    expect(await store.keepVacations(ada, { version: 1, taken: [] }, jobOf(ada, kind))).toBe('taken');
    expect(await store.vacationsOf(ada)).toEqual({ version: 2, taken: both });
    expect(await waiting(store, kind)).toEqual([]);
    expect(await store.keepVacations(bo, { version: 1, taken: both }, jobOf(bo, kind))).toBe('taken');
    expect(await store.vacationsOf(bo)).toEqual({ version: 0, taken: [] });
  });

  test(`${name}: nothing is left of the vacations of who is forgotten`, async () => {
    const store = await open();
    const [ada, bo, kind] = [drawSecret(), drawSecret(), drawSecret()];
    const vacations = { version: 0, taken: [{ from: 1, until: 2 }] };
    for (const person of [ada, bo]) await store.keepVacations(person, vacations, jobOf(person, kind));
    await store.forgetPerson(ada);
    expect(await store.vacationsOf(ada)).toEqual({ version: 0, taken: [] });
    expect((await store.vacationsOf(bo)).taken).toHaveLength(1);
    expect(await waiting(store, kind)).toEqual([bo]);
  });
}
