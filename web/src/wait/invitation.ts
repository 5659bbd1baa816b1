import { type Game, type Kind, sidesAt } from '@orrery/kernel';
import type { TableInfo } from '@orrery/wire';

/**
 * What an invitation leads to now. `handed`: who sits there hands on their seat. `kept`: the link is for one seat, and it is free. `free`: some seats are. `bot`: the match runs
 * and a bot's seat can be taken; `asks`: the host decides. `gone`: the link is for one seat, and somebody has it. The rest have
 * no seat to offer.
 */
export type Invitation =
  | { readonly t: 'kept' | 'free' | 'handed'; readonly seats: readonly number[] }
  | { readonly t: 'bot'; readonly seats: readonly number[]; readonly asks: boolean }
  | { readonly t: 'gone' | 'full' | 'running' | 'finished' | 'locked' | 'closed' };

type Door = Pick<TableInfo, 'seats' | 'status' | 'locked' | 'closed' | 'takeover' | 'invitedTo' | 'handedOn'>;

export function invitationOf(table: Door, link: string | null): Invitation {
  if (table.status === 'over') return { t: table.closed ? 'closed' : 'finished' };
  if (table.handedOn && table.invitedTo !== undefined) return { t: 'handed', seats: [table.invitedTo] };
  if (table.locked) return { t: 'locked' };
  const running = table.status === 'playing';
  const seats = running && table.takeover === 'nobody' ? [] : freeSeats(table, link);
  if (seats.length === 0) return { t: running ? 'running' : table.invitedTo === undefined ? 'full' : 'gone' };
  if (running) return { t: 'bot', seats, asks: table.takeover === 'ask' || link === null };
  return { t: table.invitedTo === undefined ? 'free' : 'kept', seats };
}

/** The seats that somebody with this link may take: the one that it is for, or else all that are free. */
function freeSeats(table: Door, link: string | null): readonly number[] {
  const { seats, invitedTo } = table;
  if (invitedTo !== undefined) return canBeTaken(table, invitedTo) ? [invitedTo] : [];
  return [...seats.keys()].filter((at) => canBeTaken(table, at) && (seats[at]?.kind === 'open' || link !== null));
}

/** Nobody has it. A seat for a bot can be taken over once the match runs. */
export function canBeTaken({ seats, status }: Pick<TableInfo, 'seats' | 'status'>, at: number): boolean {
  const seat = seats[at];
  return seat !== undefined && !seat.taken && (seat.kind !== 'bot' || status === 'playing');
}

/** The one that the server gives to who names none. */
export function firstOffered({ seats }: Pick<TableInfo, 'seats'>, offered: readonly number[]): number | null {
  return offered.find((at) => seats[at]?.kind === 'open') ?? offered[0] ?? null;
}

type Played = Pick<TableInfo, 'matches' | 'options'>;

/** Who came first in the last match, by seat; `shared`: they are of more than one side. null: it was left unfinished. */
export function firstIn({ matches, options }: Played, game: Game<Kind> | undefined) {
  const places = matches.at(-1)?.places ?? null;
  if (places === null) return null;
  const seats = [...places.keys()].filter((seat) => places[seat] === 1);
  const sides = game === undefined ? [...places.keys()] : sidesAt(game, options, places.length);
  return { seats, shared: new Set(seats.map((seat) => sides[seat])).size > 1 };
}
