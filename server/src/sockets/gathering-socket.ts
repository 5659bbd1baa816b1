import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Socket } from './connection.ts';
import { textFrames } from './text-frames.ts';

/** So many bytes do not wait for more. */
const piece = 32 * 1024;

/**
 * The socket of a person's device. What is sent to it in one turn leaves in one piece (a move, for example, and that it is taken):
 * asking the system to send is the dearest part of a short message.
 */
export class GatheringSocket implements Socket {
  readonly OPEN: number;
  private readonly socket: WebSocket;
  private readonly wire: Pick<Duplex, 'write' | 'writableLength'>;
  private texts: (string | Buffer)[] = [];
  private bytes = 0;

  /** `wire`: what this WebSocket itself writes to. Without compression it sends nothing later than it is told to. */
  constructor(socket: WebSocket, wire: Pick<Duplex, 'write' | 'writableLength'>) {
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

  send(text: string | Buffer): void {
    if (this.texts.push(text) === 1) process.nextTick(leave, this);
    this.bytes += text.length;
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

  leave(): void {
    if (this.texts.length === 0) return;
    if (this.socket.readyState === this.OPEN) this.wire.write(textFrames(this.texts));
    this.texts = [];
    this.bytes = 0;
  }
}

function leave(socket: GatheringSocket): void {
  socket.leave();
}
