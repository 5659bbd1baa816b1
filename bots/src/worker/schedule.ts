import type { BotName } from '../search/bot.ts';
import { type CpuAllowance, CpuBudget } from './budget.ts';
import type { Question } from './protocol.ts';
import { Turns } from './turns.ts';

/** For whom a bot thinks. The budget is the person's and the address's. */
export interface Asker {
  readonly address: string;
  readonly person: string;
  readonly table: string;
}

/** Thoughts of a few milliseconds, and those that may last a quarter of a second: the first never wait for the others. */
export type Lane = 'quick' | 'slow';
export const lanes: readonly Lane[] = ['quick', 'slow'];
export const laneOf = (bot: BotName): Lane => (bot === 'hard' || bot === 'master' ? 'slow' : 'quick');

export interface Waiting {
  readonly question: Question;
  readonly asker: Asker;
  readonly lane: Lane;
  /** Since when it waits. */
  readonly since: number;
}

/** How a question is thought about: `paid` from the budget of who asks, with what is left over, or quickly after a long wait. */
export type Effort = 'paid' | 'leftover' | 'eased';

export interface Next<W> {
  readonly waiting: W;
  readonly effort: Effort;
}

export interface Budgets {
  readonly person: CpuAllowance;
  readonly address: CpuAllowance;
}

export interface ScheduleSettings {
  readonly budgets: Budgets;
  /** Whoever has waited so many milliseconds is answered at once, and quickly. */
  readonly patience: number;
  readonly now: () => number;
}

interface Line<W> {
  readonly turns: Turns<W>;
  /** The same, the oldest first. */
  readonly all: Set<W>;
  easedLast: boolean;
}

/**
 * Which question is thought about next. Addresses take turns, the people of an address among each other, then the tables of a
 * person: however many questions somebody has, everybody else is asked in between. Who has used up the budget comes after all
 * who have not, and pays nothing for it. Nobody waits for ever: once patience is over, whoever has waited longest gets every
 * second turn. Nothing here looks at a position.
 */
export class Schedule<W extends Waiting> {
  private readonly settings: ScheduleSettings;
  /** Whose seconds are counted at which depth of a path. */
  private readonly budgets: readonly CpuBudget[];
  private readonly lines: Record<Lane, Line<W>> = { quick: emptyLine(), slow: emptyLine() };

  constructor(settings: ScheduleSettings) {
    this.settings = settings;
    const { address, person } = settings.budgets;
    this.budgets = [new CpuBudget(address, settings.now), new CpuBudget(person, settings.now)];
  }

  waiting(lane: Lane): number {
    return this.lines[lane].all.size;
  }

  add(waiting: W): void {
    const { turns, all } = this.lines[waiting.lane];
    turns.add(pathOf(waiting.asker), waiting);
    all.add(waiting);
  }

  /** Nobody wants to know any more. False: it does not wait here. */
  drop(waiting: W): boolean {
    const { turns, all } = this.lines[waiting.lane];
    turns.remove(pathOf(waiting.asker), waiting);
    return all.delete(waiting);
  }

  /** `fits`: which questions can be thought about where there is room now. The others keep their turn. */
  next(lane: Lane, fits: (waiting: W) => boolean = () => true): Next<W> | null {
    const line = this.lines[lane];
    const overdue = line.easedLast ? null : this.overdue(line, fits);
    line.easedLast = overdue !== null;
    if (overdue !== null) {
      this.drop(overdue);
      return { waiting: overdue, effort: 'eased' };
    }
    const paid = line.turns.take({ fits, may: (name, depth) => this.budgets[depth]?.spent(name) !== true });
    const waiting = paid ?? line.turns.take({ fits, may: () => true });
    if (waiting === null) return null;
    line.all.delete(waiting);
    return { waiting, effort: paid === null ? 'leftover' : 'paid' };
  }

  /** So many seconds of CPU were used for somebody. */
  pay(asker: Asker, seconds: number): void {
    const path = pathOf(asker);
    for (const [depth, budget] of this.budgets.entries()) budget.pay(path[depth]!, seconds);
  }

  private overdue({ all }: Line<W>, fits: (waiting: W) => boolean): W | null {
    for (const oldest of all) {
      if (this.settings.now() - oldest.since < this.settings.patience) return null;
      if (fits(oldest)) return oldest;
    }
    return null;
  }
}

const emptyLine = <W>(): Line<W> => ({ turns: new Turns(), all: new Set(), easedLast: false });

const pathOf = ({ address, person, table }: Asker): readonly string[] => [address, person, table];
