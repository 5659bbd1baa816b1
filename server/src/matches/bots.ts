import { createHmac } from 'node:crypto';
import { type Bots, seatBots, type Think } from '@orrery/bots';
import type { Host, Kind, Level, Seat } from '@orrery/kernel';
import { warn } from '../warn.ts';

export interface BotHouse {
  readonly think: Think;
  readonly pace: NonNullable<Bots['pace']>;
}

/** The bots of one match: who of them sits where may change while it runs, as people come and go. */
export class MatchBots {
  private readonly host: Host<Kind>;
  private readonly house: BotHouse;
  private readonly secret: string;
  private seats: ReadonlyMap<Seat, Level> = new Map();
  private version = 0;
  private stop: () => void = () => undefined;

  constructor(host: Host<Kind>, house: BotHouse, key: Uint8Array) {
    this.host = host;
    this.house = house;
    this.secret = createHmac('sha256', key).update('bots').digest('hex');
  }

  /** The match waits for one of them. */
  get busy(): boolean {
    return this.host.awaited.some((seat) => this.seats.has(seat));
  }

  /** As the table says in this version; an older one has nothing to say any more. */
  seat(seats: ReadonlyMap<Seat, Level>, version: number): void {
    if (version < this.version) return;
    this.version = version;
    if (JSON.stringify([...seats]) === JSON.stringify([...this.seats])) return;
    this.unseat();
    this.seats = seats;
    if (seats.size === 0) return;
    // Thoughts that break off because nobody waits for them any more are no trouble.
    const trouble = (error: unknown) => {
      if (this.seats === seats) warn(`a bot of match ${this.host.head.id}`, error);
    };
    this.stop = seatBots(this.host, { seats, ...this.house, secret: this.secret, trouble });
  }

  unseat(): void {
    this.stop();
    this.stop = () => undefined;
    this.seats = new Map();
  }
}
