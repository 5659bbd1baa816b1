import { useEffect, useRef, useState } from 'react';
import { momentWriter } from './moment-writer.ts';
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
  const [{ keep, flush }] = useState(momentWriter);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return { start, keep };
}
