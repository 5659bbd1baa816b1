import { setTimeout as sleep } from 'node:timers/promises';
import { closeCodes, type Hello, readClientMessage } from '@orrery/wire';
import type { Connection } from '../sockets/connection.ts';
import { refusedAtTheDoor } from '../sockets/listen.ts';
import type { Reception } from '../sockets/sockets.ts';
import type { Channel, ChannelEnd } from './channel.ts';
import { frameKinds } from './frames.ts';
import type { Asked } from './home-end.ts';
import { nowhere } from './home-ends.ts';
import { helloAgain, type Moved } from './moved.ts';
import { type Home, type Routes, same } from './routes.ts';
import { shardOf } from './shards.ts';

export interface FrontWorld {
  readonly routes: Routes;
  /** Looks again who is the home of what. */
  look(): Promise<void>;
  /** A channel to a table; null: to this node itself. */
  connect(home: Home | null, asked: Asked, end: ChannelEnd): Promise<Channel>;
}

/** So many bytes of what a person says are kept while their table has no home, and while it has not said a word. */
const mostKept = 64 * 1024;
/** A table that is about to move has done so within so many milliseconds, or its people have to come again. */
const patience = 3_000;
/** So often it is looked where a table is, with so many milliseconds in between, before the device has to try for itself. */
const mostLooks = 50;
const betweenLooks = 50;
const nothing = Buffer.alloc(0);

/**
 * A person's socket at the node it came to: counts and measures what they say, and passes it to the home of their table, wherever
 * that is. When the table moves the socket stays.
 */
export class Front implements Reception {
  private readonly connection: Connection;
  private readonly world: FrontWorld;
  private readonly unwatch: () => void;
  private hello: Hello | null = null;
  private shard = -1;
  private home: Home | null = null;
  private channel: Channel | null = null;
  /** What was said and is not passed on yet. */
  private kept: Buffer[] = [];
  private keptBytes = 0;
  /** What was passed on before the home said anything: it may not have been the home. */
  private unheard: Buffer[] | null = [];
  private unheardBytes = 0;
  private pausing: NodeJS.Timeout | null = null;
  /** Counts the channels: what comes from an earlier one comes too late. */
  private turn = 0;
  private closedNow = false;
  private looks = 0;

  constructor(connection: Connection, world: FrontWorld) {
    this.connection = connection;
    this.world = world;
    this.unwatch = world.routes.watch(() => this.look());
  }

  message(data: Buffer, isBinary: boolean): void {
    const trouble = refusedAtTheDoor(this.connection, data, isBinary);
    if (this.connection.dismissed || this.closedNow) return;
    if (trouble !== null) this.connection.send({ t: 'error', ...trouble });
    else this.hear(data);
  }

  closed(): void {
    this.closedNow = true;
    this.unwatch();
    this.hangUp();
  }

  private hear(data: Buffer): void {
    const hello = helloIn(data);
    if (hello !== null) this.turnTo(hello);
    else if (this.turn === 0) this.connect();
    this.pass(data);
  }

  private turnTo(hello: Hello): void {
    const before = this.hello?.table;
    this.hello = hello;
    if (before === hello.table) return;
    this.shard = shardOf(hello.table);
    this.connection.piped = false;
    this.hangUp();
    this.forgetKept();
    this.connect();
  }

  private pass(data: Buffer): void {
    if (this.channel !== null && this.pausing === null) {
      this.channel.send(frameKinds.data, data);
      if (this.unheard === null) return;
      this.unheard.push(data);
      this.unheardBytes += data.length;
      if (this.unheardBytes > mostKept) this.giveUp();
      return;
    }
    this.keptBytes += data.length;
    this.kept.push(data);
    if (this.keptBytes > mostKept) this.giveUp();
  }

  private connect(): void {
    const turn = ++this.turn;
    const table = this.hello?.table ?? nowhere;
    this.open(turn, table).catch(() => turn === this.turn && this.giveUp());
  }

  private async open(turn: number, table: string): Promise<void> {
    const end: ChannelEnd = {
      take: (kind, body) => turn === this.turn && this.take(kind, body),
      gone: () => turn === this.turn && this.lose(),
    };
    const asked = { caller: this.connection.caller, table };
    let home = table === nowhere ? null : await this.world.routes.find(table);
    let channel: Channel | null = null;
    while (channel === null && turn === this.turn && !this.closedNow)
      try {
        channel = await this.world.connect(home, asked, end);
      } catch {
        // It is gone, and nobody has said so yet.
        await this.lookAgain();
        home = await this.world.routes.find(table);
      }
    if (channel === null) return;
    if (turn !== this.turn || this.closedNow) {
      channel.send(frameKinds.close, nothing);
      channel.drop();
      return;
    }
    [this.home, this.channel] = [home, channel];
    this.unheard = this.kept;
    this.unheardBytes = this.keptBytes;
    this.forgetKept();
    for (const data of this.unheard) channel.send(frameKinds.data, data);
    this.look();
  }

  private take(kind: number, body: Buffer): void {
    if (kind === frameKinds.notHere) {
      this.lookElsewhere();
      return;
    }
    if (kind === frameKinds.pause) {
      this.pause();
      return;
    }
    this.unheard = null;
    this.looks = 0;
    if (kind === frameKinds.data) this.connection.relay(body);
    else if (kind === frameKinds.follows) this.connection.piped = true;
    else if (kind === frameKinds.close)
      this.connection.close(body.length === 2 ? body.readUInt16LE() : closeCodes.restart);
    else if (kind === frameKinds.moved) this.follow(JSON.parse(body.toString('utf8')) as Moved);
  }

  /** The home is gone. Where it had not said a word, all that was said is said again to the next: ids make that harmless. */
  private lose(): void {
    if (this.unheard === null) this.giveUp();
    else this.lookElsewhere();
  }

  /** Who was asked is not the home: not any more, or not yet. */
  private lookElsewhere(): void {
    this.channel?.send(frameKinds.close, nothing);
    this.kept = [...(this.unheard ?? []), ...this.kept];
    this.keptBytes = this.kept.reduce((sum, { length }) => sum + length, 0);
    this.unheard = [];
    this.unheardBytes = 0;
    this.drop();
    const turn = ++this.turn;
    this.lookAgain().then(
      () => turn === this.turn && this.connect(),
      () => turn === this.turn && this.giveUp(),
    );
  }

  private async lookAgain(): Promise<void> {
    if (++this.looks > mostLooks) throw new Error('the table is nowhere to be found');
    await Promise.all([this.world.look(), sleep(betweenLooks)]);
  }

  /** From now on nothing is passed on: the home lets what it has come to an end. */
  private pause(): void {
    this.pausing ??= setTimeout(() => this.giveUp(), patience).unref();
    this.channel?.send(frameKinds.paused, nothing);
  }

  /** The table is elsewhere: there hello is said again for the person, who notices nothing. */
  private follow({ following, again }: Moved): void {
    this.drop();
    if (following === null || this.hello === null) {
      this.hello = null;
      this.connection.piped = false;
      this.connect();
      return;
    }
    const said = [JSON.stringify(helloAgain(this.hello, following)), ...again].map((text) => Buffer.from(text));
    this.kept = [...said, ...this.kept];
    // What was read of the homes before may still name the last one.
    const turn = ++this.turn;
    void this.world.look().then(() => turn === this.turn && this.connect());
  }

  /** Has the table another home, though nobody said that it moves? Then the last one is gone, and what it had heard is not known. */
  private look(): void {
    if (this.channel === null || this.pausing !== null || this.hello === null || this.home === null) return;
    const now = this.world.routes.homeOf(this.shard);
    if (now === null || !same(now, this.home)) this.lose();
  }

  private hangUp(): void {
    this.channel?.send(frameKinds.close, nothing);
    this.drop();
    this.turn++;
  }

  private drop(): void {
    this.channel?.drop();
    this.channel = null;
    if (this.pausing !== null) clearTimeout(this.pausing);
    this.pausing = null;
  }

  private forgetKept(): void {
    this.kept = [];
    this.keptBytes = 0;
  }

  /** The device has to connect again: it knows best what it has not had an answer to. */
  private giveUp(): void {
    this.hangUp();
    this.connection.close(closeCodes.restart);
  }
}

/** Only what might be one is read. */
function helloIn(data: Buffer): Hello | null {
  if (!data.includes('"hello"')) return null;
  const message = readClientMessage(data.toString('utf8'));
  return message?.t === 'hello' ? message : null;
}
