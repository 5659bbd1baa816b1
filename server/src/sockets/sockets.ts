import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes, longestMessage, type ServerMessage, type Trouble } from '@orrery/wire';
import { type WebSocket, WebSocketServer } from 'ws';
import { statusOf } from '../http/status.ts';
import { addressOf, fromOwnPage, household, type Proxies, pathOf } from '../http/visitor.ts';
import { type Allowance, Bucket } from '../limits/bucket.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Whereabouts } from '../sessions/whereabouts.ts';
import type { Ban } from '../standing/standing.ts';
import { Addresses, whenFull } from './addresses.ts';
import { type Caller, Connection } from './connection.ts';
import { Counts } from './counts.ts';
import { GatheringSocket } from './gathering-socket.ts';
import { PingRound } from './ping-round.ts';
import { hearPlainTexts } from './plain-texts.ts';

export interface SocketLimits {
  readonly perSocket: Allowance;
  readonly perAddress: Allowance;
  readonly socketsPerAddress: number;
  /** From wherever they come. */
  readonly socketsPerPerson: number;
  readonly sockets: number;
  /** Bytes a slow reader may leave lying before it is sent away to ask for the rest later. */
  readonly buffered: number;
}

/** Who hears what comes from a socket. */
export interface Reception {
  message(data: Buffer, isBinary: boolean): void;
  closed(): void;
}

interface Settings {
  readonly metrics: Metrics;
  readonly receive: (connection: Connection) => Reception;
  readonly sessions: Sessions;
  readonly whereabouts: Whereabouts;
  /** How long nobody may come from an address; null: one may. */
  readonly banned: (address: string) => Ban | null;
  readonly proxies: Proxies;
  readonly origins: readonly string[];
  readonly limits: SocketLimits;
  /** What everybody is told who comes; null: nothing. */
  readonly greeting: () => ServerMessage | null;
}

/** Takes the socket of a request, or says why not. */
interface OtherDoor {
  admit(request: IncomingMessage, socket: Duplex, head: Buffer): Trouble | null;
}

const drainLook = 50;
/** Bytes: who sends more at once is shown out. */
const longestPayload = 2 * longestMessage;

/** The door for WebSockets: who may come in, and who is here. */
export class Sockets {
  private readonly settings: Settings;
  private readonly door: WebSocketServer;
  private readonly addresses: Addresses;
  private readonly people: Counts;
  private readonly connections = new Set<Connection>();
  private readonly pinged = new PingRound<Connection>();

  constructor(settings: Settings) {
    this.settings = settings;
    this.door = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: longestPayload });
    const { limits } = settings;
    this.addresses = new Addresses(limits.perAddress, () => limits.socketsPerAddress, Date.now);
    this.people = new Counts(() => limits.socketsPerPerson);
  }

  get size(): number {
    return this.connections.size;
  }

  /** `others`: doors for other callers than people, by their path. */
  attach(server: Server, others: ReadonlyMap<string, OtherDoor> = new Map()): void {
    server.on('upgrade', (request, socket, head) => {
      const door = others.get(pathOf(request)) ?? this;
      const refused = door.admit(request, socket, head);
      if (refused !== null) turnAway(socket, refused);
    });
  }

  admit(request: IncomingMessage, socket: Duplex, head: Buffer): Trouble | null {
    return this.letIn(request, (caller, bucket) => {
      this.people.enter(caller.person);
      socket.once('close', () => {
        this.addresses.leave(household(caller.address));
        this.people.leave(caller.person);
      });
      this.door.handleUpgrade(request, socket, head, (opened) => this.welcome(opened, socket, caller, bucket));
    });
  }

  /** Everybody who is connected now. */
  get callers(): readonly Caller[] {
    return [...this.connections].map(({ caller }) => caller);
  }

  /** Whoever these are is connected no more: told why, and heard no longer. */
  dismiss(whom: (caller: Caller) => boolean, code: number, why?: Trouble): void {
    for (const connection of this.connections) {
      if (!whom(connection.caller)) continue;
      if (why !== undefined) connection.send({ t: 'error', ...why });
      connection.dismiss(code);
    }
  }

  /** To everybody who is connected. */
  tellAll(message: ServerMessage): void {
    for (const connection of this.connections) connection.send(message);
  }

  /** Counts what is sent to a person from elsewhere than their socket. */
  readonly counting = (message: ServerMessage | string, bytes: number): void =>
    count(this.settings.metrics, message, bytes);

  /** Lets people go by themselves, for so many milliseconds at most. */
  async drain(ms: number): Promise<void> {
    for (const end = performance.now() + ms; this.size > 0 && performance.now() < end; )
      await new Promise((wait) => setTimeout(wait, drainLook));
  }

  close(): void {
    this.pinged.stop();
    for (const connection of this.connections) connection.close(closeCodes.restart);
    this.door.close();
  }

  private letIn(request: IncomingMessage, enter: (caller: Caller, bucket: Bucket) => void): Trouble | null {
    const { sessions, banned, proxies, origins, limits } = this.settings;
    if (pathOf(request) !== '/ws') return { code: 'NO_SUCH_PATH' };
    if (!fromOwnPage(request, proxies, origins)) return { code: 'WRONG_ORIGIN' };
    const address = addressOf(request, proxies);
    const session = sessions.read(request.headers.cookie);
    const ban = banned(address) ?? session?.ban ?? null;
    if (ban !== null) return { code: 'BANNED', ...ban };
    if (session === null) return { code: 'NO_SESSION' };
    const full = this.connections.size >= limits.sockets || this.people.isFull(session.person);
    const bucket = full ? whenFull : this.addresses.enter(household(address));
    if (typeof bucket === 'number') return { code: 'TOO_FAST', after: bucket };
    enter({ person: session.person, device: session.device, address }, bucket);
    return null;
  }

  private welcome(socket: WebSocket, wire: Duplex, caller: Caller, shared: Bucket): void {
    const { receive, whereabouts, limits, metrics } = this.settings;
    whereabouts.saw(caller.person, household(caller.address));
    const buckets = [new Bucket(limits.perSocket, Date.now), shared];
    const connection = new Connection(new GatheringSocket(socket, wire), caller, buckets, {
      buffered: limits.buffered,
      sent: this.counting,
    });
    this.connections.add(connection);
    this.pinged.enter(connection);
    const greeting = this.settings.greeting();
    if (greeting !== null) connection.send(greeting);
    const reception = receive(connection);
    const hear = (data: Buffer, isBinary: boolean) => {
      metrics.passed('in', data.length);
      reception.message(data, isBinary);
    };
    hearPlainTexts(socket, wire, longestPayload, (text) => hear(text, false));
    socket.on('message', hear);
    // Each is answered, and nobody needs many.
    socket.on('ping', () => void connection.mustWait());
    socket.on('pong', () => {
      connection.alive = true;
      connection.mustWait();
    });
    // The close that follows an error does all that is to be done.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.connections.delete(connection);
      this.pinged.leave(connection);
      reception.closed();
    });
  }
}

function count(metrics: Metrics, message: ServerMessage | string, bytes: number): void {
  metrics.passed('out', bytes);
  if (typeof message === 'string') return;
  if (message.t === 'error') metrics.refused('socket', message.code);
  if (message.t === 'refused') metrics.refused('socket', 'RULES');
}

/** Milliseconds that whoever is turned away has to read why. */
const farewell = 2_000;

function turnAway(socket: Duplex, why: Trouble): void {
  const body = JSON.stringify(why);
  // Who never hangs up would stay for ever: no timer of the server looks at a request that it has given away.
  setTimeout(() => socket.destroy(), farewell).unref();
  socket.on('error', () => undefined);
  socket.end(
    `HTTP/1.1 ${statusOf[why.code]} Refused\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
