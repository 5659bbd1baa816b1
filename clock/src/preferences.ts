import { type Answering, Dice, type Kind, type Seat } from '@orrery/kernel';
import type { Time } from './time.ts';

/** An answer by preference is sent after a drawn time between these milliseconds, whatever its seat holds (PX-P30). */
const soonest = 700;
const latest = 2200;

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
  private readonly secret: string;
  private readonly send: (by: Seat, move: K['move'], question: string) => Promise<void>;
  private readonly kept: Map<Seat, string>;
  private readonly coming = new Map<Seat, Coming>();

  /** `secret` is known to nobody at the table: the delays are drawn from it. */
  constructor(
    answering: Answering<K>,
    time: Time,
    secret: string,
    kept: Readonly<Record<string, string>>,
    send: (by: Seat, move: K['move'], question: string) => Promise<void>,
  ) {
    this.answering = answering;
    this.time = time;
    this.secret = secret;
    this.kept = new Map(Object.entries(kept).map(([seat, how]) => [Number(seat), how]));
    this.send = send;
  }

  knows(how: string | null): boolean {
    return how === null || this.answering.isPreference(how);
  }
  of(seat: Seat): string | null {
    return this.kept.get(seat) ?? null;
  }
  all(): Record<string, string> {
    return Object.fromEntries(this.kept);
  }
  set(seat: Seat, how: string | null): void {
    if (how === null) this.kept.delete(seat);
    else this.kept.set(seat, how);
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
      const unit = new Dice(`${this.secret}|${question}|${seat}`).unit();
      const cancel = this.time.after(Math.round(soonest + unit * (latest - soonest)), () => {
        this.coming.delete(seat);
        return this.send(seat, move, question);
      });
      this.coming.set(seat, { question, cancel });
    }
  }

  private answer({ table, open }: Pick<Asking<K>, 'table' | 'open'>, seat: Seat): K['move'] | null {
    const how = this.kept.get(seat);
    return how === undefined || !open.includes(seat) ? null : this.answering.answer(table, seat, how);
  }
}
