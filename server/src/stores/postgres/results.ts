import { bodyOf, outcomesFrom, ratingFrom } from '../outcome-row.ts';
import type { EndedMatch, ResultStore } from '../results.ts';
import { type Database, keptBy } from './database.ts';
import type { Run } from './driver.ts';
import { writeJob } from './jobs.ts';
import { isRatingTaken } from './trouble.ts';

const kept = 'EXISTS (SELECT 1 FROM game_match WHERE id = result.game_match) AS kept';
const select = `SELECT result.game_match, body, person, ${kept} FROM result
  JOIN result_seat ON result_seat.game_match = result.game_match`;
const last = 'SELECT game_match FROM result_seat WHERE person = $1 ORDER BY at DESC, game_match LIMIT $2';

export function resultsIn(db: Database): ResultStore {
  return {
    async outcome(match) {
      const rows = await db.all(`${select} WHERE result.game_match = $1 ORDER BY seat`, match);
      const [{ kept: _kept, ...outcome } = { kept: null }] = outcomesFrom(rows);
      return 'match' in outcome ? outcome : null;
    },
    async outcomesOf(person, limit) {
      const order = 'ORDER BY result.at DESC, result.game_match, seat';
      return outcomesFrom(await db.all(`${select} WHERE result.game_match IN (${last}) ${order}`, person, limit));
    },
    async ratingsOf(person) {
      return (await db.all('SELECT * FROM rating WHERE person = $1 ORDER BY game, no', person)).map(ratingFrom);
    },
    async ratingsAt(game, people) {
      const newest = `SELECT DISTINCT ON (person) * FROM rating WHERE game = $1 AND person = ANY($2::text[])
        ORDER BY person, no DESC`;
      const rows = await db.all(newest, game, people);
      return new Map(rows.map((row) => [String(row.person), ratingFrom(row)]));
    },
    async keepRatings({ match, game, at }, next) {
      // In one order for all: who comes at once waits, and finds its number taken.
      const rows = [...next].sort((a, b) => (a.person < b.person ? -1 : 1));
      try {
        return await db.commitStepwise(async (run) => {
          const played = await run(
            'SELECT person FROM result_seat WHERE game_match = $1 ORDER BY seat FOR UPDATE',
            match,
          );
          const there = new Set(played.map(({ person }) => person));
          if (rows.some(({ person }) => !there.has(person))) return 'taken';
          for (const { person, no, mu, sigma } of rows) await run(insert, person, game, no, match, at, mu, sigma);
          return 'kept';
        });
      } catch (error) {
        if (isRatingTaken(error)) return 'taken';
        throw error;
      }
    },
  };
}

const insert = 'INSERT INTO rating (person, game, no, game_match, at, mu, sigma) VALUES ($1, $2, $3, $4, $5, $6, $7)';

/** Inside a commit. A match ends once: who says so again changes nothing. */
export async function writeEnded(run: Run, { outcome, job }: EndedMatch): Promise<void> {
  const { match, at, seats } = outcome;
  const result = 'INSERT INTO result (game_match, at, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
  if (keptBy(await run(result, match, at, bodyOf(outcome))) === 'taken') return;
  for (const [seat, { person }] of seats.entries())
    await run(
      'INSERT INTO result_seat (game_match, seat, person, at) VALUES ($1, $2, $3, $4)',
      match,
      seat,
      person,
      at,
    );
  if (job !== null) await writeJob(run, job);
}

/** Inside a commit: what others played with them stays, without them; what nobody played any more goes. */
export async function forgetResultsOf(run: Run, person: string): Promise<void> {
  const changed = await run('UPDATE result_seat SET person = NULL WHERE person = $1 RETURNING game_match', person);
  await run('DELETE FROM rating WHERE person = $1', person);
  const matches = changed.map(({ game_match }) => String(game_match));
  const nobody = `SELECT game_match FROM result_seat WHERE game_match = ANY($1::text[])
    GROUP BY game_match HAVING count(person) = 0`;
  const gone = (await run(nobody, matches)).map(({ game_match }) => String(game_match));
  for (const rows of ['result_seat', 'result'])
    await run(`DELETE FROM ${rows} WHERE game_match = ANY($1::text[])`, gone);
}
