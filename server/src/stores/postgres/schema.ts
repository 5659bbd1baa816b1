import type { Run } from './driver.ts';
import { makeFence } from './fence.ts';

/** What each version added, from the first on: a database of any of them is brought up to the last. Ids and names sort by their bytes. */
const versions: readonly string[] = [
  `
${makeFence}

CREATE TABLE person (
  id text COLLATE "C" PRIMARY KEY,
  name text COLLATE "C" NOT NULL,
  sigil text NOT NULL,
  named bigint NOT NULL
);
CREATE INDEX person_name ON person (name);

CREATE TABLE game_table (
  id text COLLATE "C" PRIMARY KEY,
  version integer NOT NULL,
  code text COLLATE "C" UNIQUE,
  status text NOT NULL,
  listed boolean NOT NULL,
  touched bigint NOT NULL,
  body text NOT NULL
);
CREATE INDEX game_table_open ON game_table (touched) WHERE status = 'waiting' AND listed;
CREATE INDEX game_table_age ON game_table (status, touched, id);
CREATE INDEX game_table_touched ON game_table (touched, id);

CREATE TABLE belongs (
  person text COLLATE "C" NOT NULL,
  game_table text COLLATE "C" NOT NULL,
  touched bigint NOT NULL,
  PRIMARY KEY (person, game_table)
);
CREATE INDEX belongs_table ON belongs (game_table);
CREATE INDEX belongs_touched ON belongs (person, touched);

CREATE TABLE game_match (
  id text COLLATE "C" PRIMARY KEY,
  game_table text COLLATE "C" NOT NULL,
  head text NOT NULL,
  key bytea NOT NULL
);
CREATE INDEX game_match_table ON game_match (game_table);

CREATE TABLE entry (
  game_match text COLLATE "C" NOT NULL,
  seq integer NOT NULL,
  seat integer,
  play text COLLATE "C",
  body text NOT NULL,
  PRIMARY KEY (game_match, seq)
);
CREATE UNIQUE INDEX entry_play ON entry (game_match, seat, play) WHERE play IS NOT NULL;

CREATE TABLE archive (game_match text COLLATE "C" PRIMARY KEY, last integer NOT NULL, body bytea NOT NULL);
CREATE TABLE turn (game_match text COLLATE "C" PRIMARY KEY, body text NOT NULL);
CREATE TABLE memo (game_match text COLLATE "C" PRIMARY KEY, body text NOT NULL);
CREATE TABLE luck (game_match text COLLATE "C" PRIMARY KEY, stage integer NOT NULL, body text NOT NULL);
CREATE TABLE snapshot (
  game_match text COLLATE "C" PRIMARY KEY,
  seq integer NOT NULL,
  rules integer NOT NULL,
  sum text NOT NULL,
  body text NOT NULL
);

CREATE TABLE due (game_match text COLLATE "C" PRIMARY KEY, at bigint);
CREATE INDEX due_order ON due (at);
CREATE TABLE uptime (one boolean PRIMARY KEY DEFAULT true CHECK (one), ms bigint NOT NULL);

CREATE TABLE data_set (hash text COLLATE "C" PRIMARY KEY, body text NOT NULL);
CREATE TABLE data_use (
  game_table text COLLATE "C" NOT NULL,
  game_match text COLLATE "C" NOT NULL,
  hash text COLLATE "C" NOT NULL,
  PRIMARY KEY (game_table, game_match, hash)
);
CREATE INDEX data_use_hash ON data_use (hash);

CREATE TABLE talk (
  no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_table text COLLATE "C" NOT NULL,
  speaker text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  readers text[],
  body text NOT NULL,
  UNIQUE (game_table, speaker, id)
);
CREATE INDEX talk_order ON talk (game_table, no);
CREATE INDEX talk_speaker ON talk (game_table, speaker, no);
CREATE INDEX talk_by ON talk (speaker, no);

CREATE TABLE muted (
  person text COLLATE "C" NOT NULL,
  other text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (person, other)
);
CREATE INDEX muted_other ON muted (other);

CREATE TABLE report (
  id text COLLATE "C" PRIMARY KEY,
  at bigint NOT NULL,
  reporter text COLLATE "C" NOT NULL,
  about text COLLATE "C" NOT NULL,
  body text NOT NULL
);
CREATE INDEX report_order ON report (at);
CREATE INDEX report_reporter ON report (reporter, at);
CREATE INDEX report_about ON report (about);

CREATE TABLE standing (
  mark text COLLATE "C" PRIMARY KEY,
  epoch bigint NOT NULL,
  banned bigint NOT NULL,
  silenced bigint NOT NULL,
  changed bigint NOT NULL
);
CREATE TABLE banned_network (network text COLLATE "C" PRIMARY KEY, until bigint NOT NULL);

-- Written to find out whether anything can be written: a row for each session, so that nobody waits for another.
CREATE TABLE pulse (home text PRIMARY KEY, at timestamptz NOT NULL);
`,
  `
CREATE TABLE job (
  key text COLLATE "C" PRIMARY KEY,
  kind text NOT NULL,
  shard integer,
  body text NOT NULL,
  due bigint NOT NULL,
  ready bigint NOT NULL,
  claim text,
  tries integer NOT NULL
);
CREATE INDEX job_ready ON job (ready, key);
`,
  // What lies in files beside an SQLite database.
  'CREATE TABLE house_key (name text PRIMARY KEY, body text NOT NULL);',
  `
ALTER TABLE job ADD COLUMN person text COLLATE "C", ADD COLUMN game_table text COLLATE "C";
CREATE INDEX job_person ON job (person);
CREATE INDEX job_table ON job (game_table);

CREATE TABLE push_key (one integer PRIMARY KEY CHECK (one = 1), public_key text NOT NULL, private_key text NOT NULL);

CREATE TABLE called_device (
  endpoint text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL,
  since bigint NOT NULL,
  body text NOT NULL
);
CREATE INDEX called_device_person ON called_device (person, since);

CREATE TABLE call_wishes (person text COLLATE "C" PRIMARY KEY, body text NOT NULL);

CREATE TABLE uncalled (
  person text COLLATE "C" NOT NULL,
  game_table text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (person, game_table)
);
CREATE INDEX uncalled_table ON uncalled (game_table);

CREATE TABLE call (
  game_match text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  game_table text COLLATE "C" NOT NULL,
  question text NOT NULL,
  stage integer NOT NULL,
  PRIMARY KEY (game_match, person)
);
CREATE INDEX call_person ON call (person);
CREATE INDEX call_table ON call (game_table);
`,
  `
CREATE TABLE device (
  person text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  browser text,
  system text,
  since bigint NOT NULL,
  seen bigint NOT NULL,
  PRIMARY KEY (person, id)
);
CREATE TABLE device_link (hash text COLLATE "C" PRIMARY KEY, person text NOT NULL UNIQUE, until bigint NOT NULL);
CREATE TABLE recovery (person text COLLATE "C" PRIMARY KEY, hash text NOT NULL UNIQUE, made bigint NOT NULL);
`,
  'CREATE TABLE vacation (person text COLLATE "C" PRIMARY KEY, version integer NOT NULL, body text NOT NULL);',
  // Who sits at a table or hosts it; of others something is kept there, no more.
  `
ALTER TABLE belongs ADD COLUMN sits integer NOT NULL DEFAULT 0;
UPDATE belongs SET sits = 1 FROM game_table t WHERE t.id = game_table AND (
  t.body::jsonb ->> 'host' = person
  OR EXISTS (SELECT 1 FROM jsonb_array_elements(t.body::jsonb -> 'seats') s WHERE s ->> 'holder' = person)
);
DROP INDEX belongs_touched;
CREATE INDEX belongs_touched ON belongs (person, sits, touched);
`,
  `
CREATE TABLE review (game_match text COLLATE "C" PRIMARY KEY, game_table text COLLATE "C" NOT NULL, link text UNIQUE);
`,
  // How matches went, for those who played them, and what they are rated because of it.
  `
CREATE TABLE result (game_match text COLLATE "C" PRIMARY KEY, at bigint NOT NULL, body text NOT NULL);
CREATE TABLE result_seat (
  game_match text COLLATE "C" NOT NULL,
  seat integer NOT NULL,
  person text COLLATE "C",
  at bigint NOT NULL,
  PRIMARY KEY (game_match, seat)
);
CREATE INDEX result_person ON result_seat (person, at);
CREATE TABLE rating (
  person text COLLATE "C" NOT NULL,
  game text COLLATE "C" NOT NULL,
  no integer NOT NULL,
  game_match text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  mu double precision NOT NULL,
  sigma double precision NOT NULL,
  PRIMARY KEY (person, game, no)
);
CREATE UNIQUE INDEX rating_match ON rating (game_match, person);
`,
  // A tournament is its log; `events` counts it. Who its people are stands beside it.
  `
CREATE TABLE tournament (
  id text COLLATE "C" PRIMARY KEY,
  host text COLLATE "C",
  key text NOT NULL,
  status text NOT NULL,
  events integer NOT NULL,
  touched bigint NOT NULL
);
CREATE INDEX tournament_host ON tournament (host);
CREATE INDEX tournament_status ON tournament (status);
CREATE TABLE tournament_event (
  tournament text COLLATE "C" NOT NULL,
  seq integer NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (tournament, seq)
);
CREATE TABLE entrant (
  tournament text COLLATE "C" NOT NULL,
  no integer NOT NULL,
  person text COLLATE "C" NOT NULL,
  PRIMARY KEY (tournament, no)
);
CREATE INDEX entrant_person ON entrant (person);
CREATE TABLE league (id text COLLATE "C" PRIMARY KEY, version integer NOT NULL, host text COLLATE "C", body text NOT NULL);
CREATE INDEX league_host ON league (host);
`,
  // Names are kept back from whoever opens the link.
  `
ALTER TABLE review ADD COLUMN veiled integer NOT NULL DEFAULT 0;
`,
  // Who keeps them back: nobody else brings them back.
  `
CREATE TABLE veil (
  game_match text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  PRIMARY KEY (game_match, person)
);
CREATE INDEX veil_person ON veil (person);
`,
];

/** The version of the databases that this Orrery writes. */
export const lastSchema = versions.length;

/** Any number, the same for all: who brings the schema up to date holds this lock. */
const schemaLock = 0x0a77e41;

/** Lays out an empty database, adds to an older one; refuses one that a later Orrery has written. Several may do it at once. */
export async function prepareSchema(run: Run, last = lastSchema): Promise<void> {
  await run('BEGIN');
  try {
    // However long the one takes that is at it.
    await run('SET LOCAL lock_timeout = 0');
    await run('SELECT pg_advisory_xact_lock($1)', schemaLock);
    await run('CREATE TABLE IF NOT EXISTS orrery_schema (version integer NOT NULL)');
    const found = Number((await run('SELECT max(version) AS version FROM orrery_schema'))[0]?.version ?? 0);
    if (found > last) throw new Error(`the data were written by a later version of Orrery (${found} > ${last})`);
    for (const [i, statements] of versions.slice(found, last).entries()) {
      await run(statements);
      await run('INSERT INTO orrery_schema VALUES ($1)', found + i + 1);
    }
    await run('COMMIT');
  } catch (error) {
    await run('ROLLBACK');
    throw error;
  }
}
