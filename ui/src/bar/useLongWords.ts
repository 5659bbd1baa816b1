import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Words that are longer than the bar of a phone has room for: first whose turn it is goes, which its ground says too
 * (`data-long="lead"`); if that is not enough (`data-long="more"`), they can be scrolled by keys, and a tap or Enter unfolds the
 * bar upwards (`data-unfolded`, higher by `--more`) until they change.
 */
export function useLongWords(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const words = ref.current;
    const bar = words?.parentElement;
    if (!words || !bar) return;
    const unfolded = (): boolean => bar.hasAttribute('data-unfolded');
    const beyond = (): number => words.scrollHeight - words.clientHeight;
    const scrolls = (): boolean => getComputedStyle(words).overflowY === 'auto';
    const measure = (): void => {
      bar.removeAttribute('data-long');
      words.removeAttribute('tabindex');
      if (beyond() <= 1 || !scrolls()) return;
      bar.setAttribute('data-long', 'lead');
      if (beyond() <= 1) return;
      bar.setAttribute('data-long', 'more');
      bar.style.setProperty('--more', `${beyond()}px`);
      words.tabIndex = 0;
    };
    const changed = (): void => {
      bar.removeAttribute('data-unfolded');
      measure();
    };
    const toggle = (): void => {
      if (bar.getAttribute('data-long') === 'more') bar.toggleAttribute('data-unfolded');
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.target !== words || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      toggle();
    };
    changed();
    const rewritten = new MutationObserver((records) => {
      if (!records.every(isTick)) changed();
      else if (!unfolded()) measure();
    });
    rewritten.observe(words, { childList: true, characterData: true, subtree: true });
    const resized = new ResizeObserver(() => {
      if (!unfolded()) measure();
    });
    resized.observe(words);
    words.addEventListener('click', toggle);
    words.addEventListener('keydown', pressed);
    return () => {
      rewritten.disconnect();
      resized.disconnect();
      words.removeEventListener('click', toggle);
      words.removeEventListener('keydown', pressed);
    };
  }, []);
  return ref;
}

/** A clock stands among the words: that it goes on is nothing new to read. */
function isTick({ target }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest('.seat-since') != null;
}
