import { setTimeout as sleep } from 'node:timers/promises';
import { Dice, type Game, type Kind } from '@orrery/kernel';
import type { PlayMessage } from '@orrery/wire';
import { type Device, Person, type Standing } from '../client.ts';

interface Place {
  readonly cookie: string;
  readonly table: string;
  readonly seat: number;
  readonly game: Game<Kind>;
  readonly seed: string;
}

/** A view as a player was shown it. */
export interface Shown {
  readonly match: string;
  readonly seat: number;
  readonly had: number;
  readonly view: unknown;
}

/** Somebody who picks among the moves of what they see, and comes back after every fall of the server, as protocol.md says. */
export class Player {
  /** In the order of their coming. */
  readonly acked: { readonly match: string; readonly seat: number; readonly id: string }[] = [];
  readonly shown: Shown[] = [];
  /** The codes of all errors that were answered to plays. */
  readonly troubles: string[] = [];
  private readonly place: Place;
  private readonly dice: Dice;
  private count = 0;
  private device: Device | null = null;
  private stopped = false;
  /** Sent, and neither acknowledged nor refused. */
  private pending: (PlayMessage & { readonly match: string }) | null = null;

  constructor(place: Place) {
    this.place = place;
    this.dice = new Dice(place.seed);
  }

  /** The seats that are awaited, as far as it was told. */
  get awaited(): readonly number[] {
    return this.device?.steps(this.place.seat)?.awaited ?? [];
  }

  /** Plays until the server is gone, however early that is; what goes wrong before its `fall` is thrown. */
  async live(port: number, fall: Promise<void>): Promise<void> {
    const { cookie, table, seat } = this.place;
    const person = Object.assign(new Person(port), { cookie });
    let followed: Device | null = null;
    try {
      const device = await person.follow(table);
      followed = device;
      this.device = device;
      if (this.stopped) this.stop();
      // Another match has begun meanwhile, and a bot keeps the seat.
      if (device.table()?.returnTo === seat) await person.ask('POST', `/api/tables/${table}/join`, {});
      await device.until(() => device.steps(seat) !== undefined);
      this.note(device);
      if (this.pending !== null) device.say(this.pending);
      for (;;) await this.once(device, person);
    } catch (error) {
      const patience = new Promise((_, failed) => setTimeout(failed, 15_000, error).unref());
      await Promise.race([fall, patience]);
    }
    if (followed !== null) this.note(followed);
  }

  /** Goes away for good. */
  stop(): void {
    this.stopped = true;
    this.device?.close();
  }

  private async askAgain(device: Device, person: Person): Promise<void> {
    const { table, seat } = this.place;
    const over = device.steps(seat)!.match;
    while (device.steps(seat)!.match === over && device.closed === null) {
      await person.ask('POST', `/api/tables/${table}/again`, {});
      await sleep(100);
    }
  }

  private async once(device: Device, person: Person): Promise<void> {
    const { seat } = this.place;
    if (this.pending !== null) return this.hear(device, this.pending);
    const steps = () => device.steps(seat)!;
    await device.until(() => steps().result !== null || steps().awaited.includes(seat));
    const { match, result } = steps();
    if (result === null) this.play(device, steps());
    else {
      this.note(device);
      await this.askAgain(device, person);
      await device.until(() => steps().match !== match);
    }
  }

  private play(device: Device, { match, view, decision }: Standing): void {
    const { seat, game, seed } = this.place;
    const move = game.pick(game.imagine(view, seat, this.dice), seat, this.dice);
    const id = `${seed}-${this.count++}`;
    this.pending = { t: 'play', seat, id, match, decision: decision ?? '', move };
    device.say(this.pending);
  }

  private async hear(device: Device, { id, seat, match, decision }: NonNullable<typeof this.pending>): Promise<void> {
    const answer = await device.answer(id);
    if (answer.t === 'error') this.troubles.push(answer.code);
    if (answer.t === 'error') throw new Error(`play ${id}: ${JSON.stringify(answer)}`);
    if (answer.t === 'ack') this.acked.push({ match, seat, id });
    this.pending = null;
    // What the rules refuse though it was picked from the view is no matter here; the question has to change first.
    if (answer.t === 'refused')
      await device.until(() => device.steps(seat)?.decision !== decision || device.steps(seat)?.match !== match);
  }

  private note(device: Device): void {
    const { seat } = this.place;
    const steps = device.steps(seat);
    if (steps !== undefined) this.shown.push({ match: steps.match, seat, had: steps.had, view: steps.view });
  }
}
