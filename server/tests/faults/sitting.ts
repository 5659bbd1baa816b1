import { shelf } from '@orrery/games';
import type { TableInfo } from '@orrery/wire';
import type { Room } from '@orrery/words/room';
import { Person } from '../client.ts';
import { Player } from './player.ts';

/**
 * The players of so many tables of every game: at the first of each a bot sits where there is room, at the others people alone, who
 * need not wait for it.
 */
export async function sitDownAtAll(tables: number, port: () => Promise<number>, seed: string): Promise<Player[][]> {
  const laid: Player[][] = [];
  for (let no = 0; no < tables; no++)
    for (const room of shelf) laid.push(await sitDown(room, await port(), { seed: `${seed}-${no}`, bot: no === 0 }));
  return laid;
}

interface Company {
  readonly seed: string;
  readonly bot: boolean;
}

/** Two people, and a bot if one is wanted and there is room, at a table of this game. */
async function sitDown(room: Room, port: number, { seed, bot: withBot }: Company): Promise<Player[]> {
  const [host, guest] = [await Person.arrive(port, `Host of ${room.plate}`), await Person.arrive(port, 'Guest')];
  const bot = withBot && room.seats.max > 2 ? [{ kind: 'bot', level: 'easy' }] : [];
  const seats = [{ kind: 'me' }, { kind: 'link' }, ...bot];
  const asked = { game: room.id, options: room.first, seats, listed: false, spectators: false };
  const { id, link } = await must<TableInfo>(host, '/api/tables', asked);
  await must(guest, `/api/tables/${id}/join`, { link, seat: 1 });
  await must(host, `/api/tables/${id}/start`, {});
  const { game } = await room.rules();
  return [host, guest].map(
    ({ cookie }, seat) => new Player({ cookie, table: id, seat, game, seed: `${seed}-${room.id}-${seat}` }),
  );
}

async function must<T>(person: Person, at: string, body: unknown): Promise<T> {
  const answer = await person.ask('POST', at, body);
  if (!answer.ok) throw new Error(`${at} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
