import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Tells when somebody comes, by keys, to something that a panel lies over. */
export function useFocusUnder(panel: RefObject<HTMLElement | null>, tell: () => void): void {
  const come = useEffectEvent(({ target }: FocusEvent) => {
    const lies = panel.current;
    if (lies === null || !(target instanceof Element) || lies.contains(target)) return;
    if (target.matches(':focus-visible') && overlap(lies, target)) tell();
  });
  useEffect(() => {
    document.addEventListener('focusin', come);
    return () => document.removeEventListener('focusin', come);
  }, []);
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
