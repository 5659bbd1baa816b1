import { useEffect } from 'react';

/** On the icon of the installed app: how many tables wait. Not every browser has one. */
export function useBadge(turns: number): void {
  useEffect(() => {
    const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
    const set = turns > 0 ? setAppBadge?.call(navigator, turns) : clearAppBadge?.call(navigator);
    set?.catch(() => undefined);
  }, [turns]);
}
