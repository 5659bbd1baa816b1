import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes, type ErrorCode, longestMessage } from '@orrery/wire';
import { type WebSocket, WebSocketServer } from 'ws';
import { statusOf } from '../http/status.ts';
import { addressOf, fromOwnPage, household, type Proxies, pathOf } from '../http/visitor.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { Addresses } from './addresses.ts';
import { type Allowance, Bucket } from './bucket.ts';
import { Connection } from './connection.ts';
import { listen, type Rooms } from './listen.ts';

export interface SocketLimits {
  readonly perSocket: Allowance;
  readonly perAddress: Allowance;
  readonly socketsPerAddress: number;
  readonly sockets: number;
  /** Bytes a slow reader may leave lying before it is sent away to ask for the rest later. */
  readonly buffered: number;
}

interface Settings extends Rooms {
  readonly sessions: Sessions;
  readonly proxies: Proxies;
  readonly origins: readonly string[];
  readonly limits: SocketLimits;
}

const pingEvery = 25_000;

/** The door for WebSockets: who may come in, and the round of pings. */
export class Sockets {
  private readonly settings: Settings;
  private readonly door: WebSocketServer;
  private readonly addresses: Addresses;
  private readonly connections = new Set<Connection>();
  private readonly pinging: NodeJS.Timeout;

  constructor(settings: Settings) {
    this.settings = settings;
    this.door = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 2 * longestMessage });
    const { perAddress, socketsPerAddress } = settings.limits;
    this.addresses = new Addresses(perAddress, socketsPerAddress, Date.now);
    this.pinging = setInterval(() => {
      for (const connection of this.connections) connection.ping();
    }, pingEvery).unref();
  }

  get size(): number {
    return this.connections.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      const refused = this.admit(request, (person, bucket, address) => {
        socket.once('close', () => this.addresses.leave(address));
        this.door.handleUpgrade(request, socket, head, (opened) => this.welcome(opened, person, bucket));
      });
      if (refused !== null) turnAway(socket, refused);
    });
  }

  close(): void {
    clearInterval(this.pinging);
    for (const connection of this.connections) connection.close(closeCodes.restart);
    this.door.close();
  }

  private admit(
    request: IncomingMessage,
    enter: (person: string, bucket: Bucket, address: string) => void,
  ): ErrorCode | null {
    const { sessions, proxies, origins, limits } = this.settings;
    if (pathOf(request) !== '/ws') return 'NO_SUCH_PATH';
    if (!fromOwnPage(request, proxies, origins)) return 'WRONG_ORIGIN';
    const person = sessions.read(request.headers.cookie);
    if (person === null) return 'NO_SESSION';
    const address = household(addressOf(request, proxies));
    const bucket = this.connections.size < limits.sockets ? this.addresses.enter(address) : null;
    if (bucket === null) return 'TOO_FAST';
    enter(person, bucket, address);
    return null;
  }

  private welcome(socket: WebSocket, person: string, shared: Bucket): void {
    const { hub, limits } = this.settings;
    const buckets = [new Bucket(limits.perSocket, Date.now), shared];
    const connection = new Connection(socket, person, buckets, limits.buffered);
    this.connections.add(connection);
    socket.on('message', listen(connection, this.settings));
    socket.on('pong', () => {
      connection.alive = true;
    });
    // The close that follows an error does all that is to be done.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.connections.delete(connection);
      hub.unfollow(connection);
    });
  }
}

function turnAway(socket: Duplex, code: ErrorCode): void {
  const body = JSON.stringify({ code });
  socket.on('error', () => undefined);
  socket.end(
    `HTTP/1.1 ${statusOf[code]} Refused\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
