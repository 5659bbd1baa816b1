import type { TalkStore } from '../store.ts';
import { type Database, type Kept, keptBy } from './database.ts';
import type { Row } from './driver.ts';
import type { Batch } from './group-commit.ts';

/** How many lines of talk are kept of one speaker at a table, and of all together. */
const mostEach = 200;
const mostTalk = 2000;

const insert = `INSERT INTO talk (game_table, speaker, id, readers, body) VALUES ($1, $2, $3, $4::text[], $5)
  ON CONFLICT (game_table, speaker, id) DO NOTHING`;
const dropOlder = (of: string, most: string) =>
  `DELETE FROM talk WHERE ${of} AND no <= (SELECT no FROM talk WHERE ${of} ORDER BY no DESC LIMIT 1 OFFSET ${most})`;
const dropOfSpeaker = dropOlder('game_table = $1 AND speaker = $2', '$3');
const dropOfTable = dropOlder('game_table = $1', '$2');

interface Saying {
  readonly table: string;
  readonly speaker: string;
  readonly id: string;
  readonly readers: readonly string[] | null;
  readonly body: string;
}

/** Lines that are said at the same time; what is too old is dropped once for all of them. */
const saying: Batch<Saying, Kept> = {
  async run(run, lines) {
    const said = lines.map(({ table, speaker, id, readers, body }) => run(insert, table, speaker, id, readers, body));
    const speakers = new Map(lines.map(({ table, speaker }) => [`${table} ${speaker}`, { table, speaker }]));
    const tables = new Set(lines.map(({ table }) => table));
    const dropped = [
      ...[...speakers.values()].map(({ table, speaker }) => run(dropOfSpeaker, table, speaker, mostEach)),
      ...[...tables].map((table) => run(dropOfTable, table, mostTalk)),
    ];
    const [answers] = await Promise.all([Promise.all(said), Promise.all(dropped)]);
    return answers.map(keptBy);
  },
};

export function talkIn(db: Database): TalkStore {
  return {
    keepTalk: (table, { line, speaker, readers }) =>
      db.group.together(saying, { table, speaker, id: line.id, readers, body: JSON.stringify(line) }),
    async talk(table, person, each) {
      const nth = 'ROW_NUMBER() OVER (PARTITION BY speaker ORDER BY no DESC) AS nth';
      const mayRead = 'readers IS NULL OR $2 = ANY(readers)';
      const lines = `SELECT no, speaker, readers, body, ${nth} FROM talk WHERE game_table = $1 AND (${mayRead})`;
      const select = `SELECT speaker, readers, body FROM (${lines}) AS lines WHERE nth <= $3 ORDER BY no`;
      return (await db.all(select, table, person, each)).map(spokenIn);
    },
  };
}

function spokenIn({ speaker, readers, body }: Row) {
  return { line: JSON.parse(String(body)), speaker: String(speaker), readers: readers as string[] | null };
}
