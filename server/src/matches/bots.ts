import { type Bots, type Question, seatBots, type Think } from '@orrery/bots';
import type { MatchClock } from '@orrery/clock';
import type { Host, Kind, Level, Manner, Pace, Seat, Secret } from '@orrery/kernel';
import { ownCost } from '../limits/ledger.ts';
import { warn } from '../log.ts';
import { mayBotsPlay } from './may-bots-play.ts';

export interface BotHouse {
  readonly think: (question: Question, asker: BotAsker, signal?: AbortSignal) => ReturnType<Think>;
  readonly refused?: NonNullable<Bots['refused']>;
  /** A bot has played, which takes so many bytes of the disk. */
  readonly played?: (asker: BotAsker, bytes: number) => void;
  readonly pace: NonNullable<Bots['pace']>;
}

/** For whom a bot thinks. */
export interface BotAsker {
  readonly table: string;
  /**
   * Whose share of the machine it costs: the host's, who chose how many bots there are and how well they think. A guest must not
   * pay for what somebody else has ordered.
   */
  readonly person: string;
  /** Nobody sits there: nobody waits for it. */
  readonly unwatched: boolean;
}

/** What a table says of a match. */
export interface Seating {
  /** null: it plays this match no more. */
  readonly bots: ReadonlyMap<Seat, Level> | null;
  /** Of those bots that have one. */
  readonly manners?: ReadonlyMap<Seat, Manner>;
  /** The seats of people with a device of their own. */
  readonly alone: readonly Seat[];
  /** The person whose table it is; null when everybody has gone. */
  readonly host: string | null;
  /** Nobody sits there for whom they would pause. */
  readonly atOnce: boolean;
  /** Of the table: an older one has nothing to say. */
  readonly version: number;
}

interface Setting {
  readonly table: string;
  readonly host: Host<Kind>;
  readonly clock: MatchClock<Kind>;
  readonly house: BotHouse;
  readonly secret: Secret;
  readonly tempo: Pace['tempo'];
}

/** Who plays on for a person that has given up. */
const standIn: Level = 'normal';

/** The bots of one match: who of them sits where may change while it runs, as people come, go and give up. */
export class MatchBots {
  private readonly setting: Setting;
  private seating: Seating = { bots: null, alone: [], host: null, atOnce: false, version: 0 };
  private seats: ReadonlyMap<Seat, Level> = new Map();
  private here = false;
  private playing = false;
  private stop: () => void = () => undefined;

  constructor(setting: Setting) {
    this.setting = setting;
    if (setting.host.game.abandoned !== undefined) setting.host.watch(() => this.arrange());
  }

  /** The match waits for one of them, and it will answer. */
  get busy(): boolean {
    return this.playing && this.setting.host.awaited.some((seat) => this.seats.has(seat));
  }

  /** The match waits for them alone, and none of them plays now. */
  get resting(): boolean {
    const { awaited } = this.setting.host;
    return !this.playing && awaited.length > 0 && awaited.every((seat) => this.seats.has(seat));
  }

  /** Whoever holds the seat: a bot plays it. */
  plays(seat: Seat): boolean {
    return this.seats.has(seat);
  }

  seat(seating: Seating): void {
    if (seating.version < this.seating.version) return;
    this.seating = seating;
    this.arrange();
  }

  /** Somebody who belongs to the table is there, or nobody is any more. */
  attend(here: boolean): void {
    if (here === this.here) return;
    this.here = here;
    this.arrange();
  }

  retire(): void {
    this.seating = { ...this.seating, bots: null };
    this.arrange();
  }

  private arrange(): void {
    const { host, clock, tempo } = this.setting;
    const seats = this.seated();
    clock.seatAlone(this.seating.alone.filter((seat) => !seats.has(seat)));
    const people = host.head.seats - seats.size;
    const playing = seats.size > 0 && mayBotsPlay({ tempo, people, here: this.here });
    const same = JSON.stringify([...seats]) === JSON.stringify([...this.seats]);
    if (same && playing === this.playing) return;
    if (!same) for (const seat of seats.keys()) clock.forget(seat);
    this.stop();
    this.stop = () => undefined;
    this.seats = seats;
    this.playing = playing;
    if (playing) this.play(seats);
  }

  private play(seats: ReadonlyMap<Seat, Level>): void {
    const { table, host, clock, house, secret } = this.setting;
    // Thoughts that break off because nobody waits for them any more are no trouble.
    const trouble = (error: unknown) => {
      if (this.seats === seats) warn(`a bot of match ${host.head.id}`, error);
    };
    const asker = (): BotAsker => {
      const { host: person, atOnce: unwatched } = this.seating;
      return { table, person: person ?? 'nobody', unwatched };
    };
    const think: Think = (question, signal) => house.think(question, asker(), signal);
    const play: Bots['play'] = async (move) => {
      const answer = await clock.play(move).answer;
      if (answer.ok) house.played?.(asker(), ownCost + JSON.stringify(move.move).length);
      return answer;
    };
    const pace = this.seating.atOnce ? { min: 0, max: 0 } : house.pace;
    const { manners } = this.seating;
    this.stop = seatBots(host, { ...house, pace, seats, manners, think, secret, play, trouble });
  }

  private seated(): ReadonlyMap<Seat, Level> {
    const { bots } = this.seating;
    if (bots === null) return new Map();
    const { game, result } = this.setting.host;
    const given = result !== null ? [] : (game.abandoned?.(this.setting.host.view('table')) ?? []);
    return new Map([...given.map((seat) => [seat, standIn] as const), ...bots]);
  }
}
