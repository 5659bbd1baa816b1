import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { warn } from '../log.ts';
import type { Channel, ChannelEnd, Welcome } from './channel.ts';
import { type Frame, frameKinds, readFrames, writeFrames } from './frames.ts';

/** What a node does for another one. */
export interface Services {
  /** A socket of a person at the other node wants to speak to a table here. */
  readonly welcome: Welcome;
  /** Done here for the other node; what it throws is said here, and the other node hears that it failed. */
  errand(asked: Buffer): Promise<Buffer>;
}

/** Bytes that may lie unread at the other node before it is given up. */
const mostBuffered = 64 * 1024 * 1024;
/** Longer answers to errands, as the files of matches, go one after the other, each when no more than so many bytes lie unread. */
const longAnswer = 64 * 1024;
const calm = 1024 * 1024;
const calmLook = 5;
const pingEvery = 2_000;
/** So many pings without an answer, and the other node is not there. */
const mostUnanswered = 3;
/** The code by which a node says that it goes, having done or answered all that it was asked for before. */
const goingAway = 1001;
/** Milliseconds. */
const longestGoodbye = 500;
const nothing = Buffer.alloc(0);

/**
 * What two nodes say to each other, over one WebSocket: both open channels on it, the one that dialled under odd numbers. All frames
 * of one turn of the event loop go in one message.
 */
export class Link {
  readonly peer: string;
  private readonly socket: WebSocket;
  private readonly services: Services;
  private readonly ends = new Map<number, ChannelEnd>();
  private readonly errands = new Map<number, { done: (answer: Buffer) => void; failed: (error: Error) => void }>();
  private readonly pinging: NodeJS.Timeout;
  private next: number;
  private waiting: Frame[] = [];
  private turn: Promise<void> = Promise.resolve();
  private unanswered = 0;
  private running = 0;
  private leaving = false;
  private closed = false;

  constructor(socket: WebSocket, { peer, dialled }: { peer: string; dialled: boolean }, services: Services) {
    this.peer = peer;
    this.socket = socket;
    this.services = services;
    this.next = dialled ? 1 : 2;
    socket.on('message', (data: Buffer) => this.read(data));
    socket.on('pong', () => {
      this.unanswered = 0;
    });
    socket.on('error', () => undefined);
    socket.on('close', (code) => this.end(code === goingAway));
    this.pinging = setInterval(() => this.ping(), pingEvery).unref();
  }

  get open(): boolean {
    return !this.closed && this.socket.readyState === this.socket.OPEN;
  }

  /** A channel for a socket of this node, to a table of the other one. Throws where the link is broken already. */
  connect(asked: Buffer, end: ChannelEnd): Channel {
    if (!this.open) throw new LinkBroken(this.peer);
    const number = this.number();
    this.ends.set(number, end);
    this.send(number, frameKinds.open, asked);
    return this.channel(number);
  }

  /** Has something done at the other node. */
  ask(asked: Buffer): Promise<Buffer> {
    if (!this.open) return Promise.reject(new NotDone(this.peer));
    const number = this.number();
    return new Promise((done, failed) => {
      this.errands.set(number, { done, failed });
      this.send(number, frameKinds.errand, asked);
    });
  }

  /** Does nothing more, and answers what it has done: so the other node knows that whatever is unanswered was not done. */
  async leave(): Promise<void> {
    const began = performance.now();
    const inTime = () => performance.now() - began < longestGoodbye;
    this.leaving = true;
    while (this.running > 0 && inTime()) await sleep(calmLook);
    // What was answered last goes out at the end of this turn of the loop.
    await nextTurn();
    if (this.running > 0) return;
    this.socket.close(goingAway);
    while (!this.closed && inTime()) await sleep(calmLook);
  }

  terminate(): void {
    this.socket.terminate();
    this.end();
  }

  private number(): number {
    const number = this.next;
    // 31 bits: a link that lives for years begins again where nobody has been for long.
    this.next = number > 0x7ffffffd ? number % 2 || 2 : number + 2;
    return this.ends.has(number) || this.errands.has(number) ? this.number() : number;
  }

  private channel(number: number): Channel {
    return {
      send: (kind, body) => this.send(number, kind, body),
      drop: () => this.ends.delete(number),
    };
  }

  private send(channel: number, kind: number, body: Buffer): void {
    if (!this.open) return;
    if (this.waiting.push({ channel, kind, body }) > 1) return;
    setImmediate(() => {
      const frames = this.waiting;
      this.waiting = [];
      if (!this.open) return;
      this.socket.send(writeFrames(frames));
      if (this.socket.bufferedAmount > mostBuffered) this.terminate();
    });
  }

  private read(data: Buffer): void {
    try {
      for (const frame of readFrames(data)) this.take(frame);
    } catch (error) {
      warn(`the link to ${this.peer}`, error);
      this.terminate();
    }
  }

  private take({ channel, kind, body }: Frame): void {
    if (kind === frameKinds.open) {
      let dropped = false;
      const end = this.services.welcome(body, {
        ...this.channel(channel),
        drop: () => {
          dropped = true;
          this.ends.delete(channel);
        },
      });
      // Who is turned away at once has no end here.
      if (!dropped) this.ends.set(channel, end);
    } else if (kind === frameKinds.errand) {
      if (!this.leaving) void this.run(channel, body);
    } else if (kind === frameKinds.answer || kind === frameKinds.failed) {
      const errand = this.errands.get(channel);
      this.errands.delete(channel);
      if (kind === frameKinds.answer) errand?.done(body);
      else errand?.failed(new Error(`node ${this.peer} could not do what it was asked for`));
    } else this.ends.get(channel)?.take(kind, body);
  }

  private async run(channel: number, asked: Buffer): Promise<void> {
    this.running++;
    try {
      const answer = await this.services.errand(asked);
      if (answer.length > longAnswer) await this.myTurn();
      this.send(channel, frameKinds.answer, answer);
    } catch (error) {
      warn(`what node ${this.peer} asked for`, error);
      this.send(channel, frameKinds.failed, nothing);
    } finally {
      this.running--;
    }
  }

  /** However much is fetched over it, what people say to each other passes. */
  private myTurn(): Promise<void> {
    this.turn = this.turn.then(async () => {
      // The one before is sent at the end of this turn of the loop.
      do await sleep(calmLook);
      while (this.open && this.socket.bufferedAmount > calm);
    });
    return this.turn;
  }

  private ping(): void {
    if (!this.open) return;
    if (++this.unanswered > mostUnanswered) this.terminate();
    else this.socket.ping(nothing);
  }

  private end(left = false): void {
    if (this.closed) return;
    this.closed = true;
    clearInterval(this.pinging);
    const [ends, errands] = [[...this.ends.values()], [...this.errands.values()]];
    this.ends.clear();
    this.errands.clear();
    for (const end of ends) end.gone();
    for (const { failed } of errands) failed(left ? new NotDone(this.peer) : new LinkBroken(this.peer));
  }
}

/** Whether the other node has done what was asked is not known. */
export class LinkBroken extends Error {
  constructor(peer: string) {
    super(`the link to ${peer} is broken`);
  }
}

/** The other node has gone in good order, or was gone already: what was asked was not done. */
export class NotDone extends LinkBroken {}
