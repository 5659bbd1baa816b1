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

/** The stages, by how many cards are left in the pile of two seats; between them prices change evenly. */
const PILES = [0, 5, 19, 34] as const;
const STAGES: Readonly<Record<keyof Prices, readonly [number, number, number, number]>> = {
  table: [1, 0.92, 0.64, 0.47],
  own: [0.35, 0.6, 0.5, 0.45],
  ownCard: [0.7, -0.5, -1.35, -1.9],
  foreign: [0.01, 0.22, 0.5, 0.37],
  foreignCard: [-0.2, -2.4, -3.26, -2.2],
  eliminate: [0.8, 0.5, 0.5, 0.5],
  eliminateCard: [-0.24, 1.26, 1.46, 0.76],
  recover: [0.3, 0.4, 0.37, 0],
  recoverCard: [1.4, 1.8, 2.8, 2.6],
  modifier: [0, -0.6, -0.1, 0.2],
  pirates: [0.3, -1, -1.2, -0.7],
  truce: [0.8, 0.7, 1, 0.7],
  fresh: [0, 1.6, 1.4, 1.2],
  swing: [1, 0.84, 0.2, 0.1],
  nextSwing: [0.75, 0.7, 0, 0.1],
  spread: [1.4, 4.3, 6.3, 7.2],
};

/** The prices at every size of the pile, made once. */
const BY_PILE: readonly Prices[] = Array.from({ length: 43 }, (_, pile) => pricesAt(pile));

function pricesAt(pile: number): Prices {
  const to = pile <= PILES[1] ? 1 : pile <= PILES[2] ? 2 : 3;
  const [before, after] = [PILES[to - 1]!, PILES[to]!];
  const part = Math.min(1, (pile - before) / (after - before));
  const prices = Object.entries(STAGES).map(([name, at]) => [name, at[to - 1]! + part * (at[to]! - at[to - 1]!)]);
  return Object.fromEntries(prices) as unknown as Prices;
}

/** With more seats more cards are drawn from turn to turn. */
export function pricesOf(s: State): Prices {
  return BY_PILE[Math.min(42, Math.ceil((pileSize(s) * 2) / s.n))]!;
}
