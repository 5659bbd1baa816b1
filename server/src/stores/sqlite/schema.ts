import type { DatabaseSync } from 'node:sqlite';

/** What each version added, from the first on: a file of any of them is brought up to the last. */
const versions = [
  `
CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL, sigil TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE game_table (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  code TEXT UNIQUE,
  status TEXT NOT NULL,
  listed INTEGER NOT NULL,
  touched INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX game_table_status ON game_table (status, listed, touched);

CREATE TABLE belongs (person TEXT NOT NULL, game_table TEXT NOT NULL, PRIMARY KEY (person, game_table)) STRICT, WITHOUT ROWID;
CREATE INDEX belongs_table ON belongs (game_table);

CREATE TABLE game_match (id TEXT PRIMARY KEY, game_table TEXT NOT NULL, head TEXT NOT NULL, key BLOB NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE entry (
  game_match TEXT NOT NULL,
  seq INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (game_match, seq)
) STRICT, WITHOUT ROWID;
`,
  'CREATE TABLE memo (game_match TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID;',
  `
CREATE TABLE talk (
  no INTEGER PRIMARY KEY,
  game_table TEXT NOT NULL,
  speaker TEXT NOT NULL,
  id TEXT NOT NULL,
  readers TEXT,
  body TEXT NOT NULL,
  UNIQUE (game_table, speaker, id)
) STRICT;
`,
  'CREATE INDEX talk_order ON talk (game_table, no);',
  `
ALTER TABLE person ADD COLUMN named INTEGER NOT NULL DEFAULT 0;
CREATE INDEX talk_speaker ON talk (game_table, speaker, no);

CREATE TABLE muted (
  person TEXT NOT NULL,
  other TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;

CREATE TABLE report (id TEXT PRIMARY KEY, at INTEGER NOT NULL, reporter TEXT NOT NULL, body TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX report_order ON report (at);
CREATE INDEX report_reporter ON report (reporter, at);
`,
  `
CREATE TABLE standing (
  mark TEXT PRIMARY KEY,
  epoch INTEGER NOT NULL,
  banned INTEGER NOT NULL,
  silenced INTEGER NOT NULL,
  changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE banned_network (network TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`,
  'CREATE TABLE turn (game_match TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID;',
  // Written to find out whether anything can be written.
  'CREATE TABLE pulse (beats INTEGER NOT NULL) STRICT; INSERT INTO pulse VALUES (0);',
  'CREATE INDEX talk_by ON talk (speaker, no);',
  `
CREATE TABLE due (game_match TEXT PRIMARY KEY, at INTEGER) STRICT, WITHOUT ROWID;
CREATE INDEX due_order ON due (at);
INSERT INTO due
  SELECT json_extract(body, '$.matches[#-1].id'), 0 FROM game_table
  WHERE status = 'playing' AND json_extract(body, '$.pace.tempo') = 'days';

CREATE TABLE uptime (one INTEGER PRIMARY KEY CHECK (one = 1), ms INTEGER NOT NULL) STRICT;
`,
  `
CREATE TABLE data_set (hash TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;

CREATE TABLE data_use (
  game_table TEXT NOT NULL,
  game_match TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (game_table, game_match, hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX data_use_hash ON data_use (hash);
`,
  `
ALTER TABLE belongs ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
UPDATE belongs SET touched = coalesce((SELECT touched FROM game_table WHERE id = belongs.game_table), 0);
CREATE INDEX belongs_touched ON belongs (person, touched, game_table);
`,
  `
CREATE TABLE snapshot (
  game_match TEXT PRIMARY KEY,
  seq INTEGER NOT NULL,
  rules INTEGER NOT NULL,
  sum TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;

ALTER TABLE entry ADD COLUMN seat INTEGER;
ALTER TABLE entry ADD COLUMN play TEXT;
UPDATE entry SET seat = json_extract(body, '$.by'), play = json_extract(body, '$.id');
CREATE UNIQUE INDEX entry_play ON entry (game_match, seat, play);
`,
  'CREATE INDEX game_match_table ON game_match (game_table);',
  `
CREATE TABLE archive (game_match TEXT PRIMARY KEY, last INTEGER NOT NULL, body BLOB NOT NULL) STRICT;
CREATE INDEX game_table_age ON game_table (status, touched, id);
`,
  'CREATE TABLE luck (game_match TEXT PRIMARY KEY, stage INTEGER NOT NULL, body TEXT NOT NULL) STRICT, WITHOUT ROWID;',
  `
CREATE TABLE job (
  key TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  shard INTEGER,
  body TEXT NOT NULL,
  due INTEGER NOT NULL,
  ready INTEGER NOT NULL,
  claim TEXT,
  tries INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX job_ready ON job (ready);
`,
  `
ALTER TABLE job ADD COLUMN person TEXT;
ALTER TABLE job ADD COLUMN game_table TEXT;
CREATE INDEX job_person ON job (person);
CREATE INDEX job_table ON job (game_table);

CREATE TABLE push_key (one INTEGER PRIMARY KEY CHECK (one = 1), public_key TEXT NOT NULL, private_key TEXT NOT NULL) STRICT;

CREATE TABLE called_device (
  endpoint TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  since INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX called_device_person ON called_device (person, since);

CREATE TABLE call_wishes (person TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE uncalled (
  person TEXT NOT NULL,
  game_table TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, game_table)
) STRICT, WITHOUT ROWID;
CREATE INDEX uncalled_table ON uncalled (game_table);

CREATE TABLE call (
  game_match TEXT NOT NULL,
  person TEXT NOT NULL,
  game_table TEXT NOT NULL,
  question TEXT NOT NULL,
  stage INTEGER NOT NULL,
  PRIMARY KEY (game_match, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX call_person ON call (person);
CREATE INDEX call_table ON call (game_table);
`,
  `
CREATE TABLE device (
  person TEXT NOT NULL,
  id TEXT NOT NULL,
  browser TEXT,
  system TEXT,
  since INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  PRIMARY KEY (person, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE device_link (hash TEXT PRIMARY KEY, person TEXT NOT NULL UNIQUE, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE recovery (person TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, made INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`,
  'CREATE TABLE recent (no INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT;',
  'CREATE TABLE vacation (person TEXT PRIMARY KEY, version INTEGER NOT NULL, body TEXT NOT NULL) STRICT, WITHOUT ROWID;',
  // Who sits at a table or hosts it; of others something is kept there, no more.
  `
ALTER TABLE belongs ADD COLUMN sits INTEGER NOT NULL DEFAULT 0;
UPDATE belongs SET sits = EXISTS (
  SELECT 1 FROM game_table t, json_each(t.body, '$.seats') s
  WHERE t.id = belongs.game_table AND belongs.person IN (json_extract(s.value, '$.holder'), json_extract(t.body, '$.host'))
);
DROP INDEX belongs_touched;
CREATE INDEX belongs_touched ON belongs (person, sits, touched, game_table);
`,
  `
CREATE TABLE review (game_match TEXT PRIMARY KEY, game_table TEXT NOT NULL, link TEXT UNIQUE) STRICT, WITHOUT ROWID;
`,
  // How matches went, for those who played them, and what they are rated because of it.
  `
CREATE TABLE result (game_match TEXT PRIMARY KEY, at INTEGER NOT NULL, body TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE result_seat (
  game_match TEXT NOT NULL,
  seat INTEGER NOT NULL,
  person TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (game_match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_person ON result_seat (person, at);
CREATE TABLE rating (
  person TEXT NOT NULL,
  game TEXT NOT NULL,
  no INTEGER NOT NULL,
  game_match TEXT NOT NULL,
  at INTEGER NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  PRIMARY KEY (person, game, no)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX rating_match ON rating (game_match, person);
`,
  // A tournament is its log; `events` counts it. Who its people are stands beside it.
  `
CREATE TABLE tournament (
  id TEXT PRIMARY KEY,
  host TEXT,
  key TEXT NOT NULL,
  status TEXT NOT NULL,
  events INTEGER NOT NULL,
  touched INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_host ON tournament (host);
CREATE INDEX tournament_status ON tournament (status);
CREATE TABLE tournament_event (
  tournament TEXT NOT NULL,
  seq INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE entrant (
  tournament TEXT NOT NULL,
  no INTEGER NOT NULL,
  person TEXT NOT NULL,
  PRIMARY KEY (tournament, no)
) STRICT, WITHOUT ROWID;
CREATE INDEX entrant_person ON entrant (person);
CREATE TABLE league (id TEXT PRIMARY KEY, version INTEGER NOT NULL, host TEXT, body TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX league_host ON league (host);
`,
  // Names are kept back from whoever opens the link.
  `
ALTER TABLE review ADD COLUMN veiled INTEGER NOT NULL DEFAULT 0;
`,
  // Who keeps them back: nobody else brings them back.
  `
CREATE TABLE veil (game_match TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (game_match, person)) STRICT, WITHOUT ROWID;
CREATE INDEX veil_person ON veil (person);
`,
] as const;

/** The version of the files that this Orrery writes. */
export const lastSchema = versions.length;

/** Lays out an empty file, adds to an older one, up to the `last` version; refuses one that a later Orrery has written. */
export function prepareSchema(db: DatabaseSync, last: number = lastSchema): void {
  // What is deleted is overwritten: people may ask for that.
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA secure_delete = ON;',
  );
  const found = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (found > last) throw new Error(`the data were written by a later version of Orrery (${found} > ${last})`);
  if (found === last) return;
  db.exec(`BEGIN IMMEDIATE; ${versions.slice(found, last).join('\n')} PRAGMA user_version = ${last}; COMMIT;`);
}
