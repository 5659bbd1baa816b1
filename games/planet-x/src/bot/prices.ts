import { pileSize } from '../rules/hands.ts';
import type { State } from '../rules/state.ts';

/**
 * What things are worth to a bot at one stage of a match, in Force at the final count. Fitted to the outcome of games of
 * bots against each other (least squares), then rounded. A card in hand is priced against a Truce or the like that is
 * played on the way and costs no action.
 */
export interface Prices {
  /** A point of Force on the table: early ones often die. */
  readonly table: number;
  /** A unit in hand that may be deployed: by its Force, and for the action that it takes. */
  readonly own: number;
  readonly ownCard: number;
  /** An opponent's unit in hand: denied by its Force, but it clogs the hand until an action gets rid of it. */
  readonly foreign: number;
  readonly foreignCard: number;
  /** Eliminate and Recover: by the best they could do at once, and for what they may do later. */
  readonly eliminate: number;
  readonly eliminateCard: number;
  readonly recover: number;
  readonly recoverCard: number;
  readonly modifier: number;
  readonly pirates: number;
  readonly truce: number;
  /** A card drawn, whatever it is. */
  readonly fresh: number;
  /** The best attack of the seat whose turn it is, and of the one after it. */
  readonly swing: number;
  readonly nextSwing: number;
  /** How far the final count still wavers. */
  readonly spread: number;
}

/** At so many cards in the pile of two seats. */
const STAGES: readonly (Prices & { readonly pile: number })[] = [
  {
    ...{ pile: 0, table: 1, own: 0.35, ownCard: 0.7, foreign: 0.01, foreignCard: -0.2, fresh: 0 },
    ...{ eliminate: 0.8, eliminateCard: -0.24, recover: 0.3, recoverCard: 1.4, modifier: 0, pirates: 0.3, truce: 0.8 },
    ...{ swing: 1, nextSwing: 0.75, spread: 1.4 },
  },
  {
    ...{ pile: 5, table: 0.92, own: 0.6, ownCard: -0.5, foreign: 0.22, foreignCard: -2.4, fresh: 1.6 },
    ...{ eliminate: 0.5, eliminateCard: 1.26, recover: 0.4, recoverCard: 1.8, modifier: -0.6, pirates: -1, truce: 0.7 },
    ...{ swing: 0.84, nextSwing: 0.7, spread: 4.3 },
  },
  {
    ...{ pile: 19, table: 0.64, own: 0.5, ownCard: -1.35, foreign: 0.5, foreignCard: -3.26, fresh: 1.4 },
    ...{
      eliminate: 0.5,
      eliminateCard: 1.46,
      recover: 0.37,
      recoverCard: 2.8,
      modifier: -0.1,
      pirates: -1.2,
      truce: 1,
    },
    ...{ swing: 0.2, nextSwing: -0.03, spread: 6.3 },
  },
  {
    ...{ pile: 34, table: 0.47, own: 0.45, ownCard: -1.9, foreign: 0.37, foreignCard: -2.2, fresh: 1.2 },
    ...{ eliminate: 0.5, eliminateCard: 0.76, recover: 0, recoverCard: 2.6, modifier: 0.2, pirates: -0.7, truce: 0.7 },
    ...{ swing: 0.1, nextSwing: 0.1, spread: 7.2 },
  },
];

/** The prices at every size of the pile, made once. */
const BY_PILE: readonly Prices[] = Array.from({ length: 43 }, (_, pile) => pricesAt(pile));

function pricesAt(pile: number): Prices {
  const next = STAGES.findIndex((stage) => stage.pile >= pile);
  const to = STAGES.at(next)!;
  const from = STAGES[Math.max(0, next - 1)]!;
  if (next <= 0) return to;
  const part = (pile - from.pile) / (to.pile - from.pile);
  const names = Object.keys(to) as (keyof typeof to)[];
  return Object.fromEntries(
    names.map((name) => [name, from[name] + part * (to[name] - from[name])]),
  ) as unknown as Prices;
}

/** With more seats more cards are drawn from turn to turn. */
export function pricesOf(s: State): Prices {
  return BY_PILE[Math.min(42, Math.ceil((pileSize(s) * 2) / s.n))]!;
}
