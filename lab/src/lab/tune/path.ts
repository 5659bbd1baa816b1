import { BadArguments } from '../../problem.ts';

type Box = Record<string, unknown>;

/** A number somewhere in options and data. */
export interface Spot {
  readonly box: Box;
  readonly key: string;
}

/**
 * All numbers at a path like `data.weapons.W8.cells.0.hits` or `data.units.xarn-*.force`: keys of objects, and of lists the place, or
 * the `id` or `key` of what stands there; `*` is any text.
 */
export function spotsAt(root: object, path: string): Spot[] {
  const steps = path.split('.');
  const last = steps.pop()!;
  let boxes: Box[] = [root as Box];
  for (const step of steps)
    boxes = boxes.flatMap((box) => matching(box, step).flatMap((key) => (isBox(box[key]) ? [box[key]] : [])));
  const spots = boxes.flatMap((box) => matching(box, last).map((key) => ({ box, key })));
  if (spots.length === 0 || spots.some(({ box, key }) => typeof box[key] !== 'number'))
    throw new BadArguments(`'${path}' is not the way to a number`);
  return spots;
}

function matching(box: Box, step: string): string[] {
  const fits = new RegExp(`^${step.replace(/[\\^$+?.()|[\]{}]/g, '\\$&').replaceAll('*', '.*')}$`);
  return Object.keys(box).filter((key) => {
    const inside = Array.isArray(box) && isBox(box[key]) ? [box[key].id, box[key].key] : [];
    return [key, ...inside].some((name) => typeof name === 'string' && fits.test(name));
  });
}

const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null;
