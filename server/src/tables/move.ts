import type { Game, Kind } from '@orrery/kernel';
import type { MatchInfo, MoveTable } from '@orrery/wire';
import type { PlayedElsewhere } from '../matches/moved.ts';
import type { Outcome } from '../outcome.ts';
import { seal } from '../secrets.ts';
import { start } from './changes.ts';
import type { Faces } from './faces.ts';
import { withCode } from './invitations.ts';
import { layTable } from './lay.ts';
import type { Table } from './table.ts';

/** A table with a match on it that began on its host's device. */
export function layMoved(game: Game<Kind>, asked: MoveTable, host: string, now: number): Outcome<Table> {
  const seats = asked.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level: seat.level ?? 'normal' } : seat));
  const { options } = asked;
  const pace = { tempo: 'off', fixedWindows: false } as const;
  return layTable(game, { game: game.id, options, seats, listed: false, spectators: false, pace }, host, now);
}

/** Its match goes on: everybody sits where they sat. */
export function goOn(table: Table, { head, key }: PlayedElsewhere, faces: Faces): Outcome<Table> {
  const match: MatchInfo = { id: head.id, game: 1, places: null, seal: seal(key), fromDevice: true };
  const begun = start(table, match, faces, 'normal');
  return begun.ok ? { ok: true, value: withCode(begun.value) } : begun;
}
