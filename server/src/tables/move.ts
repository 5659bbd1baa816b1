import type { Game, Kind, Manner } from '@orrery/kernel';
import type { MatchInfo, MoveTable } from '@orrery/wire';
import type { PlayedElsewhere } from '../matches/moved.ts';
import type { Outcome } from '../outcome.ts';
import { seal } from '../secrets.ts';
import { start } from './changes.ts';
import type { Faces } from './faces.ts';
import { withCode } from './invitations.ts';
import { layTable } from './lay.ts';
import type { KeptComing, Table, TableSeat } from './table.ts';

/** A table with a match on it that began on its host's device. */
export function layMoved(
  game: Game<Kind>,
  asked: MoveTable,
  host: string,
  now: number,
  manners: readonly Manner[],
): Outcome<Table> {
  const seats = asked.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level: seat.level ?? 'normal' } : seat));
  const { options } = asked;
  const pace = { tempo: 'off', fixedWindows: false } as const;
  const plan = { game: game.id, options, seats, listed: false, spectators: false, pace };
  const laid = layTable(game, plan, host, now, manners);
  if (!laid.ok) return laid;
  // Who had no manner when the match began has none now.
  const same = laid.value.seats.map((seat, at) =>
    seat.kind === 'bot' ? { ...seat, manner: seats[at]?.manner ?? null } : seat,
  );
  return { ok: true, value: { ...laid.value, seats: same } };
}

/** Its match goes on: everybody sits where they sat, and for who let a bot play one plays on. */
export function goOn(
  table: Table,
  { head, key }: PlayedElsewhere,
  faces: Faces,
  { comings = [] }: Pick<MoveTable, 'comings'>,
): Outcome<Table> {
  const match: MatchInfo = { id: head.id, game: 1, places: null, seal: seal(key), fromDevice: true };
  const begun = start(table, match, faces, 'normal');
  return begun.ok ? { ok: true, value: withCode(withComingsOfDevice(begun.value, comings)) } : begun;
}

function withComingsOfDevice(table: Table, came: NonNullable<MoveTable['comings']>): Table {
  const ofPeople = came.filter(({ seat }) => table.seats[seat]?.holder != null);
  const comings = ofPeople.map(({ t, at, seat }, no): KeptComing => {
    const { person, name } = table.began![seat]!;
    // Nothing was done later than now.
    return { no, t, at: Math.min(at, table.touched), seat, person, name };
  });
  const seats = table.seats.map((seat, at): TableSeat => {
    const last = comings.findLast((coming) => coming.seat === at);
    return last?.t === 'bot' ? { ...seat, standIn: 'normal' } : seat;
  });
  return { ...table, seats, comings };
}
