import {
  type PointerEvent as ReactPointerEvent,
  type RefCallback,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { atOnce, buzz } from '../touch/index.ts';
import { type Drag, drag, rest, type Spot } from './drag.ts';
import { whenStill } from './still.ts';

export interface DragOptions {
  /** A card has left the hand. */
  lift?(key: string): void;
  /** It has come over this cell (`data-cell`), or left the last one. */
  over?(key: string, cell: string | null): void;
  /** It is held still there: time for whatever is too much work for a finger on its way. */
  rests?(key: string): void;
  /** It was let go over this cell, or beside all of them. */
  drop(key: string, cell: string | null): void;
}

export interface Dragging {
  /** What is carried. It changes when a card is lifted and let go, not while it moves: a table is not drawn again for each move. */
  readonly carried: string | null;
  /** The ref of what shows it: its upper left corner is kept under the pointer. */
  readonly hang: RefCallback<HTMLElement>;
  handle(key: string): { onPointerDown(event: ReactPointerEvent): void };
}

/** Carries cards to cells by pointer; a tap stays a tap. Spread `handle(key)` on each card. */
export function useDrag(options: DragOptions): Dragging {
  const [carried, setCarried] = useState<string | null>(null);
  const acts = useRef(options);
  acts.current = options;
  const now = useRef<Drag>(rest);
  const cell = useRef<string | null>(null);
  const sign = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const still = whenStill(() => now.current.t === 'carried' && acts.current.rests?.(now.current.key));
    const hear = (event: PointerEvent): void => {
      const before = now.current;
      const at = { x: event.clientX, y: event.clientY };
      const t = event.type === 'pointermove' ? 'move' : event.type === 'pointerup' ? 'up' : 'cancel';
      const after = drag(before, { t, pointer: event.pointerId, at });
      if (after === before) return;
      now.current = after;
      if (after.t === 'rest') still.end();
      if (before.t === 'pressed' && after.t === 'carried') {
        buzz('lift');
        cell.current = null;
        acts.current.lift?.(after.key);
        setCarried(after.key);
      }
      if (after.t === 'carried') {
        // Its moves are nobody else's: React would look for listeners of each of them through the whole table.
        event.stopPropagation();
        // Asked before anything is moved, so that nothing has to be laid out for the answer.
        const over = cellAt(at);
        if (over !== cell.current) {
          cell.current = over;
          atOnce(() => acts.current.over?.(after.key, over));
        }
        still.move(over, at);
        // What is not seen need not move.
        if (sign.current !== null && !sign.current.hasAttribute('data-hidden')) place(sign.current, at);
      }
      if (before.t === 'carried' && after.t === 'rest') {
        swallowClick();
        acts.current.drop(before.key, t === 'up' ? cellAt(at) : null);
        setCarried(null);
      }
    };
    const ends = ['pointerup', 'pointercancel'] as const;
    addEventListener('pointermove', hear, true);
    for (const name of ends) addEventListener(name, hear);
    return () => {
      still.end();
      removeEventListener('pointermove', hear, true);
      for (const name of ends) removeEventListener(name, hear);
    };
  }, []);
  const hang = useCallback((element: HTMLElement | null): void => {
    sign.current = element;
    if (element !== null && now.current.t !== 'rest') place(element, now.current.at);
  }, []);
  const handle = useCallback(
    (key: string) => ({
      onPointerDown: (event: ReactPointerEvent) => {
        if (event.button !== 0) return;
        const at = { x: event.clientX, y: event.clientY };
        now.current = drag(now.current, { t: 'down', key, pointer: event.pointerId, at });
      },
    }),
    [],
  );
  return { carried, hang, handle };
}

function place(element: HTMLElement, { x, y }: Spot): void {
  element.style.transform = `translate(${x}px,${y}px)`;
}

/** Cards and lines of the log are cells of their own grids, never a place to drop on. */
const cellAt = ({ x, y }: Spot): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]:not([role="option"], .log-line)')?.dataset.cell ??
  null;

/** The click that follows a drop is not a tap on whatever lies there. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
