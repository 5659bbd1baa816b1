import type { Entry, Turn } from '@orrery/kernel';
import type { Kept } from './database.ts';
import type { Run } from './driver.ts';
import type { Batch } from './group-commit.ts';

export interface Append {
  readonly match: string;
  readonly seq: number;
  readonly seat: number | null;
  readonly play: string | null;
  readonly body: string;
  readonly turn: string | null;
}

/** Written down at once: what is given may change. */
export function appendOf(match: string, entry: Entry, turn: Turn | undefined): Append {
  const [seat, play] = entry.t === 'setup' ? [null, null] : [entry.by, entry.id];
  const after = turn === undefined ? null : JSON.stringify(turn);
  return { match, seq: entry.seq, seat, play, body: JSON.stringify(entry), turn: after };
}

/** Who erases or packs a log waits for those who write to it, and they for it; what they then see is how it was left. */
const hold = 'SELECT 1 FROM game_match WHERE id = ANY($1::text[]) ORDER BY id FOR KEY SHARE';

const insert = `
WITH given AS (
  SELECT * FROM unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $5::text[], $6::text[])
    AS given (game_match, seq, seat, play, body, turn)
), kept AS (
  INSERT INTO entry (game_match, seq, seat, play, body)
  SELECT game_match, seq, seat, play, body FROM given
  WHERE EXISTS (SELECT 1 FROM game_match WHERE id = given.game_match)
    AND NOT EXISTS (SELECT 1 FROM archive WHERE archive.game_match = given.game_match AND last >= given.seq)
  ORDER BY game_match, seq
  ON CONFLICT DO NOTHING
  RETURNING game_match, seq
), turned AS (
  INSERT INTO turn (game_match, body)
  SELECT DISTINCT ON (game_match) game_match, turn FROM given JOIN kept USING (game_match, seq)
  WHERE turn IS NOT NULL ORDER BY game_match, seq DESC
  ON CONFLICT (game_match) DO UPDATE SET body = excluded.body
), looked_at_again AS (
  UPDATE due SET at = 0 WHERE game_match IN (SELECT game_match FROM kept) AND at IS DISTINCT FROM 0
)
SELECT game_match, seq FROM kept`;

/** Entries of many matches in one statement; a second one under the same number comes in a statement after it. */
export const appending: Batch<Append, Kept> = {
  async run(run, appends) {
    const matches = [...new Set(appends.map(({ match }) => match))];
    const sent = [run(hold, matches), ...roundsOf(appends).map((round) => insertAll(run, round))] as const;
    const [, ...rounds] = await Promise.all(sent);
    const kept = new Set((rounds as Append[][]).flat());
    return appends.map((append) => (kept.has(append) ? 'kept' : 'taken'));
  },
};

async function insertAll(run: Run, round: ReadonlyMap<string, Append>): Promise<Append[]> {
  const all = [...round.values()];
  const rows = await run(
    insert,
    all.map(({ match }) => match),
    all.map(({ seq }) => seq),
    all.map(({ seat }) => seat),
    all.map(({ play }) => play),
    all.map(({ body }) => body),
    all.map(({ turn }) => turn),
  );
  return rows.map((row) => round.get(placeOf(String(row.game_match), Number(row.seq)))!);
}

const placeOf = (match: string, seq: number) => `${seq} ${match}`;

function roundsOf(appends: readonly Append[]): Map<string, Append>[] {
  const rounds: Map<string, Append>[] = [];
  for (const append of appends) {
    const place = placeOf(append.match, append.seq);
    const free = rounds.find((round) => !round.has(place));
    if (free === undefined) rounds.push(new Map([[place, append]]));
    else free.set(place, append);
  }
  return rounds;
}

const addAll = `
INSERT INTO entry (game_match, seq, seat, play, body)
SELECT $1, given.* FROM unnest($2::integer[], $3::integer[], $4::text[], $5::text[]) AS given`;

/** Inside a commit: all that was played of a match that is new here. */
export async function addPlayed(run: Run, match: string, played: readonly Entry[]): Promise<void> {
  const rows = played.map((entry) => appendOf(match, entry, undefined));
  const column = <K extends 'seq' | 'seat' | 'play' | 'body'>(name: K) => rows.map((row) => row[name]);
  await run(addAll, match, column('seq'), column('seat'), column('play'), column('body'));
}
