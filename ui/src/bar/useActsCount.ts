import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Writes on the bar how many buttons it has (`data-acts`), for its layout. Asked with `:has()` every change anywhere on the page
 * would have all of the page styled anew; and the bar cannot know it itself, since parts of a game may draw nothing.
 */
export function useActsCount(): RefObject<HTMLDivElement | null> {
  const actions = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = actions.current;
    if (row === null) return;
    const bar = row.parentElement;
    const count = (): void => {
      if (row.childElementCount === 0) bar?.removeAttribute('data-acts');
      else bar?.setAttribute('data-acts', String(row.childElementCount));
    };
    count();
    const observer = new MutationObserver(count);
    observer.observe(row, { childList: true });
    return () => observer.disconnect();
  }, []);
  return actions;
}
