// A room of Colyseus for each match. What is marked is told to both at once, not with the next patch of the state: so it is quickest.
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { emptyBoard, mark } from '../board.ts';
import { tidyWhenAsked } from './tidy.ts';

tidyWhenAsked();

class Marks extends Room {
  override maxClients = 2;
  private readonly cells = emptyBoard();
  private readonly seats: string[] = [];
  private turn = 0;

  override onCreate(): void {
    this.onMessage('mark', (client: Client, cell: number) => {
      const by = this.seats.indexOf(client.sessionId);
      if (by !== this.turn || !mark(this.cells, by, cell)) return client.send('refused', cell);
      this.turn = 1 - by;
      this.broadcast('marked', cell);
    });
  }
  override onJoin(client: Client): void {
    this.seats.push(client.sessionId);
  }
}

/** Where sockets are that only hold. */
class Waiting extends Room {}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false, gracefullyShutdown: false });
server.define('marks', Marks);
server.define('waiting', Waiting);
await server.listen(0, '127.0.0.1');
process.stdout.write(`listens at :${(transport.server!.address() as AddressInfo).port}\n`);
