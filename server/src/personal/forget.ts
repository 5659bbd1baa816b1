import type { Outcome } from '../outcome.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Store } from '../stores/store.ts';
import type { Tables } from '../tables/tables.ts';

/** What is done wherever their tables and tournaments have their home. */
export interface AtHomes extends Pick<Tables, 'forget'> {
  /** They lose what they would have played there; refused where it is over. */
  leaveTournament(tournament: string, person: string): Promise<Outcome<unknown>>;
}

interface Rooms {
  readonly store: Store;
  readonly tables: AtHomes;
  readonly sessions: Sessions;
  /** Their devices are connected no more. */
  readonly dismiss: (person: string) => Promise<void>;
  /** Words of theirs are gone from this table. */
  readonly unsaid: (table: string) => Promise<void>;
}

const atOnce = 100;
const everything = 10_000;

/** Deletes a person. Broken off by a crash they still have their session, and may ask again. */
export async function forgetPerson(person: string, rooms: Rooms): Promise<void> {
  const { store, tables, sessions, dismiss, unsaid } = rooms;
  const spokeAt = new Set<string>();
  await sweep();
  await sessions.end(person);
  await dismiss(person);
  // What another device of theirs has said or joined in the meantime.
  await sweep();
  for (const table of spokeAt) await unsaid(table);

  async function sweep(): Promise<void> {
    // Before their seats are free: else a bot would play on for them, and its result be theirs.
    for (const id of await store.tournamentsOf(person, everything)) await tables.leaveTournament(id, person);
    for (;;) {
      const some = [...(await store.tablesOf(person, atOnce)), ...(await store.tablesAbout(person, atOnce))];
      if (some.length === 0) break;
      for (const { id } of some) await tables.forget(id, person);
    }
    for (const { table } of await store.talkBy(person)) spokeAt.add(table);
    await store.forgetPerson(person);
  }
}
