import { bodyOf, outcomesFrom, ratingFrom } from '../outcome-row.ts';
import type { EndedMatch, NextRating, ResultStore } from '../results.ts';
import { writeJob } from './jobs.ts';
import type { Sql } from './sql.ts';

const kept = 'EXISTS (SELECT 1 FROM game_match WHERE id = result.game_match) AS kept';
const select = `SELECT result.game_match, body, person, ${kept} FROM result
  JOIN result_seat ON result_seat.game_match = result.game_match`;
const last = 'SELECT game_match FROM result_seat WHERE person = ? ORDER BY at DESC, game_match LIMIT ?';

export function resultsIn(sql: Sql): ResultStore {
  return {
    async outcome(match) {
      const rows = sql.all(`${select} WHERE result.game_match = ? ORDER BY seat`, match);
      const [{ kept: _kept, ...outcome } = { kept: null }] = outcomesFrom(rows);
      return 'match' in outcome ? outcome : null;
    },
    async outcomesOf(person, limit) {
      const order = 'ORDER BY result.at DESC, result.game_match, seat';
      return outcomesFrom(sql.all(`${select} WHERE result.game_match IN (${last}) ${order}`, person, limit));
    },
    async ratingsOf(person) {
      return sql.all('SELECT * FROM rating WHERE person = ? ORDER BY game, no', person).map(ratingFrom);
    },
    async ratingsAt(game, people) {
      const newest = 'SELECT * FROM rating WHERE person = ? AND game = ? ORDER BY no DESC LIMIT 1';
      const found = people.map((person) => [person, sql.first(newest, person, game)] as const);
      return new Map(found.flatMap(([person, row]) => (row === null ? [] : [[person, ratingFrom(row)]])));
    },
    keepRatings({ match, game, at }, next) {
      const insert = 'INSERT INTO rating (person, game, no, game_match, at, mu, sigma) VALUES (?, ?, ?, ?, ?, ?, ?)';
      return sql.commit(() => {
        if (next.some((each) => isTaken(match, game, each))) return 'taken';
        for (const { person, no, mu, sigma } of next) sql.write(insert, person, game, no, match, at, mu, sigma);
        return 'kept';
      });
    },
  };

  function isTaken(match: string, game: string, { person, no }: NextRating): boolean {
    const there = 'SELECT 1 FROM rating WHERE person = ? AND ((game = ? AND no >= ?) OR game_match = ?)';
    const played = 'SELECT 1 FROM result_seat WHERE game_match = ? AND person = ?';
    return sql.first(there, person, game, no, match) !== null || sql.first(played, match, person) === null;
  }
}

/** Inside a commit. A match ends once: who says so again changes nothing. */
export function writeEnded(sql: Sql, { outcome, job }: EndedMatch): void {
  const { match, at, seats } = outcome;
  const insert = 'INSERT OR IGNORE INTO result (game_match, at, body) VALUES (?, ?, ?)';
  if (sql.write(insert, match, at, bodyOf(outcome)) === 'taken') return;
  for (const [seat, { person }] of seats.entries())
    sql.write('INSERT INTO result_seat (game_match, seat, person, at) VALUES (?, ?, ?, ?)', match, seat, person, at);
  if (job !== null) writeJob(sql, job);
}

/** Inside a commit: what others played with them stays, without them; what nobody played any more goes. */
export function forgetResultsOf(sql: Sql, person: string): void {
  sql.write('DELETE FROM rating WHERE person = ?', person);
  const matches = sql.all('SELECT DISTINCT game_match FROM result_seat WHERE person = ?', person);
  sql.write('UPDATE result_seat SET person = NULL WHERE person = ?', person);
  for (const { game_match } of matches) {
    const match = String(game_match);
    if (sql.first('SELECT 1 FROM result_seat WHERE game_match = ? AND person IS NOT NULL', match) !== null) continue;
    for (const rows of ['result_seat', 'result']) sql.write(`DELETE FROM ${rows} WHERE game_match = ?`, match);
  }
}
