import { type RefObject, useEffect } from 'react';
import type { Box } from './camera.ts';
import type { CameraHand } from './useCamera.ts';

const GAP = 6;
/** Farther from its planet a name would be taken for another's. */
const MOST = 90;
/** Longer than the map waits until it is cut anew, for the size of names follows from that. */
const REST = 260;

/** How far to the left a name goes so that no tool covers it; 0: none does, or it would have to leave its planet. */
export function asideOf(name: Box, tools: readonly Box[]): number {
  const over = tools.filter((tool) => meets(name.x, name.w, tool.x, tool.w) && meets(name.y, name.h, tool.y, tool.h));
  if (over.length === 0) return 0;
  const by = name.x + name.w + GAP - Math.min(...over.map(({ x }) => x));
  return by <= MOST ? by : 0;
}

const meets = (a: number, long: number, b: number, wide: number): boolean => a < b + wide && b < a + long;

/** Names come out from under the tools of the map whenever it has come to rest. */
export function useNamesAside(hand: CameraHand, root: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    let rest = 0;
    const lay = (): void => {
      const map = root.current;
      if (map === null) return;
      const tools = [...map.querySelectorAll(':is(.bp-tools, .bp-zoom) .btn')].map(boxOf);
      for (const name of map.querySelectorAll<SVGTextElement>('.bp-label text')) {
        name.style.translate = '';
        const aside = asideOf(boxOf(name), tools);
        if (aside > 0) name.style.translate = `${-aside / (name.getScreenCTM()?.a ?? 1)}px`;
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
