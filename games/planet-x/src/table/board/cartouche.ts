import type { Box } from './arrange.ts';
import type { Plan } from './plan.ts';

/** Two stacks that fight, or would: who they are, and their Forces. */
export interface Duel {
  readonly attacker: number;
  readonly target: number;
  readonly forces: readonly [number, number];
  /** Only thought of so far. */
  readonly draft: boolean;
  /** What a special that is drawn would make of it: `forces` are those after it, or the attack would be called off. */
  readonly would?: 'turns' | 'off';
}

/** Where the two Forces of a clash stand, and the room beside them for what is said of it. */
export interface Cartouche {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  /** Clear of the numbers and of the piles. */
  readonly beside: Box;
  readonly side: 'left' | 'right';
}

const GAP = 24;

/** On a phone in the strip, beside the piles; else upon the middle of the arrow, as far as the board allows. */
export function cartoucheOf(plan: Plan, { attacker, target }: Pick<Duel, 'attacker' | 'target'>): Cartouche {
  const { field, narrow, width, discards, pile } = plan;
  const y = field.y + field.h / 2;
  if (narrow) {
    const wide = Math.min(pile.x - 8, 320);
    return { x: wide / 2 + 1, y, wide, side: 'right', beside: { x: 0, w: pile.x, y: field.y, h: field.h } };
  }
  const [from, to] = [plan.places.get(attacker), plan.places.get(target)];
  const middle = from === undefined || to === undefined ? width / 2 : (from.x + from.w / 2 + to.x + to.w / 2) / 2;
  const wide = 216;
  const least = 190 + wide / 2;
  const x = Math.min(Math.max(middle, least), Math.max(width - wide / 2 - 4, least));
  const start = x + wide / 2 + GAP;
  const right = { x: start, w: width - start - 4 };
  const piles = discards.x + discards.w + GAP;
  const left = { x: piles, w: x - wide / 2 - GAP - piles };
  const side = right.w >= Math.min(left.w, 270) ? 'right' : 'left';
  return { x, wide, side, y, beside: { ...(side === 'right' ? right : left), y: field.y, h: field.h } };
}
