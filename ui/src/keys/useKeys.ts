import { useEffect, useRef } from 'react';

/** What each key does; null: nothing just now. One that answers false leaves the key to the next. */
export type KeyMap = Readonly<Record<string, (() => unknown) | null>>;

/** Is this event a stroke of the table's own keys, and not typing, a browser shortcut or something already done? */
export function isTableKey(event: Pick<KeyboardEvent, 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** The name a key has in a map: letters small, so that Shift and Caps Lock do not matter. */
export const keyName = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

const pressing = (target: EventTarget | null, key: string): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof Element &&
  target.closest('button, a, [role="option"]') !== null;

/** Keys of the whole table. Inner parts hear first; an open dialog or note keeps its keys to itself. */
export function useKeys(keys: KeyMap): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!isTableKey(event) || typing(event.target) || pressing(event.target, event.key)) return;
      if (document.querySelector('dialog[open], :popover-open') !== null) return;
      const act = latest.current[keyName(event.key)];
      if (act && act() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
