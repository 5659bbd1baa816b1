import { type PointerEvent, useRef, useState } from 'react';
import { move, type Place } from './seats.ts';

/** Drags a place through the list by its sigil: it changes places with whatever it is pulled over. */
export function useSeatDrag(
  places: readonly Place[],
  moved: (places: readonly Place[], from: number, to: number) => void,
) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const latest = useRef({ places, moved });
  latest.current = { places, moved };

  const grip = (key: number) => (event: PointerEvent) => {
    event.preventDefault();
    const handle = event.currentTarget as HTMLElement;
    handle.setPointerCapture(event.pointerId);
    setDragged(key);
    const pull = ({ clientY }: globalThis.PointerEvent) => {
      const now = latest.current;
      const from = now.places.findIndex((place) => place.key === key);
      const to = rowAt(list.current, clientY);
      if (to !== null && to !== from) now.moved(move(now.places, key, to), from, to);
    };
    const drop = () => {
      setDragged(null);
      handle.removeEventListener('pointermove', pull);
      handle.removeEventListener('pointerup', drop);
      handle.removeEventListener('pointercancel', drop);
    };
    handle.addEventListener('pointermove', pull);
    handle.addEventListener('pointerup', drop);
    handle.addEventListener('pointercancel', drop);
  };
  return { list, dragged, grip };
}

function rowAt(list: HTMLElement | null, y: number): number | null {
  for (const [at, row] of [...(list?.children ?? [])].entries()) {
    const { top, bottom } = row.getBoundingClientRect();
    if (y >= top && y < bottom) return at;
  }
  return null;
}
