import { type PointerEvent, useRef } from 'react';
import type { Sky, Star, StarId } from '../../data/index.ts';
import type { MovingHandle } from './Moving.tsx';
import { type Plan, pointAt, starAt } from './plan.ts';
import type { Stretch } from './stretch.ts';
import type { Finger, Zoom } from './useZoom.ts';

/** What a pen is for: set anew with every picture, read when a finger moves. */
export interface PenWork {
  readonly sky: Sky;
  readonly plan: Plan;
  /** May stars be chosen at all? */
  readonly busy: boolean;
  /** Stars a line may be dragged from. */
  readonly begins: readonly StarId[];
  /** A beginning already chosen: the line hangs on the pointer. */
  readonly from: Star | null;
  /** The line to a star as it would be. */
  judge(from: Star, to: Star | null): Verdict;
  /** Would a tap on this star take it? */
  takes(star: StarId): boolean;
  tap(star: StarId): void;
  /** The end of a whole choice, and what plays it. */
  readonly chosen: StarId | null;
  play(): void;
  /** A line is being dragged from this star. */
  grab(from: StarId): void;
  drop(from: StarId, to: StarId | null): void;
}

type Verdict = Pick<Stretch, 'why' | 'way'>;

interface Judged {
  readonly work: PenWork;
  readonly from: Star;
  readonly to: Star | null;
  readonly verdict: Verdict;
}

interface Press {
  readonly id: number;
  readonly finger: Finger;
  readonly star: Star | null;
  readonly touch: boolean;
  moved: boolean;
}

/** A press that moves further than this is no tap. */
const SLOP = 8;
/** A finger that rests is looking: the loupe opens. */
const REST = 180;

/** Hands on a sky: a tap takes a star, a drag from one's own constellation a line, two fingers move the lens. */
export function usePen(work: PenWork, zoom: Zoom, moving: { readonly current: MovingHandle | null }) {
  const press = useRef<Press | null>(null);
  const fingers = useRef(new Map<number, Finger>());
  const rest = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const handled = useRef(0);
  const judged = useRef<Judged | null>(null);

  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const box = zoom.lens.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return null;
    return pointAt(work.plan, (clientX - box.left) / box.width, (clientY - box.top) / box.height);
  };
  const meant = (event: PointerEvent): Star | null => {
    const at = pointOf(event);
    return at === null ? null : starAt(work.sky.stars, work.plan, at.x, at.y);
  };
  /** A line to the same star is not judged anew with every move of the finger. */
  const judge = (from: Star, to: Star | null): Verdict => {
    const last = judged.current;
    if (last?.work === work && last.from === from && last.to === to) return last.verdict;
    const verdict = work.judge(from, to);
    judged.current = { work, from, to, verdict };
    return verdict;
  };
  const show = (event: PointerEvent, from: Star | null, looks: boolean): void => {
    const at = pointOf(event);
    if (at === null) return;
    const star = starAt(work.sky.stars, work.plan, at.x, at.y);
    const to = star === from ? null : star;
    const lens = zoom.lens.current?.getBoundingClientRect();
    const frame = zoom.frame.current?.getBoundingClientRect();
    if (lens === undefined || frame === undefined) return;
    const [left, top] = [event.clientX - frame.left, event.clientY - frame.top];
    const line = from === null ? null : { from, ...at, to, ...judge(from, to) };
    const refused = line === null ? star !== null && !work.takes(star.id) : line.why !== null;
    moving.current?.show({
      line,
      look: looks ? { ...at, left, top, frame, star, from, refused } : null,
      sky: { left: lens.left - frame.left, top: lens.top - frame.top, width: lens.width },
    });
  };
  const lift = (): void => {
    clearTimeout(rest.current);
    press.current = null;
    moving.current?.show(null);
  };
  /** The star the line hangs on while this press lasts. */
  const hangsOn = ({ star, moved }: Press): Star | null =>
    star !== null && moved && work.begins.includes(star.id) ? star : work.from;

  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>): void {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      // The first finger down: whatever is still held here was lifted elsewhere.
      if (event.isPrimary) fingers.current.clear();
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size > 1 || !work.busy) {
        lift();
        return;
      }
      const star = meant(event);
      const touch = event.pointerType === 'touch';
      const finger = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
      press.current = { id: event.pointerId, finger, star, touch, moved: false };
      if (touch) rest.current = setTimeout(() => show(event, work.from, true), REST);
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>): void {
      const held = fingers.current.get(event.pointerId);
      if (held !== undefined && fingers.current.size > 1) {
        const before = [...fingers.current.values()];
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        zoom.pinch(before, [...fingers.current.values()]);
        return;
      }
      const now = press.current;
      if (now === null) {
        if (work.busy && work.from !== null && event.pointerType === 'mouse') show(event, work.from, false);
        return;
      }
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (Math.hypot(event.clientX - now.finger.x, event.clientY - now.finger.y) > SLOP && !now.moved) {
        now.moved = true;
        if (now.star !== null && work.begins.includes(now.star.id)) work.grab(now.star.id);
      }
      if (!now.moved) return;
      clearTimeout(rest.current);
      if (!now.touch && hangsOn(now) === null) {
        zoom.pinch([held ?? now.finger], [{ x: event.clientX, y: event.clientY }]);
        return;
      }
      show(event, hangsOn(now), now.touch);
    },
    onPointerUp(event: PointerEvent<HTMLDivElement>): void {
      fingers.current.delete(event.pointerId);
      const now = press.current;
      if (now === null || now.id !== event.pointerId) return;
      const star = meant(event);
      const from = hangsOn(now);
      lift();
      handled.current = event.timeStamp;
      if (!now.moved) {
        if (star !== null) work.tap(star.id);
      } else if (from !== null && now.star === from) work.drop(from.id, star?.id ?? null);
      else if (now.touch && star !== null) work.tap(star.id);
    },
    onPointerCancel(event: PointerEvent<HTMLDivElement>): void {
      fingers.current.delete(event.pointerId);
      lift();
    },
    onPointerLeave(event: PointerEvent<HTMLDivElement>): void {
      if (press.current === null && event.pointerType === 'mouse') moving.current?.show(null);
    },
    /**
     * Keys and screen readers click the button of a star, and a second time to play what is chosen; a click that follows a
     * press has been heard already.
     */
    click(star: StarId, { timeStamp, detail }: { readonly timeStamp: number; readonly detail: number }): void {
      // A click without a press is a key's, however soon after one it comes.
      if (detail > 0 && timeStamp - handled.current <= 400) return;
      if (star === work.chosen) work.play();
      else work.tap(star);
    },
  };
}
