import type { PushKeys } from '../../calls/vapid.ts';
import type { Call, CallStore, CallWishes, Subscription } from '../calls.ts';
import { type Database, keptBy } from './database.ts';
import type { Row, Run } from './driver.ts';
import { writeJob, writeJobUnlessWaiting } from './jobs.ts';

/** How many browsers of one person may be called, and how many tables they may have put aside. */
const mostSubscriptions = 20;
const mostUncalled = 200;

/** How far a call has come. */
const [ready, sent] = [1, 2];

export function callsIn(db: Database): CallStore {
  return {
    async pushKeys() {
      const row = await db.first('SELECT public_key, private_key FROM push_key');
      return row === null ? null : ({ publicKey: row.public_key, privateKey: row.private_key } as unknown as PushKeys);
    },
    async keepPushKeys({ publicKey, privateKey }) {
      const insert = 'INSERT INTO push_key (one, public_key, private_key) VALUES (1, $1, $2) ON CONFLICT DO NOTHING';
      await db.write(insert, publicKey, privateKey);
    },

    async subscriptionsOf(person) {
      const rows = await db.all('SELECT body FROM called_device WHERE person = $1 ORDER BY since, endpoint', person);
      return rows.map((row) => JSON.parse(String(row.body)) as Subscription);
    },
    async keepSubscription(person, subscription) {
      const insert = 'INSERT INTO called_device (endpoint, person, since, body) VALUES ($1, $2, $3, $4)';
      const update = 'SET person = excluded.person, since = excluded.since, body = excluded.body';
      const older = 'SELECT endpoint FROM called_device WHERE person = $1 ORDER BY since DESC, endpoint OFFSET $2';
      const row = [subscription.endpoint, person, subscription.since, JSON.stringify(subscription)];
      await db.commit((run) =>
        Promise.all([
          run(`${insert} ON CONFLICT (endpoint) DO UPDATE ${update}`, ...row),
          run(`DELETE FROM called_device WHERE endpoint IN (${older})`, person, mostSubscriptions),
        ]),
      );
    },
    async dropSubscription(endpoint) {
      await db.write('DELETE FROM called_device WHERE endpoint = $1', endpoint);
    },

    async callWishes(person) {
      const row = await db.first('SELECT body FROM call_wishes WHERE person = $1', person);
      return row === null ? null : (JSON.parse(String(row.body)) as CallWishes);
    },
    async keepCallWishes(person, wishes) {
      const insert = 'INSERT INTO call_wishes (person, body) VALUES ($1, $2)';
      await db.write(
        `${insert} ON CONFLICT (person) DO UPDATE SET body = excluded.body`,
        person,
        JSON.stringify(wishes),
      );
    },

    async uncalledTables(person) {
      const rows = await db.all('SELECT game_table FROM uncalled WHERE person = $1 ORDER BY at, game_table', person);
      return rows.map((row) => String(row.game_table));
    },
    async keepUncalled(person, table, at) {
      const insert = 'INSERT INTO uncalled (person, game_table, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
      const older = 'SELECT game_table FROM uncalled WHERE person = $1 ORDER BY at DESC, game_table DESC OFFSET $2';
      const drop = `DELETE FROM uncalled WHERE person = $1 AND game_table IN (${older})`;
      await db.commit((run) => Promise.all([run(insert, person, table, at), run(drop, person, mostUncalled)]));
    },
    async dropUncalled(person, table) {
      await db.write('DELETE FROM uncalled WHERE person = $1 AND game_table = $2', person, table);
    },

    async lastBy(match, seats) {
      const select = 'SELECT max(seq) AS seq FROM entry WHERE game_match = $1 AND seat = ANY($2::integer[])';
      return Number((await db.first(select, match, seats))?.seq ?? -1);
    },
    keepCall({ person, table, match, question }, job) {
      const insert = 'INSERT INTO call (game_match, person, game_table, question, stage) VALUES ($1, $2, $3, $4, 0)';
      const update = 'SET question = excluded.question, stage = 0 WHERE call.question <> excluded.question';
      const upsert = `${insert} ON CONFLICT (game_match, person) DO UPDATE ${update}`;
      return db.commitStepwise(async (run) => {
        const kept = keptBy(await run(upsert, match, person, table, question));
        if (kept === 'kept') await writeJob(run, job);
        return kept;
      });
    },
    readyCall({ person, match, question }, job) {
      const update = 'UPDATE call SET stage = $1 WHERE game_match = $2 AND person = $3 AND question = $4 AND stage = 0';
      return db.commitStepwise(async (run) => {
        const kept = keptBy(await run(update, ready, match, person, question));
        if (kept === 'kept') await writeJobUnlessWaiting(run, job);
        return kept;
      });
    },
    async readyCalls(person) {
      const select = 'SELECT * FROM call WHERE person = $1 AND stage = $2 ORDER BY game_match';
      return (await db.all(select, person, ready)).map(callFrom);
    },
    sendCalls({ key, claim }, calls, jobs) {
      const which = 'game_match = $1 AND person = $2 AND question = $3 AND stage = $4';
      return db.commitStepwise(async (run) => {
        for (const { match, person, question } of calls) {
          const row = [match, person, question, ready];
          // Whoever else has it is waited for, and what they made of it is seen.
          if ((await run(`SELECT 1 FROM call WHERE ${which} FOR UPDATE`, ...row)).length === 0) return 'taken';
        }
        const held = await run('SELECT 1 FROM job WHERE key = $1 AND claim = $2 FOR UPDATE', key, claim);
        if (held.length === 0) return 'taken';
        for (const { match, person, question } of calls)
          await run(`UPDATE call SET stage = $5 WHERE ${which}`, match, person, question, ready, sent);
        for (const job of jobs) await writeJob(run, job);
        return 'kept';
      });
    },
    async dropCall({ match, person }, job) {
      const drop = 'DELETE FROM call WHERE game_match = $1 AND person = $2';
      await db.commit((run) => Promise.all([run(drop, match, person), run('DELETE FROM job WHERE key = $1', job)]));
    },
  };
}

/** Inside a commit: nothing is left of who was to be called, and how. */
export async function forgetCallsOf(run: Run, person: string): Promise<void> {
  for (const rows of ['called_device', 'call_wishes', 'uncalled', 'call', 'job'])
    await run(`DELETE FROM ${rows} WHERE person = $1`, person);
}

/** Inside a commit: nobody is called to this table any more. */
export async function forgetCallsTo(run: Run, table: string): Promise<void> {
  for (const rows of ['uncalled', 'call', 'job']) await run(`DELETE FROM ${rows} WHERE game_table = $1`, table);
}

function callFrom({ person, game_table, game_match, question }: Row): Call {
  return {
    person: String(person),
    table: String(game_table),
    match: String(game_match),
    question: String(question),
  };
}
