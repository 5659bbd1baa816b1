import { type RefObject, useEffect, useRef } from 'react';

/** Who is nearer to the end than this has not gone up to read. */
const near = 24;

/**
 * A list opens at its newest line and stays there: when lines come, and when the room for it changes, until somebody scrolls
 * up. `own`: the newest line is the reader's, who wants to see it wherever they were.
 */
export function useEndInSight(list: RefObject<HTMLElement | null>, count: number, own: boolean): void {
  const atEnd = useRef(true);
  const empty = count === 0;
  useEffect(() => {
    const shown = list.current;
    if (shown === null || empty) return;
    const follow = () => {
      if (atEnd.current) toEnd(shown);
    };
    const note = () => {
      atEnd.current = shown.scrollHeight - shown.scrollTop - shown.clientHeight < near;
    };
    // A sheet gives its list a size only after this has run.
    const sizes = new ResizeObserver(follow);
    sizes.observe(shown);
    shown.addEventListener('scroll', note, { passive: true });
    return () => {
      sizes.disconnect();
      shown.removeEventListener('scroll', note);
    };
  }, [list, empty]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line counts, whatever it says
  useEffect(() => {
    if (list.current !== null && (own || atEnd.current)) toEnd(list.current);
  }, [list, count]);
}

const toEnd = (list: HTMLElement): void => list.scrollTo({ top: list.scrollHeight });
