import type { MatchFile } from '@orrery/kernel';
import {
  type ChooseMe,
  CodeFound,
  type EditSeats,
  Health,
  type JoinTable,
  type LayTable,
  Me,
  type StartTable,
  TableInfo,
  TableList,
  Trouble,
} from '@orrery/wire';
import * as v from 'valibot';

export type Failure = Omit<Trouble, 'code'> & { readonly code: Trouble['code'] | 'OFFLINE' };
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Failure };

const offline: Reply<never> = { ok: false, trouble: { code: 'OFFLINE' } };

let met: Promise<Reply<Me>> | null = null;

/** Asks, after having met the server once: only then does it know whom it answers. */
async function ask<T>(schema: v.GenericSchema<unknown, T>, path: string, body?: unknown): Promise<Reply<T>> {
  met ??= askOnce(Me, '/api/me');
  if (!(await met).ok) {
    met = null;
    return offline;
  }
  const reply = await askOnce(schema, path, body);
  if (!reply.ok && reply.trouble.code === 'NO_SESSION') met = null;
  return reply;
}

async function askOnce<T>(schema: v.GenericSchema<unknown, T>, path: string, body?: unknown): Promise<Reply<T>> {
  try {
    const init =
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(path, init);
    const raw: unknown = await response.json();
    if (!response.ok) {
      const trouble = v.safeParse(Trouble, raw);
      return trouble.success ? { ok: false, trouble: trouble.output } : offline;
    }
    const read = v.safeParse(schema, raw);
    return read.success ? { ok: true, value: read.output } : { ok: false, trouble: { code: 'MALFORMED' } };
  } catch {
    return offline;
  }
}

const at = (table: string, act: string) => `/api/tables/${encodeURIComponent(table)}/${act}`;
const MatchFileShape = v.custom<MatchFile>(
  (raw) => typeof raw === 'object' && raw !== null && 'format' in raw && raw.format === 'orrery-match/1',
);

/** The server's questions and answers over HTTP; the paths stand beside their shapes in `wire`. */
export const api = {
  health: () => askOnce(Health, '/healthz'),
  chooseMe: (me: ChooseMe) => ask(Me, '/api/me', me),
  tables: () => ask(TableList, '/api/tables'),
  table: (table: string, link: string | null) =>
    ask(TableInfo, `/api/tables/${encodeURIComponent(table)}${link === null ? '' : `?link=${link}`}`),
  lay: (table: LayTable) => ask(TableInfo, '/api/tables', table),
  code: (code: string) => ask(CodeFound, `/api/code/${encodeURIComponent(code)}`),
  join: (table: string, how: JoinTable) => ask(TableInfo, at(table, 'join'), how),
  edit: (table: string, seats: EditSeats) => ask(TableInfo, at(table, 'seats'), seats),
  ready: (table: string, ready: boolean) => ask(TableInfo, at(table, 'ready'), { ready }),
  start: (table: string, how: StartTable) => ask(TableInfo, at(table, 'start'), how),
  leave: (table: string) => ask(v.unknown(), at(table, 'leave'), {}),
  rematch: (table: string) => ask(TableInfo, at(table, 'again'), {}),
  file: (table: string, match: string) => ask(MatchFileShape, at(table, `file?match=${encodeURIComponent(match)}`)),
};
