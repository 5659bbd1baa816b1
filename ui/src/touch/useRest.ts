import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** So long a finger rests on a thing: milliseconds; and so little it may move meanwhile: pixels. */
const RESTS = 500;
const STILL = 10;

/**
 * A finger that rests on a cell (`data-cell`), a second button or the menu key asks to look closer at it. `look` says whether
 * there is something to see; then the touch is over for everybody else, and neither a tap nor a drag comes of it.
 */
export function useRest(look: (cell: string) => boolean): {
  onPointerDown(event: PointerEvent): void;
  onContextMenu(event: MouseEvent): void;
} {
  const latest = useRef(look);
  latest.current = look;
  const over = useRef<(() => void) | null>(null);
  useEffect(() => () => over.current?.(), []);
  return {
    onPointerDown: (down) => {
      const cell = cellOf(down.target);
      over.current?.();
      if (down.pointerType === 'mouse' || cell === null) return;
      const [x, y, target, pointerId] = [down.clientX, down.clientY, down.target, down.pointerId];
      const clock = setTimeout(() => {
        over.current?.();
        if (!latest.current(cell)) return;
        // Whoever follows this finger, to carry a card or to draw, lets go.
        target.dispatchEvent(new globalThis.PointerEvent('pointercancel', { pointerId, bubbles: true }));
        dropClicks();
      }, RESTS);
      const moved = (move: globalThis.PointerEvent): void => {
        if (Math.hypot(move.clientX - x, move.clientY - y) > STILL) over.current?.();
      };
      const end = (): void => over.current?.();
      // Before anybody who keeps the moves of what is carried to themselves.
      addEventListener('pointermove', moved, true);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
      over.current = () => {
        clearTimeout(clock);
        removeEventListener('pointermove', moved, true);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        over.current = null;
      };
    },
    onContextMenu: (event) => {
      const cell = cellOf(event.target);
      // A finger has its own clock, and the menu of the browser would end its touch.
      if (over.current !== null) event.preventDefault();
      else if (cell !== null && latest.current(cell)) event.preventDefault();
    },
  };
}

/** Until the next touch: the finger that is lifted now would press what has come under it. Keys press as ever. */
function dropClicks(): void {
  const drop = (event: globalThis.MouseEvent): void => {
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', drop, true);
  addEventListener('pointerdown', () => removeEventListener('click', drop, true), { capture: true, once: true });
}

const cellOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-cell]')?.dataset.cell ?? null) : null;
