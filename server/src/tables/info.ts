import type { SeatInfo, Sigil, TableInfo } from '@orrery/wire';
import { sameSecret } from '../secrets.ts';
import { belongs, goneFrom, paceOf, peopleOf, type Table, type TableSeat } from './table.ts';

/** Who is at a table now. */
export interface Attendance {
  /** Everybody with a device that follows it. */
  readonly people: ReadonlySet<string>;
  /** How many of them watch without a seat. */
  readonly watching: number;
}

/** Known to the sockets, kept nowhere. */
export interface Presence {
  /** Counts all who are there: to be asked once, however many hear of it. */
  attendance(table: Table): Attendance;
}

export type Faces = ReadonlyMap<string, { readonly name: string; readonly sigil: Sigil }>;

interface People {
  people(ids: readonly string[]): Promise<Faces>;
}

/** The names and sigils of everybody at these tables. */
export function facesOf(people: People, ...tables: readonly Table[]): Promise<Faces> {
  return people.people([...new Set(tables.flatMap(peopleOf))]);
}

/**
 * A table as one reader may know it: built up field by field; codes and links only for those who belong to it. Who came by the
 * `link` of a free seat is shown by it which one is kept for them.
 */
export function describe(
  table: Table,
  reader: string | null,
  faces: Faces,
  there: Attendance,
  link?: string,
): TableInfo {
  const insider = belongs(table, reader);
  const youHost = reader !== null && table.host === reader;
  const host = table.seats.findIndex((seat) => seat.holder !== null && seat.holder === table.host);
  return {
    id: table.id,
    game: table.game,
    rules: table.rules,
    options: table.options as Record<string, unknown>,
    name: table.name,
    status: table.status,
    seats: table.seats.map((seat) => describeSeat(table, seat, reader, faces, there, link)),
    host: host < 0 ? null : host,
    youHost,
    listed: table.listed,
    spectators: table.spectators,
    watching: there.watching,
    pace: paceOf(table),
    code: insider ? table.code : null,
    link: insider ? table.link : null,
    series: table.series,
    talk: table.talk,
    matches: [...table.matches],
    laid: table.laid,
  };
}

function describeSeat(
  table: Table,
  seat: TableSeat,
  reader: string | null,
  faces: Faces,
  there: Attendance,
  link: string | undefined,
): SeatInfo {
  const { holder } = seat;
  const face = holder === null ? undefined : faces.get(holder);
  const invites = table.host !== null && table.host === reader;
  const forFriend = holder === null && seat.kind !== 'bot';
  return {
    kind: seat.kind,
    taken: holder !== null,
    mine: holder !== null && holder === reader,
    name: seat.name ?? face?.name ?? null,
    sigil: seat.kind === 'here' ? null : (face?.sigil ?? null),
    level: holder === null ? seat.level : null,
    online: holder !== null && there.people.has(holder),
    ready: seat.ready,
    link: forFriend && (invites || sameSecret(link, seat.link)) ? seat.link : null,
    ...goneFrom(seat),
  };
}
