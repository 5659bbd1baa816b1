import { type RefObject, useEffect, useRef } from 'react';

/** When what had the focus in here goes away, the focus goes to the nearest thing around it that is still there. */
export function useFocusKept<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const box = ref.current;
    if (box === null) return;
    let around: readonly HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      around = target instanceof HTMLElement ? withParents(target, box) : [];
    };
    const mend = () => {
      if (document.activeElement !== document.body || (around[0]?.isConnected ?? true)) return;
      for (const each of around.filter(({ isConnected }) => isConnected)) {
        each.focus();
        if (document.activeElement === each) return;
      }
    };
    const changes = new MutationObserver(mend);
    box.addEventListener('focusin', remember);
    changes.observe(box, { childList: true, subtree: true });
    return () => {
      box.removeEventListener('focusin', remember);
      changes.disconnect();
    };
  }, []);
  return ref;
}

function withParents(inner: HTMLElement, outer: HTMLElement): readonly HTMLElement[] {
  const parent = inner === outer ? null : inner.parentElement;
  return parent === null ? [inner] : [inner, ...withParents(parent, outer)];
}
