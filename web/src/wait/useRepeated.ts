import { useEffect } from 'react';

const everyMs = 4000;

/** Does something again and again while the page can be seen, and at once when it is looked at again. */
export function useRepeated(work: () => Promise<void>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const doIt = () => {
      if (document.visibilityState === 'visible') void work();
    };
    const clock = setInterval(doIt, everyMs);
    document.addEventListener('visibilitychange', doIt);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', doIt);
    };
  }, [work, wanted]);
}
