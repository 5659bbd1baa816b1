import { useEffect } from 'react';
import { useTitle } from '../shell/Page.tsx';

const ring = (dot: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 32 32"><circle r="15" fill="#0b1026" stroke="#c9a24b" stroke-width="2"/>${dot}</svg>`,
  )}`;
const calm = ring('<circle r="6" fill="#ede6d3"/>');
const called = ring('<path d="M0-11 3-3 11 0 3 3 0 11-3 3-11 0-3-3Z" fill="#ffd766"/>');

/** Title bar and favicon say "your turn". */
export function useAttention(mine: boolean, yourTurn: string, title: string): void {
  useTitle(mine ? `● ${yourTurn} · ${title}` : title);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon === null) return;
    icon.href = mine ? called : calm;
    return () => {
      icon.href = calm;
    };
  }, [mine]);
}
