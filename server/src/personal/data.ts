import type { DeviceInfo, PlayRecord, Sigil, TalkLine } from '@orrery/wire';
import type { Report } from '../reports/report.ts';
import { recordOf } from '../results/record.ts';
import type { Standings } from '../standing/standings.ts';
import type { Call, CallWishes, Subscription } from '../stores/calls.ts';
import type { Store } from '../stores/store.ts';
import { lastMatch, seatsHeld, type Table } from '../tables/table.ts';
import type { Vacation } from '../vacations/vacation.ts';

/** Everything that is kept of one person, as they get it; docs/protocol.md tells what each part means. */
export interface MyData {
  readonly format: 'orrery-me/1';
  readonly at: number;
  readonly id: string;
  readonly name: string | null;
  readonly sigil: Sigil | null;
  /** Since when they are called so; null: no name. */
  readonly named: number | null;
  readonly session: { readonly epoch: number };
  readonly devices: readonly Omit<DeviceInfo, 'id' | 'here'>[];
  /** When their recovery words were made; null: they have none. */
  readonly recoveryWords: number | null;
  readonly banned: number | null;
  readonly silenced: number | null;
  readonly tables: readonly MyTable[];
  readonly talk: readonly { readonly table: string; readonly line: TalkLine }[];
  /** Names of people, as far as they have one: not who they are. */
  readonly muted: readonly (string | null)[];
  readonly reports: readonly Omit<Report, 'by' | 'about'>[];
  readonly calls: MyCalls;
  /** Those that still count. */
  readonly vacations: readonly Vacation[];
  /** What they have played, and how they are rated. */
  readonly record: PlayRecord;
}

/** How they are called, and what they are called for now. */
interface MyCalls {
  readonly devices: readonly Subscription[];
  /** null: they never said. */
  readonly wishes: CallWishes | null;
  readonly uncalled: readonly string[];
  readonly ready: readonly Omit<Call, 'person'>[];
}

interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly name: string | null;
  readonly status: Table['status'];
  readonly laid: number;
  readonly touched: number;
  readonly host: boolean;
  readonly seats: readonly { readonly seat: number; readonly name: string | null }[];
  /** As they were sent when the table was laid; only of tables that this person hosts and that wait still. */
  readonly options?: unknown;
  readonly matches: readonly { readonly id: string; readonly over: boolean; readonly file: string }[];
}

interface Sources {
  readonly store: Store;
  readonly standings: Standings;
  readonly now: () => number;
}

export async function dataOf(id: string, { store, standings, now }: Sources): Promise<MyData> {
  const person = await store.person(id);
  const all = Number.MAX_SAFE_INTEGER;
  const tables = [...(await store.tablesOf(id, all)), ...(await store.tablesAbout(id, all))];
  const { epoch, banned, silenced } = standings.of(id);
  return {
    format: 'orrery-me/1',
    at: now(),
    id,
    name: person?.name ?? null,
    sigil: person?.sigil ?? null,
    named: person?.named ?? null,
    session: { epoch },
    devices: (await store.knownDevices(id)).map(({ browser, system, since, seen }) => ({
      browser,
      system,
      since,
      seen,
    })),
    recoveryWords: (await store.recoveryOf(id))?.made ?? null,
    banned: banned || null,
    silenced: silenced || null,
    tables: tables.map((table) => myTable(table, id)),
    talk: await store.talkBy(id),
    muted: await Promise.all((await store.mutedBy(id)).map(async (other) => (await store.person(other))?.name ?? null)),
    reports: (await store.reportsBy(id)).map(({ by: _by, about: _about, said, ...report }) => ({
      ...report,
      said: said.filter(({ accused }) => !accused),
    })),
    calls: {
      devices: await store.subscriptionsOf(id),
      wishes: await store.callWishes(id),
      uncalled: await store.uncalledTables(id),
      ready: (await store.readyCalls(id)).map(({ person: _person, ...call }) => call),
    },
    vacations: (await store.vacationsOf(id)).taken,
    record: await recordOf(store, id),
  };
}

function myTable(table: Table, me: string): MyTable {
  const { id, game, name, status, laid, touched } = table;
  const host = table.host === me;
  return {
    ...{ id, game, name, status, laid, touched, host },
    seats: seatsHeld(table, me).map((seat) => ({ seat, name: table.seats[seat]?.name ?? null })),
    ...(host && status === 'waiting' && table.chosen !== null ? { options: table.chosen } : {}),
    matches: table.matches.map((match) => ({
      id: match.id,
      over: table.status === 'over' || match.id !== lastMatch(table)?.id,
      file: `/api/tables/${id}/file?match=${match.id}`,
    })),
  };
}
