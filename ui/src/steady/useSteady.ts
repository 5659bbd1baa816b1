import { useCallback, useRef } from 'react';

/** The same function for every drawing, which does what the latest one was given to do: what gets it need not be drawn again. */
export function useSteady<A extends unknown[], R>(act: (...given: A) => R): (...given: A) => R {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...given: A) => latest.current(...given), []);
}
