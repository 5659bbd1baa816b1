import { belongs, isOpenToAll, peopleOf, type Table } from '../../tables/table.ts';
import type { EndedMatch } from '../results.ts';
import type { Aged, BegunMatch, TableStore } from '../store.ts';
import { forgetCallsTo } from './calls.ts';
import { keepDataOf, releaseDataOf } from './data.ts';
import { type Database, type Kept, keptBy } from './database.ts';
import type { Row, Run, Value } from './driver.ts';
import { queueMatchOf } from './due.ts';
import { addMatch, eraseMatchesOf } from './matches.ts';
import { writeEnded } from './results.ts';
import { isCodeTaken, isMatchKnown } from './trouble.ts';

const select = 'SELECT body FROM game_table';
const dropped = 'DELETE FROM game_table WHERE id = $1 AND version = $2';

export function tablesIn(db: Database): TableStore {
  return {
    table: async (id) => (await find('WHERE id = $1', id))[0] ?? null,
    tableByCode: async (code) => (await find('WHERE code = $1', code))[0] ?? null,
    tablesOf: (person, limit) => knownTo(1, person, limit),
    tablesAbout: (person, limit) => knownTo(0, person, limit),
    openTables: (limit) => find("WHERE status = 'waiting' AND listed ORDER BY touched DESC LIMIT $1", limit),
    allTables: (limit, status) =>
      status === undefined
        ? find('ORDER BY touched DESC, id LIMIT $1', limit)
        : find('WHERE status = $1 ORDER BY touched DESC, id LIMIT $2', status, limit),
    async findTables(text, limit) {
      const where = 'WHERE starts_with(id, $1) OR code = $1 ORDER BY id LIMIT $2';
      return (await db.all(`SELECT id FROM game_table ${where}`, text, limit)).map((row) => String(row.id));
    },
    countTables: () => count(''),
    async countTablesByStatus() {
      const rows = await db.all('SELECT status, count(*) AS n FROM game_table GROUP BY status');
      return {
        waiting: 0,
        playing: 0,
        over: 0,
        ...Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)])),
      };
    },
    countTablesOf: (person) =>
      count("JOIN belongs ON id = game_table WHERE person = $1 AND sits = 1 AND status <> 'over'", person),

    async keepTable(table, begun, sets = new Map(), ended = null) {
      try {
        return await db.commitStepwise((run) => keep(run, { table, begun, sets, ended }));
      } catch (error) {
        if (isCodeTaken(error) || isMatchKnown(error)) return 'taken';
        throw error;
      }
    },
    dropTable: ({ id, version }) =>
      db.commitStepwise(async (run) => {
        const gone = keptBy(await run(dropped, id, version));
        if (gone === 'kept') await forgetRows(run, id);
        return gone;
      }),
    agedTables: ({ status, before, limit, after }: Aged) => {
      const { touched, id } = after ?? { touched: Number.MIN_SAFE_INTEGER, id: '' };
      const where = 'status = $1 AND touched < $2 AND (touched, id) > ($3, $4) ORDER BY touched, id LIMIT $5';
      return find(`WHERE ${where}`, status, before, touched, id, limit);
    },
    forgetTable: ({ id, version }) =>
      db.commitStepwise(async (run) => {
        const gone = keptBy(await run(dropped, id, version));
        if (gone === 'taken') return gone;
        await eraseMatchesOf(run, id);
        await forgetRows(run, id);
        return gone;
      }),
  };

  function knownTo(sits: 0 | 1, person: string, limit: number): Promise<Table[]> {
    const where = 'WHERE person = $1 AND sits = $2 ORDER BY belongs.touched DESC LIMIT $3';
    return find(`JOIN belongs ON id = game_table ${where}`, person, sits, limit);
  }
  async function find(where: string, ...values: Value[]): Promise<Table[]> {
    return (await db.all(`${select} ${where}`, ...values)).map(tableIn);
  }
  async function count(where: string, ...values: Value[]): Promise<number> {
    return Number((await db.first(`SELECT count(*) AS n FROM game_table ${where}`, ...values))?.n);
  }
}

const tableIn = ({ body }: Row): Table => JSON.parse(String(body)) as Table;

interface Change {
  readonly table: Table;
  readonly begun: BegunMatch | undefined;
  readonly sets: ReadonlyMap<string, string>;
  readonly ended: EndedMatch | null;
}

async function keep(run: Run, { table, begun, sets, ended }: Change): Promise<Kept> {
  if ((await writeTable(run, table)) === 'taken') return 'taken';
  await run('DELETE FROM belongs WHERE game_table = $1', table.id);
  const sits = 'CASE WHEN person = ANY($4::text[]) THEN 1 ELSE 0 END';
  const insert = `INSERT INTO belongs (person, game_table, touched, sits)
    SELECT person, $2, $3, ${sits} FROM unnest($1::text[]) AS person`;
  const people = peopleOf(table);
  const sitting = people.filter((person) => belongs(table, person));
  await run(insert, people, table.id, table.touched, sitting);
  await keepDataOf(run, table, sets);
  if (begun !== undefined) await addMatch(run, begun);
  await queueMatchOf(run, table);
  if (ended !== null) await writeEnded(run, ended);
  return 'kept';
}

/** A new table is inserted, a known one replaced if its version is still the kept one. */
async function writeTable(run: Run, table: Table): Promise<Kept> {
  const next: Table = { ...table, version: table.version + 1 };
  const { id, version, code, status, touched } = next;
  const row = [id, version, code, status, isOpenToAll(next), touched, JSON.stringify(next)];
  if (table.version === 0)
    return keptBy(
      await run('INSERT INTO game_table VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING', ...row),
    );
  const set = 'UPDATE game_table SET version = $2, code = $3, status = $4, listed = $5, touched = $6, body = $7';
  const free = 'NOT EXISTS (SELECT 1 FROM game_table WHERE code = $3 AND id <> $1)';
  return keptBy(await run(`${set} WHERE id = $1 AND version = $8 AND ${free}`, ...row, table.version));
}

/** Inside a commit: whatever else hangs on a table. */
async function forgetRows(run: Run, id: string): Promise<void> {
  for (const rows of ['belongs', 'talk']) await run(`DELETE FROM ${rows} WHERE game_table = $1`, id);
  await forgetCallsTo(run, id);
  await releaseDataOf(run, id);
}
