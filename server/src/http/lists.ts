import { createHash } from 'node:crypto';
import type { Turn } from '@orrery/kernel';
import type { TableList } from '@orrery/wire';
import type { FastifyInstance } from 'fastify';
import type { Notices } from '../admin/notices.ts';
import type { Matches } from '../matches/matches.ts';
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
}

/** What a home page shows and asks for every few seconds: where nothing has changed nothing is sent. */
export function listRoutes(app: FastifyInstance, { store, sessions, matches, open, notices }: Settings): void {
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
    const mine = await Promise.all(tables.map(async (table) => cardFor(table, person, faces, await turnAt(table))));
    mine.sort(
      (a, b) => Number(b.yourTurn) - Number(a.yourTurn) || rank[a.status] - rank[b.status] || b.since - a.since,
    );
    const notice = notices.current;
    return { mine, open: [...(await open.seenBy(person))], ...(notice === null ? {} : { notice }) };
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
