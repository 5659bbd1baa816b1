import type { Connection } from './connection.ts';
import { listen, type Rooms } from './listen.ts';
import type { Reception } from './sockets.ts';

/** On a server that has all its tables to itself a socket speaks to them directly. */
export function receive(connection: Connection, rooms: Rooms): Reception {
  const listener = listen(connection, rooms);
  return { message: listener.take, closed: () => rooms.hub.unfollow(connection) };
}
