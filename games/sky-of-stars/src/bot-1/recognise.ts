import type { Picture } from '../bot/hand.ts';
import { boxed, type Ink, inkOf, mirrored } from '../bot/ink.ts';
import type { Eye } from '../bot/recognise.ts';
import { unlikeness } from './likeness.ts';

/** How unlike anything we know a drawing must be before it is taken for a word that nobody has drawn before. */
const STRANGE = 0.16;
/** How many points of ink a guess compares. */
const POINTS = 40;

const inks = new WeakMap<Picture, readonly [Ink, Ink]>();

function bothInks(picture: Picture): readonly [Ink, Ink] {
  const both = inks.get(picture) ?? [inkOf(picture.lines, POINTS), inkOf(mirrored(picture.lines), POINTS)];
  inks.set(picture, both);
  return both;
}

/** As the first bots told words apart. */
export const firstEye: Eye = (lines) => {
  const ink = inkOf(boxed(lines), POINTS);
  return (pictures) =>
    pictures.length === 0
      ? STRANGE
      : pictures.reduce((least, each) => Math.min(least, unlikeness(ink, bothInks(each), least)), Infinity);
};
