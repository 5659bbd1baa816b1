import type { Seat } from '@orrery/kernel';
import type { Card } from '../data/index.ts';
import { comparedWith, drawnInk, type Picture, picturesOf, seenOf } from './hand.ts';
import type { Lines } from './ink.ts';
import { unlikeness } from './likeness.ts';

/** How unlike anything we know a drawing must be before it is taken for a word that nobody has drawn before. */
const STRANGE = 0.16;
/** How sharply likeness is told apart. */
const SHARPNESS = 0.02;

/** How unlike each of the five words a drawing is. */
export function unlikeWords(lines: Lines, words: readonly (readonly Picture[])[]): number[] {
  const ink = drawnInk(lines);
  return words.map((pictures) =>
    pictures.length === 0
      ? STRANGE
      : pictures.reduce((least, each) => Math.min(least, unlikeness(ink, each, least)), Infinity),
  );
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
