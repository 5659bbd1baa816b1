import type { PushKeys } from '../../calls/vapid.ts';
import type { Call, CallStore, CallWishes, Subscription } from '../calls.ts';
import { writeJob, writeJobUnlessWaiting } from './jobs.ts';
import type { Row, Sql } from './sql.ts';

/** How many browsers of one person may be called, and how many tables they may have put aside. */
const mostSubscriptions = 20;
const mostUncalled = 200;

/** How far a call has come. */
const [ready, sent] = [1, 2];

export function callsIn(sql: Sql): CallStore {
  return {
    async pushKeys() {
      const row = sql.first('SELECT public_key, private_key FROM push_key');
      return row === null ? null : ({ publicKey: row.public_key, privateKey: row.private_key } as unknown as PushKeys);
    },
    async keepPushKeys({ publicKey, privateKey }) {
      const insert = 'INSERT INTO push_key (one, public_key, private_key) VALUES (1, ?, ?) ON CONFLICT DO NOTHING';
      await sql.commit(() => sql.write(insert, publicKey, privateKey));
    },

    async subscriptionsOf(person) {
      const rows = sql.all('SELECT body FROM called_device WHERE person = ? ORDER BY since, endpoint', person);
      return rows.map((row) => JSON.parse(String(row.body)) as Subscription);
    },
    async keepSubscription(person, subscription) {
      const insert = 'INSERT INTO called_device (endpoint, person, since, body) VALUES (?, ?, ?, ?)';
      const update = 'SET person = excluded.person, since = excluded.since, body = excluded.body';
      const older =
        'SELECT endpoint FROM called_device WHERE person = ? ORDER BY since DESC, endpoint LIMIT -1 OFFSET ?';
      await sql.commit(() => {
        const row = [subscription.endpoint, person, subscription.since, JSON.stringify(subscription)];
        sql.write(`${insert} ON CONFLICT (endpoint) DO UPDATE ${update}`, ...row);
        sql.write(`DELETE FROM called_device WHERE endpoint IN (${older})`, person, mostSubscriptions);
      });
    },
    async dropSubscription(endpoint) {
      await sql.commit(() => sql.write('DELETE FROM called_device WHERE endpoint = ?', endpoint));
    },

    async callWishes(person) {
      const row = sql.first('SELECT body FROM call_wishes WHERE person = ?', person);
      return row === null ? null : (JSON.parse(String(row.body)) as CallWishes);
    },
    async keepCallWishes(person, wishes) {
      const insert = 'INSERT INTO call_wishes (person, body) VALUES (?, ?)';
      const upsert = `${insert} ON CONFLICT (person) DO UPDATE SET body = excluded.body`;
      await sql.commit(() => sql.write(upsert, person, JSON.stringify(wishes)));
    },

    async uncalledTables(person) {
      const rows = sql.all('SELECT game_table FROM uncalled WHERE person = ? ORDER BY at, game_table', person);
      return rows.map((row) => String(row.game_table));
    },
    async keepUncalled(person, table, at) {
      const insert = 'INSERT INTO uncalled (person, game_table, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
      const older =
        'SELECT game_table FROM uncalled WHERE person = ? ORDER BY at DESC, game_table DESC LIMIT -1 OFFSET ?';
      await sql.commit(() => {
        sql.write(insert, person, table, at);
        sql.write(`DELETE FROM uncalled WHERE person = ? AND game_table IN (${older})`, person, person, mostUncalled);
      });
    },
    async dropUncalled(person, table) {
      await sql.commit(() => sql.write('DELETE FROM uncalled WHERE person = ? AND game_table = ?', person, table));
    },

    async lastBy(match, seats) {
      const select =
        'SELECT max(seq) AS seq FROM entry WHERE game_match = ? AND seat IN (SELECT value FROM json_each(?))';
      return Number(sql.first(select, match, JSON.stringify(seats))?.seq ?? -1);
    },
    keepCall({ person, table, match, question }, job) {
      const insert = 'INSERT INTO call (game_match, person, game_table, question, stage) VALUES (?, ?, ?, ?, 0)';
      const update = 'SET question = excluded.question, stage = 0 WHERE call.question <> excluded.question';
      return sql.commit(() => {
        const upsert = `${insert} ON CONFLICT (game_match, person) DO UPDATE ${update}`;
        const kept = sql.write(upsert, match, person, table, question);
        if (kept === 'kept') writeJob(sql, job);
        return kept;
      });
    },
    readyCall({ person, match, question }, job) {
      const update = 'UPDATE call SET stage = ? WHERE game_match = ? AND person = ? AND question = ? AND stage = 0';
      return sql.commit(() => {
        const kept = sql.write(update, ready, match, person, question);
        if (kept === 'kept') writeJobUnlessWaiting(sql, job);
        return kept;
      });
    },
    async readyCalls(person) {
      const select = 'SELECT * FROM call WHERE person = ? AND stage = ? ORDER BY game_match';
      return sql.all(select, person, ready).map(callFrom);
    },
    sendCalls({ key, claim }, calls, jobs) {
      const which = 'WHERE game_match = ? AND person = ? AND question = ? AND stage = ?';
      const rows = calls.map(({ match, person, question }) => [match, person, question, ready] as const);
      return sql.commit(() => {
        const isReady = rows.every((row) => sql.first(`SELECT 1 FROM call ${which}`, ...row) !== null);
        if (!isReady || sql.first('SELECT 1 FROM job WHERE key = ? AND claim = ?', key, claim) === null) return 'taken';
        for (const row of rows) sql.write(`UPDATE call SET stage = ? ${which}`, sent, ...row);
        for (const job of jobs) writeJob(sql, job);
        return 'kept';
      });
    },
    async dropCall({ match, person }, job) {
      await sql.commit(() => {
        sql.write('DELETE FROM call WHERE game_match = ? AND person = ?', match, person);
        sql.write('DELETE FROM job WHERE key = ?', job);
      });
    },
  };
}

/** Inside a commit: nothing is left of who was to be called, and how. */
export function forgetCallsOf(sql: Sql, person: string): void {
  for (const rows of ['called_device', 'call_wishes', 'uncalled', 'call', 'job'])
    sql.write(`DELETE FROM ${rows} WHERE person = ?`, person);
}

/** Inside a commit: nobody is called to this table any more. */
export function forgetCallsTo(sql: Sql, table: string): void {
  for (const rows of ['uncalled', 'call', 'job']) sql.write(`DELETE FROM ${rows} WHERE game_table = ?`, table);
}

function callFrom({ person, game_table, game_match, question }: Row): Call {
  return {
    person: String(person),
    table: String(game_table),
    match: String(game_match),
    question: String(question),
  };
}
