import type { Entry, MatchHead } from '@orrery/kernel';
import { luckStages, type StoredLuck } from '../../luck/stored.ts';
import type { BegunMatch, MatchStore } from '../store.ts';
import { archivedEntries, archiveIn } from './archive.ts';
import { fullOptions, keepDataOfMatch } from './data.ts';
import type { Database } from './database.ts';
import type { Run } from './driver.ts';
import { addPlayed, appending, appendOf } from './entries.ts';

/** What is not in the archive, together with how far that goes: one look, so that nothing moves from one to the other between. */
const readEntries = `
SELECT packed.last, entry.body
FROM (SELECT coalesce(max(last), -1) AS last FROM archive WHERE game_match = $1) AS packed
LEFT JOIN entry ON entry.game_match = $1 AND entry.seq >= $2 AND entry.seq > packed.last
ORDER BY entry.seq LIMIT $3`;

/** No row: neither an entry nor an archive. A row without `seq`: if there is one the archive has it. */
const findEntry = `
SELECT entry.seq FROM (SELECT 1) AS one
LEFT JOIN entry ON entry.game_match = $1 AND entry.seat = $2 AND entry.play = $3
WHERE entry.seq IS NOT NULL OR EXISTS (SELECT 1 FROM archive WHERE game_match = $1)`;

/** A row for a match that is kept: whoever erases it waits, or this finds none. */
const ofKept = 'FROM game_match WHERE id = $1 FOR KEY SHARE';

/** Heads, entries and memos of matches. */
export function matchesIn(db: Database): MatchStore {
  const readArchived = archivedEntries(db);
  return {
    ...archiveIn(db),
    append: (match, entry, turn) => db.group.together(appending, appendOf(match, entry, turn)),
    async read(match, from, most) {
      const rows = await db.all(readEntries, match, from, most ?? null);
      const last = Number(rows[0]?.last ?? -1);
      const packed = last < from ? [] : await readArchived(match, from, most);
      const later = rows.flatMap(({ body }) => (body === null ? [] : [JSON.parse(String(body)) as Entry]));
      return [...packed, ...later].slice(0, most);
    },

    async entryOf(match, by, id) {
      const row = await db.first(findEntry, match, by, id);
      if (row === null) return undefined;
      if (row.seq !== null) return Number(row.seq);
      const packed = await readArchived(match, 0);
      return packed.find((entry) => entry.t !== 'setup' && entry.by === by && entry.id === id)?.seq;
    },

    async lastAt(match) {
      const row = await db.first('SELECT body FROM entry WHERE game_match = $1 ORDER BY seq DESC LIMIT 1', match);
      if (row !== null) return (JSON.parse(String(row.body)) as Entry).at;
      return (await readArchived(match, 0)).at(-1)?.at ?? null;
    },

    async match(id) {
      const select = `SELECT game_table, head, key, luck.body AS luck
        FROM game_match LEFT JOIN luck ON luck.game_match = id WHERE id = $1`;
      const row = await db.first(select, id);
      if (row === null) return null;
      const head = JSON.parse(String(row.head)) as MatchHead;
      const options = await fullOptions(db, head.options);
      return {
        ...{ head: { ...head, options }, table: String(row.game_table), key: new Uint8Array(row.key as Buffer) },
        ...(row.luck === null ? {} : { luck: JSON.parse(String(row.luck)) as StoredLuck }),
      };
    },
    keepLuck(match, luck) {
      const stage = luckStages.indexOf(luck.stage);
      const update = 'UPDATE luck SET stage = $1, body = $2 WHERE game_match = $3 AND stage < $1';
      return db.write(update, stage, JSON.stringify(luck), match);
    },

    async turn(match) {
      const row = await db.first('SELECT body FROM turn WHERE game_match = $1', match);
      return row === null ? null : JSON.parse(String(row.body));
    },
    async keepTurn(match, turn) {
      await db.write(`INSERT INTO turn SELECT id, $2 ${ofKept} ON CONFLICT DO NOTHING`, match, JSON.stringify(turn));
    },

    async memo(match) {
      const row = await db.first('SELECT body FROM memo WHERE game_match = $1', match);
      return row === null ? null : JSON.parse(String(row.body));
    },
    async keepMemo(match, memo) {
      const update = 'ON CONFLICT (game_match) DO UPDATE SET body = excluded.body';
      await db.write(`INSERT INTO memo SELECT id, $2 ${ofKept} ${update}`, match, JSON.stringify(memo));
    },
  };
}

/** Inside a commit: a match that begins at a table is kept together with it. */
export async function addMatch(run: Run, { head, table, key, luck, played = [] }: BegunMatch): Promise<void> {
  await run('INSERT INTO game_match VALUES ($1, $2, $3, $4)', head.id, table, JSON.stringify(head), key);
  await keepDataOfMatch(run, table, head);
  if (played.length > 0) await addPlayed(run, head.id, played);
  if (luck === undefined) return;
  const stage = luckStages.indexOf(luck.stage);
  await run('INSERT INTO luck VALUES ($1, $2, $3)', head.id, stage, JSON.stringify(luck));
}

/** Inside a commit: nothing is left of the matches of a table. */
export async function eraseMatchesOf(run: Run, table: string): Promise<void> {
  const erased = await run('DELETE FROM game_match WHERE game_table = $1 RETURNING id', table);
  const ids = erased.map((row) => String(row.id));
  if (ids.length === 0) return;
  for (const rows of ['entry', 'archive', 'snapshot', 'memo', 'turn', 'due', 'luck', 'review', 'veil'])
    await run(`DELETE FROM ${rows} WHERE game_match = ANY($1::text[])`, ids);
}
