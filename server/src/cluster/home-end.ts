import { closeCodes } from '@orrery/wire';
import { type Caller, Connection, type Outlet, type Socket } from '../sockets/connection.ts';
import { type Listener, listen, type Rooms } from '../sockets/listen.ts';
import type { Channel, ChannelEnd } from './channel.ts';
import { frameKinds } from './frames.ts';
import type { Moved } from './moved.ts';

/** For whom a channel is opened, and to which table. */
export interface Asked {
  readonly caller: Caller;
  readonly table: string;
}

export interface HomeSettings {
  readonly rooms: Rooms;
  readonly sent: Outlet['sent'];
  /** This node has heard of the database a moment ago: what it says is so. */
  readonly speaks: () => boolean;
  /** Somebody calls from there. */
  readonly saw: (caller: Caller) => void;
}

/** A front that is asked to keep what a person says does so at once: it is given up after so many milliseconds. */
const patience = 1_000;
const nothing = Buffer.alloc(0);

/** The end of a channel at the home of a table: to hub and matches it is a person's socket like any other. */
export class HomeEnd implements ChannelEnd {
  readonly table: string;
  private readonly settings: HomeSettings;
  private readonly channel: Channel;
  private readonly connection: Connection;
  private readonly listener: Listener;
  private readonly ended: (end: HomeEnd) => void;
  private open = true;
  private follows = false;
  private paused: () => void = () => undefined;
  /** The table is being given away: what cannot be answered here any more is said again at its next home. */
  private leaving = false;

  constructor({ caller, table }: Asked, channel: Channel, settings: HomeSettings, ended: (end: HomeEnd) => void) {
    this.table = table;
    this.settings = settings;
    this.channel = channel;
    this.ended = ended;
    // The front has counted and measured what comes, and sees to it that the person reads.
    const outlet = { buffered: Number.POSITIVE_INFINITY, sent: settings.sent };
    this.connection = new Connection(this.socket(), caller, [], outlet, table);
    this.listener = listen(this.connection, settings.rooms);
    settings.saw(caller);
  }

  take(kind: number, body: Buffer): void {
    if (!this.open) return;
    if (kind === frameKinds.data) this.listener.take(body, false);
    else if (kind === frameKinds.paused) this.paused();
    else if (kind === frameKinds.close) this.end();
  }

  gone(): void {
    this.end();
  }

  /** Lets all that was said come to its end; nothing more comes afterwards. False: that cannot be had, and it is cut off. */
  async quiet(): Promise<boolean> {
    this.leaving = true;
    const paused = new Promise<boolean>((answer) => {
      this.paused = () => answer(true);
      setTimeout(() => answer(!this.open), patience).unref();
    });
    this.channel.send(frameKinds.pause, nothing);
    const kept = await paused;
    if (kept) await this.listener.idle();
    else this.cut(closeCodes.restart);
    return kept && this.open;
  }

  /** Ends it at this node. What the front has to say at the next one, which it is told when the table is free. */
  leave(): () => void {
    const { following } = this.connection;
    const moved: Moved = {
      following: following === null ? null : { match: following.match, had: Object.fromEntries(following.had) },
      again: this.listener.unanswered.map((message) => JSON.stringify(message)),
    };
    this.end();
    return () => this.channel.send(frameKinds.moved, Buffer.from(JSON.stringify(moved)));
  }

  /** The person's socket is closed. */
  cut(code: number): void {
    if (!this.open) return;
    const said = Buffer.alloc(2);
    said.writeUInt16LE(code);
    this.channel.send(frameKinds.close, said);
    this.end();
  }

  /** It was asked too late for a table: nothing that was said here has been heard. */
  private sendAway(): void {
    if (!this.open) return;
    this.channel.send(frameKinds.notHere, nothing);
    this.end();
  }

  private end(): void {
    if (!this.open) return;
    this.open = false;
    this.paused();
    this.settings.rooms.hub.unfollow(this.connection);
    this.ended(this);
  }

  private socket(): Socket {
    const end = this;
    return {
      OPEN: 1,
      get readyState() {
        return end.open ? 1 : 3;
      },
      bufferedAmount: 0,
      send: (text) => this.say(Buffer.from(text as string)),
      close: (code) => {
        if (!this.leaving || code !== closeCodes.restart) this.cut(code);
        else if (this.connection.following === null) this.sendAway();
        else if (this.listener.unanswered.length === 0) this.cut(code);
      },
      terminate: () => this.cut(closeCodes.restart),
      ping: () => undefined,
    };
  }

  private say(text: Buffer): void {
    if (!this.settings.speaks()) {
      this.cut(closeCodes.restart);
      return;
    }
    if (this.connection.following !== null && !this.follows) {
      this.follows = true;
      this.channel.send(frameKinds.follows, nothing);
    }
    this.channel.send(frameKinds.data, text);
  }
}
