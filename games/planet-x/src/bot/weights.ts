/** What things are worth to a bot, in printed Force on the table. Tuned by `orrery simulate`. */

/** A card just drawn, whatever it is. */
export const FRESH = 1.2;
/** A unit in a hand that may deploy it, as a share of its Force: it still costs an action. */
export const OWN = 0.45;
/** An opponent's unit in a hand: it is denied, but clogs the hand (spec 13). */
export const DENIED = 0.08;
/** An ally's unit in a hand: Support may bring it home. */
export const ALLIED = 0.12;
/** Modifiers, Truce and Pirates in a hand. */
export const MINOR = 1;
/** Eliminate and Recover in a hand, as a share of what they could do at once. */
export const READY = 0.75;
/** The same, of what they usually do later while there is a pile. */
export const LATER = 0.55;
/** What the best unit of a type usually is, infantry first. */
export const USUAL = [3, 4.5, 5, 9] as const;

/** How far the best attack counts of the seat whose turn comes first, second and so on: the others may still see to it. */
export const URGENCY = [0.55, 0.4, 0.3, 0.25] as const;
/** With more than two sides what one opponent loses helps all the others too. */
export const SHARED = 0.6;

/** How likely an attack by so much more Force comes through what others may hold against it. */
export function odds(margin: number): number {
  return 0.72 + 0.05 * Math.min(margin, 5);
}
