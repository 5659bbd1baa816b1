import { changedOptions, type Game, type Kind, type Turn } from '@orrery/kernel';
import type { OpenCard, TableCard } from '@orrery/wire';
import { type Faces, namesAt } from './faces.ts';
import { botIn, goneFrom, seatsHeld, type Table } from './table.ts';

/** How many tables each list has at most. */
export const mostListed = 50;

/** A table in the list of one who belongs to it. */
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
  const yourTurn = turn.asked.some((seat) => mine.includes(seat));
  return { id, game, rules, name, status, seats, yourTurn, awaited: [...turn.awaited], since: turn.since };
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
    changed: game === undefined ? 0 : changedOptions(game, table.options, seats.length).length,
  };
}
