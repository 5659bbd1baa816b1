import { type Ink, type Slate, slateOn, wipe } from '@orrery/ui';
import { type Ref, useImperativeHandle, useRef } from 'react';
import type { TableNames } from '../names.ts';
import type { Figure } from './figure.ts';
import { drawLoupe, drawSeen, LOUPE_ABOVE, type Looking, loupeScale } from './loupe.ts';
import type { Plan } from './plan.ts';
import { drawStretch, type Stretch } from './stretch.ts';
import type { Zoom } from './useZoom.ts';

/** What a finger draws that is not drawn yet; where the sky lies in the frame, in pixels. */
export interface Shown {
  readonly line: Stretch | null;
  /** Null: no finger hides what is under it. */
  readonly look: Looking | null;
  readonly sky: { readonly left: number; readonly top: number; readonly width: number };
}

export interface MovingHandle {
  show(what: Shown | null): void;
}

interface MovingProps {
  readonly names: TableNames;
  readonly plan: Plan;
  readonly figure: Figure;
  readonly scale: number;
  readonly zoom: Pick<Zoom, 'scale' | 'frame'>;
  readonly ref: Ref<MovingHandle>;
}

/** Of the sky under the loupe, in dots: close up a whole one would be larger than phones can hold, and is drawn coarser. */
const longestSide = 3000;

/** What lasts as long as a finger is down. */
interface SkySlate extends Slate {
  /** The sky as the loupe shows it, while the figure on it is this one. */
  seen: { readonly figure: MovingProps['figure']; readonly sky: HTMLCanvasElement } | null;
}

/**
 * The line that hangs on a finger, and the loupe above it. On a canvas: parts of the page that move with a finger would have it styled,
 * laid out and put together anew for every move, which a slow phone does not do in the time of a frame.
 */
export function Moving({ names, plan, figure, scale, zoom, ref }: MovingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const slate = useRef<SkySlate | null>(null);
  useImperativeHandle(ref, () => ({
    show(what) {
      if (canvas.current === null || (what === null && slate.current === null)) return;
      if (what === null) {
        wipe(canvas.current);
        canvas.current.removeAttribute('data-star');
        slate.current = null;
        return;
      }
      if (slate.current === null) {
        const begun = slateOn(canvas.current);
        if (begun === null) return;
        slate.current = { ...begun, seen: null };
      }
      const star = what.look?.star?.id ?? '';
      if (canvas.current.dataset.star !== star) canvas.current.dataset.star = star;
      draw(slate.current, what);
    },
  }));
  const draw = (on: SkySlate, { line, look, sky }: Shown): void => {
    const { pen, dots, ink } = on;
    const { canvas } = pen;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.setTransform(dots, 0, 0, dots, 0, dots * LOUPE_ABOVE);
    if (line !== null) {
      pen.save();
      pen.beginPath();
      pen.rect(0, 0, canvas.width, canvas.height);
      pen.clip();
      const unit = sky.width / (plan.width + 2 * plan.margin);
      pen.transform(unit, 0, 0, unit, sky.left + plan.margin * unit, sky.top + plan.margin * unit);
      drawStretch(pen, line, { plan, scale, names }, ink);
      pen.restore();
    }
    if (look === null) return;
    const closer = loupeScale(plan, zoom.scale());
    if (on.seen?.figure !== figure) {
      const longer = Math.max(plan.width, plan.height) + 2 * plan.margin;
      on.seen = { figure, sky: seenAt(Math.min(closer * dots, longestSide / longer), ink) };
    }
    drawLoupe(pen, look, { names, plan, scale: closer, seen: on.seen.sky }, ink);
  };
  const seenAt = (dots: number, ink: Ink): HTMLCanvasElement => {
    const seen = document.createElement('canvas');
    seen.width = Math.ceil((plan.width + 2 * plan.margin) * dots);
    seen.height = Math.ceil((plan.height + 2 * plan.margin) * dots);
    const pen = seen.getContext('2d');
    pen?.setTransform(dots, 0, 0, dots, plan.margin * dots, plan.margin * dots);
    if (pen !== null) drawSeen(pen, names, plan, figure, ink);
    return seen;
  };
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty canvas takes no focus
  return <canvas ref={canvas} className="sk-moving" width={0} height={0} aria-hidden="true" />;
}
