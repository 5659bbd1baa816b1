import type { PlayRecord } from '@orrery/wire';
import { api } from '../remote/api.ts';
import { openReview } from '../remote/reviews.ts';
import { openMatch, type ReviewedMatch } from '../review/match.ts';
import { seatsOfFile } from '../review/seats.ts';
import { fileInTime } from './archive.ts';
import type { Record, RecordedMatch } from './matches.ts';

/** A match that went on for longer was not played at one sitting. */
const oneSitting = 12 * 3_600_000;

/** What the server keeps of who asks; null: it cannot be reached. */
export async function recordOfServer(): Promise<Record | null> {
  const reply = await api.record();
  if (!reply.ok) return null;
  const { matches, people, ratings } = reply.value;
  return {
    matches: matches.map((match) => recorded(match, people)),
    ratings: new Map(ratings.map(({ game, after }) => [game, after])),
  };
}

function recorded(
  { id, table, game, rules, at, lasted, counts, seats }: PlayRecord['matches'][number],
  people: PlayRecord['people'],
): RecordedMatch {
  return {
    ...{ id, table, game, rules, at, counts },
    lasted: lasted !== null && lasted < oneSitting ? lasted : null,
    seats: seats.map(({ who, score: _score, ...seat }) => ({
      ...seat,
      who: who === null ? null : `${who}`,
      name: who === null ? null : (people[who]?.name ?? null),
      sigil: who === null ? null : (people[who]?.sigil ?? null),
    })),
    read: table === null ? null : () => readThere(table, id),
    review: table === null ? null : () => openReview(table, { match: id }),
  };
}

async function readThere(table: string, match: string): Promise<ReviewedMatch | null> {
  const file = await fileInTime(table, match);
  if (!file.ok) return null;
  const opened = await openMatch(file.value, { seats: seatsOfFile(file.value), own: [], link: null });
  return opened.ok ? opened.match : null;
}
