import type { Game, Kind, Seat } from '@orrery/kernel';
import { no, type Outcome, yes } from '../outcome.ts';
import type { Table, TableSeat } from './table.ts';

/**
 * Who sits here chooses what their seat stands for, such as its faction. First come, first served: what somebody has chosen is
 * theirs; whatever a seat merely has been given changes places with it.
 */
export function chooseForSeat(
  game: Game<Kind>,
  table: Table,
  person: string,
  seat: Seat,
  value: string,
): Outcome<Table> {
  if (table.seats[seat]?.holder !== person) return no('NOT_YOUR_SEAT');
  if (table.status !== 'waiting') return no('ALREADY_STARTED');
  const { seatOption } = game;
  const where = seatOption?.name ?? 'options';
  const bad = no('BAD_OPTIONS', { problem: 'BAD_VALUE', where });
  if (seatOption === undefined || !seatOption.choices(table.options as Kind['options']).includes(value)) return bad;
  const now = (table.options as Record<string, unknown>)[where] as readonly string[];
  const other = now.indexOf(value);
  if (other !== seat && isTaken(table.seats[other])) return no('CHOSEN');
  const given = now[seat]!;
  const values = now.map((each, at) => (at === seat ? value : at === other ? given : each));
  const chosen = { ...(table.chosen as object | null), [where]: values };
  const options = game.readOptions(chosen, table.seats.length);
  if (!options.ok) return bad;
  const seats = table.seats.map((each, at): TableSeat => (at === seat ? { ...each, chose: true } : each));
  return yes({ ...table, seats, chosen, options: options.value });
}

function isTaken(seat: TableSeat | undefined): boolean {
  return seat !== undefined && seat.holder !== null && seat.chose === true;
}
