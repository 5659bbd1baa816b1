import {
  type Entry,
  type Game,
  type Kind,
  type MatchFile,
  type MatchHead,
  namesOfSitters,
  published,
} from '@orrery/kernel';
import type { LocalComing, LocalMatch, LocalTable } from './tables.ts';

/** A match of a table of this device: what was done at it, and who sat there. */
export interface PlayedHere<K extends Kind> {
  readonly game: Game<K>;
  readonly table: LocalTable;
  readonly match: LocalMatch;
  readonly entries: readonly Entry[];
}

export function headOf({ game, rules, seats, options }: LocalTable, match: string): MatchHead {
  return { id: match, game, rules, seats: seats.length, options };
}

/** Who let a bot play in a match, and came back. */
export function comingsIn({ matches, comings }: LocalTable, match: LocalMatch): readonly LocalComing[] {
  return (match.id === matches.at(-1)?.id ? comings : match.comings) ?? [];
}

/** As the file it is saved as, with the key of its luck: for when it is over. */
export function fileOf<K extends Kind>({ game, table, match, entries }: PlayedHere<K>): MatchFile {
  const head = headOf(table, match.id);
  const sitters = table.seats.map(({ name, sigil, level, manner }) => ({
    ...{ name, sigil, level, ...(manner === undefined ? {} : { manner }) },
  }));
  const comings = comingsIn(table, match).map(({ t, at, seat }) => ({
    ...{ t, at, seat, name: table.seats[seat]?.name ?? null },
  }));
  return {
    ...{ format: 'orrery-match/1', head, names: namesOfSitters(sitters), sitters, key: match.key },
    ...(comings.length === 0 ? {} : { comings }),
    ...(match.medals === undefined ? {} : { medals: match.medals }),
    ...(match.takenOver === undefined ? {} : { takenOver: match.takenOver }),
    entries: published(game, head, entries),
  };
}
