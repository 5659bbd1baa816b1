import { useEffect, useLayoutEffect } from 'react';

/** The address under which a device that holds no seat becomes the table itself: a large screen for all. */
export const screenUrl = (table: string, link: string | null): string =>
  `/t/${table}?screen${link === null ? '' : `#${link}`}`;

export function isScreen(): boolean {
  return new URLSearchParams(location.search).has('screen');
}

/** Prints this page in the large letters of a screen that is read from across the room. */
export function useScreen(): boolean {
  const screen = isScreen();
  useLayoutEffect(() => {
    if (!screen) return;
    document.documentElement.dataset.screen = 'large';
    return () => {
      delete document.documentElement.dataset.screen;
    };
  }, [screen]);
  useStayingAwake(screen);
  return screen;
}

/** Nobody touches it, so it would go dark; the browser lets go of the wish whenever the page is out of sight. */
function useStayingAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | null = null;
    const stay = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      held = await navigator.wakeLock.request('screen').catch(() => null);
    };
    void stay();
    document.addEventListener('visibilitychange', stay);
    return () => {
      document.removeEventListener('visibilitychange', stay);
      void held?.release();
    };
  }, [wanted]);
}
