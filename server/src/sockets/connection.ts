import type { Observer } from '@orrery/kernel';
import { closeCodes, type ServerMessage } from '@orrery/wire';
import { type Bucket, takeFromAll } from '../limits/bucket.ts';

/** What a connection has been shown of the table it follows. */
export interface Following {
  readonly table: string;
  readonly link: string | undefined;
  /** Through whose eyes it looks, by the latest version of the table that was seen here. */
  observers: readonly Observer[];
  version: number;
  /** Its person sits there, or is the host. */
  belongs: boolean;
  /** The page is before somebody's eyes. */
  looking: boolean;
  /** The version of the table when it said hello. */
  readonly greeted: number;
  /** Whom its person does not want to hear. */
  muted: readonly string[];
  /** It takes part in the luck of matches. */
  readonly luck: boolean;
  /** It is the large screen of the table. */
  readonly screen: boolean;
  /** It has no rules to follow by: every step brings the whole view. */
  readonly wholeViews: boolean;
  match: string | null;
  /** How many tellings of that match each observer has had here. */
  had: Map<Observer, number>;
  /** Observers whose view was sent here. */
  readonly shown: Set<Observer>;
  /** How soon an observer may be shown the whole view again. */
  readonly resyncs: Map<Observer, Bucket>;
  /** The last table message, to keep quiet where nothing changed. */
  info: string;
}

/** Who is at the other end. */
export interface Caller {
  readonly person: string;
  /** Which of their browsers it is. */
  readonly device: string;
  /** Where they call from on the network: known while they are here, and kept nowhere. */
  readonly address: string;
}

/** After so many warnings nothing more is read. */
const mostWarnings = 100;
/** A socket may be without a table for so many pings: about two minutes. */
const mostIdlePings = 5;

/** Whoever reads what is sent, and how slowly it may. */
export interface Outlet {
  /** Bytes that may lie unread. */
  readonly buffered: number;
  readonly sent: (message: ServerMessage | string, bytes: number) => void;
}

/** The socket of a person; or a channel to the node of the cluster that has it. */
export interface Socket {
  readonly readyState: number;
  readonly OPEN: number;
  readonly bufferedAmount: number;
  /** `bytes`: how many the text has. */
  send(text: string | Buffer, bytes: number): void;
  close(code: number): void;
  terminate(): void;
  ping(): void;
  /** Reads nothing more: what the other end still sends stays with it. */
  deafen?(): void;
}

/** One device of one person. */
export class Connection {
  readonly caller: Caller;
  /** The only table that it may follow; null: any. */
  readonly only: string | null;
  following: Following | null = null;
  alive = true;
  private readonly socket: Socket;
  private readonly buckets: readonly Bucket[];
  private readonly outlet: Outlet;
  private pings = 0;
  private excess = 0;
  /** Shown out: what it still says counts for nothing. */
  dismissed = false;
  /** It follows a table, though another part of the server sees to that. */
  piped = false;

  constructor(socket: Socket, caller: Caller, buckets: readonly Bucket[], outlet: Outlet, only: string | null = null) {
    this.socket = socket;
    this.caller = caller;
    this.only = only;
    this.buckets = buckets;
    this.outlet = outlet;
  }

  get person(): string {
    return this.caller.person;
  }

  get open(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(message: ServerMessage | string): void {
    if (!this.reads()) return;
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    const bytes = Buffer.byteLength(text);
    this.outlet.sent(message, bytes);
    this.socket.send(text, bytes);
  }

  /** Passes on what is written already. */
  relay(text: Buffer): void {
    if (!this.reads()) return;
    this.outlet.sent('', text.length);
    this.socket.send(text, text.length);
  }

  /** 0: it may speak now; else after so many seconds. Who goes on after many warnings is shown out. */
  mustWait(): number {
    const after = takeFromAll(this.buckets);
    if (after === 0) return 0;
    if (++this.excess === mostWarnings + 1) {
      this.close(closeCodes.tooFast);
      this.socket.deafen?.();
    }
    return Math.ceil(after * 10) / 10;
  }

  /** It is heard no more from this moment on, however slowly its other end hangs up. */
  dismiss(code: number): void {
    this.dismissed = true;
    this.close(code);
  }

  close(code: number): void {
    this.socket.close(code);
    // A client that does not read does not say goodbye either.
    setTimeout(() => this.socket.terminate(), 2000).unref();
  }

  /** Every 25 seconds; who did not answer the last one is gone, and so is who has come to no table for long. */
  ping(): void {
    this.pings = this.following === null && !this.piped ? this.pings + 1 : 0;
    if (this.pings > mostIdlePings) this.close(closeCodes.idle);
    if (this.alive) this.socket.ping();
    else this.socket.terminate();
    this.alive = false;
  }

  /** Somebody is there; who reads too slowly is sent away to ask for the rest later. */
  private reads(): boolean {
    if (!this.open) return false;
    if (this.socket.bufferedAmount <= this.outlet.buffered) return true;
    this.close(closeCodes.resync);
    return false;
  }
}
