import type { ServerReady, UnreadyReason } from '@orrery/wire';
import { StoreFull } from '../stores/store.ts';
import { type Room, roomIn, type Space } from './disk.ts';

interface Parts {
  /** Writes next to nothing, durably. */
  readonly write: () => Promise<void>;
  readonly space: () => Promise<Space>;
  readonly reserve: number;
  readonly now: () => number;
  readonly wait?: (ms: number) => Promise<void>;
}

/** Milliseconds: an answer is good for so long, for asking costs a flush of the disk. */
const fresh = 1000;
/** Milliseconds after which a write that is not done is as good as none. */
const slowest = 2000;

/** Can this server take and keep what people do? Not only alive: on its feet, and able to write. */
export class Readiness {
  private readonly parts: Parts;
  private phase: 'STARTING' | 'CLOSING' | null = 'STARTING';
  private asked: { readonly at: number; readonly answer: Promise<ServerReady> } | null = null;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Whatever is to be done before people can play is done. */
  started(): void {
    if (this.phase === 'STARTING') this.phase = null;
  }
  closing(): void {
    this.phase = 'CLOSING';
  }

  async check(): Promise<ServerReady> {
    if (this.phase !== null) return { ok: false, reason: this.phase };
    const now = this.parts.now();
    if (this.asked === null || now - this.asked.at >= fresh || now < this.asked.at)
      this.asked = { at: now, answer: this.look() };
    return this.asked.answer;
  }

  /** Is there room for something new? Where the disk does not say, there is. */
  async room(): Promise<Room> {
    const { space, reserve } = this.parts;
    return space().then(
      (found) => roomIn(found, reserve),
      () => 'enough',
    );
  }

  private async look(): Promise<ServerReady> {
    const { wait = sleep, write } = this.parts;
    const slow = wait(slowest).then((): UnreadyReason => 'STORE_SLOW');
    const written = write().then(
      () => null,
      (error): UnreadyReason => (error instanceof StoreFull ? 'DISK_FULL' : 'STORE_FAULT'),
    );
    const room = await this.room();
    const reason = room === 'full' ? 'DISK_FULL' : await Promise.race([written, slow]);
    return reason === null ? { ok: true, room: room === 'enough' ? 'enough' : 'low' } : { ok: false, reason };
  }
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms).unref());
