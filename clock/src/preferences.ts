import type { Answering, Kind, Seat, Secret } from '@orrery/kernel';
import type { Time } from './time.ts';

/** An answer by preference is sent after a drawn time between these milliseconds, whatever its seat holds (PX-P30). */
const soonest = 700;
const latest = 2200;

/** What seats have said, by seat; null: that nothing be answered for them. */
export type Said = Readonly<Record<string, string | null>>;

interface Coming {
  readonly question: string;
  readonly cancel: () => void;
}

export interface Asking<K extends Kind> {
  readonly question: string;
  readonly table: K['view'];
  /** Seats that have not answered, and nothing of theirs is held. */
  readonly open: readonly Seat[];
}

/** What each seat wants to have answered without being asked, and the answers that are on their way. */
export class Preferences<K extends Kind> {
  private readonly answering: Answering<K>;
  private readonly time: Time;
  private readonly secret: Secret;
  private readonly send: (by: Seat, move: K['move'], question: string) => Promise<void>;
  private readonly said: Map<Seat, string | null>;
  private alone: ReadonlySet<Seat> = new Set();
  private readonly coming = new Map<Seat, Coming>();

  /** `secret` is known to nobody at the table: the delays are drawn from it. */
  constructor(
    answering: Answering<K>,
    time: Time,
    secret: Secret,
    said: Said,
    send: (by: Seat, move: K['move'], question: string) => Promise<void>,
  ) {
    this.answering = answering;
    this.time = time;
    this.secret = secret;
    this.said = new Map(Object.entries(said).map(([seat, how]) => [Number(seat), how]));
    this.send = send;
  }

  knows(how: string | null): boolean {
    return how === null || this.answering.isPreference(how);
  }
  /** undefined: the seat has said nothing. */
  of(seat: Seat): string | null | undefined {
    return this.said.get(seat);
  }
  all(): Said {
    return Object.fromEntries(this.said);
  }
  set(seat: Seat, how: string | null): void {
    this.said.set(seat, how);
  }
  forget(seat: Seat): void {
    this.said.delete(seat);
  }
  /** These seats are answered for as usual until they say something. False if it was so before. */
  seatAlone(seats: readonly Seat[]): boolean {
    const changed = String([...this.alone]) !== String(seats);
    this.alone = new Set(seats);
    return changed;
  }
  get busy(): boolean {
    return this.coming.size > 0;
  }

  /** Is a question that stands before this seat now answered for it? */
  answers(table: K['view'], seat: Seat): boolean {
    return this.answer({ table, open: [seat] }, seat) !== null;
  }

  /** Sends what is to be sent for this question, and nothing else any more. */
  look(asking: Asking<K> | null): void {
    for (const [seat, { question, cancel }] of this.coming) {
      if (question === asking?.question && this.answer(asking, seat) !== null) continue;
      cancel();
      this.coming.delete(seat);
    }
    if (asking === null) return;
    const { question } = asking;
    for (const seat of asking.open) {
      const move = this.answer(asking, seat);
      if (move === null || this.coming.has(seat)) continue;
      const unit = this.secret.dice('preference', question, seat).unit();
      const cancel = this.time.after(Math.round(soonest + unit * (latest - soonest)), () => {
        this.coming.delete(seat);
        return this.send(seat, move, question);
      });
      this.coming.set(seat, { question, cancel });
    }
  }

  private answer({ table, open }: Pick<Asking<K>, 'table' | 'open'>, seat: Seat): K['move'] | null {
    const how = this.said.get(seat);
    const meant = how === undefined && this.alone.has(seat) ? this.answering.usual : how;
    return meant == null || !open.includes(seat) ? null : this.answering.answer(table, seat, meant);
  }
}
