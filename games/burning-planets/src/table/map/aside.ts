import { type RefObject, useEffect } from 'react';
import type { Box } from './camera.ts';
import type { Point } from './hex.ts';
import type { CameraHand } from './useCamera.ts';

const GAP = 6;
/** Farther from its planet a name would be taken for another's. */
const MOST = 90;
/** Longer than the map waits until it is cut anew, for the size of names follows from that. */
const REST = 260;

const STAYS: Point = { x: 0, y: 0 };

/**
 * How far a name goes so that nothing covers it: to the left of the tools, or the shorter way out from under the small map and the notes
 * beside it, right or down. Nowhere, if nothing does, or if it would have to leave its planet.
 */
export function asideOf(name: Box, tools: readonly Box[], notes: readonly Box[]): Point {
  const over = tools.filter((tool) => meet(name, tool));
  if (over.length > 0) {
    const by = name.x + name.w + GAP - Math.min(...over.map(({ x }) => x));
    return by <= MOST ? { x: -by, y: 0 } : STAYS;
  }
  const under = notes.filter((note) => meet(name, note));
  if (under.length === 0) return STAYS;
  const right = Math.max(...under.map(({ x, w }) => x + w)) + GAP - name.x;
  const down = Math.max(...under.map(({ y, h }) => y + h)) + GAP - name.y;
  if (Math.min(right, down) > MOST) return STAYS;
  return right <= down ? { x: right, y: 0 } : { x: 0, y: down };
}

const meets = (a: number, long: number, b: number, wide: number): boolean => a < b + wide && b < a + long;
const meet = (a: Box, b: Box): boolean => meets(a.x, a.w, b.x, b.w) && meets(a.y, a.h, b.y, b.h);

/** Names come out from under the tools of the map whenever it has come to rest, with the sign of whose planet it is. */
export function useNamesAside(hand: CameraHand, root: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    let rest = 0;
    const lay = (): void => {
      const map = root.current;
      if (map === null) return;
      const tools = [...map.querySelectorAll(':is(.bp-tools, .bp-zoom) .btn')].map(boxOf);
      const notes = [...map.querySelectorAll('.bp-minimap, .bp-news, .bp-catastrophe')].map(boxOf);
      for (const label of map.querySelectorAll<SVGGElement>('.bp-label')) {
        label.style.translate = '';
        const name = label.querySelector('text');
        if (name === null) continue;
        const { x, y } = asideOf(boxOf(name), tools, notes);
        // It is scaled itself, after it was moved.
        const scale = (label.parentNode as SVGGElement).getScreenCTM()?.a ?? 1;
        if (x !== 0 || y !== 0) label.style.translate = `${x / scale}px ${y / scale}px`;
      }
    };
    const quiet = hand.listen(() => {
      clearTimeout(rest);
      rest = globalThis.setTimeout(lay, REST) as unknown as number;
    });
    return () => {
      quiet();
      clearTimeout(rest);
    };
  }, [hand, root]);
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
}
