import type { Work } from '@orrery/kernel';
import {
  AgreeToCount,
  AskTakeBack,
  BotForMe,
  ChooseForSeat,
  Code,
  type CodeFound,
  EditSeats,
  GiveMedal,
  HandOn,
  JoinTable,
  LayTable,
  PlayAgain,
  Ready,
  Secret,
  StartTable,
  Vote,
} from '@orrery/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Guesses } from '../guessing/guesses.ts';
import type { Room } from '../health/disk.ts';
import type { Matches } from '../matches/matches.ts';
import type { Deciding } from '../polls/open.ts';
import type { Standings } from '../standing/standings.ts';
import { endOf } from '../tables/changes.ts';
import { refusedToSee } from '../tables/door.ts';
import { belongs, lastMatch } from '../tables/table.ts';
import { granted, personOf, Refused, read } from './app.ts';
import { changeRoute, idOf, type TableRooms, tableReader } from './table-change.ts';

interface Settings extends TableRooms {
  readonly matches: Matches;
  /** What people decide together. */
  readonly deciding: Deciding;
  /** How much room there is for new tables. */
  readonly room: () => Promise<Room>;
  readonly guesses: Guesses;
  readonly standings: Standings;
  /** Seconds until what bots wrote for this person is paid; 0: it is. */
  readonly owes: (person: string) => number;
  /** Where a request comes from, as limits count it. */
  readonly householdOf: (request: FastifyRequest) => string;
}

const Nothing = v.strictObject({});
const WithLink = v.strictObject({ link: v.optional(Secret) });

export function tableRoutes(app: FastifyInstance, settings: Settings): void {
  const { store, sessions, tables, matches, deciding, room, guesses, standings, owes } = settings;
  const seenBy = tableReader(settings);
  const change = changeRoute(app, settings);

  app.post('/api/tables', { config: { rateLimit: { max: 60 } } }, async (request, reply) => {
    const person = personOf(request, sessions);
    if ((await room()) !== 'enough') throw new Refused({ code: 'SERVER_FULL' });
    const asked = read(LayTable, request.body);
    mayWrite(person, asked);
    const laid = granted(await tables.lay(asked, person));
    reply.code(201);
    return seenBy(laid, person);
  });

  app.get('/api/tables/:id', async (request) => {
    const person = personOf(request, sessions);
    const { link } = read(WithLink, request.query);
    const table = await store.table(idOf(request));
    if (table === null) throw new Refused({ code: 'NO_SUCH_TABLE' });
    const refused = refusedToSee(table, person, link);
    if (refused !== null) throw new Refused({ code: refused });
    return seenBy(table, person, link);
  });

  app.get('/api/code/:code', async (request): Promise<CodeFound> => {
    personOf(request, sessions);
    const { code } = read(v.object({ code: Code }), request.params);
    const table = await guesses.attempt(settings.householdOf(request), () => store.tableByCode(code));
    if (typeof table === 'number') throw new Refused({ code: 'TOO_MANY_GUESSES', after: table });
    if (table === null) throw new Refused({ code: 'NO_SUCH_TABLE' });
    return { table: table.id, link: table.link };
  });

  change('join', JoinTable, (id, person, asked) => tables.join(id, person, asked));
  change('leave', Nothing, (id, person) => tables.leave(id, person));
  change('bot', BotForMe, (id, person, { bot }) => tables.letBotPlay(id, person, bot));
  change('hand-on', HandOn, (id, person, { seat }) => tables.offerSeat(id, person, seat));
  change('ready', Ready, (id, person, { ready }) => tables.ready(id, person, ready));
  change('choose', ChooseForSeat, (id, person, { seat, value }) => tables.chooseForSeat(id, person, seat, value));
  change('counts', AgreeToCount, (id, person, { agrees }) => tables.agreeToCount(id, person, agrees));
  change('medal', GiveMedal, async (id, person, { to }) => {
    await putAway(id);
    return tables.giveMedal(id, person, to, await worksAt(id));
  });
  change('seats', EditSeats, (id, person, asked) => {
    mayWrite(person, asked);
    return tables.edit(id, person, asked);
  });
  change('vote', Vote, (id, person, vote) => deciding.polls.vote(id, person, vote));
  change('call', Nothing, (id, person) => deciding.absences.callAgain(id, person));
  change('take-back', AskTakeBack, (id, person, { seat }) => deciding.takeBacks.ask(id, person, seat));
  change('start', StartTable, (id, person, { fill }) => tables.start(id, person, fill ?? 'normal'));
  change('again', PlayAgain, async (id, person, { seating = 'same' }) => {
    await putAway(id);
    await mayBegin(id, person);
    return deciding.rematches.ask(id, person, seating);
  });

  /** Who is silenced plays on, but puts no words of their own before others: neither titles nor names of seats. */
  function mayWrite(person: string, { name, seats }: Pick<LayTable, 'name' | 'seats'>): void {
    const silence = standings.silence(person);
    const writes = name !== undefined || seats.some((seat) => seat.name !== undefined);
    if (silence !== null && writes) throw new Refused({ code: 'SILENCED', ...silence });
  }

  /** The bots of a table are its host's, whoever asks for another match. To a stranger it is not there. */
  async function mayBegin(id: string, person: string): Promise<void> {
    const table = await store.table(id);
    const after = table !== null && belongs(table, person) ? owes(table.host ?? person) : 0;
    if (after > 0) throw new Refused({ code: 'TOO_FAST', after });
  }

  async function worksAt(id: string): Promise<readonly Work[]> {
    const table = await store.table(id);
    const match = table === null ? undefined : lastMatch(table);
    const host = match === undefined ? undefined : (await matches.live(match.id))?.host;
    return host?.game.works?.(host.view('table')) ?? [];
  }

  /** Whoever asks for another match the moment the last one ends may be faster than its end is written down. */
  async function putAway(id: string): Promise<void> {
    const table = await store.table(id);
    const match = table?.status === 'playing' ? lastMatch(table) : undefined;
    if (match === undefined) return;
    const host = (await matches.live(match.id))?.host;
    const end = host === undefined ? null : endOf(host);
    if (end !== null) await tables.finish(id, match.id, end);
  }
}
