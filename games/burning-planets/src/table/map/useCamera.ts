import { rem } from '@orrery/ui';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type Box,
  between,
  type Camera,
  CLOSE,
  centred,
  FIRST_SIGHT,
  fit,
  fitIn,
  freeOf,
  isInSight,
  kept,
  levelOf,
  movedInto,
  revealing,
  type Window,
  zoomed,
} from './camera.ts';
import type { Point } from './hex.ts';

const GLIDE = 320;
/** After so long without a change of scale the map is cut anew, sharp at the scale it has come to. */
const SETTLE = 220;

/** The hand on the camera. Nothing of it is React's: a frame of panning sets one transform and no more. */
export interface CameraHand {
  readonly now: () => Camera;
  readonly window: Window;
  /** At once, as a finger moves. */
  set(camera: Camera): void;
  /** Over a moment, unless motion is off. */
  glide(camera: Camera): void;
  zoom(by: number, about?: Point): void;
  /** The whole board, beside a card if one is open. */
  whole(): void;
  /** A box of the map into the middle of what a card leaves free, from as near as it goes. */
  show(box: Box): void;
  /** A box of the map out from under a card, from as near as now if it can be. */
  uncover(box: Box): void;
  /** As little as needed, so that a box is not under a card; never nearer or farther. */
  clear(box: Box): void;
  /** A box of the map into sight, large enough to be touched; nothing moves where it is so already. */
  bring(box: Box): void;
  centre(at: Point, k?: number): void;
  /** As little as needed, so that a point is in sight. */
  reveal(at: Point): void;
  /** Hears of every change; gives what ends it. */
  listen(ear: (camera: Camera, window: Window) => void): () => void;
}

export function useCamera(
  board: Box,
  /** All that is drawn, beyond the board too. */
  sheet: Box,
  window: Window,
  /** A card may lie over it. */
  carded: boolean,
  start: (window: Window) => Camera,
): {
  readonly hand: CameraHand;
  /** Carries the drawing. A transform of the drawing itself would lay its text out anew in each frame. */
  readonly world: RefObject<HTMLDivElement | null>;
  readonly root: RefObject<HTMLDivElement | null>;
} {
  const world = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera | null>(null);
  const size = useRef(window);
  const underCard = useRef(carded);
  underCard.current = carded;
  const cut = useRef(0);
  const frame = useRef(0);
  const settling = useRef(0);
  const ears = useRef(new Set<(camera: Camera, window: Window) => void>());
  const wanted = useRef<Camera | null>(null);
  /** Brings what was brought into sight last there again, until somebody moves the map; null: somebody has. */
  const wish = useRef<(() => void) | null>(null);

  const paint = useCallback(() => {
    const now = camera.current;
    const carrier = world.current;
    if (now === null || carrier === null) return;
    const { k, x, y } = now;
    if (cut.current === 0) sharpen();
    carrier.style.transform = `translate(${rem(x + sheet.x * k)},${rem(y + sheet.y * k)})scale(${k / cut.current})`;
    for (const ear of ears.current) ear(now, size.current);
    if (cut.current !== k) {
      clearTimeout(settling.current);
      settling.current = globalThis.setTimeout(() => {
        sharpen();
        paint();
      }, SETTLE) as unknown as number;
    }
    function sharpen(): void {
      const at = camera.current;
      if (at === null || carrier === null) return;
      cut.current = at.k;
      for (const drawing of carrier.querySelectorAll(':scope > svg, .bp-still > svg')) {
        drawing.setAttribute('width', rem(Math.round(sheet.w * at.k)));
        drawing.setAttribute('height', rem(Math.round(sheet.h * at.k)));
      }
      carrier.style.setProperty('--px', String(1 / at.k));
      // Another level of detail is another drawing: not in the middle of a gesture.
      if (root.current !== null) root.current.dataset.level = levelOf(at.k);
    }
  }, [sheet]);

  const hand = useMemo<CameraHand>(() => {
    const now = () => camera.current ?? { k: 1, x: 0, y: 0 };
    const lay = (next: Camera): void => {
      cancelAnimationFrame(frame.current);
      wanted.current = null;
      camera.current = next;
      frame.current = requestAnimationFrame(paint);
    };
    const jump = (next: Camera): void => lay(kept(next, board, size.current));
    const set = (next: Camera): void => {
      wish.current = null;
      jump(next);
    };
    const keep = (bring: () => void): void => {
      wish.current = bring;
      bring();
    };
    const glide = (target: Camera): void => glideTo(kept(target, board, size.current));
    const glideTo = (to: Camera): void => {
      const from = now();
      cancelAnimationFrame(frame.current);
      if (isStill()) {
        lay(to);
        return;
      }
      wanted.current = to;
      const began = performance.now();
      const step = (at: number): void => {
        const part = Math.min(1, Math.max(0, (at - began) / GLIDE));
        camera.current = part === 1 ? to : between(from, to, 1 - (1 - part) ** 3, size.current);
        paint();
        if (part < 1) frame.current = requestAnimationFrame(step);
        else wanted.current = null;
      };
      frame.current = requestAnimationFrame(step);
    };
    const aim = () => wanted.current ?? now();
    const middle = () => ({ x: size.current.width / 2, y: size.current.height / 2 });
    const farthest = () => fit(board, size.current).k * 0.9;
    const free = () => freeOf(size.current, underCard.current);
    return {
      now,
      get window() {
        return size.current;
      },
      set,
      glide,
      zoom: (by, about) => {
        wish.current = null;
        if (about === undefined) glide(zoomed(aim(), by, middle(), farthest()));
        else jump(zoomed(now(), by, about, farthest()));
      },
      whole: () =>
        keep(() => {
          const hasCard = root.current?.querySelector('.bp-card') != null;
          if (hasCard && free().x > 0) glideTo(fitIn(board, free(), Number.POSITIVE_INFINITY));
          else glide(fit(board, size.current));
        }),
      show: (box) => keep(() => glide(fitIn(box, free(), CLOSE))),
      uncover: (box) =>
        keep(() => {
          const part = free();
          const nearest = fitIn(box, part, CLOSE, 4);
          const next =
            aim().k < Math.min(FIRST_SIGHT, nearest.k) || aim().k > nearest.k * 1.02
              ? nearest
              : movedInto(aim(), box, part);
          if (next !== aim()) glide(next);
        }),
      clear: (box) => {
        const next = movedInto(aim(), box, free());
        if (next !== aim()) glide(next);
      },
      bring: (box) =>
        keep(() => {
          const part = freeOf(size.current, false);
          if (!isInSight(aim(), box, { width: part.w, height: part.h })) glide(fitIn(box, part, CLOSE, 4));
        }),
      centre: (at, k) => glide(centred(at, k ?? aim().k, size.current)),
      reveal: (at) => {
        // On a phone the card of what is selected lies over the lower part of the map.
        const covered = size.current.height - free().h;
        const next = revealing(aim(), at, size.current, 64, covered);
        if (next !== aim()) glide(next);
      },
      listen(ear) {
        ears.current.add(ear);
        if (camera.current !== null) ear(camera.current, size.current);
        return () => void ears.current.delete(ear);
      },
    };
  }, [board, paint]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where a camera starts is asked once; then only the window's size counts
  useLayoutEffect(() => {
    const before = size.current;
    size.current = window;
    if (camera.current === null) camera.current = kept(start(window), board, window);
    else if (before.width !== window.width || before.height !== window.height) {
      const { k, x, y } = camera.current;
      const dx = (window.width - before.width) / 2;
      const dy = (window.height - before.height) / 2;
      camera.current = kept({ k, x: x + dx, y: y + dy }, board, window);
      if (wish.current !== null) {
        wanted.current = null;
        wish.current();
      }
    }
    paint();
  }, [window.width, window.height, board, paint]);
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      clearTimeout(settling.current);
    },
    [],
  );
  return { hand, world, root };
}

function isStill(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches || document.querySelector('[data-motion="still"]') !== null
  );
}
