import type { EntrantInfo, TournamentInfo } from '@orrery/wire';
import { distinctNames } from '../names/distinct.ts';
import type { Store } from '../stores/store.ts';
import { entrantOf } from './acts.ts';
import type { Held } from './keeper.ts';
import { bracketOf } from './rules/bracket.ts';
import { allRounds, finalists } from './rules/next-round.ts';
import { standingsOf } from './rules/standings.ts';
import { phaseOf } from './rules/tournament.ts';
import { nextAt, type Tournaments } from './tournaments.ts';

interface Rooms {
  readonly store: Pick<Store, 'people' | 'table'>;
  readonly tournaments: Pick<Tournaments, 'patience' | 'awaited'>;
}

/** A tournament as one person sees it. All but who they are is the same for everybody. */
export async function describeTournament(held: Held, person: string | null, rooms: Rooms): Promise<TournamentInfo> {
  const { stored, now } = held;
  const { plan, seal } = now;
  const phase = phaseOf(now);
  const seeded = now.seeds.length > 0;
  return {
    ...{ id: stored.id, version: stored.events.length, name: plan.name, game: plan.game, kind: plan.kind },
    ...{ bestOf: plan.bestOf, seeding: plan.seeding, pause: plan.pause },
    ...{ seal, key: now.over ? stored.key : null, phase },
    youHost: person !== null && stored.host === person,
    you: person === null ? null : entrantOf(held, person),
    entrants: await entrantsOf(held, rooms.store),
    roundsInAll: seeded ? allRounds(now) : 0,
    finalists: seeded ? finalists(now) : plan.finals,
    rounds: await roundsOf(held, rooms),
    standings: seeded ? standingsOf(now).map((row) => ({ ...row, form: [...row.form] })) : [],
    bracket: seeded ? bracketOf(now) : null,
    nextAt: phase === 'break' || phase === 'pairing' ? nextAt(held) : null,
    patience: rooms.tournaments.patience,
  };
}

async function entrantsOf({ stored, now }: Held, store: Rooms['store']): Promise<EntrantInfo[]> {
  const faces = await store.people([...stored.people.values()]);
  const named = now.entrants.flatMap(({ entrant, name }) => {
    const face = faces.get(stored.people.get(entrant) ?? '');
    // At every table a bot has its name, so whoever bears the same is told apart from it.
    if (name !== null) return [{ entrant, name, since: 0 }];
    return face === undefined ? [] : [{ entrant, name: face.name, since: face.named }];
  });
  const names = new Map(distinctNames(named).map((name, at) => [named[at]!.entrant, name]));
  return now.entrants.map(({ entrant, bot, left }) => ({
    ...{
      entrant,
      name: names.get(entrant) ?? null,
      sigil: faces.get(stored.people.get(entrant) ?? '')?.sigil ?? null,
      level: bot,
      left,
    },
  }));
}

/** Where to sit and to watch is said of the last round alone. */
async function roundsOf(held: Held, { store, tournaments }: Rooms): Promise<TournamentInfo['rounds']> {
  const { rounds } = held.now;
  const tables = await Promise.all(
    (rounds.at(-1)?.meetings ?? []).map(async ({ table }) => (table === null ? null : await store.table(table))),
  );
  return rounds.map(({ stage, meetings, at }, r) => ({
    ...{ stage, at },
    meetings: meetings.map((meeting, m) => {
      const { first, second, end } = meeting;
      const table = r === rounds.length - 1 ? tables[m] : null;
      return {
        ...{ first, second, table: table == null ? null : { id: table.id, link: table.link } },
        awaits: [...tournaments.awaited(held, meeting)],
        end:
          end === null ? null : { how: end.how, winner: end.winner, score: end.score === null ? null : [...end.score] },
      };
    }),
  }));
}
