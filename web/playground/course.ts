import { decide, type Rules } from '@orrery/bots';
import { Dice, type Kind, type Observer, type Seat, step } from '@orrery/kernel';

/** What a match is begun with, as an author writes it. */
export interface Plan {
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
}

/** The match after one move, or after its setup. */
export interface Moment {
  readonly state: object;
  /** null: the setup. */
  readonly made: { readonly by: Seat; readonly move: object } | null;
  readonly events: readonly Kind['event'][];
}

/** A match that one person plays for all seats, forth and back. The same move at the same moment always has the same luck. */
export class Course {
  readonly rules: Rules<Kind>;
  readonly plan: Plan;
  readonly options: object;
  private readonly moments: Moment[];

  constructor(rules: Rules<Kind>, plan: Plan) {
    this.rules = rules;
    this.plan = plan;
    const read = rules.game.readOptions(plan.options, plan.seats);
    if (!read.ok) throw new Error(`${read.problem} at ${read.where}`);
    this.options = read.value;
    const events: Kind['event'][] = [];
    const state = rules.game.setup(read.value, plan.seats, this.luck(), (event) => events.push(event));
    this.moments = [{ state, made: null, events }];
  }

  get now(): Moment {
    return this.moments.at(-1)!;
  }
  /** How many moves were made. */
  get length(): number {
    return this.moments.length - 1;
  }
  get over(): boolean {
    return this.rules.game.result(this.now.state) !== null;
  }
  /** Who may act, those first for whom the match waits. */
  get actors(): readonly Seat[] {
    const { game } = this.rules;
    const awaited = game.awaited(this.now.state);
    return [...awaited, ...game.actors(this.now.state).filter((seat) => !awaited.includes(seat))];
  }

  /** Every legal move of a seat, where the game can list them. */
  moves(by: Seat): readonly object[] | null {
    return this.rules.game.list?.(this.now.state, by) ?? null;
  }
  /** What a bot would play. */
  bot(by: Seat, level: 'easy' | 'normal' | 'hard'): object | null {
    const { view } = this.seen(by);
    return decide(this.rules, { view, me: by, bot: level, seed: `${this.plan.seed}|${this.length}` });
  }
  any(by: Seat): object {
    return this.rules.game.pick(this.now.state, by, this.luck('pick'));
  }

  /** Makes a move, whatever it is: the refusal, or null. */
  force(by: Seat, raw: unknown): string | null {
    const taken = step(this.rules.game, this.now.state, by, raw, this.luck());
    if (!taken.ok) return taken.refusal;
    this.moments.push({ state: taken.state, made: { by, move: taken.move }, events: taken.events });
    return null;
  }
  back(): void {
    if (this.moments.length > 1) this.moments.pop();
  }

  /** What an observer sees now, and was told of the last move. */
  seen(who: Observer): { readonly view: object; readonly told: readonly Kind['seen'][] } {
    const { game } = this.rules;
    const { state, events } = this.now;
    return { view: game.view(state, who), told: events.flatMap((event) => game.tell(event, who) ?? []) };
  }

  private luck(what = 'move'): Dice {
    return new Dice(`${this.plan.seed}|${what}|${this.moments?.length ?? 0}`);
  }
}
