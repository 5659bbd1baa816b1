import { type RefObject, useEffect, useRef } from 'react';

/** What opens in the place of the button that was pressed takes the focus that the button had. */
export function useFocusHere<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
