import type { Plan } from '../../simulate/plan.ts';
import { progressOn } from '../../simulate/progress.ts';
import { balanceOf } from '../balance.ts';
import { type Errand, gameOf, keyOf } from '../errand.ts';
import type { Facts } from '../facts.ts';
import { type Means, playErrand } from '../play-errand.ts';
import type { Point } from './search.ts';
import { distance, mustBeSeen, type Wish, type Wished, wishedIn } from './wish.ts';

interface Settings {
  readonly plan: Plan;
  readonly wish: Wish;
  /** The options of a point as JSON. */
  readonly textOf: (point: Point) => string;
  readonly points: number;
  readonly generations: number;
  readonly means: Means;
}

interface Numbered {
  readonly set: number;
  readonly point: Point;
}

/** Sets from this number on are those on fresh deals. */
const FRESH = 100_000;

/** Plays what a search wants to know, nothing twice. */
export class Bench {
  private readonly settings: Settings;
  private readonly played: Map<number, Facts>;
  private readonly progress: (done: number) => void;
  private done = 0;

  constructor(settings: Settings) {
    this.settings = settings;
    this.played = new Map((settings.means.kept?.done ?? []).map((one) => [one.g, one]));
    this.progress = progressOn(process.stderr, gamesOf(settings));
  }

  /** Plays what there is, and refuses a wish for what is not there. */
  async begin(start: Point): Promise<void> {
    const { plan, wish } = this.settings;
    const [balance] = await this.balances(plan, [{ set: 0, point: start }], plan.games);
    mustBeSeen(wishedIn(wish, balance!));
  }

  readonly measure = async (some: readonly Numbered[], games: number): Promise<number[]> => {
    const { wish } = this.settings;
    const balances = await this.balances(this.settings.plan, some, games);
    return balances.map((balance) => distance(wishedIn(wish, balance)));
  };

  /** As it is wished and as it is, on deals that nobody has chosen by. */
  async prove(some: readonly Numbered[]): Promise<Wished[][]> {
    const { plan, wish } = this.settings;
    const fresh = some.map(({ set, point }) => ({ set: set + FRESH, point }));
    const balances = await this.balances({ ...plan, seed: `${plan.seed}|fresh` }, fresh, plan.games);
    return balances.map((balance) => wishedIn(wish, balance));
  }

  private async balances({ options: _, ...plan }: Plan, some: readonly Numbered[], games: number) {
    const { textOf, means } = this.settings;
    const sets = Object.fromEntries(some.map(({ set, point }) => [set, textOf(point)]));
    const errand: Errand = { plan, sets };
    // Where nothing is better, what there is stands beside itself.
    const all = new Set(some.flatMap(({ set }) => Array.from({ length: games }, (_, g) => keyOf(set, g))));
    const asked = [...all].filter((key) => !this.played.has(key));
    const before = this.done;
    const found = await playErrand(errand, asked, means, (done) => this.progress(before + done));
    for (const one of found) this.played.set(one.g, one);
    this.done += asked.length;
    return some.map(({ set }) => {
      const facts = Array.from({ length: games }, (_, g) => this.played.get(keyOf(set, g))!);
      const own = facts.map((one) => ({ ...one, g: gameOf(one.g).g }));
      return balanceOf({ ...plan, games, options: sets[set] }, own, undefined, 1);
    });
  }
}

/** At most so many games, for who asks how long it takes. */
function gamesOf({ plan, points, generations }: Settings): number {
  const halvings = Math.max(0, Math.ceil(Math.log2(points)) - 1);
  let [games, alive, before] = [0, points, 0];
  for (let halving = 0; halving <= halvings; halving++) {
    const now = Math.ceil(plan.games / 2 ** (halvings - halving));
    games += alive * (now - before);
    [alive, before] = [Math.ceil(alive / 2), now];
  }
  return generations * games + 3 * plan.games;
}
