import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { clampLens, type Lens, lensAbout, WHOLE } from './lens.ts';

export interface Zoom {
  /** What is seen through the lens: moved and scaled without drawing anything again. */
  readonly lens: RefObject<HTMLDivElement | null>;
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The ref of the frame: each new one is looked at whole. */
  hang(frame: HTMLDivElement): () => void;
  readonly closer: boolean;
  /** How much larger the sky is just now. */
  scale(): number;
  /** Two fingers: where they were and are. */
  pinch(from: readonly Finger[], to: readonly Finger[]): void;
  /** To a point of the frame, as shares of it, or back to the whole. */
  toggle(left: number, top: number): void;
}

export interface Finger {
  readonly x: number;
  readonly y: number;
}

const STEP = 2.2;

/** `whose`: with another sky the lens goes back to the whole. */
export function useZoom(whose: string): Zoom {
  const lens = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const now = useRef<Lens>(WHOLE);
  const [closer, setCloser] = useState(false);
  const set = useCallback((next: Lens) => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || lens.current === null) return;
    const { scale, x, y } = clampLens(next, box.width, box.height);
    now.current = { scale, x, y };
    lens.current.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    setCloser(scale > 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sky is what turns the lens back
  useLayoutEffect(() => set(WHOLE), [set, whose]);
  const hang = useCallback(
    (element: HTMLDivElement) => {
      frame.current = element;
      // A wheel listener of React is passive: the page would scroll as well.
      const turn = (event: WheelEvent): void => {
        event.preventDefault();
        const box = element.getBoundingClientRect();
        const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
        set(lensAbout(now.current, factor, event.clientX - box.left, event.clientY - box.top));
      };
      element.addEventListener('wheel', turn, { passive: false });
      return () => {
        element.removeEventListener('wheel', turn);
        frame.current = null;
        now.current = WHOLE;
        setCloser(false);
      };
    },
    [set],
  );
  return {
    lens,
    frame,
    hang,
    closer,
    scale: () => now.current.scale,
    pinch(from, to) {
      const box = frame.current?.getBoundingClientRect();
      const [a, b] = [middle(from), middle(to)];
      if (box === undefined || a === null || b === null) return;
      const factor = a.spread > 0 && b.spread > 0 ? b.spread / a.spread : 1;
      const grown = lensAbout(now.current, factor, a.x - box.left, a.y - box.top);
      set({ ...grown, x: grown.x + b.x - a.x, y: grown.y + b.y - a.y });
    },
    toggle(left, top) {
      const box = frame.current?.getBoundingClientRect();
      if (box === undefined) return;
      if (now.current.scale > 1) set(WHOLE);
      else set(lensAbout(WHOLE, STEP, left * box.width, top * box.height));
    },
  };
}

function middle(fingers: readonly Finger[]): (Finger & { readonly spread: number }) | null {
  const [a, b = a] = fingers;
  if (a === undefined || b === undefined) return null;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, spread: Math.hypot(a.x - b.x, a.y - b.y) };
}
