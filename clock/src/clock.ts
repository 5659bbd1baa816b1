import type { Answer, Host, Kind, Pace, Pacing, Play, Seat, Secret, Timing } from '@orrery/kernel';
import { Countdown } from './countdown.ts';
import { Held } from './held.ts';
import { timingAt } from './limit.ts';
import type { Memo } from './memo.ts';
import { Preferences } from './preferences.ts';
import { Reserves } from './reserves.ts';
import { RunOuts } from './run-outs.ts';
import type { Time } from './time.ts';

export interface ClockSettings {
  readonly pace: Pace;
  readonly time: Time;
  /** Of this match alone, known to nobody at the table: delays are drawn from it. */
  readonly secret: Secret;
  readonly memo?: Memo | null;
  /** One person plays, and nobody looks on. */
  readonly alone?: boolean;
  /** Keeps the memo. A loss costs no more than a little time. */
  keep?(memo: Memo): void;
  /** The time of a seat has run out, which everybody saw to be awaited: what the game has for that was played. */
  ranOut?(seat: Seat): void;
  /** Whose time had run out has answered again. */
  answered?(seat: Seat): void;
  trouble(error: unknown): void;
}

interface InTime {
  readonly held: boolean;
  readonly answer: Promise<Answer>;
}

/** After an answer that could not be kept (a full disk, a lock) it is tried again. */
const retryAfter = 2000;
/** Of so many questions it is remembered how long they took. */
const mostRemembered = 8;
/** Some questions take more than one move of a seat; none takes more than these. */
const mostMoves = 50;

/**
 * Drives a match through real time: holds answers back until their time has come, answers for seats that prefer it, and plays
 * for who lets the time run out. It knows the table's view alone; where no clock is needed it does nothing.
 */
export class MatchClock<K extends Kind> {
  private readonly host: Host<K>;
  private readonly pacing: Pacing<K> | null;
  private readonly settings: ClockSettings;
  private readonly held: Held<K>;
  private readonly preferences: Preferences<K> | null;
  private readonly reserves: Reserves;
  private readonly runOuts: RunOuts;
  /** What the last questions had taken: one that comes again, after an undo, goes on from there. */
  private readonly taken = new Map<string, number>();
  private readonly unwatch: () => void;
  private timing: Timing | null = null;
  private countdown: Countdown | null = null;
  private running = false;
  private stopped = false;
  private onVacation: readonly Seat[] = [];
  /** As it was when it was last looked at. */
  private stood = false;
  /** The question is old enough: answers are played as they come. */
  private takesAnswers = true;
  private cancelOpening: () => void = () => undefined;
  private cancelRetry: () => void = () => undefined;

  /** It stands still until it is told to run. */
  constructor(host: Host<K>, settings: ClockSettings) {
    this.host = host;
    this.settings = settings;
    this.pacing = pacingAt(host.game.pacing, settings.pace);
    this.held = new Held(host);
    const { time, secret, memo, pace } = settings;
    this.reserves = new Reserves(pace.tempo === 'live' ? (pace.reserve ?? 0) : 0, memo?.reserves);
    this.runOuts = new RunOuts(memo?.runOuts);
    const send = (by: Seat, move: K['move'], question: string) => this.answerFor(by, move, question);
    const { answering } = this.pacing ?? {};
    this.preferences =
      answering === undefined ? null : new Preferences(answering, time, secret, memo?.preferences ?? {}, send);
    this.unwatch = host.watch(() => this.look());
    this.look();
  }

  /** How much of its time the question has left, in milliseconds, and whether any of it passes; null: it has no limit. */
  get left(): { readonly left: number; readonly of: number; readonly stands?: true } | null {
    if (this.countdown === null) return null;
    const { left, of } = this.countdown;
    return { left: Math.round(left), of, ...(this.stands ? { stands: true } : {}) };
  }
  /** Nothing of it passes, because somebody is awaited who is on vacation. */
  private get stands(): boolean {
    if (this.countdown === null || this.countdown.left === 0 || this.onVacation.length === 0) return false;
    return this.host.waiting('table').some((seat) => this.onVacation.includes(seat));
  }
  /** In how many milliseconds something will happen by itself; 0: very soon; null: nothing will. */
  get dueIn(): number | null {
    if (this.held.any || this.preferences?.busy === true) return 0;
    return this.countdown?.runs === true ? this.countdown.left : null;
  }
  get memo(): Memo {
    return {
      question: this.timing?.question ?? '',
      spent: Math.round(this.countdown?.spent ?? 0),
      preferences: this.preferences?.all() ?? {},
      reserves: this.reserves.all(),
      runOuts: this.runOuts.all(),
      ...(this.stands ? { stands: true } : {}),
    };
  }
  /** The seats whose time has run out again and again, and that have not answered since: nobody seems to be there. */
  get absent(): readonly Seat[] {
    return this.runOuts.absent;
  }

  /**
   * Plays a move in its time. `held`: it waits, and what comes after it need not wait for it. `unattended`: a device has sent it
   * by itself, so that nobody need be there.
   */
  play(play: Play, unattended?: 'unattended'): InTime {
    const taken = this.inTime(play, false);
    // Without a clock no time runs out.
    if (unattended !== undefined || (this.pacing === null && this.runOuts.none)) return taken;
    const here = (answer: Answer) => {
      if (!answer.ok || !this.runOuts.answered(play.by)) return;
      this.note();
      this.settings.answered?.(play.by);
    };
    taken.answer.then(here, () => undefined);
    return taken;
  }

  /** What a seat has said it prefers; null: nothing. */
  preference(seat: Seat): string | null {
    return this.preferences?.of(seat) ?? null;
  }
  /** What a seat wants to have answered for it from now on; null: nothing. False if the game knows no such wish. */
  prefer(seat: Seat, how: string | null): boolean {
    if (this.preferences?.knows(how) !== true) return false;
    if (this.preferences.of(seat) === how) return true;
    this.preferences.set(seat, how);
    this.note();
    this.preferred([seat]);
    return true;
  }
  /** Somebody else plays this seat now: what was said for it is void. */
  forget(seat: Seat): void {
    if (this.runOuts.answered(seat)) this.note();
    if (this.preferences?.of(seat) === undefined) return;
    this.preferences.forget(seat);
    this.note();
    this.preferred([seat]);
  }
  /** Each of these seats is played by one person alone at their device: until they say otherwise they are answered for as usual. */
  seatAlone(seats: readonly Seat[]): void {
    if (this.preferences?.seatAlone(seats) === true) this.preferred(this.seats);
  }

  /** The people of these seats are on vacation: as long as everybody sees that one of them is awaited, time stands still. */
  rest(seats: readonly Seat[]): { readonly changed: boolean } {
    const before = this.stands;
    this.onVacation = seats;
    const changed = !this.stopped && this.stands !== before;
    if (changed) {
      this.goOn();
      this.note();
    }
    return { changed };
  }

  run(): void {
    this.running = true;
    if (!this.stopped) this.goOn();
  }
  /** Time stands still, and nobody loses any; answers go on. */
  stand(): void {
    this.running = false;
    if (this.countdown?.runs !== true) return;
    this.countdown.stand();
    this.note();
  }
  stop(): void {
    this.stand();
    this.stopped = true;
    this.unwatch();
    this.cancelOpening();
    this.cancelRetry();
    this.preferences?.look(null);
    this.held.forget();
  }

  /** `flipped`: time stands still where it passed before, or the other way round. */
  private goOn(): { readonly flipped: boolean } {
    const { stands, stood } = this;
    this.stood = stands;
    if (stands) this.countdown?.stand();
    else if (this.running) this.countdown?.run();
    return { flipped: stands !== stood };
  }

  /** What these seats prefer may have changed. */
  private preferred(seats: readonly Seat[]): void {
    const table = this.host.view('table');
    for (const seat of seats) if (this.preferences?.answers(table, seat) === false) this.held.withdraw(seat);
    this.look();
  }

  private inTime(play: Play, preferred: boolean): InTime {
    if (!this.mustWait(play)) return { held: false, answer: this.host.play(play) };
    const answer = this.held.take(play, preferred);
    this.look();
    return { held: true, answer };
  }

  private get seats(): readonly Seat[] {
    return [...Array(this.host.head.seats).keys()];
  }

  private mustWait({ by, decision, move }: Play): boolean {
    if (this.timing === null || this.takesAnswers || this.stopped) return false;
    const { t } = Object(move) as { t?: unknown };
    if (typeof t !== 'string' || !this.timing.waits.includes(t)) return false;
    return decision === this.host.decision(by) && this.host.waiting(by).includes(by);
  }

  private look(): void {
    if (this.pacing === null || this.stopped) return;
    const table = this.host.view('table');
    const timing =
      this.host.result === null
        ? timingAt(this.pacing, { options: this.host.head.options, pace: this.settings.pace }, table)
        : null;
    if (timing?.question !== this.timing?.question) this.ask(timing);
    else if (this.goOn().flipped) this.note();
    this.held.lapse();
    const open = this.seats.filter((seat) => this.host.waiting(seat).includes(seat) && !this.held.has(seat));
    this.preferences?.look(timing === null ? null : { question: timing.question, table, open });
  }

  /** A new question: its time begins. */
  private ask(timing: Timing | null): void {
    const { time, pace, memo, alone = false } = this.settings;
    this.closeQuestion();
    this.cancelOpening();
    this.cancelRetry();
    const again = this.timing === null && memo?.question === timing?.question;
    const before = (again ? memo?.spent : this.taken.get(timing?.question ?? '')) ?? 0;
    this.timing = timing;
    const limit = timing?.limit ?? null;
    this.countdown = limit === null ? null : this.countdownFor(limit, before);
    this.goOn();
    this.takesAnswers = timing === null || timing.waits.length === 0;
    // A window that stays open for its whole limit has nothing to do before.
    if (this.takesAnswers || timing === null || (pace.fixedWindows && limit !== null)) return;
    const least = alone ? (timing.leastAlone ?? timing.least) : timing.least;
    this.cancelOpening = time.after(least, () => this.openToAnswers());
  }

  private countdownFor(limit: number, before: number): Countdown {
    const { time } = this.settings;
    const most = limit + this.reserves.open(this.host.waiting('table'), limit);
    const over = () => this.expire();
    return new Countdown(time, most, Math.min(before, most), over, () => this.note());
  }

  private closeQuestion(): void {
    const { countdown, timing } = this;
    if (countdown === null || timing === null) return;
    countdown.stand();
    this.reserves.close(countdown.spent);
    this.taken.set(timing.question, countdown.spent);
    for (const oldest of this.taken.keys()) if (this.taken.size > mostRemembered) this.taken.delete(oldest);
  }

  private openToAnswers(): Promise<void> {
    this.takesAnswers = true;
    return this.held.release(this.seats);
  }

  /** The time is up: whatever was held counts, and for everybody who has not answered the game itself does. */
  private async expire(): Promise<void> {
    const question = this.timing?.question;
    const seen = this.seenAwaited();
    try {
      this.takesAnswers = true;
      for (const by of this.seats) {
        await this.held.release([by]);
        const asked = () => !this.stopped && this.timing?.question === question && this.host.awaited.includes(by);
        let ranOut = false;
        for (let moves = 0; asked() && moves < mostMoves; moves++) if (await this.playFallback(by)) ranOut = true;
        if (ranOut && seen.includes(by)) this.late(by);
      }
    } catch (error) {
      this.settings.trouble(error);
      this.cancelRetry = this.settings.time.after(retryAfter, () => this.expire());
    }
  }

  /** Of whom everybody knows that they have not answered; of others nobody may hear it. */
  private seenAwaited(): readonly Seat[] {
    const awaited = this.host.waiting('table');
    const secret = this.pacing?.secretAnswers === true && awaited.length > 1;
    return secret || this.timing?.waits.length !== 0 ? [] : awaited;
  }

  private late(seat: Seat): void {
    this.runOuts.ranOut(seat);
    this.note();
    this.settings.ranOut?.(seat);
  }

  /** False: it has answered itself meanwhile, or is asked something else. */
  private async playFallback(by: Seat): Promise<boolean> {
    const { host } = this;
    const id = this.drawId(by);
    const dice = this.settings.secret.dice('run out', host.seq, by);
    const move = host.game.fallback(host.game.imagine(host.view(by), by, dice), by, dice);
    const answer = await host.play({ by, id, decision: host.decision(by), move });
    // Whose own answer was on its way to the log is awaited no more.
    if (!answer.ok && answer.refusal !== 'STALE' && host.awaited.includes(by))
      throw new Error(`${host.head.game}: what a run-out clock plays in seat ${by} was refused: ${answer.refusal}`);
    return answer.ok;
  }

  private async answerFor(by: Seat, move: K['move'], question: string): Promise<void> {
    if (this.timing?.question !== question) return;
    const play = { by, id: this.drawId(by), decision: this.host.decision(by), move };
    const { held, answer } = this.inTime(play, true);
    const settled = answer.then(
      () => undefined,
      (error: unknown) => {
        this.settings.trouble(error);
        this.cancelRetry = this.settings.time.after(retryAfter, () => this.look());
      },
    );
    // Who drives the time must not wait for what waits for time.
    if (!held) await settled;
  }

  /** Like any client's: nobody can tell from the log whose hand an answer came from. */
  private drawId(by: Seat): string {
    const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const dice = this.settings.secret.dice('id', this.host.seq, by);
    return Array.from({ length: 22 }, () => signs[dice.int(signs.length)]).join('');
  }

  private note(): void {
    this.settings.keep?.(this.memo);
  }
}

/** null: nothing happens by time alone, so that nobody need look at the table after every move. */
function pacingAt<K extends Kind>(pacing: Pacing<K> | undefined, { tempo }: Pace): Pacing<K> | null {
  if (pacing === undefined || (tempo === 'off' && pacing.answering === undefined)) return null;
  return pacing;
}
