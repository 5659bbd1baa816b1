import { type RefObject, useEffect } from 'react';

/**
 * Buttons come and go with the question. When the one that held the focus goes, the focus moves to `fallback` instead of
 * falling back to the top of the page, so that whoever plays by keys or ear stays where the next question is.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>, fallback: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let last: Element | null = null;
    const remember = (event: FocusEvent): void => {
      last = event.target as Element;
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) fallback.current?.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', remember);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [root, fallback]);
}
