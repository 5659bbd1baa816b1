import type { Spot } from './drag.ts';

/** A finger that holds still trembles by so many pixels. */
const TREMBLES = 4;
/** So long it holds still before what it is over is looked at closely, in milliseconds. */
const HOLDS = 250;

export interface Still {
  /** It is here now, over this cell. */
  move(cell: string | null, at: Spot): void;
  /** It was let go. */
  end(): void;
}

/** Tells, once for each cell, that a pointer holds still over it. On its way it costs nothing but this. */
export function whenStill(tell: () => void): Still {
  let place: string | null | undefined;
  let since: Spot | null = null;
  let told = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    move(cell, at) {
      if (cell !== place) {
        place = cell;
        since = null;
        told = false;
      }
      if (told || (since !== null && Math.hypot(at.x - since.x, at.y - since.y) <= TREMBLES)) return;
      since = at;
      clearTimeout(timer);
      timer = setTimeout(() => {
        told = true;
        tell();
      }, HOLDS);
    },
    end() {
      clearTimeout(timer);
      place = undefined;
    },
  };
}
