import {
  AboutEntrant,
  AddBots,
  KeepLeague,
  type LeagueInfo,
  MakeTournament,
  Secret,
  type TournamentBoards,
  type TournamentInfo,
  type TournamentList,
} from '@orrery/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Room } from '../health/disk.ts';
import type { Matches } from '../matches/matches.ts';
import type { Outcome } from '../outcome.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Standings } from '../standing/standings.ts';
import type { Store } from '../stores/store.ts';
import { lastMatch } from '../tables/table.ts';
import { entrantOf } from '../tournaments/acts.ts';
import { describeTournament } from '../tournaments/describe.ts';
import type { Held } from '../tournaments/keeper.ts';
import { Leagues } from '../tournaments/leagues.ts';
import { gamesWon } from '../tournaments/rounds.ts';
import { meetingOf } from '../tournaments/rules/standings.ts';
import { phaseOf } from '../tournaments/rules/tournament.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { granted, personOf, Refused, read } from './app.ts';

interface Settings {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly standings: Standings;
  readonly tournaments: Tournaments;
  readonly matches: Matches;
  readonly room: () => Promise<Room>;
}

const Nothing = v.strictObject({});
/** So many boards fit on a wall at once. */
const Boards = v.object({ of: v.pipe(v.string(), v.regex(/^\d{1,3}(,\d{1,3}){0,5}$/)) });
const listed = 20;
const seldom = { config: { rateLimit: { max: 30 } } };

/** Whoever has the id of a tournament may read it: there is nothing in it that is not shown on a wall. */
export function tournamentRoutes(app: FastifyInstance, settings: Settings): void {
  const { store, sessions, tournaments } = settings;
  const leagues = new Leagues(store);
  const seenBy = (held: Held, person: string): Promise<TournamentInfo> =>
    describeTournament(held, person, { store, tournaments });

  app.post('/api/tournaments', seldom, async (request, reply): Promise<TournamentInfo> => {
    const person = await mayWrite(request);
    const held = granted(await tournaments.make(read(MakeTournament, request.body), person));
    reply.code(201);
    return seenBy(held, person);
  });

  app.get('/api/tournaments', async (request): Promise<TournamentList> => {
    const person = personOf(request, sessions);
    const ids = await store.tournamentsOf(person, listed);
    const found = (await Promise.all(ids.map((id) => tournaments.find(id)))).filter((held) => held !== null);
    return { mine: found.map((held) => cardOf(held, person)) };
  });

  app.get('/api/tournaments/:id', async (request): Promise<TournamentInfo> => {
    const person = personOf(request, sessions);
    return seenBy(await found(request), person);
  });

  app.get('/api/tournaments/:id/boards', async (request): Promise<TournamentBoards> => {
    personOf(request, sessions);
    const asked = new Set(read(Boards, request.query).of.split(',').map(Number));
    const meetings = [...((await found(request)).now.rounds.at(-1)?.meetings.entries() ?? [])];
    const shown = meetings.filter(([at, { table }]) => table !== null && asked.has(at));
    const boards = await Promise.all(shown.map(([meeting, { table }]) => boardOf(meeting, table!)));
    return { boards };
  });

  const change = <T extends v.GenericSchema>(
    path: string,
    schema: T,
    make: (id: string, person: string, asked: v.InferOutput<T>) => Promise<Outcome<Held>>,
  ): void => {
    app.post(`/api/tournaments/:id/${path}`, async (request): Promise<TournamentInfo> => {
      const person = personOf(request, sessions);
      const asked = read(schema, request.body);
      return seenBy(granted(await make(idIn(request), person, asked)), person);
    });
  };
  change('join', Nothing, (id, person) => tournaments.join(id, person));
  change('leave', Nothing, (id, person) => tournaments.leave(id, person));
  change('bots', AddBots, (id, person, { bots }) => tournaments.addBots(id, person, bots));
  change('remove', AboutEntrant, (id, person, { entrant }) => tournaments.remove(id, person, entrant));
  change('absent', AboutEntrant, (id, person, { entrant }) => tournaments.absent(id, person, entrant));
  change('begin', Nothing, (id, person) => tournaments.begin(id, person));
  change('next', Nothing, (id, person) => tournaments.next(id, person));
  change('end', Nothing, (id, person) => tournaments.end(id, person));

  app.post('/api/leagues', seldom, async (request, reply): Promise<LeagueInfo> => {
    const person = await mayWrite(request);
    const league = granted(await leagues.make(read(KeepLeague, request.body), person));
    reply.code(201);
    return leagues.describe(league, person);
  });
  app.get('/api/leagues/:id', async (request): Promise<LeagueInfo> => {
    const person = personOf(request, sessions);
    const { id } = request.params as { id: string };
    const league = v.is(Secret, id) ? await store.league(id) : null;
    if (league === null) throw new Refused({ code: 'NO_SUCH_LEAGUE' });
    return leagues.describe(league, person);
  });
  app.post('/api/leagues/:id', async (request): Promise<LeagueInfo> => {
    const person = await mayWrite(request);
    const { id } = request.params as { id: string };
    const changed = await leagues.change(id, read(KeepLeague, request.body), person);
    return leagues.describe(granted(changed), person);
  });

  async function found(request: FastifyRequest): Promise<Held> {
    const held = await tournaments.find(idIn(request));
    if (held === null) throw new Refused({ code: 'NO_SUCH_TOURNAMENT' });
    return held;
  }

  /** Names of tournaments stand before everybody: who is silenced gives none. */
  async function mayWrite(request: FastifyRequest): Promise<string> {
    const person = personOf(request, sessions);
    const silence = settings.standings.silence(person);
    if (silence !== null) throw new Refused({ code: 'SILENCED', ...silence });
    if ((await settings.room()) !== 'enough') throw new Refused({ code: 'SERVER_FULL' });
    return person;
  }

  /** As whoever watches sees it. */
  async function boardOf(meeting: number, table: string): Promise<TournamentBoards['boards'][number]> {
    const laid = await store.table(table);
    const match = laid === null ? undefined : lastMatch(laid);
    const live = match === undefined ? null : await settings.matches.live(match.id);
    const won = laid === null ? null : gamesWon(laid);
    const seen = { meeting, rules: laid?.rules ?? 0, view: live?.host.view('table') ?? null };
    return won === null ? seen : { ...seen, won };
  }
}

function idIn(request: FastifyRequest): string {
  const { id } = request.params as { id: string };
  if (!v.is(Secret, id)) throw new Refused({ code: 'NO_SUCH_TOURNAMENT' });
  return id;
}

function cardOf(held: Held, person: string): TournamentList['mine'][number] {
  const { stored, now } = held;
  const [you, last] = [entrantOf(held, person), now.rounds.at(-1)];
  const meeting = you === null || last === undefined ? undefined : meetingOf(last, you);
  return {
    ...{ id: stored.id, name: now.plan.name, game: now.plan.game, phase: phaseOf(now) },
    youHost: stored.host === person,
    yourTurn: !now.over && meeting !== undefined && meeting.end === null,
  };
}
