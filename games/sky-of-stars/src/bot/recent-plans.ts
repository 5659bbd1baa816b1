import type { Canvas } from './canvas.ts';
import type { Picture } from './hand.ts';
import type { Plan } from './plan.ts';

/**
 * The plans made last. A drawing is looked at twice before it changes, when STOP may be called and when the next line is drawn,
 * and is planned but once.
 */
const recent: { readonly plan: Plan; readonly chart: Canvas['chart']; readonly drawn: readonly number[] }[] = [];
/** More than sit at a table. */
const KEPT = 12;

export function plannedOnce(canvas: Canvas, picture: Picture, make: () => Plan): Plan {
  const { chart } = canvas;
  const drawn = allDrawn(canvas);
  const known = recent.find(
    (each) => each.plan.picture === picture && each.chart === chart && isEqual(each.drawn, drawn),
  );
  if (known !== undefined) return known.plan;
  const plan = make();
  if (recent.length === KEPT) recent.shift();
  recent.push({ plan, chart, drawn });
  return plan;
}

/** All that tells one canvas of a chart from another. */
function allDrawn({ marks, stars, lines, old }: Canvas): number[] {
  const all = [stars.length, lines.length, ...marks, ...stars, ...lines];
  for (const { lines: olden } of old) for (const { from, to } of olden) all.push(from, to);
  return all;
}

function isEqual(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((each, i) => each === b[i]);
}
