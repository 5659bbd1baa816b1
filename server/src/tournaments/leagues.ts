import type { KeepLeague, LeagueInfo } from '@orrery/wire';
import { no, type Outcome, yes } from '../outcome.ts';
import { drawSecret } from '../secrets.ts';
import type { Store } from '../stores/store.ts';
import type { StoredLeague } from '../stores/tournaments.ts';
import { leagueTable } from './rules/league.ts';
import { standingsOf } from './rules/standings.ts';
import { foldTournament } from './rules/tournament.ts';

/** How many leagues one person may keep. */
const mostLeagues = 20;

/** Several tournaments of a club counted together: their host has the list, everybody with the link reads the sums. */
export class Leagues {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async make({ name, tournaments }: KeepLeague, host: string): Promise<Outcome<StoredLeague>> {
    if ((await this.store.leaguesOf(host)).length >= mostLeagues) return no('TOO_MANY_TOURNAMENTS');
    const league = { id: drawSecret(), version: 0, host, name, tournaments };
    await this.store.keepLeague(league);
    return yes(league);
  }

  async change(id: string, { name, tournaments }: KeepLeague, person: string): Promise<Outcome<StoredLeague>> {
    for (;;) {
      const league = await this.store.league(id);
      if (league === null) return no('NO_SUCH_LEAGUE');
      if (league.host !== person) return no('NOT_HOST');
      const changed = { ...league, name, tournaments };
      if ((await this.store.keepLeague(changed)) === 'kept') return yes(changed);
    }
  }

  async describe({ id, name, host, tournaments }: StoredLeague, person: string | null): Promise<LeagueInfo> {
    const listed = [...new Set(tournaments)];
    const found = (await Promise.all(listed.map((each) => this.store.tournament(each)))).filter(
      (each) => each !== null,
    );
    const all = found.map((stored) => ({ stored, now: foldTournament(stored.events) }));
    const taken = all
      .filter(({ now }) => now.over && now.rounds.length > 0)
      .map(({ stored, now }) =>
        standingsOf(now).flatMap(({ entrant, place, points }) => {
          const who = stored.people.get(entrant);
          return who === undefined ? [] : [{ who, place, points }];
        }),
      );
    const rows = leagueTable(taken);
    const faces = await this.store.people(rows.map(({ who }) => who));
    return {
      ...{ id, name, youHost: person !== null && host === person },
      tournaments: all.map(({ stored, now }) => ({ id: stored.id, name: now.plan.name, over: now.over })),
      rows: rows.map(({ who, ...row }) => ({
        ...{ ...row, name: faces.get(who)?.name ?? null, sigil: faces.get(who)?.sigil ?? null, you: who === person },
      })),
    };
  }
}
