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

/** Upon the middle of the arrow, as far as the board allows. */
export function cartoucheOf(plan: Plan, { attacker, target }: Pick<Duel, 'attacker' | 'target'>): Cartouche {
  const { field, narrow, width, discards, pile } = plan;
  const [from, to] = [plan.places.get(attacker), plan.places.get(target)];
  const middle = from === undefined || to === undefined ? width / 2 : (from.x + from.w / 2 + to.x + to.w / 2) / 2;
  const wide = narrow ? 176 : 216;
  const least = narrow ? wide / 2 : 190 + wide / 2;
  const most = narrow ? pile.x - 16 - wide / 2 : width - wide / 2 - 4;
  const x = Math.min(Math.max(middle, least), Math.max(most, least));
  const start = narrow ? x + wide / 2 + 4 : x + wide / 2 + GAP;
  const right = { x: start, w: width - start - 4 };
  const piles = narrow ? 0 : discards.x + discards.w + GAP;
  const left = { x: piles, w: x - wide / 2 - GAP - piles };
  const side = narrow || right.w >= Math.min(left.w, 270) ? 'right' : 'left';
  return {
    ...{ x, wide, side, y: field.y + field.h / 2 },
    beside: { ...(side === 'right' ? right : left), y: field.y, h: field.h },
  };
}
