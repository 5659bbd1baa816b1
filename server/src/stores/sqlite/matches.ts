import type { Entry, MatchHead, Turn } from '@orrery/kernel';
import { luckStages, type StoredLuck } from '../../luck/stored.ts';
import type { BegunMatch, MatchStore } from '../store.ts';
import { archivedEntries, archiveIn, lastArchived } from './archive.ts';
import { fullOptions, keepDataOfMatch } from './data.ts';
import { lookAgain } from './due.ts';
import type { Sql } from './sql.ts';

/** An entry as it goes into its row, and whose turn it is then. */
export interface WrittenEntry {
  readonly seq: number;
  readonly seat: number | null;
  readonly play: string | null;
  readonly body: string;
  readonly turn: string | null;
}

/** The same without names: a message to another thread has many, and a name costs as much there as what it names. */
export type EntryRow = readonly [
  seq: number,
  seat: number | null,
  play: string | null,
  body: string,
  turn: string | null,
];
export const rowOf = ({ seq, seat, play, body, turn }: WrittenEntry): EntryRow => [seq, seat, play, body, turn];

export function writtenEntry(entry: Entry, turn?: Turn): WrittenEntry {
  const [seat, play] = entry.t === 'setup' ? [null, null] : [entry.by, entry.id];
  const after = turn === undefined ? null : JSON.stringify(turn);
  return { seq: entry.seq, seat, play, body: JSON.stringify(entry), turn: after };
}

const insertEntry = 'INSERT OR IGNORE INTO entry (game_match, seq, seat, play, body) VALUES (?, ?, ?, ?, ?)';

function appendTo(sql: Sql, match: string, entry: WrittenEntry): Promise<'kept' | 'taken'> {
  return sql.commit(() => {
    if (entry.seq <= lastBefore(sql, match) || addEntry(sql, match, entry) === 'taken') return 'taken';
    if (entry.turn !== null) putTurn(sql, match, entry.turn);
    lookAgain(sql, [match]);
    return 'kept';
  });
}

/** Inside a commit: what is added to a match comes after this. Nothing does in one that was erased, nor in what was packed already. */
export function lastBefore(sql: Sql, match: string): number {
  const select = `SELECT (SELECT last FROM archive WHERE game_match = known.id) AS last FROM game_match AS known WHERE id = ?`;
  const row = sql.first(select, match);
  return row === null ? Number.POSITIVE_INFINITY : Number(row.last ?? -1);
}
/** Inside a commit, after `lastBefore`. */
export function addEntry(sql: Sql, match: string, { seq, seat, play, body }: WrittenEntry): 'kept' | 'taken' {
  return sql.write(insertEntry, match, seq, seat, play, body);
}
/** Inside a commit. */
export function putTurn(sql: Sql, match: string, turn: string): void {
  sql.write('INSERT INTO turn VALUES (?, ?) ON CONFLICT DO UPDATE SET body = excluded.body', match, turn);
}

/** Heads, entries and memos of matches. */
export function matchesIn(sql: Sql): MatchStore {
  const readArchived = archivedEntries(sql);
  return {
    ...archiveIn(sql),
    append: (match, entry, turn) => appendTo(sql, match, writtenEntry(entry, turn)),
    async read(match, from, most = -1) {
      const select = 'SELECT seq, body FROM entry WHERE game_match = ? AND seq >= ? ORDER BY seq LIMIT ?';
      const rows = sql.all(select, match, from, most);
      const later = rows.map((row) => JSON.parse(String(row.body)) as Entry);
      // Entries are numbered without gaps: what begins where it should is not in the archive, or not gone from here yet.
      if (later[0]?.seq === from) return later;
      const last = lastArchived(sql, match);
      if (last < from) return later;
      const packed = await readArchived(match, from, most < 0 ? undefined : most);
      const entries = [...packed, ...later.filter(({ seq }) => seq > last)];
      return most < 0 ? entries : entries.slice(0, most);
    },

    async entryOf(match, by, id) {
      const row = sql.first('SELECT seq FROM entry WHERE game_match = ? AND seat = ? AND play = ?', match, by, id);
      if (row !== null) return Number(row.seq);
      const packed = lastArchived(sql, match) < 0 ? [] : await readArchived(match, 0);
      return packed.find((entry) => entry.t !== 'setup' && entry.by === by && entry.id === id)?.seq;
    },

    async lastAt(match) {
      const row = sql.first('SELECT body FROM entry WHERE game_match = ? ORDER BY seq DESC LIMIT 1', match);
      if (row !== null) return (JSON.parse(String(row.body)) as Entry).at;
      const last = lastArchived(sql, match);
      return last < 0 ? null : ((await readArchived(match, last))[0]?.at ?? null);
    },

    async match(id) {
      const row = sql.first('SELECT game_table, head, key FROM game_match WHERE id = ?', id);
      if (row === null) return null;
      const head = JSON.parse(String(row.head)) as MatchHead;
      const options = fullOptions(sql, head.options);
      const luck = sql.first('SELECT body FROM luck WHERE game_match = ?', id);
      return {
        ...{ head: { ...head, options }, table: String(row.game_table), key: row.key as Uint8Array },
        ...(luck === null ? {} : { luck: JSON.parse(String(luck.body)) as StoredLuck }),
      };
    },
    keepLuck(match, luck) {
      const stage = luckStages.indexOf(luck.stage);
      const update = 'UPDATE luck SET stage = ?, body = ? WHERE game_match = ? AND stage < ?';
      return sql.commit(() => sql.write(update, stage, JSON.stringify(luck), match, stage));
    },

    async turn(match) {
      const row = sql.first('SELECT body FROM turn WHERE game_match = ?', match);
      return row === null ? null : JSON.parse(String(row.body));
    },
    async keepTurn(match, turn) {
      const insert = 'INSERT OR IGNORE INTO turn VALUES (?, ?)';
      await sql.commit(() => isKept(sql, match) && sql.write(insert, match, JSON.stringify(turn)));
    },

    async memo(match) {
      const row = sql.first('SELECT body FROM memo WHERE game_match = ?', match);
      return row === null ? null : JSON.parse(String(row.body));
    },
    async keepMemo(match, memo) {
      const upsert = 'INSERT INTO memo VALUES (?, ?) ON CONFLICT DO UPDATE SET body = excluded.body';
      await sql.commit(() => isKept(sql, match) && sql.write(upsert, match, JSON.stringify(memo)));
    },
  };
}

/** Inside a commit: nothing is written of a match that was erased meanwhile. */
export const isKept = (sql: Sql, match: string): boolean =>
  sql.first('SELECT 1 FROM game_match WHERE id = ?', match) !== null;

/** Inside a commit: a match that begins at a table is kept together with it. */
export function addMatch(sql: Sql, { head, table, key, luck, played = [] }: BegunMatch): void {
  sql.write('INSERT INTO game_match VALUES (?, ?, ?, ?)', head.id, table, JSON.stringify(head), key);
  keepDataOfMatch(sql, table, head);
  for (const entry of played) {
    const { seq, seat, play, body } = writtenEntry(entry);
    sql.write(
      'INSERT INTO entry (game_match, seq, seat, play, body) VALUES (?, ?, ?, ?, ?)',
      head.id,
      seq,
      seat,
      play,
      body,
    );
  }
  if (luck === undefined) return;
  const stage = luckStages.indexOf(luck.stage);
  sql.write('INSERT INTO luck VALUES (?, ?, ?)', head.id, stage, JSON.stringify(luck));
}

/** Inside a commit: nothing is left of a match. */
export function eraseMatch(sql: Sql, match: string): void {
  sql.write('DELETE FROM game_match WHERE id = ?', match);
  for (const rows of ['entry', 'archive', 'snapshot', 'memo', 'turn', 'due', 'luck', 'review', 'veil'])
    sql.write(`DELETE FROM ${rows} WHERE game_match = ?`, match);
}
