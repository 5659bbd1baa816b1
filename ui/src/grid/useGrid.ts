import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { useKeys } from '../keys/useKeys.ts';
import { type Cell, nextCell } from './next.ts';

export interface Grid<E extends HTMLElement> {
  /** For the element around the cells. */
  readonly container: { readonly ref: RefObject<E | null>; onKeyDown(event: KeyboardEvent): void };
  /** For each cell: a button or any focusable element. */
  cell(key: string): { readonly tabIndex: 0 | -1; readonly 'data-cell': string; onFocus(): void };
  /** The cell that Tab comes to. */
  readonly current: string | null;
  focus(key: string): void;
}

export interface GridOptions {
  readonly start?: string | null;
  /** Hears of every cell the keys come to. */
  readonly moved?: (key: string) => void;
  /** The board of a table: arrows come to it also while nothing has the focus, or a card of the hand that they do not move. */
  readonly board?: boolean;
}

/** One tab stop for many cells: arrows, Home and End move inside. */
export function useGrid<E extends HTMLElement = HTMLDivElement>(
  cells: readonly Cell[],
  { start, moved, board = false }: GridOptions = {},
): Grid<E> {
  const ref = useRef<E>(null);
  const [last, setLast] = useState<string | null>(null);
  const known = (key: string | null | undefined): key is string => cells.some((cell) => cell.key === key);
  const current = known(last) ? last : known(start) ? start : (cells[0]?.key ?? null);

  const focus = useCallback((key: string) => {
    setLast(key);
    ref.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(key)}"]`)?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (current === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextCell(cells, current, event.key);
    if (next === null) return;
    event.preventDefault();
    focus(next);
    moved?.(next);
  };
  const enter = (): false | undefined => {
    const on = document.activeElement;
    if (current === null || !(on === null || on === document.body || on.closest('.hand') !== null)) return false;
    focus(current);
    return undefined;
  };
  useKeys(board ? { ArrowLeft: enter, ArrowRight: enter, ArrowUp: enter, ArrowDown: enter } : {});
  return {
    container: { ref, onKeyDown },
    cell: (key) => ({
      tabIndex: key === current ? 0 : -1,
      'data-cell': key,
      onFocus: () => setLast(key),
    }),
    current,
    focus,
  };
}
