import { gamesOfSeries, seriesScore } from '@orrery/kernel';
import { shardOf } from '../cluster/shards.ts';
import { drawSecret } from '../secrets.ts';
import type { Table } from '../tables/table.ts';
import type { SeatedTable } from '../tables/tournament-table.ts';
import { luckOf } from './acts.ts';
import { goneFrom, type Held, type Untimed } from './keeper.ts';
import { nextRound } from './rules/next-round.ts';
import { type Meeting, phaseOf, type Round, type Score, type SeatedPair } from './rules/tournament.ts';

/** The next round, when the last one is over; null: nothing is to be paired. Who does not come any more loses at once. */
export function pairedNext(held: Held): readonly Untimed[] | null {
  const { stored, now } = held;
  const phase = phaseOf(now);
  if (phase !== 'pairing' && phase !== 'break') return null;
  const round = now.rounds.length;
  const next = nextRound(now, luckOf(stored.key).dice('round', round));
  if (next === null) return [{ t: 'ended' }];
  const gone = goneFrom(held);
  const meetings = next.pairs.map((pair): SeatedPair => {
    const played = pair.second !== null && !gone(pair.first) && !gone(pair.second);
    return { ...pair, table: played ? drawTable(stored.id) : null };
  });
  const forfeits = meetings.flatMap(({ first, second }, meeting): Untimed[] => {
    const absent = second === null ? [] : [first, second].filter(gone);
    return absent.length === 0 ? [] : [{ t: 'forfeited', round, meeting, absent }];
  });
  return [{ t: 'paired', stage: next.stage, meetings }, ...forfeits];
}

/** Tables of a tournament have its shard, so that all of it has one home. */
function drawTable(tournament: string): string {
  const shard = shardOf(tournament);
  for (;;) {
    const id = drawSecret();
    if (shardOf(id) === shard) return id;
  }
}

/** What the table of a meeting is laid with. */
export function tableOf({ stored, now }: Held, meeting: Meeting & { readonly table: string }): SeatedTable {
  const sitter = (entrant: number): SeatedTable['sitters'][number] => ({
    person: stored.people.get(entrant) ?? null,
    bot: now.entrants[entrant]?.bot ?? null,
    name: now.entrants[entrant]?.name ?? null,
  });
  return {
    ...{ id: meeting.table, name: now.plan.name, plan: now.plan },
    tournament: { id: stored.id, host: stored.host },
    sitters: [sitter(meeting.first), sitter(meeting.second!)],
  };
}

/** A match that has to have a winner is played again after a draw, so often at most; then the better seed goes on. */
const mostGames = 3;

/** What a table says of its meeting: how it ended, that another game follows, or null: they play. */
export function endedAt({ now }: Held, { stage }: Round, table: Table): Score | 'again' | null {
  if (table.status !== 'over') return null;
  const games = table.matches.flatMap(({ places }) => (places === null ? [] : [places]));
  // Ended where it stood, by the owner of the server or by age: nobody has won.
  if (table.closed || table.matches.at(-1)?.places == null) return [0, 0];
  if (table.series !== null) {
    const { wins, places } = seriesScore(table.series, gamesOfSeries(table.matches), [0, 1]);
    return places === null ? 'again' : [wins[0]!, wins[1]!];
  }
  const score: Score = [won(games, 0), won(games, 1)];
  const needsWinner = stage === 'finals' || now.plan.kind === 'knock-out';
  return needsWinner && score[0] === score[1] && games.length < mostGames ? 'again' : score;
}

/** Games that each has won so far at the table of a meeting; null: a single game decides. */
export function gamesWon({ series, matches }: Pick<Table, 'series' | 'matches'>): [number, number] | null {
  if (series === null) return null;
  const { wins } = seriesScore(series, gamesOfSeries(matches), [0, 1]);
  return [wins[0]!, wins[1]!];
}

const won = (games: readonly (readonly number[])[], seat: 0 | 1): number =>
  games.filter((places) => places[seat]! < places[1 - seat]!).length;
