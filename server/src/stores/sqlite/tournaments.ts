import type { TournamentEvent } from '../../tournaments/rules/tournament.ts';
import type { LeagueBody, NextEvents, StoredLeague, TournamentStore } from '../tournaments.ts';
import type { Row, Sql } from './sql.ts';

const ofPerson = `SELECT id, touched, status FROM tournament WHERE host = ?
  UNION SELECT t.id, t.touched, t.status FROM entrant e JOIN tournament t ON t.id = e.tournament WHERE e.person = ?`;

export function tournamentsIn(sql: Sql): TournamentStore {
  function append(id: string, { after, events, people }: NextEvents): void {
    for (const [at, event] of events.entries())
      sql.write(
        'INSERT INTO tournament_event (tournament, seq, body) VALUES (?, ?, ?)',
        id,
        after + at,
        JSON.stringify(event),
      );
    for (const { entrant, person } of people)
      sql.write('INSERT INTO entrant (tournament, no, person) VALUES (?, ?, ?)', id, entrant, person);
  }

  return {
    async tournament(id) {
      const row = sql.first('SELECT host, key FROM tournament WHERE id = ?', id);
      if (row === null) return null;
      const events = sql.all('SELECT body FROM tournament_event WHERE tournament = ? ORDER BY seq', id);
      const people = sql.all('SELECT no, person FROM entrant WHERE tournament = ? ORDER BY no', id);
      return {
        ...{ id, host: row.host === null ? null : String(row.host), key: String(row.key) },
        events: events.map(({ body }) => JSON.parse(String(body)) as TournamentEvent),
        people: new Map(people.map(({ no, person }) => [Number(no), String(person)])),
      };
    },
    keepTournament({ id, key, host }, first) {
      const insert = `INSERT INTO tournament (id, host, key, status, events, touched) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT DO NOTHING`;
      return sql.commit(() => {
        const kept = sql.write(insert, id, host, key, first.status, first.events.length, first.at);
        if (kept === 'kept') append(id, first);
        return kept;
      });
    },
    appendToTournament(id, next) {
      const update = 'UPDATE tournament SET events = ?, status = ?, touched = ? WHERE id = ? AND events = ?';
      return sql.commit(() => {
        const { after, events, status, at } = next;
        const kept = sql.write(update, after + events.length, status, at, id, after);
        if (kept === 'kept') append(id, next);
        return kept;
      });
    },
    async runningTournaments() {
      return sql.all("SELECT id FROM tournament WHERE status = 'running' ORDER BY id").map(({ id }) => String(id));
    },
    async tournamentsOf(person, limit) {
      const rows = sql.all(`SELECT id FROM (${ofPerson}) ORDER BY touched DESC, id LIMIT ?`, person, person, limit);
      return rows.map(({ id }) => String(id));
    },
    async countTournamentsOf(person) {
      return Number(sql.first(`SELECT count(*) AS n FROM (${ofPerson}) WHERE status <> 'over'`, person, person)?.n);
    },
    dropOldTournaments(before) {
      return sql.commit(() => {
        const old = 'SELECT id FROM tournament WHERE touched < ?';
        sql.write(`DELETE FROM tournament_event WHERE tournament IN (${old})`, before);
        sql.write(`DELETE FROM entrant WHERE tournament IN (${old})`, before);
        sql.write('DELETE FROM tournament WHERE touched < ?', before);
      });
    },
    async league(id) {
      const row = sql.first('SELECT id, version, host, body FROM league WHERE id = ?', id);
      return row === null ? null : leagueOf(row);
    },
    keepLeague({ id, version, host, name, tournaments }) {
      const insert = 'INSERT INTO league (id, version, host, body) VALUES (?, 1, ?, ?) ON CONFLICT DO NOTHING';
      const update = 'UPDATE league SET version = version + 1, body = ? WHERE id = ? AND version = ?';
      const body = JSON.stringify({ name, tournaments } satisfies LeagueBody);
      return sql.commit(() =>
        version === 0 ? sql.write(insert, id, host, body) : sql.write(update, body, id, version),
      );
    },
    async leaguesOf(host) {
      return sql.all('SELECT id, version, host, body FROM league WHERE host = ? ORDER BY id', host).map(leagueOf);
    },
  };
}

function leagueOf({ id, version, host, body }: Row): StoredLeague {
  const { name, tournaments } = JSON.parse(String(body)) as LeagueBody;
  return { id: String(id), version: Number(version), host: host === null ? null : String(host), name, tournaments };
}

/** Who they were is gone; what they did in tournaments stays, without them. */
export function forgetTournamentsOf(sql: Sql, person: string): void {
  sql.write('DELETE FROM entrant WHERE person = ?', person);
  sql.write('UPDATE tournament SET host = NULL WHERE host = ?', person);
  sql.write('DELETE FROM league WHERE host = ?', person);
}
