import { useCallback, useEffect, useRef, useState } from 'react';
import { clamped } from './walk.ts';

/** The moment stands after the # of the address: a link leads to it, and going back in the browser does. */
export function useMomentInAddress(last: number, go: (moment: number) => void) {
  const [start] = useState(() => clamped(Number(location.hash.slice(1)), last));
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    const hear = () => latest.current(Number(location.hash.slice(1)));
    window.addEventListener('hashchange', hear);
    return () => window.removeEventListener('hashchange', hear);
  }, []);
  const keep = useCallback((moment: number) => {
    const { pathname, search } = location;
    // As it is: nobody goes back through every step.
    history.replaceState(history.state, '', `${pathname}${search}${moment === 0 ? '' : `#${moment}`}`);
  }, []);
  return { start, keep };
}
