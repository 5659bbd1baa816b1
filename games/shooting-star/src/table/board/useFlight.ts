import type { Cue } from '@orrery/ui';
import { n, pixel } from '@orrery/ui';
import { type RefObject, useLayoutEffect } from 'react';
import type { ShootingStar, View } from '../../rules/kind.ts';
import { type Passage, passageOf, wayTo } from './passage.ts';
import { centre, type Plan } from './plan.ts';

/** Tells the drawing where what leaves the sector flies to: the pile on its seat plate, or a Shield on the way there. */
export function useFlight(
  svg: RefObject<SVGSVGElement | null>,
  cue: Cue<ShootingStar> | null,
  view: View,
  plan: Plan,
): void {
  useLayoutEffect(() => {
    const drawing = svg.current;
    const passage = cue === null ? null : passageOf(cue.seen, view);
    if (drawing === null || passage === null) return;
    const { cx, cy } = centre(plan, passage.from);
    const way = wayOnBoard(drawing, plan, passage);
    const k = 29 / plan.r;
    drawing.style.setProperty('--fly-x', `${n(way.dx)}px`);
    drawing.style.setProperty('--fly-y', `${n(way.dy)}px`);
    drawing.style.setProperty('--card-x', `${n(way.dx * k)}px`);
    drawing.style.setProperty('--card-y', `${n(way.dy * k)}px`);
    if (cue?.seen.t !== 'shieldCaught') return;
    const { attacker } = cue.seen;
    const from = view.sites.find(({ card }) => card?.seat === attacker)?.at ?? passage.from;
    const there = centre(plan, from);
    drawing.style.setProperty('--pull-x', `${n((cx - there.cx) * k)}px`);
    drawing.style.setProperty('--pull-y', `${n((cy - there.cy) * k)}px`);
  }, [svg, cue, view, plan]);
}

/** From the middle of its cell to its pile, in the units of the drawing; a little upwards where the pile is not on screen. */
export function wayOnBoard(drawing: SVGSVGElement, plan: Plan, passage: Passage): { dx: number; dy: number } {
  const box = drawing.getBoundingClientRect();
  const { cx, cy } = centre(plan, passage.from);
  // Between drawing and page lies the reader's text size.
  const one = pixel();
  const way = wayTo(passage, box.left + cx * one, box.top + cy * one);
  return way === null ? { dx: 0, dy: -plan.r } : { dx: way.dx / one, dy: way.dy / one };
}
