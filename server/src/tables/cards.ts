import { changedOptions, type Game, type Kind, type Turn } from '@orrery/kernel';
import type { Invited, OpenCard, TableCard } from '@orrery/wire';
import { requestOf } from './door.ts';
import { type Faces, namesAt } from './faces.ts';
import { mayReturn } from './held.ts';
import { belongs, botIn, goneFrom, hasFreeSeat, paceOf, seatsHeld, type Table } from './table.ts';

/** How many tables each list has at most. */
export const mostListed = 50;

/** Why a table is of interest to somebody who does not belong to it; null: it is not. */
export function invitationTo(table: Table, person: string): Invited | null {
  if (belongs(table, person) || table.closed || !hasFreeSeat(table)) return null;
  if (mayReturn(table, person) && !hasLeft(table, person)) return 'return';
  const answer = requestOf(table, person)?.answer;
  if (answer === undefined || answer === 'no') return null;
  return answer === 'yes' ? 'granted' : 'asked';
}

/** They went of their own accord: they know the way back, and are not asked to come. */
function hasLeft({ comings = [] }: Table, person: string): boolean {
  return comings.findLast((coming) => coming.person === person)?.t === 'left';
}

/** A table in the list of one who belongs to it, or is invited: to those it does not tell how the match goes. */
export function cardFor(table: Table, reader: string, faces: Faces, turn: Turn): TableCard {
  const { id, game, rules, name, status } = table;
  const mine = seatsHeld(table, reader).filter((seat) => table.seats[seat]?.standIn === undefined);
  const names = namesAt(table, faces);
  const seats = table.seats.map((seat, at) => ({
    kind: seat.kind,
    taken: seat.holder !== null,
    mine: seat.holder === reader,
    name: names.seats[at]?.name ?? null,
    level: botIn(seat),
    ...goneFrom(seat),
  }));
  const card = { id, game, rules, name, status, pace: paceOf(table), seats };
  const invited = invitationTo(table, reader);
  if (invited !== null) {
    const since = requestOf(table, reader)?.at ?? table.touched;
    return { ...card, invited, yourTurn: false, awaited: [], since };
  }
  const yourTurn = turn.asked.some((seat) => mine.includes(seat));
  return { ...card, yourTurn, awaited: [...turn.awaited], since: turn.since };
}

/** A table in the list that everybody sees. */
export function openCard(table: Table, game: Game<Kind> | undefined, faces: Faces): OpenCard {
  const { id, name, seats, host } = table;
  const seat = seats.findIndex(({ holder }) => holder !== null && holder === host);
  return {
    id,
    game: table.game,
    name,
    host: seat < 0 ? null : { seat, name: namesAt(table, faces).seats[seat]?.name ?? null },
    seats: seats.length,
    taken: seats.filter(({ holder, kind }) => holder !== null || kind === 'bot').length,
    pace: paceOf(table),
    changed: game === undefined ? 0 : changedOptions(game, table.options, seats.length).length,
  };
}
