import type { Vacation as VacationInfo } from '@orrery/wire';
import type { JobKinds } from '../jobs/kinds.ts';
import { no, type Outcome, yes } from '../outcome.ts';
import type { Job, Store } from '../stores/store.ts';
import { paceOf, seatsHeld } from '../tables/table.ts';
import { comeBack, currentOf, daysLeft, goAway, latestEnd } from './vacation.ts';

interface Settings {
  readonly store: Store;
  readonly now: () => number;
  /** A table looks again whether this person is on vacation. */
  readonly look: (table: string, person: string) => Promise<unknown>;
  /** A job was kept that is due in so many milliseconds. */
  readonly soon: (ms: number) => void;
}

/** Two devices of one person may change it at once, but not for long. */
const mostTries = 20;

/**
 * People who are away from all their tables of days, and have said so. Kept by person, whatever devices they come and go by; the
 * tables hear of it by a job, which is kept with it: so they do after a crash, and at its end.
 */
export class Vacations {
  readonly kinds: JobKinds = {
    vacation: { run: ({ person = '' }) => this.tell(person), tries: Number.MAX_SAFE_INTEGER },
  };
  private readonly settings: Settings;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  async of(person: string): Promise<VacationInfo> {
    const { store, now } = this.settings;
    const { taken } = await store.vacationsOf(person);
    const at = now();
    return { until: currentOf(taken, at)?.until ?? null, left: daysLeft(taken, at), latest: latestEnd(taken, at) };
  }

  /** `until` null: they are back. */
  async take(person: string, until: number | null): Promise<Outcome<VacationInfo>> {
    const { store, now, soon } = this.settings;
    for (let tries = 0; tries < mostTries; tries++) {
      const { version, taken } = await store.vacationsOf(person);
      const next = until === null ? yes(comeBack(taken, now())) : goAway(taken, until, now());
      if (!next.ok) return next;
      if (next.value === taken) return yes(await this.of(person));
      const job: Job = { key: `vacation ${person}`, kind: 'vacation', shard: null, person, body: {}, due: now() };
      if ((await store.keepVacations(person, { version, taken: next.value }, job)) === 'taken') continue;
      soon(0);
      return yes(await this.of(person));
    }
    return no('ASK_AGAIN', { after: 1 });
  }

  /** Answers in how many milliseconds the tables are to be told again: when it is over. */
  private async tell(person: string): Promise<number | undefined> {
    const { store, now, look } = this.settings;
    for (const table of await store.tablesOf(person, Number.MAX_SAFE_INTEGER))
      if (paceOf(table).tempo === 'days' && seatsHeld(table, person).length > 0) await look(table.id, person);
    const current = currentOf((await store.vacationsOf(person)).taken, now());
    return current === null ? undefined : current.until - now();
  }
}
