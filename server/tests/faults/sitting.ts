import type { TableInfo } from '@orrery/wire';
import type { Room } from '@orrery/words/room';
import { Person } from '../client.ts';
import { Player } from './player.ts';

/** Two people, and a bot where there is room, at a table of this game. */
export async function sitDown(room: Room, port: number, seed: string): Promise<Player[]> {
  const [host, guest] = [await Person.arrive(port, `Host of ${room.plate}`), await Person.arrive(port, 'Guest')];
  const bot = room.seats.max > 2 ? [{ kind: 'bot', level: 'easy' }] : [];
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
