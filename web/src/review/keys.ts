import type { Eyes } from '@orrery/kernel';
import { isTableKey } from '@orrery/ui';
import { useEffect, useRef } from 'react';

/** What each key does, by its name in small letters; with Shift `shift+arrowleft`. */
export type ReviewKeys = Readonly<Record<string, () => void>>;

const moves = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** What has the focus keeps the keys that it needs: a slider, the board and the log their arrows, a button its press. */
function keeps(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  const walked = 'input[type="range"], [role="radio"], [role="tab"], .board, .area-hand, .log';
  if (target.closest(walked) !== null && moves.includes(key)) return true;
  if (target.matches('input[type="range"]')) return false;
  if (target.closest('input, textarea, select, [contenteditable="true"]') !== null) return true;
  return (key === ' ' || key === 'Enter') && target.closest('button, a, summary') !== null;
}

/** Keys of the whole page, heard before those of the game's own table, at which nobody plays. */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!isTableKey(event) || document.querySelector('dialog[open], :popover-open') !== null) return;
      const shifted = event.shiftKey && moves.includes(event.key);
      if (!shifted && keeps(event.target, event.key)) return;
      const key = event.key.toLowerCase();
      const act = latest.current[shifted ? `shift+${key}` : key];
      if (act === undefined) return;
      act();
      event.preventDefault();
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, []);
}

/** 0: open, T: the table, 1 to 6: the seats there are. */
export function eyesKeys(seats: number, choose: (eyes: Eyes) => void): ReviewKeys {
  const own = Array.from({ length: seats }, (_, seat) => [String(seat + 1), () => choose(seat)] as const);
  return { '0': () => choose('open'), t: () => choose('table'), ...Object.fromEntries(own) };
}
