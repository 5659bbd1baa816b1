import { openingOptions, type Series, usualManner } from '@orrery/kernel';
import type { SeatPlan } from '@orrery/wire';
import type { Room } from '@orrery/words/room';
import { newId, newKey } from '../ids.ts';
import { usePerson } from '../person/person.ts';
import { type LocalSeat, localTables } from './tables.ts';

export type Laid = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problem: string };

/** Lays a table on this device. The match begins when its page opens. */
export async function layHere(
  room: Room,
  seats: readonly LocalSeat[],
  options: Readonly<Record<string, unknown>> = {},
  series: Series | null = null,
  hints?: boolean,
): Promise<Laid> {
  const { game, mind } = await room.rules();
  const read = game.readOptions(options, seats.length);
  if (!read.ok) return { ok: false, problem: `${read.problem} ${read.where}`.trim() };
  const { name, sigil } = usePerson.getState();
  const id = newId();
  await (await localTables()).put({
    id,
    game: room.id,
    rules: game.rules,
    options: openingOptions(game, series, read.value),
    chosen: read.value,
    series,
    seats: seats.map((seat, at) => {
      if (seat.kind === 'me') return { ...seat, name, sigil };
      if (seat.kind === 'here') return seat;
      return { ...seat, manner: seat.manner ?? usualManner(mind.manners ?? [], at) ?? undefined };
    }),
    matches: [{ id: newId(), key: newKey(), game: 1, places: null }],
    laid: Date.now(),
    glance: null,
    ...(hints === undefined ? {} : { hints }),
  });
  return { ok: true, id };
}

/** Plans for a table of this device; a plan that needs a server has no place at it. */
export function hereSeats(plans: readonly SeatPlan[]): readonly LocalSeat[] {
  return plans.flatMap(({ kind, name, level, manner }): LocalSeat[] => {
    if (kind === 'bot') return [{ kind, name: null, sigil: null, level: level ?? 'normal', manner }];
    return kind === 'me' || kind === 'here' ? [{ kind, name: name ?? null, sigil: null, level: null }] : [];
  });
}
