import { useEffect, useRef } from 'react';

/** Does something when a part of the page first appears, and never again. */
export function useOnce(work: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    work();
  });
}
