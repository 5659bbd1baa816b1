import type { Answer, Host, HostRefusal, Kind, Play, Seat } from '@orrery/kernel';

interface HeldPlay {
  readonly play: Play;
  /** A preference gave it, not the seat itself. */
  readonly preferred: boolean;
  readonly settle: (answer: Answer | Promise<Answer>) => void;
}

/** More answers of one seat than its devices could have sent in good faith: the oldest lapses. */
const mostOfASeat = 16;

/** Answers that have come and wait for their time. Nobody hears of them before, not even whether they are good. */
export class Held<K extends Kind> {
  private readonly host: Host<K>;
  private plays: HeldPlay[] = [];

  constructor(host: Host<K>) {
    this.host = host;
  }

  get any(): boolean {
    return this.plays.length > 0;
  }
  has(seat: Seat): boolean {
    return this.plays.some(({ play }) => play.by === seat);
  }

  take(play: Play, preferred: boolean): Promise<Answer> {
    const own = this.plays.filter((each) => each.play.by === play.by);
    if (own.length >= mostOfASeat) this.drop([own[0]!]);
    return new Promise((settle) => {
      this.plays.push({ play, preferred, settle });
    });
  }

  /** What answered a question that has changed since is void; its seat is asked again. */
  lapse(): void {
    this.drop(this.plays.filter(({ play }) => play.decision !== this.host.decision(play.by)));
  }

  /** What was answered for a seat that now wants to be asked is void, though it has come already. */
  withdraw(seat: Seat): void {
    this.drop(this.plays.filter(({ play, preferred }) => preferred && play.by === seat));
  }

  /** Nobody will play them any more. */
  forget(): void {
    this.drop(this.plays);
  }

  /** Plays what these seats have answered, in the order of the seats: that of their coming would tell who was first. */
  async release(seats: readonly Seat[]): Promise<void> {
    const plays = this.plays.filter(({ play }) => seats.includes(play.by)).sort((a, b) => a.play.by - b.play.by);
    this.plays = this.plays.filter((each) => !plays.includes(each));
    const answers = plays.map(({ play, settle }) => {
      const answer = this.host.play(play);
      settle(answer);
      return answer;
    });
    await Promise.allSettled(answers);
  }

  private drop(gone: readonly HeldPlay[]): void {
    this.plays = this.plays.filter((each) => !gone.includes(each));
    for (const { settle } of gone) settle({ ok: false, refusal: 'STALE' satisfies HostRefusal });
  }
}
