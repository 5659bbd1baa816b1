import type { TournamentEvent } from '../../tournaments/rules/tournament.ts';
import type { LeagueBody, NextEvents, StoredLeague, TournamentStore } from '../tournaments.ts';
import type { Database } from './database.ts';
import type { Row, Run } from './driver.ts';

const ofPerson = `SELECT id, touched, status FROM tournament WHERE host = $1
  UNION SELECT t.id, t.touched, t.status FROM entrant e JOIN tournament t ON t.id = e.tournament WHERE e.person = $1`;

export function tournamentsIn(db: Database): TournamentStore {
  async function append(run: Run, id: string, { after, events, people }: NextEvents): Promise<void> {
    for (const [at, event] of events.entries())
      await run(
        'INSERT INTO tournament_event (tournament, seq, body) VALUES ($1, $2, $3)',
        id,
        after + at,
        JSON.stringify(event),
      );
    for (const { entrant, person } of people)
      await run('INSERT INTO entrant (tournament, no, person) VALUES ($1, $2, $3)', id, entrant, person);
  }

  return {
    async tournament(id) {
      const [row, events, people] = await Promise.all([
        db.first('SELECT host, key FROM tournament WHERE id = $1', id),
        db.all('SELECT body FROM tournament_event WHERE tournament = $1 ORDER BY seq', id),
        db.all('SELECT no, person FROM entrant WHERE tournament = $1 ORDER BY no', id),
      ]);
      if (row === null) return null;
      return {
        ...{ id, host: row.host === null ? null : String(row.host), key: String(row.key) },
        events: events.map(({ body }) => JSON.parse(String(body)) as TournamentEvent),
        people: new Map(people.map(({ no, person }) => [Number(no), String(person)])),
      };
    },
    keepTournament({ id, key, host }, first) {
      const insert = `INSERT INTO tournament (id, host, key, status, events, touched) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT DO NOTHING RETURNING 1`;
      return db.commitStepwise(async (run) => {
        const rows = await run(insert, id, host, key, first.status, first.events.length, first.at);
        if (rows.length === 0) return 'taken';
        await append(run, id, first);
        return 'kept';
      });
    },
    appendToTournament(id, next) {
      const update = `UPDATE tournament SET events = $1, status = $2, touched = $3 WHERE id = $4 AND events = $5
        RETURNING 1`;
      return db.commitStepwise(async (run) => {
        const { after, events, status, at } = next;
        const rows = await run(update, after + events.length, status, at, id, after);
        if (rows.length === 0) return 'taken';
        await append(run, id, next);
        return 'kept';
      });
    },
    async runningTournaments() {
      const rows = await db.all("SELECT id FROM tournament WHERE status = 'running' ORDER BY id");
      return rows.map(({ id }) => String(id));
    },
    async tournamentsOf(person, limit) {
      const rows = await db.all(`SELECT id FROM (${ofPerson}) own ORDER BY touched DESC, id LIMIT $2`, person, limit);
      return rows.map(({ id }) => String(id));
    },
    async countTournamentsOf(person) {
      const row = await db.first(`SELECT count(*) AS n FROM (${ofPerson}) own WHERE status <> 'over'`, person);
      return Number(row?.n);
    },
    dropOldTournaments(before) {
      return db.commitStepwise(async (run) => {
        const old = 'SELECT id FROM tournament WHERE touched < $1';
        await run(`DELETE FROM tournament_event WHERE tournament IN (${old})`, before);
        await run(`DELETE FROM entrant WHERE tournament IN (${old})`, before);
        await run('DELETE FROM tournament WHERE touched < $1', before);
      });
    },
    async league(id) {
      const row = await db.first('SELECT id, version, host, body FROM league WHERE id = $1', id);
      return row === null ? null : leagueOf(row);
    },
    keepLeague({ id, version, host, name, tournaments }) {
      const body = JSON.stringify({ name, tournaments } satisfies LeagueBody);
      if (version === 0)
        return db.write(
          'INSERT INTO league (id, version, host, body) VALUES ($1, 1, $2, $3) ON CONFLICT DO NOTHING',
          id,
          host,
          body,
        );
      return db.write(
        'UPDATE league SET version = version + 1, body = $1 WHERE id = $2 AND version = $3',
        body,
        id,
        version,
      );
    },
    async leaguesOf(host) {
      return (await db.all('SELECT id, version, host, body FROM league WHERE host = $1 ORDER BY id', host)).map(
        leagueOf,
      );
    },
  };
}

function leagueOf({ id, version, host, body }: Row): StoredLeague {
  const { name, tournaments } = JSON.parse(String(body)) as LeagueBody;
  return { id: String(id), version: Number(version), host: host === null ? null : String(host), name, tournaments };
}

/** Who they were is gone; what they did in tournaments stays, without them. */
export async function forgetTournamentsOf(run: Run, person: string): Promise<void> {
  await run('DELETE FROM entrant WHERE person = $1', person);
  await run('UPDATE tournament SET host = NULL WHERE host = $1', person);
  await run('DELETE FROM league WHERE host = $1', person);
}
