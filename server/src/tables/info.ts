import type { SeatInfo, TableInfo } from '@orrery/wire';
import { sameSecret } from '../secrets.ts';
import { refusedToFollow, requestOf } from './door.ts';
import { type Faces, type Names, namesAt } from './faces.ts';
import { seatToReturnTo } from './held.ts';
import { medalsIn } from './medals.ts';
import { belongs, botIn, goneFrom, isFree, lastMatch, mannerIn, paceOf, type Table, takeoverOf } from './table.ts';
import { vacationIn } from './vacations.ts';
import { watchersAt } from './watchers.ts';

/** Who is at a table now. */
export interface Attendance {
  /** Everybody with a device that follows it. */
  readonly people: ReadonlySet<string>;
  /** Those of them who watch without a seat. */
  readonly watchers: readonly string[];
  /** One of the devices is the table's large screen. */
  readonly screen: boolean;
  /** Since when somebody who sits there is away, in milliseconds since 1970; null: nobody has looked yet. */
  awaySince(person: string): number | null;
  /** What they decide now. */
  readonly poll: TableInfo['poll'];
}

/** Known to the sockets, kept nowhere. */
export interface Presence {
  /** Counts all who are there: to be asked once, however many hear of it. */
  attendance(table: Table): Attendance;
}

/** Who reads a table, and what is known of them. */
export interface Reader {
  /** null: any of those whom the table does not know. */
  readonly person: string | null;
  /** Whom they do not want to hear. */
  readonly muted: readonly string[];
  /** What they came with: the link of a free seat shows which one is kept for them. */
  readonly link?: string | undefined;
}

/** A table as one reader may know it: built up field by field; codes and links only for those who belong to it. */
export function describe(table: Table, reader: Reader, faces: Faces, there: Attendance): TableInfo {
  const insider = belongs(table, reader.person);
  const youHost = reader.person !== null && table.host === reader.person;
  const names = namesAt(table, faces);
  const host = table.seats.findIndex((seat) => seat.holder !== null && seat.holder === table.host);
  return {
    id: table.id,
    game: table.game,
    rules: table.rules,
    options: table.options as Record<string, unknown>,
    name: table.name,
    status: table.status,
    seats: [...table.seats.keys()].map((at) => describeSeat(table, at, reader, names, there)),
    host: host < 0 ? null : host,
    youHost,
    listed: table.listed,
    spectators: table.spectators && !isShutTo(table, reader),
    watching: there.watchers.length,
    ...(there.screen ? { screen: true } : {}),
    watchers: youHost ? watchersAt(table, there, faces) : [],
    takeover: takeoverOf(table),
    locked: table.locked !== undefined,
    closed: table.closed === true,
    request: ownRequest(table, reader.person),
    ...seatOfLink(table, reader.link),
    askers: youHost ? askersOf(table, names) : [],
    banned: youHost ? bannedFrom(table, names) : [],
    pace: paceOf(table),
    code: insider ? table.code : null,
    link: insider ? table.link : null,
    series: table.series,
    talk: table.talk,
    ...agreedSeats(table),
    matches: [...table.matches],
    comings: comingsAt(table, reader.person),
    ...medalsAt(table),
    returnTo: seatToReturnTo(table, reader.person),
    poll: there.poll,
    ...(table.tournament === undefined ? {} : { tournament: table.tournament.id }),
    laid: table.laid,
  };
}

function describeSeat(table: Table, at: number, reader: Reader, names: Names, there: Attendance): SeatInfo {
  const seat = table.seats[at] as Table['seats'][number];
  const { holder } = seat;
  const face = names.seats[at];
  const invites = reader.person !== null && table.host === reader.person;
  return {
    kind: seat.kind,
    taken: holder !== null,
    mine: holder !== null && holder === reader.person,
    name: face?.name ?? null,
    sigil: face?.sigil ?? null,
    level: botIn(seat),
    ...mannerIn(seat),
    online: holder !== null && there.people.has(holder),
    awaySince: table.status !== 'playing' || holder === null ? null : awaySince(holder, there),
    ...vacationAt(table, at),
    ready: seat.ready,
    ...(seat.chose === undefined ? {} : { chose: true as const }),
    link: isFree(table, seat) && (invites || sameSecret(reader.link, seat.link)) ? seat.link : null,
    offer: describeOffer(seat, reader),
    began: describeBeginning(table, at, reader),
    ...goneFrom(seat),
    muted: holder !== null && (table.muted?.includes(holder) ?? false),
    mutedForYou: holder !== null && reader.muted.includes(holder),
  };
}

function vacationAt(table: Table, at: number): Pick<SeatInfo, 'vacation'> {
  const until = vacationIn(table, at);
  return until === null ? {} : { vacation: until };
}

/** For who offers it alone. */
function describeOffer({ offer }: Table['seats'][number], { person }: Reader): SeatInfo['offer'] {
  return offer === undefined || offer.by !== person ? null : { link: offer.link, until: offer.until };
}

const awaySince = (person: string, there: Attendance): number | null =>
  there.people.has(person) ? null : there.awaySince(person);

function describeBeginning({ seats, began }: Table, at: number, { person }: Reader): SeatInfo['began'] {
  const [sitter, seat] = [began?.[at], seats[at]];
  if (sitter === undefined || seat === undefined) return null;
  const { person: sat, name, sigil, level, manner, gone } = sitter;
  const still =
    sat === null ? level !== null && seat.holder === null : seat.holder === sat && seat.standIn === undefined;
  const kind = { name, sigil, level, ...(manner === undefined ? {} : { manner }) };
  return { ...kind, mine: sat !== null && sat === person, still, ...(gone ? { gone } : {}) };
}

function comingsAt({ comings = [] }: Table, reader: string | null): TableInfo['comings'] {
  return comings.map(({ person, ...coming }) => ({ ...coming, mine: person !== null && person === reader }));
}

/** Who they are by id is nobody's to know. */
function medalsAt(table: Table): Pick<TableInfo, 'medals'> {
  const medals = medalsIn(table, lastMatch(table)?.id ?? '').map(({ seat, to }) => ({ seat, to }));
  return medals.length === 0 ? {} : { medals };
}

/** Locked before this reader came. Whoever the table does not know hears of it only while they follow it. */
function isShutTo(table: Table, { person, link }: Reader): boolean {
  return table.locked !== undefined && person !== null && refusedToFollow(table, person, link) === 'LOCKED';
}

function ownRequest(table: Table, person: string | null): TableInfo['request'] {
  const request = requestOf(table, person);
  return request === undefined ? null : (request.answer ?? 'waits');
}

/** Who wants the matches here to count is said to everybody: all have to agree. */
function agreedSeats({ agreed, seats }: Table): Pick<TableInfo, 'agreed'> {
  if (agreed === undefined) return {};
  return { agreed: [...seats.keys()].filter((seat) => agreed.includes(seats[seat]!.holder ?? '')) };
}

/** Also when somebody has it already: who came with its link learns that it was this one. */
function seatOfLink({ seats }: Table, link: string | undefined): Pick<TableInfo, 'invitedTo' | 'handedOn'> {
  const offered = seats.findIndex(({ offer }) => sameSecret(link, offer?.link));
  if (offered >= 0) return { invitedTo: offered, handedOn: true };
  const invitedTo = seats.findIndex((seat) => sameSecret(link, seat.link));
  return invitedTo < 0 ? {} : { invitedTo };
}

function askersOf({ requests = [] }: Table, { others }: Names): TableInfo['askers'] {
  return requests.flatMap(({ id, person, seat, at, answer }) => {
    const face = others.get(person);
    return answer === null ? [{ id, name: face?.name ?? null, sigil: face?.sigil ?? null, seat, at }] : [];
  });
}

function bannedFrom({ shownOut = [] }: Table, { others }: Names): TableInfo['banned'] {
  return shownOut.flatMap(({ id, person, banned }) => (banned ? [{ id, name: others.get(person)?.name ?? null }] : []));
}
