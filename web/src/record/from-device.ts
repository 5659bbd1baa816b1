import { sidesAt } from '@orrery/kernel';
import { editionFor } from '@orrery/words/room';
import { roomOf } from '../home/atlas.ts';
import { type LocalTable, localTables } from '../local/tables.ts';
import type { ReviewedMatch } from '../review/match.ts';
import { openHere } from '../review/sources.ts';
import type { Record, RecordedMatch } from './matches.ts';

/** What was played at the tables of this device that are still here. */
export async function recordOfDevice(): Promise<Record> {
  const drawers = await localTables();
  const tables = await drawers.all();
  const found = await Promise.all(tables.map((table) => matchesOf(table, drawers.entries)));
  return { matches: found.flat().sort((a, b) => b.at - a.at), ratings: new Map() };
}

async function matchesOf(
  table: LocalTable,
  entries: Awaited<ReturnType<typeof localTables>>['entries'],
): Promise<RecordedMatch[]> {
  const sides = await sidesOf(table);
  const over = table.matches.map(async (match, at): Promise<RecordedMatch | null> => {
    const last = at === table.matches.length - 1;
    const places = match.places ?? (last ? (table.glance?.result?.places ?? null) : null);
    // What goes on where another match stood is a trial, and counts for nothing.
    if (places === null || match.takenOver !== undefined) return null;
    const log = await entries.from(match.id, 0);
    const [began, ended] = [log[0]?.at ?? table.laid, log.at(-1)?.at ?? table.laid];
    return {
      ...{ id: match.id, table: null, game: table.game, rules: table.rules, at: ended, lasted: null, counts: false },
      ...(ended - began < 12 * 3_600_000 ? { lasted: ended - began } : {}),
      seats: table.seats.map(({ kind, name, level }, seat) => ({
        ...{ mine: kind === 'me', who: kind === 'here' ? name : null, name, sigil: null, level },
        ...{ side: sides[seat] ?? seat, place: places[seat] ?? null, left: false },
      })),
      read: () => readHere(table.id, match.id),
      review: async () => ({ path: `/review/${table.id}/${match.id}` }),
    };
  });
  return (await Promise.all(over)).filter((match) => match !== null);
}

async function sidesOf({ game, rules, options, seats }: LocalTable): Promise<readonly number[]> {
  const room = roomOf(game);
  const edition = room === undefined ? null : await editionFor(room, rules);
  return edition == null ? [...seats.keys()] : sidesAt((await edition.rules()).game, options, seats.length);
}

async function readHere(table: string, match: string): Promise<ReviewedMatch | null> {
  const opened = await openHere(table, match);
  return opened.ok ? opened.match : null;
}
