import { pixel } from '@orrery/ui';
import { type PointerEvent, type RefObject, type TouchEvent, useEffect, useMemo, useRef } from 'react';
import { toMap, zoomed } from './camera.ts';
import type { Point } from './hex.ts';
import type { CameraHand } from './useCamera.ts';

/** A press that moves farther than this is a pan, never a touch. */
const SLACK = 8;
/** No nearer or farther by one notch of a wheel than this. */
const NOTCH = 0.0016;

/** One finger or the mouse pans, two zoom, a wheel zooms about the pointer, a press that stays is a touch. */
export function useGestures(
  hand: CameraHand,
  root: RefObject<HTMLDivElement | null>,
  touch: (at: Point, more: boolean) => void,
  nameAt: (at: Point) => string,
) {
  const pressed = useRef(new Map<number, Point>());
  const panning = useRef(false);
  const began = useRef<Point | null>(null);
  /** Where the map is on the page, asked once a press: asking while it moves would lay the page out again. */
  const corner = useRef<Corner>({ x: 0, y: 0, one: 1 });
  const touched = useRef(touch);
  touched.current = touch;
  const named = useRef(nameAt);
  named.current = nameAt;

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const wheel = (event: WheelEvent): void => {
      if (event.target instanceof Element && event.target.closest('.bp-over') !== null) return;
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 16 : 1;
      const by = Math.exp(-event.deltaY * lines * NOTCH * (event.ctrlKey ? 6 : 1));
      hand.zoom(Math.min(1.6, Math.max(0.6, by)), within(cornerOf(element), event));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [hand, root]);

  return useMemo(() => {
    const points = pressed.current;
    const pinch = (id: number, to: Point): void => {
      const from = points.get(id)!;
      const [other] = [...points].filter(([one]) => one !== id).map(([, at]) => at);
      const camera = hand.now();
      if (other === undefined) hand.set({ ...camera, x: camera.x + to.x - from.x, y: camera.y + to.y - from.y });
      else {
        const before = Math.hypot(from.x - other.x, from.y - other.y);
        const after = Math.hypot(to.x - other.x, to.y - other.y);
        const half = { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 };
        const about = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
        hand.set(zoomed({ ...camera, x: camera.x + half.x, y: camera.y + half.y }, after / before, about, 2));
      }
      points.set(id, to);
    };
    const lift = (event: PointerEvent<HTMLDivElement>): void => {
      points.delete(event.pointerId);
      if (points.size === 0) panning.current = false;
    };
    return {
      onPointerDown(event: PointerEvent<HTMLDivElement>): void {
        delete event.currentTarget.dataset.cell;
        if (isOver(event)) return;
        corner.current = cornerOf(event.currentTarget);
        const at = within(corner.current, event);
        // For a finger that rests and for the second button: the frame asks the table what is there.
        event.currentTarget.dataset.cell = named.current(toMap(hand.now(), at));
        if (event.button !== 0) return;
        points.set(event.pointerId, at);
        if (points.size === 1) {
          began.current = at;
          panning.current = false;
        } else panning.current = true;
      },
      onPointerMove(event: PointerEvent<HTMLDivElement>): void {
        if (!points.has(event.pointerId)) return;
        const at = within(corner.current, event);
        const start = began.current;
        if (!panning.current) {
          if (start !== null && Math.hypot(at.x - start.x, at.y - start.y) <= SLACK) return;
          panning.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        pinch(event.pointerId, at);
      },
      onPointerUp(event: PointerEvent<HTMLDivElement>): void {
        if (points.has(event.pointerId) && !panning.current)
          touched.current(toMap(hand.now(), within(corner.current, event)), event.shiftKey);
        lift(event);
      },
      onPointerCancel: lift,
      /** The touch has been answered by now: the click that follows would press what has come under the finger, as a list does. */
      onTouchEnd(event: TouchEvent): void {
        if (!isOver(event) && event.cancelable) event.preventDefault();
      },
    };
  }, [hand]);
}

/** What lies over the map is no part of it. */
function isOver(event: PointerEvent | TouchEvent): boolean {
  return event.target instanceof Element && event.target.closest('.bp-over') !== null;
}

/** A corner of the page, and how many pixels of the screen are one of the map's window. */
interface Corner extends Point {
  readonly one: number;
}

function cornerOf(element: Element): Corner {
  const { left, top } = element.getBoundingClientRect();
  return { x: left, y: top, one: pixel() };
}

function within(corner: Corner, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
  return { x: (clientX - corner.x) / corner.one, y: (clientY - corner.y) / corner.one };
}
