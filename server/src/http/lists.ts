import { createHash } from 'node:crypto';
import type { TableList } from '@orrery/wire';
import type { FastifyInstance } from 'fastify';
import type { Matches } from '../matches/matches.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Store } from '../stores/store.ts';
import { cardFor, mostListed, type Waiting } from '../tables/cards.ts';
import { facesOf } from '../tables/info.ts';
import type { OpenList } from '../tables/open-list.ts';
import { lastMatch, type Table } from '../tables/table.ts';
import { personOf } from './app.ts';

interface Settings {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly matches: Matches;
  readonly open: OpenList;
}

/** What a home page shows and asks for every few seconds: where nothing has changed nothing is sent. */
export function listRoutes(app: FastifyInstance, { store, sessions, matches, open }: Settings): void {
  app.get('/api/tables', async (request, reply) => {
    const body = JSON.stringify(await listFor(personOf(request, sessions)));
    const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', tag).type('application/json; charset=utf-8');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.send(body);
  });

  async function listFor(person: string): Promise<TableList> {
    const tables = await store.tablesOf(person, mostListed);
    const faces = await facesOf(store, ...tables);
    const mine = await Promise.all(tables.map(async (table) => cardFor(table, person, faces, await waitingAt(table))));
    mine.sort(
      (a, b) => Number(b.yourTurn) - Number(a.yourTurn) || rank[a.status] - rank[b.status] || b.since - a.since,
    );
    return { mine, open: [...(await open.seenBy(person))] };
  }

  async function waitingAt(table: Table): Promise<Waiting> {
    const match = table.status === 'playing' ? lastMatch(table) : undefined;
    const live = match === undefined ? null : await matches.live(match.id).catch(() => null);
    if (live === null) return { awaited: [], asked: [], since: table.touched };
    const { host } = live;
    const asked = [...table.seats.keys()].filter((seat) => host.waiting(seat).includes(seat));
    // Not the last entry of the log, which may be a secret act: the last that everybody was told of.
    const since = host.told('table', host.tellings('table') - 1)[0]?.at ?? table.touched;
    return { awaited: host.waiting('table'), asked, since };
  }
}

const rank = { playing: 0, waiting: 1, over: 2 } as const;
