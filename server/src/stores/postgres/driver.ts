import type postgres from 'postgres';

export type Value = string | number | boolean | null | Uint8Array | readonly (string | number | null)[];
export type Row = Record<string, unknown>;
/** The rows of an answer, how many rows a statement found or changed, and what was done in the end (`COMMIT`, `ROLLBACK`). */
export type Rows = Row[] & { readonly count: number; readonly command: string };

/** Runs one statement: what is run before the last one has answered is sent behind it at once. */
export type Run = (text: string, ...values: readonly Value[]) => Promise<Rows>;

/** Whole numbers of eight bytes come as numbers: what is kept in them are times, counts and versions. */
const types = {
  bigint: { to: 20, from: [20], parse: Number, serialize: String },
  integers: { to: 1007, from: [1007], parse: (text: string) => readArray(text).map(Number), serialize: writeArray },
  texts: { to: 1009, from: [1009], parse: readArray, serialize: writeArray },
};

function writeArray(all: readonly (string | number | null)[]): string {
  const written = all.map((each) => (each === null ? 'NULL' : `"${String(each).replace(/["\\]/g, '\\$&')}"`));
  return `{${written.join()}}`;
}
function readArray(text: string): string[] {
  const found = text.matchAll(/"((?:[^"\\]|\\.)*)"|([^,{}"]+)/gs);
  return [...found].map(([, quoted, plain]) => quoted?.replace(/\\(.)/gs, '$1') ?? plain ?? '');
}

export const usual = {
  types,
  // The driver would ask for all types of arrays on every new connection, and a connection that breaks just then would end the
  // process: nobody hears of that failure.
  fetch_types: false,
  onnotice: () => {},
  connect_timeout: 10,
  // Seconds. Otherwise the driver waits longer with every failure, up to 20: so long people would wait for a database that is back.
  backoff: (_failures: number) => 0.1 + Math.random() / 5,
  // Otherwise the driver ends every connection after half an hour or an hour.
  max_lifetime: null,
  // Nothing more: poolers refuse what they do not know.
  connection: { application_name: 'orrery' },
} satisfies postgres.Options<typeof types>;

/** PostgreSQL knows no text with the character 0 in it: nothing is kept under one, so that nothing is found. */
const known = (value: Value): Value => {
  if (typeof value === 'string') return value.replaceAll('\0', '\ufffd');
  return Array.isArray(value) ? value.map(known as (each: string | number | null) => string | number | null) : value;
};

export function runIn(sql: postgres.Sql<{ bigint: number }>): Run {
  return async (text, ...values) => {
    const given = values.map(known) as postgres.ParameterOrJSON<never>[];
    return (await sql.unsafe(text, given, { prepare: given.length > 0 })) as unknown as Rows;
  };
}
