import type { SeatInfo, Sigil, TableCard, TableInfo } from '@orrery/wire';
import type { Live } from '../matches/live.ts';
import { sameSecret } from '../secrets.ts';
import { belongs, paceOf, peopleOf, seatsHeld, type Table, type TableSeat } from './table.ts';

/** Who is there now: known to the sockets, kept nowhere. */
export interface Presence {
  online(table: string, person: string): boolean;
  /** How many people watch without a seat. */
  watching(table: Table): number;
}

export type Faces = ReadonlyMap<string, { readonly name: string; readonly sigil: Sigil }>;

interface People {
  person(id: string): Promise<{ readonly name: string; readonly sigil: Sigil } | null>;
}

/** The names and sigils of everybody at a table. */
export async function facesOf(table: Table, people: People): Promise<Faces> {
  const faces = new Map<string, { name: string; sigil: Sigil }>();
  for (const id of peopleOf(table)) {
    const face = await people.person(id);
    if (face !== null) faces.set(id, face);
  }
  return faces;
}

/**
 * A table as one reader may know it: built up field by field; codes and links only for those who belong to it. Who came by the
 * `link` of a free seat is shown by it which one is kept for them.
 */
export function describe(
  table: Table,
  reader: string | null,
  faces: Faces,
  presence: Presence,
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
    seats: table.seats.map((seat) => describeSeat(table, seat, reader, faces, presence, link)),
    host: host < 0 ? null : host,
    youHost,
    listed: table.listed,
    spectators: table.spectators,
    watching: presence.watching(table),
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
  presence: Presence,
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
    online: holder !== null && presence.online(table.id, holder),
    ready: seat.ready,
    link: forFriend && (invites || sameSecret(link, seat.link)) ? seat.link : null,
  };
}

/** A table in a list, with whom its match waits for. */
export function describeCard(info: TableInfo, table: Table, reader: string | null, live: Live | null): TableCard {
  const awaited = live === null ? [] : [...live.host.waiting('table')];
  const mine = reader === null ? [] : seatsHeld(table, reader);
  // Not the last entry of the log, which may be a secret act: the last that everybody was told of.
  const since = live?.host.told('table', live.host.tellings('table') - 1)[0]?.at ?? table.touched;
  return { ...info, awaited, since, yourTurn: mine.some((seat) => live?.host.waiting(seat).includes(seat)) };
}
