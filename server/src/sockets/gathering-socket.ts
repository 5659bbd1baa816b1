import type { WebSocket } from 'ws';
import type { Socket } from './connection.ts';
import { plainFrames, textFrames } from './text-frames.ts';

/** So many bytes do not wait for more. */
const piece = 32 * 1024;

/** What a WebSocket writes to. */
interface Wire {
  readonly writableLength: number;
  write(frames: Buffer): boolean;
  write(frames: string, encoding: 'latin1'): boolean;
}

/** Those to whom something was sent in this turn. */
let leaving: GatheringSocket[] = [];

/**
 * The socket of a person's device. What is sent to it in one turn leaves in one piece (a move, for example, and that it is taken):
 * asking the system to send is the dearest part of a short message.
 */
export class GatheringSocket implements Socket {
  readonly OPEN: number;
  private readonly socket: WebSocket;
  private readonly wire: Wire;
  private texts: (string | Buffer)[] = [];
  private bytes = 0;
  /** All of them are texts in plain letters, one byte each. */
  private plain = true;

  /** `wire`: what this WebSocket itself writes to. Without compression it sends nothing later than it is told to. */
  constructor(socket: WebSocket, wire: Wire) {
    this.OPEN = socket.OPEN;
    this.socket = socket;
    this.wire = wire;
  }

  get readyState(): number {
    return this.socket.readyState;
  }
  get bufferedAmount(): number {
    return this.wire.writableLength + this.bytes;
  }

  send(text: string | Buffer, bytes = Buffer.byteLength(text)): void {
    if (this.texts.push(text) === 1 && leaving.push(this) === 1) process.nextTick(leaveAll);
    this.bytes += bytes;
    if (typeof text !== 'string' || text.length !== bytes) this.plain = false;
    if (this.bytes >= piece) this.leave();
  }
  close(code: number): void {
    this.leave();
    this.socket.close(code);
  }
  terminate(): void {
    this.socket.terminate();
  }
  ping(): void {
    this.socket.ping();
  }
  deafen(): void {
    this.socket.pause();
  }

  leave(): void {
    const { texts } = this;
    if (texts.length === 0) return;
    if (this.socket.readyState === this.OPEN) {
      // The system takes plain letters as they stand; others have to be put into bytes before.
      if (this.plain) this.wire.write(plainFrames(texts as string[]), 'latin1');
      else this.wire.write(textFrames(texts));
    }
    this.texts = [];
    this.bytes = 0;
    this.plain = true;
  }
}

function leaveAll(): void {
  const all = leaving;
  leaving = [];
  for (const socket of all) socket.leave();
}
