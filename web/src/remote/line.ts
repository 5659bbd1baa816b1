import { type ClientMessage, readServerMessage, type ServerMessage } from '@orrery/wire';
import { pause } from './backoff.ts';

/** One socket, as a line uses it: a browser's WebSocket, or a test's. */
export interface Socket {
  send(text: string): void;
  close(): void;
}
export interface Ends {
  opened(): void;
  heard(text: string): void;
  /** `code`: why, as WebSockets say it; absent where nobody knows. */
  closed(code?: number): void;
}
export interface LineWorld {
  dial(ends: Ends): Socket;
  /** Calls back after a time; the answer cancels it. */
  after(ms: number, work: () => void): () => void;
  unit(): number;
}

export interface LineEnds {
  /** A fresh connection: say hello, and again whatever was not answered. */
  opened(): void;
  heard(message: ServerMessage): void;
  lost(code?: number): void;
}

const pingEvery = 20_000;
/** A connection that answers nothing for this long is dead, whatever the browser says. */
const deafAfter = 45_000;

/** A connection that is made again, with back-off, until it is closed. */
export class Line {
  private readonly world: LineWorld;
  private readonly ends: LineEnds;
  private socket: Socket | null = null;
  private open = false;
  private tries = 0;
  private stopped = false;
  private cancelRetry: () => void = () => undefined;
  private cancelPing: () => void = () => undefined;
  private cancelDeaf: () => void = () => undefined;

  constructor(world: LineWorld, ends: LineEnds) {
    this.world = world;
    this.ends = ends;
    this.connect();
  }

  get isOpen(): boolean {
    return this.open;
  }

  send(message: ClientMessage): boolean {
    if (!this.open || this.socket === null) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** The network is said to be back: try now instead of after the pause. */
  hurry(): void {
    if (this.stopped || this.socket !== null) return;
    this.cancelRetry();
    this.tries = 0;
    this.connect();
  }

  /** Drops the connection and makes a new one at once: something was lost on it. */
  again(): void {
    this.drop();
    if (!this.stopped) this.connect();
  }

  close(): void {
    this.stopped = true;
    this.cancelRetry();
    this.drop();
  }

  private connect(): void {
    let current = true;
    const socket = this.world.dial({
      opened: () => {
        if (!current || this.stopped) return;
        this.open = true;
        this.listen();
        this.ping();
        this.ends.opened();
      },
      heard: (text) => {
        if (!current) return;
        const message = readServerMessage(text);
        this.tries = 0;
        this.listen();
        if (message !== null) this.ends.heard(message);
      },
      closed: (code) => {
        if (!current) return;
        current = false;
        if (this.socket === socket) this.lose(code);
      },
    });
    this.socket = socket;
  }

  private ping(): void {
    this.cancelPing = this.world.after(pingEvery, () => {
      if (this.send({ t: 'ping' })) this.ping();
    });
  }

  private listen(): void {
    this.cancelDeaf();
    this.cancelDeaf = this.world.after(deafAfter, () => this.again());
  }

  private drop(): void {
    const { socket } = this;
    this.hangUp();
    socket?.close();
  }

  private hangUp(): void {
    this.socket = null;
    this.open = false;
    this.cancelPing();
    this.cancelDeaf();
  }

  private lose(code?: number): void {
    this.hangUp();
    if (this.stopped) return;
    this.ends.lost(code);
    this.cancelRetry = this.world.after(
      pause(this.tries++, () => this.world.unit()),
      () => this.connect(),
    );
  }
}
