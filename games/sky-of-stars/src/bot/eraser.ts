import type { Chance, Seat } from '@orrery/kernel';
import { isErasable } from '../rules/draw.ts';
import { ANY } from '../rules/line.ts';
import type { State } from '../rules/state.ts';
import { cardNow, nearestFree } from './artist.ts';
import { type Canvas, canvasOf } from './canvas.ts';
import { comparedWith, picturesOf } from './hand.ts';
import { planAround } from './plan.ts';
import { guidesFor } from './recognise.ts';
import type { Skill } from './skill.ts';
import { strokes, wishFor } from './stroke.ts';

/** The star to cross out in the sky to the left (SK-P9). */
export function unwantedStar(s: State, me: Seat, skill: Skill, chance: Chance): number {
  const owner = s.targets[me]!;
  const canvas = canvasOf(s, owner);
  if (skill.erases === 'what is needed') {
    const star = neededStar(s, owner, canvas, skill.eye);
    if (star !== null) return star;
  }
  if (skill.erases !== 'anywhere' && canvas.stars.length > 0) {
    const at = canvas.stars[chance.int(canvas.stars.length, 'star')]!;
    const near = nearestFree(canvas, canvas.x[at]!, canvas.y[at]!).slice(0, 6);
    if (near.length > 0) return near[chance.int(near.length, 'near')]!;
  }
  const all = [...canvas.chart.stars.keys()].filter((star) => isErasable(s, owner, star));
  return all[chance.int(all.length, 'star')]!;
}

/** Guesses what is being drawn, and takes the star it would go to next if it could choose. */
function neededStar(s: State, owner: Seat, canvas: Canvas, eye: Skill['eye']): number | null {
  if (canvas.lines.length === 0) return null;
  const unlike = guidesFor(cardNow(s), owner, s.round).map(eye(canvas.lines));
  const { id } = cardNow(s).words[unlike.indexOf(Math.min(...unlike))]!;
  const [picture] = comparedWith(picturesOf(id), owner, s.round);
  if (picture === undefined) return null;
  const wish = wishFor(planAround(canvas, picture), canvas.lines, () => 1);
  const [best] = strokes(s, owner, canvas, wish, ANY).filter(({ to }) => canvas.marks[to] === 0);
  return best?.to ?? null;
}
