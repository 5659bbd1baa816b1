import { type Bots, seatBots, type Think } from '@orrery/bots';
import type { MatchClock } from '@orrery/clock';
import type { Host, Kind, Level, Seat } from '@orrery/kernel';
import { warn } from '../warn.ts';

export interface BotHouse {
  readonly think: Think;
  readonly pace: NonNullable<Bots['pace']>;
}

/** Who plays on for a person that has given up. */
const standIn: Level = 'normal';

/** The bots of one match: who of them sits where may change while it runs, as people come, go and give up. */
export class MatchBots {
  private readonly host: Host<Kind>;
  private readonly clock: MatchClock<Kind>;
  private readonly house: BotHouse;
  private readonly secret: string;
  /** As the table says. */
  private atTable: ReadonlyMap<Seat, Level> | null = null;
  private seats: ReadonlyMap<Seat, Level> = new Map();
  private alone: readonly Seat[] = [];
  private version = 0;
  private stop: () => void = () => undefined;

  constructor(host: Host<Kind>, clock: MatchClock<Kind>, house: BotHouse, secret: string) {
    this.host = host;
    this.clock = clock;
    this.house = house;
    this.secret = secret;
    if (host.game.abandoned !== undefined) host.watch(() => this.arrange());
  }

  /** The match waits for one of them. */
  get busy(): boolean {
    return this.host.awaited.some((seat) => this.seats.has(seat));
  }

  /** Whoever holds the seat: a bot plays it. */
  plays(seat: Seat): boolean {
    return this.seats.has(seat);
  }

  /**
   * As the table says in this version, null if it plays this match no more; an older one has nothing to say. `alone`: the
   * seats of people with a device of their own.
   */
  seat(seats: ReadonlyMap<Seat, Level> | null, alone: readonly Seat[], version: number): void {
    if (version < this.version) return;
    this.version = version;
    this.atTable = seats;
    this.alone = alone;
    this.arrange();
  }

  retire(): void {
    this.atTable = null;
    this.arrange();
  }

  private arrange(): void {
    const seats = this.seated();
    this.clock.seatAlone(this.alone.filter((seat) => !seats.has(seat)));
    if (JSON.stringify([...seats]) === JSON.stringify([...this.seats])) return;
    this.stop();
    this.stop = () => undefined;
    this.seats = seats;
    if (seats.size === 0) return;
    for (const seat of seats.keys()) this.clock.forget(seat);
    // Thoughts that break off because nobody waits for them any more are no trouble.
    const trouble = (error: unknown) => {
      if (this.seats === seats) warn(`a bot of match ${this.host.head.id}`, error);
    };
    const play: Bots['play'] = (move) => this.clock.play(move).answer;
    this.stop = seatBots(this.host, { seats, ...this.house, secret: this.secret, play, trouble });
  }

  private seated(): ReadonlyMap<Seat, Level> {
    if (this.atTable === null) return new Map();
    const over = this.host.result !== null;
    const given = over ? [] : (this.host.game.abandoned?.(this.host.view('table')) ?? []);
    return new Map([...given.map((seat) => [seat, standIn] as const), ...this.atTable]);
  }
}
