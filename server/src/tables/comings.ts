import type { Seat } from '@orrery/kernel';
import { type Faces, namesAt } from './faces.ts';
import { type KeptComing, lastMatch, type Table } from './table.ts';
import { vacationIn } from './vacations.ts';

/** How many are kept of a match: what a table is told with must have an end. The last ones stay. */
const mostKept = 60;

/** Has anybody come to a seat of the match that is played, or gone from one? */
export function isChangeOfSeats(before: Table, after: Table): boolean {
  const played = after.status === 'playing' || isEndedFor(before, after);
  return (
    played &&
    lastMatch(before)?.id === lastMatch(after)?.id &&
    [...after.seats.keys()].some((seat) => kindOf(before, after, seat) !== null)
  );
}

/** The table with a line for each who has come or gone: found by comparing, so that no way to come or to go is forgotten. */
export function withComings(before: Table, after: Table, faces: Faces, at: number): Table {
  const comings = [...(after.comings ?? [])];
  for (const seat of after.seats.keys()) {
    const t = kindOf(before, after, seat);
    if (t === null) continue;
    const there = t === 'left' || t === 'removed' || t === 'ended' || t === 'forfeited' ? before : after;
    const person = there.seats[seat]?.holder ?? null;
    const until = t === 'vacation' ? { until: vacationIn(after, seat) ?? at } : {};
    comings.push(line(comings, at, { t, seat, person, name: nameAt(there, seat, faces), ...until }));
  }
  return { ...after, comings: comings.slice(-mostKept) };
}

/** The table with a line about whoever sits in a seat: they took a move back, let their time run out, or stay out. */
export function withLine(table: Table, t: 'tookBack' | 'late' | 'stayed', seat: Seat, faces: Faces, at: number): Table {
  const comings = table.comings ?? [];
  const person = table.seats[seat]?.holder ?? null;
  const next = line(comings, at, { t, seat, person, name: nameAt(table, seat, faces) });
  return { ...table, comings: [...comings, next].slice(-mostKept) };
}

/** The next line: never before the one before it, whatever the clock says. */
function line(before: readonly KeptComing[], at: number, said: Omit<KeptComing, 'no' | 'at'>): KeptComing {
  const last = before.at(-1);
  return { no: (last?.no ?? -1) + 1, at: Math.max(at, last?.at ?? 0), ...said };
}

/** The others, or a tournament, have just ended the match, because somebody is away. */
const isEndedFor = (before: Table, after: Table): boolean =>
  before.status === 'playing' && after.status === 'over' && after.endedFor !== undefined;

function kindOf(before: Table, after: Table, seat: Seat): KeptComing['t'] | null {
  const [was, is] = [before.seats[seat], after.seats[seat]];
  if (was === undefined || is === undefined) return null;
  if (isEndedFor(before, after)) {
    const how = after.tournament === undefined ? 'ended' : 'forfeited';
    return after.endedFor === seat ? how : null;
  }
  if (was.holder === is.holder) {
    if (was.standIn === is.standIn) return vacationKind(vacationIn(before, seat), vacationIn(after, seat));
    if (is.standIn === undefined) return 'back';
    return is.voted ? 'voted' : 'bot';
  }
  if (is.holder === null) {
    const out = after.shownOut?.find(({ person }) => person === was.holder);
    return out?.version === before.version + 1 ? 'removed' : 'left';
  }
  const known = hasPlayed(before, seat, is.holder);
  return known ? 'back' : 'took';
}

function vacationKind(was: number | null, is: number | null): KeptComing['t'] | null {
  if (was === is) return null;
  return is === null ? 'rested' : 'vacation';
}

/** Who has a seat kept from the match before has not played this one. */
function hasPlayed({ began, comings = [] }: Table, seat: Seat, person: string): boolean {
  return began?.[seat]?.person === person || comings.some((each) => each.seat === seat && each.person === person);
}

/** Who began the match is called as they were then; others as they are now. */
function nameAt(table: Table, seat: Seat, faces: Faces): string | null {
  const sitter = table.began?.[seat];
  const holder = table.seats[seat]?.holder;
  if (sitter != null && sitter.person === holder) return sitter.name;
  return namesAt(table, faces).seats[seat]?.name ?? null;
}
