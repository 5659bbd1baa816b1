import { type Ink, type Slate, slateOn, type Tracing, trace, useSteady, wipe } from '@orrery/ui';
import { type RefObject, useEffect, useRef } from 'react';
import type { View } from '../../rules/kind.ts';
import { siteAt } from '../../sight/change.ts';
import type { Carry } from '../carry.ts';
import type { TableNames } from '../names.ts';
import { type Aim, preview as previewOf } from '../preview.ts';
import { markedIn } from './marks.ts';
import { centre, type Plan } from './plan.ts';
import { darts, numeralOf, type Stroke, strokesUnder, TAG_INK, tagsOf, type Word } from './strokes.ts';

/** So far beyond the sector the canvases reach, in its units: bursts of planets at the rim do. */
export const BEYOND = 24;

export interface CarriedMarks {
  /** Under the planets and over them. */
  readonly under: RefObject<HTMLCanvasElement | null>;
  readonly over: RefObject<HTMLCanvasElement | null>;
  /** The weapon as the page draws it, which is copied from there. */
  readonly card: RefObject<SVGGElement | null>;
  /** Another weapon is carried, or its arrow points another way: the page has drawn it. */
  faceChanged(): void;
}

/**
 * A weapon on its way from planet to planet, and its marks. On canvases: as parts of the page they were styled, laid out and put together
 * anew for each planet, which a slow phone does not do in the time of a frame.
 */
export function useCarriedMarks(
  carry: Carry | undefined,
  sector: { readonly view: View; readonly plan: Plan; readonly names: TableNames },
): CarriedMarks {
  const under = useRef<HTMLCanvasElement>(null);
  const over = useRef<HTMLCanvasElement>(null);
  const slates = useRef<readonly [under: Slate, over: Slate] | null>(null);
  const shown = useRef<Aim | null>(null);
  const card = useRef<SVGGElement>(null);
  const face = useRef<Tracing | null>(null);
  const show = useSteady((aim: Aim | null): void => {
    if (under.current === null || over.current === null) return;
    shown.current = aim;
    if (aim === null) {
      slates.current = face.current = null;
      wipe(under.current);
      wipe(over.current);
      return;
    }
    if (slates.current === null) {
      const begun = [slateOn(under.current), slateOn(over.current)] as const;
      if (begun[0] === null || begun[1] === null) return;
      slates.current = [begun[0], begun[1]];
    }
    const dots = dotsIn(slates.current[1], sector.plan);
    if (face.current === null && card.current !== null) face.current = trace(card.current, dots);
    draw(slates.current, sector, aim, face.current);
  });
  const faceChanged = useSteady((): void => {
    face.current = null;
    show(shown.current);
  });
  useEffect(() => {
    const follow = (): void => {
      const { aim } = carry?.now() ?? { aim: null };
      if (aim !== shown.current) show(aim);
    };
    follow();
    return carry?.subscribe(follow);
  }, [carry, show]);
  const { view, plan } = sector;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn holds for this position and these places alone
  useEffect(() => {
    const aim = shown.current;
    if (aim === null) return;
    slates.current = face.current = null;
    show(aim);
  }, [view, plan, show]);
  return { under, over, card, faceChanged };
}

function draw(
  [under, over]: readonly [under: Slate, over: Slate],
  { view, plan, names }: { readonly view: View; readonly plan: Plan; readonly names: TableNames },
  aim: Aim,
  face: Tracing | null,
): void {
  const preview = previewOf(view, aim);
  const marked = markedIn(view, preview);
  begin(under, plan);
  drawStrokes(under.pen, strokesUnder(plan, preview, marked), under.ink);
  begin(over, plan);
  const { pen, ink } = over;
  if (face !== null) {
    const { cx, cy } = centre(plan, aim.at);
    pen.drawImage(face.picture, cx + face.x, cy + face.y, face.width, face.height);
  }
  drawStrokes(pen, darts(plan, aim, preview), ink);
  pen.textAlign = 'center';
  const level = siteAt(view, aim.at)?.level ?? null;
  if (level !== null) {
    const { badge, numeral } = numeralOf(plan, aim.at, level);
    drawStrokes(pen, [badge], ink);
    write(pen, numeral, ink('--caps'), ink('--bright'));
  }
  const { scale, strokes, words } = tagsOf(plan, marked, names.say);
  pen.scale(scale, scale);
  drawStrokes(pen, strokes, ink);
  for (const word of words) write(pen, word, ink('--ui'), ink(TAG_INK));
}

function write(pen: CanvasRenderingContext2D, { x, y, text, size }: Word, font: string, colour: string): void {
  pen.fillStyle = colour;
  pen.font = `700 ${size}px ${font}`;
  pen.fillText(text, x, y);
}

/** Dots of the canvas to a unit of the sector. */
const dotsIn = ({ pen }: Slate, { width }: Plan): number => pen.canvas.width / (width + 2 * BEYOND);

/** Blank, in units of the sector. */
function begin(slate: Slate, plan: Plan): void {
  const { pen } = slate;
  const { canvas } = pen;
  const unit = dotsIn(slate, plan);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.setTransform(unit, 0, 0, unit, BEYOND * unit, BEYOND * unit);
}

function drawStrokes(pen: CanvasRenderingContext2D, strokes: readonly Stroke[], ink: Ink): void {
  for (const { d, fill, stroke, wide = 1, dash = [], faint = 1 } of strokes) {
    const path = new Path2D(d);
    pen.globalAlpha = faint;
    if (fill !== undefined) {
      pen.fillStyle = ink(fill);
      pen.fill(path);
    }
    if (stroke !== undefined) {
      pen.strokeStyle = ink(stroke);
      pen.lineWidth = wide;
      pen.setLineDash([...dash]);
      pen.stroke(path);
    }
  }
  pen.globalAlpha = 1;
}
