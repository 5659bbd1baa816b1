import { inRems } from '@orrery/ui';
import { useCallback, useSyncExternalStore } from 'react';

export const phoneScreen = '(max-width: 700px)';
/** A phone, also on its side. */
export const smallScreen = '(max-width: 700px), (max-height: 560px)';
export const narrowScreen = '(max-width: 1099px)';
/** Where a table has the frame of a desktop. */
export const desktopTable = '(min-width: 861px) and (min-height: 561px)';
export const wideScreen = '(min-width: 1600px)';

/** Whether a media query holds, now and whenever it changes. Its pixels are those of the style sheets. */
export function useMedia(sized: string): boolean {
  const query = inRems(sized);
  const listen = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches, nowhere);
}

/** Drawn without a browser: no screen has any size. */
const nowhere = (): boolean => false;
