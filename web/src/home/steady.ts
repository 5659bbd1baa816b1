import { type HTMLAttributes, useEffect, useRef, useState } from 'react';

interface Row {
  readonly id: string;
}

/** The rows as they are shown, with what is new of each: nothing moves, what has come is last, what has gone stays. */
export function steadyRows<R extends Row>(shown: readonly R[], fresh: readonly R[]): readonly R[] {
  const kept = shown.map((row) => fresh.find(({ id }) => id === row.id) ?? row);
  return [...kept, ...fresh.filter(({ id }) => !shown.some((row) => row.id === id))];
}

/** Rows that do not move while a pointer is over them; the handlers belong on what holds them. */
export function useSteady<R extends Row>(fresh: readonly R[]): [readonly R[], HTMLAttributes<HTMLElement>] {
  const [under, setUnder] = useState(false);
  const last = useRef(fresh);
  const rows = under ? steadyRows(last.current, fresh) : fresh;
  useEffect(() => {
    last.current = rows;
  });
  return [rows, { onPointerEnter: () => setUnder(true), onPointerLeave: () => setUnder(false) }];
}
