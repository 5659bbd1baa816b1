import type { Kind } from '@orrery/kernel';
import { BadArguments } from '../../problem.ts';
import type { Eye } from '../eye.ts';
import { spotsAt } from './path.ts';
import type { Point } from './search.ts';
import type { Knob } from './wish.ts';

/** The options of a plan with all data written out, but for what is dealt from game to game. */
export function wholeOptions(eye: Eye<Kind>, options: object, asked: string | undefined): object {
  const whole: Record<string, unknown> = { ...(eye.spelled?.(options) ?? options) };
  const named = asked === undefined ? {} : (JSON.parse(asked) as object);
  if (eye.deals !== undefined && !Object.hasOwn(named, eye.deals)) delete whole[eye.deals];
  return whole;
}

/** Where the numbers that may move are now. */
export function startOf(options: object, knobs: readonly Knob[]): Point {
  return knobs.map(({ path, add }) => {
    const values = spotsAt(options, path).map(({ box, key }) => box[key] as number);
    if (add) return 0;
    if (values.some((value) => value !== values[0]))
      throw new BadArguments(`'${path}' leads to different numbers: move it with "add": true`);
    return values[0]!;
  });
}

/** The options with their numbers moved. */
export function movedTo(options: object, knobs: readonly Knob[], point: Point): object {
  const moved = structuredClone(options);
  for (const [i, { path, add }] of knobs.entries())
    for (const { box, key } of spotsAt(moved, path)) box[key] = add ? (box[key] as number) + point[i]! : point[i]!;
  return moved;
}
