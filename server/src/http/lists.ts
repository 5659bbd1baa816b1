import { createHash } from 'node:crypto';
import type { Turn } from '@orrery/kernel';
import type { TableCard, TableList } from '@orrery/wire';
import type { FastifyInstance } from 'fastify';
import type { Notices } from '../admin/notices.ts';
import type { Matches } from '../matches/matches.ts';
import { keptPoll } from '../polls/lasting.ts';
import { byDays } from '../polls/poll.ts';
import type { Polls } from '../polls/polls.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Store } from '../stores/store.ts';
import { cardFor, invitationTo, mostListed } from '../tables/cards.ts';
import { facesOf } from '../tables/faces.ts';
import type { OpenList } from '../tables/open-list.ts';
import { lastMatch, type Table } from '../tables/table.ts';
import { personOf } from './app.ts';

interface Settings {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly matches: Matches;
  readonly open: OpenList;
  readonly notices: Notices;
  readonly polls: Pick<Polls, 'at'>;
}

/** What a home page shows and asks for every few seconds: where nothing has changed nothing is sent. */
export function listRoutes(app: FastifyInstance, { store, sessions, matches, open, notices, polls }: Settings): void {
  app.get('/api/tables', async (request, reply) => {
    const body = Buffer.from(JSON.stringify(await listFor(personOf(request, sessions))));
    const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', tag).type('application/json; charset=utf-8');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.send(body);
  });

  async function listFor(person: string): Promise<TableList> {
    const [own, others] = await Promise.all([
      store.tablesOf(person, mostListed),
      store.tablesAbout(person, mostListed),
    ]);
    const tables = [...own, ...others.filter((table) => invitationTo(table, person) !== null)];
    const faces = await facesOf(store, ...tables);
    const mine = await Promise.all(
      tables.map(async (table) => {
        const card = cardFor(table, person, faces, await turnAt(table));
        return card.invited === undefined && (await asksAgain(table, person))
          ? { ...card, again: true as const }
          : card;
      }),
    );
    const waits = ({ yourTurn, again }: TableCard) => Number(yourTurn || again === true);
    mine.sort((a, b) => waits(b) - waits(a) || rank[a.status] - rank[b.status] || b.since - a.since);
    const notice = notices.current;
    return { mine, open: [...(await open.seenBy(person))], ...(notice === null ? {} : { notice }) };
  }

  /** Is somebody asked there for another match, and has not answered? What is in mind of another node alone is not known here. */
  async function asksAgain(table: Table, person: string): Promise<boolean> {
    if (table.status !== 'over') return false;
    const open = polls.at(table.id);
    if (open !== null) return open.asked.kind === 'again' && !open.votes.has(person);
    const kept = byDays(table) ? await keptPoll(store, table.id) : null;
    return kept?.kind === 'again' && !kept.votes.some(([voter]) => voter === person);
  }

  async function turnAt(table: Table): Promise<Turn> {
    const match = table.status === 'playing' ? lastMatch(table) : undefined;
    const turn = match === undefined ? null : ((await store.turn(match.id)) ?? (await turnOfOld(match.id)));
    return turn ?? { awaited: [], asked: [], since: table.touched };
  }

  /** Only a match that was begun before turns were kept has to be opened for it, once. */
  async function turnOfOld(match: string): Promise<Turn | null> {
    const live = await matches.live(match).catch(() => null);
    return live?.host.turn ?? null;
  }
}

const rank = { playing: 0, waiting: 1, over: 2 } as const;
