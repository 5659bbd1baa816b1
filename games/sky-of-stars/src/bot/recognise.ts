import type { Seat } from '@orrery/kernel';
import type { Card } from '../data/index.ts';
import { comparedWith, type Picture, picturesOf, seenOf } from './hand.ts';
import { boxed, inkOf, type Lines } from './ink.ts';
import { asDrawing, asPicture, type Compared, POINTS, unlikeness } from './likeness.ts';
import { mirrorOf, shapeOf } from './shape.ts';

/** A look at a drawing; then, word by word, how unlike it is to the pictures of that word. */
export type Eye = (lines: Lines) => (pictures: readonly Picture[]) => number;

/** How unlike anything we know a drawing must be before it is taken for a word that nobody has drawn before. */
const STRANGE = 0.16;
/** How sharply likeness is told apart. */
const SHARPNESS = 0.02;
/** Pictures nearly as like as the likest one speak for their word too, as far as they are within this of it. */
const TOGETHER = 0.015;

const compared = new WeakMap<Picture, Compared>();

/** Each picture is measured once, when it is first compared. */
function measured(picture: Picture): Compared {
  let known = compared.get(picture);
  if (known === undefined) {
    known = asPicture(shapeOf(inkOf(picture.lines, POINTS)));
    compared.set(picture, known);
  }
  return known;
}

export const unlikeWord: Eye = (lines) => {
  const upright = shapeOf(inkOf(boxed(lines), POINTS));
  const [drawn, mirror] = [asDrawing(upright), asDrawing(mirrorOf(upright))];
  return (pictures) => {
    if (pictures.length === 0) return STRANGE;
    return together(pictures.map((each) => unlikeness(mirror, measured(each), unlikeness(drawn, measured(each)))));
  };
};

/** A soft minimum: as much as each if all are alike, a little more than the least if the others are far off. */
function together(unlike: readonly number[]): number {
  const least = Math.min(...unlike);
  const sum = unlike.reduce((all, off) => all + Math.exp((least - off) / TOGETHER), 0);
  return least - TOGETHER * Math.log(sum / unlike.length);
}

/** The pictures by which somebody guesses what `owner` drew, word by word. */
export function guidesFor(card: Card, owner: Seat, round: number): (readonly Picture[])[] {
  return card.words.map(({ id }) => [...comparedWith(picturesOf(id), owner, round), ...seenOf(id)]);
}

/** How likely each word is; `calm` below 1 trusts the likeness less. */
export function odds(unlike: readonly number[], calm = 1): number[] {
  const least = Math.min(...unlike);
  const weights = unlike.map((off) => Math.exp((calm * (least - off)) / SHARPNESS));
  const sum = weights.reduce((all, each) => all + each, 0);
  return weights.map((weight) => weight / sum);
}
