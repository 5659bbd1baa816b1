import { type PointerEvent, useRef } from 'react';

/** So far a finger goes up before it is a pull and not a tap: pixels. */
const FAR = 28;

interface Pull {
  onPointerDown?(event: PointerEvent): void;
  onPointerMove?(event: PointerEvent): void;
  onPointerUp?(): void;
  onPointerCancel?(): void;
}

/** A finger that goes upwards opens what lies below; a mouse has a button for it. */
export function usePull(open: (() => void) | null): Pull {
  const from = useRef<number | null>(null);
  if (open === null) return {};
  const forget = (): void => {
    from.current = null;
  };
  return {
    onPointerDown: ({ pointerType, clientY }) => {
      from.current = pointerType === 'touch' ? clientY : null;
    },
    onPointerMove: ({ clientY }) => {
      if (from.current === null || from.current - clientY < FAR) return;
      forget();
      open();
    },
    onPointerUp: forget,
    onPointerCancel: forget,
  };
}
