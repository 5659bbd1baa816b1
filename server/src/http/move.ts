import { MoveTable } from '@orrery/wire';
import type { FastifyInstance } from 'fastify';
import type { Room } from '../health/disk.ts';
import { playAgain } from '../matches/moved.ts';
import type { Slices } from '../matches/slices.ts';
import type { Shelf } from '../shelf.ts';
import type { Standings } from '../standing/standings.ts';
import { granted, personOf, Refused, read } from './app.ts';
import { type TableRooms, tableReader } from './table-change.ts';

interface Settings extends TableRooms {
  readonly shelf: Shelf;
  readonly slices: Slices;
  readonly standings: Standings;
  readonly room: () => Promise<Room>;
  readonly now: () => number;
}

/** A long match with all its moves. */
const longestBody = 1024 * 1024;

/** A table of somebody's own device becomes one of the server. */
export function moveRoutes(app: FastifyInstance, settings: Settings): void {
  const { store, sessions, tables, shelf, slices, standings, room, now } = settings;
  const seenBy = tableReader(settings);
  const limits = { bodyLimit: longestBody, config: { rateLimit: { max: 6 } } };

  app.post('/api/tables/move', limits, async (request, reply) => {
    const person = personOf(request, sessions);
    const asked = read(MoveTable, request.body);
    const before = await store.match(asked.match);
    if (before !== null) return knownAs(before.table, person);
    if ((await room()) !== 'enough') throw new Refused({ code: 'SERVER_FULL' });
    const silence = standings.silence(person);
    if (silence !== null && asked.seats.some(({ name }) => name !== undefined))
      throw new Refused({ code: 'SILENCED', ...silence });
    if (shelf.get(asked.game) === undefined) throw new Refused({ code: 'NO_SUCH_GAME' });
    const game = await shelf.edition(asked.game, asked.rules);
    if (game === undefined) throw new Refused({ code: 'OLD_RULES' });
    const played = granted(await playAgain(game, asked, { slices, now }));
    const moved = await tables.move(asked, person, played);
    const known = moved.ok ? null : await store.match(asked.match);
    if (known !== null) return knownAs(known.table, person);
    reply.code(201);
    return seenBy(granted(moved), person);
  });

  /** Who had no answer asks again. */
  async function knownAs(id: string, person: string) {
    const table = await store.table(id);
    if (table === null || table.host !== person) throw new Refused({ code: 'ALREADY_MOVED' });
    return seenBy(table, person);
  }
}
