import { useLayoutEffect } from 'react';

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
  return screen;
}
