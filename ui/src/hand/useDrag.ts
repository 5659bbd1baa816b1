import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { buzz } from '../touch/index.ts';
import { type Drag, drag, rest, type Spot } from './drag.ts';

export interface DragOptions {
  /** A card has left the hand. */
  lift?(key: string): void;
  /** It is carried over this cell (`data-cell`), or over none. */
  over?(cell: string | null): void;
  /** It was let go over this cell, or beside all of them. */
  drop(key: string, cell: string | null): void;
}

export interface Carried {
  readonly key: string;
  readonly at: Spot;
}

/** Carries cards to cells by pointer; a tap stays a tap. Spread `handle(key)` on each card. */
export function useDrag(options: DragOptions): {
  readonly carried: Carried | null;
  handle(key: string): { onPointerDown(event: ReactPointerEvent): void };
} {
  const [now, setNow] = useState<Drag>(rest);
  const latest = useRef({ now, options });
  latest.current = { now, options };
  const held = now.t !== 'rest';
  useEffect(() => {
    if (!held) return;
    const hear = (event: PointerEvent): void => {
      const { now: before, options: act } = latest.current;
      const at = { x: event.clientX, y: event.clientY };
      const t = event.type === 'pointermove' ? 'move' : event.type === 'pointerup' ? 'up' : 'cancel';
      const after = drag(before, { t, pointer: event.pointerId, at });
      if (after === before) return;
      latest.current.now = after;
      if (before.t === 'pressed' && after.t === 'carried') {
        buzz('lift');
        act.lift?.(after.key);
      }
      if (after.t === 'carried') act.over?.(cellAt(at));
      if (before.t === 'carried' && after.t === 'rest') {
        swallowClick();
        act.drop(before.key, t === 'up' ? cellAt(at) : null);
      }
      setNow(after);
    };
    const names = ['pointermove', 'pointerup', 'pointercancel'] as const;
    for (const name of names) addEventListener(name, hear);
    return () => {
      for (const name of names) removeEventListener(name, hear);
    };
  }, [held]);
  return {
    carried: now.t === 'carried' ? { key: now.key, at: now.at } : null,
    handle: (key) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        setNow(drag(now, { t: 'down', key, pointer: event.pointerId, at: { x: event.clientX, y: event.clientY } }));
      },
    }),
  };
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
