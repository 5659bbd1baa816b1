import type { Plan } from '../simulate/plan.ts';
import type { Facts } from './facts.ts';

/** A share with what it may be off, 95 times in 100. */
export interface Share {
  readonly name: string;
  readonly of: number;
  readonly share: number;
  readonly give: number;
}

export interface Balance {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly bots: readonly string[];
  readonly decided: number;
  /** Of the decided games. */
  readonly bySeat: readonly Share[];
  /** How much more often a seat wins that used something more than the others did, less how often one does that used it less. */
  readonly byThing: readonly (Share & { readonly uses: number })[];
  /** Seats and things whose interval leaves out what equals get: what to look at. */
  readonly named: readonly string[];
  readonly length: Spread;
  readonly rounds: Spread;
  readonly leadChanges: Spread;
  /** Points between first and second; null for a game without. */
  readonly margin: Spread | null;
}

export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
  readonly counts: readonly { readonly from: number; readonly to: number; readonly count: number }[];
}

/** Things seen in fewer games say nothing. */
const FEWEST = 30;
/** So many are asked at once that an interval of 95 of 100 would name some by luck alone: an effect is named from here on, in standard errors. */
const SURE = 3;

export function balanceOf(plan: Plan, all: readonly Facts[]): Balance {
  const decided = all.filter(({ winners }) => winners.length > 0);
  const bySeat = plan.bots.map((_, seat) =>
    shareOf(
      `seat ${seat}`,
      decided.map(({ winners }) => (winners.includes(seat) ? 1 : 0)),
    ),
  );
  const fair = decided.reduce((sum, { winners }) => sum + winners.length, 0) / Math.max(1, decided.length) / plan.seats;
  const byThing = thingsOf(decided, plan.seats);
  const off = ({ share, give }: Share, usual: number) => Math.abs(share - usual) > (SURE / 1.96) * give;
  const margins = all.flatMap(({ scores }) => {
    if (scores === null) return [];
    const sorted = [...scores].sort((a, b) => b - a);
    return [sorted[0]! - sorted[1]!];
  });
  return {
    ...{ game: plan.game, seats: plan.seats, games: all.length, bots: plan.bots, decided: decided.length },
    ...{ bySeat, byThing },
    named: [...bySeat.filter((each) => off(each, fair)), ...byThing.filter((each) => off(each, 0))].map(
      ({ name }) => name,
    ),
    length: spreadOf(all.map(({ decisions }) => decisions)),
    rounds: spreadOf(all.map(({ rounds }) => rounds)),
    leadChanges: spreadOf(all.map(({ leads }) => leads)),
    margin: margins.length === 0 ? null : spreadOf(margins),
  };
}

function thingsOf(games: readonly Facts[], seats: number): (Share & { uses: number })[] {
  const names = [...new Set(games.flatMap(({ used }) => used.flatMap((each) => Object.keys(each))))].sort();
  const found = names.flatMap((name) => {
    const effects: number[] = [];
    let uses = 0;
    for (const { used, winners } of games) {
      const counts = used.map((each) => each[name] ?? 0);
      const mean = counts.reduce((sum, one) => sum + one, 0) / seats;
      uses += mean * seats;
      const more = counts.flatMap((count, seat) => (count > mean ? [seat] : []));
      const less = counts.flatMap((count, seat) => (count < mean ? [seat] : []));
      if (more.length === 0) continue;
      const won = (some: readonly number[]) => some.filter((seat) => winners.includes(seat)).length / some.length;
      effects.push(won(more) - won(less));
    }
    return effects.length < FEWEST ? [] : [{ ...shareOf(name, effects), uses }];
  });
  return found.sort((a, b) => b.share - a.share);
}

function shareOf(name: string, values: readonly number[]): Share {
  const share = mean(values);
  const spread = values.reduce((sum, one) => sum + (one - share) ** 2, 0) / Math.max(1, values.length - 1);
  const give = values.length < 2 ? 1 : 1.96 * Math.sqrt(spread / values.length);
  return { name, of: values.length, share: short(share), give: short(give) };
}

const BARS = 12;

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const [least, most] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const wide = Math.max(1, Math.ceil((most - least + 1) / BARS));
  const counts = Array.from({ length: Math.floor((most - least) / wide) + 1 }, (_, k) => {
    const from = least + k * wide;
    return { from, to: from + wide - 1, count: sorted.filter((value) => value >= from && value < from + wide).length };
  });
  return { least, median: sorted[sorted.length >> 1] ?? 0, most, counts };
}

const mean = (all: readonly number[]) => (all.length === 0 ? 0 : all.reduce((sum, one) => sum + one, 0) / all.length);
const short = (value: number) => Number(value.toFixed(4));
