import type { MatchFile } from '@orrery/kernel';
import type { PlayRecord } from '@orrery/wire';
import { glanceAt } from '../play/glance.ts';
import { api } from '../remote/api.ts';
import { openReview } from '../remote/reviews.ts';
import type { Record, RecordedMatch } from './matches.ts';

/** A match that went on for longer was not played at one sitting. */
const oneSitting = 12 * 3_600_000;

/** What the server keeps of who asks; null: it cannot be reached. */
export async function recordOfServer(): Promise<Record | null> {
  const reply = await api.record();
  if (!reply.ok) return null;
  const { matches, people, ratings } = reply.value;
  const seen = new Set<string>();
  const views = await Promise.all(
    matches.map(async ({ table }) => {
      // What this device has seen of a table is its last match.
      if (table === null || seen.has(table)) return null;
      seen.add(table);
      const glance = await glanceAt(table);
      return glance?.over ? glance.view : null;
    }),
  );
  return {
    matches: matches.map((match, at) => recorded(match, people, views[at] ?? null)),
    ratings: new Map(ratings.map(({ game, after }) => [game, after])),
  };
}

function recorded(
  { id, table, game, rules, at, lasted, counts, seats }: PlayRecord['matches'][number],
  people: PlayRecord['people'],
  view: object | null,
): RecordedMatch {
  return {
    ...{ id, table, game, rules, at, counts, view },
    lasted: lasted !== null && lasted < oneSitting ? lasted : null,
    seats: seats.map(({ who, score: _score, ...seat }) => ({
      ...seat,
      who: who === null ? null : `${who}`,
      name: who === null ? null : (people[who]?.name ?? null),
      sigil: who === null ? null : (people[who]?.sigil ?? null),
    })),
    file: table === null ? null : () => fileOf(table, id),
    review: table === null ? null : () => openReview(table, { match: id }),
  };
}

async function fileOf(table: string, match: string): Promise<MatchFile | null> {
  const reply = await api.file(table, match);
  return reply.ok ? reply.value : null;
}
