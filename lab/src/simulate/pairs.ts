import { type Plan, seating, turnOf } from './plan.ts';
import type { Played } from './play.ts';

/** What one bot got in all games, compared deal by deal: on each deal everybody has sat in every seat. */
export interface Strength {
  /** Of each victory, shared ones in parts; 1 / seats a seat is what equals get. */
  readonly share: number;
  /** How far the share may be off, 95 times in 100: by the spread between deals. 1: nothing is known. */
  readonly give: number;
  /** Points ahead of the best other bot, or behind; null for a game without scores. */
  readonly margin: number | null;
  /** Deals on which it got more than its equal part, and less; the others decide nothing. */
  readonly better: number;
  readonly worse: number;
}

/** By bot; a deal of which not all seatings were played to the end is left out. */
export function strengths(plan: Plan, played: readonly Played[]): Map<string, Strength> {
  const turn = turnOf(plan);
  const deals: Played[][] = [];
  for (let g = 0; g + turn <= played.length; g += turn) {
    const deal = played.slice(g, g + turn);
    if (deal.every(({ places }) => places !== null)) deals.push(deal);
  }
  return new Map([...new Set(plan.bots)].map((bot) => [bot, strengthOf(bot, plan, deals)]));
}

function strengthOf(bot: string, plan: Plan, deals: readonly Played[][]): Strength {
  const fair = plan.bots.filter((each) => each === bot).length / plan.seats;
  const shares = deals.map((deal) => mean(deal.map((game) => shareOf(bot, plan, game))));
  const margins = deals.flatMap((deal) => deal.flatMap((game) => marginOf(bot, plan, game) ?? []));
  const share = mean(shares);
  const spread = shares.reduce((sum, one) => sum + (one - share) ** 2, 0) / Math.max(1, shares.length - 1);
  return {
    share: short(share),
    give: shares.length < 2 ? 1 : short(1.96 * Math.sqrt(spread / shares.length)),
    margin: margins.length === 0 ? null : short(mean(margins)),
    better: shares.filter((one) => one > fair + 1e-9).length,
    worse: shares.filter((one) => one < fair - 1e-9).length,
  };
}

function shareOf(bot: string, plan: Plan, { g, places }: Played): number {
  const first = places!.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const bots = seating(plan, g);
  return first.filter((seat) => bots[seat] === bot).length / first.length;
}

function marginOf(bot: string, plan: Plan, { g, scores }: Played): number | null {
  const bots = seating(plan, g);
  const of = (mine: boolean) => (scores ?? []).filter((_, seat) => (bots[seat] === bot) === mine);
  const [own, others] = [of(true), of(false)];
  return own.length === 0 || others.length === 0 ? null : Math.max(...own) - Math.max(...others);
}

const mean = (all: readonly number[]) => (all.length === 0 ? 0 : all.reduce((sum, one) => sum + one, 0) / all.length);
const short = (value: number) => Number(value.toFixed(4));
