import type { RefObject } from 'react';
import type { KeyMap } from '../keys/index.ts';

export const arrowsInto = (act: () => boolean): KeyMap =>
  Object.fromEntries(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map((key) => [key, act]));

/** Boards of cells hear the first arrow themselves (`useGrid`); where there is a map instead, it gets the focus here. */
export function intoBoard(table: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>): boolean {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body && activeElement !== bar.current) return false;
  const stop = table.current?.querySelector<HTMLElement>('.area-board :is([tabindex="0"], button:enabled)');
  stop?.focus();
  return stop !== undefined && stop !== null;
}
