import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { comparedWith, drawnBy, picturesOf, seenOf } from '../../src/bot/hand.ts';
import { boxed, inkOf, lengthOf, offLines } from '../../src/bot/ink.ts';
import { asDrawing, asPicture, unlikeness } from '../../src/bot/likeness.ts';
import { guidesFor, odds, unlikeWord } from '../../src/bot/recognise.ts';
import { CELL, CELLS, FAR, shapeOf, UNIT, WAYS } from '../../src/bot/shape.ts';
import { decks } from '../../src/data/index.ts';
import { drawingsIn, handOf, recognised } from './trial.ts';

describe('ink', () => {
  const corner = Float64Array.of(0, 0, 30, 0, 30, 0, 30, 10);

  test('is spread evenly along the lines', () => {
    expect(lengthOf(corner)).toBe(40);
    const ink = inkOf(corner, 4);
    expect([...ink.x]).toEqual([5, 15, 25, 30]);
    expect([...ink.y]).toEqual([0, 0, 0, 5]);
    expect([...ink.cos]).toEqual([1, 1, 1, -1]);
  });

  test('lies in a box of side 1 around 0', () => {
    const lines = [...boxed(corner)];
    expect(Math.max(...lines) - Math.min(...lines)).toBeCloseTo(1);
    expect(lines[0]).toBeCloseTo(-0.5);
  });

  test('distance is to the nearest line, its ends included', () => {
    expect(offLines(corner, 15, 4)).toBeCloseTo(4);
    expect(offLines(corner, -3, -4)).toBeCloseTo(5);
  });
});

describe('a shape', () => {
  const ink = inkOf(boxed(Float64Array.of(0, 0, 30, 0, 30, 0, 30, 10)), 12);
  const shape = shapeOf(ink);
  const at = (x: number, y: number, way: number) =>
    shape.field[(Math.floor(y / CELL + CELLS / 2) * CELLS + Math.floor(x / CELL + CELLS / 2)) * WAYS + way]! * UNIT;

  test('says of every place how far the nearest ink is, within the half of a cell', () => {
    for (const [x, y] of [
      [0, 0],
      [0.2, -0.3],
      [-0.45, 0.1],
      [0.6, 0.2],
    ] as const) {
      const nearest = Math.min(...[...ink.x].map((px, i) => Math.hypot(px - x, ink.y[i]! - y)));
      const looked = Math.min(...Array.from({ length: WAYS }, (_, way) => at(x, y, way)));
      expect(Math.abs(looked - nearest)).toBeLessThan(CELL);
    }
  });

  test('ink across counts as farther off than ink along, and ink far off as no more than far', () => {
    const [x, y] = [ink.x[2]!, ink.y[2]!];
    expect(at(x, y, WAYS / 2)).toBeGreaterThan(at(x, y, 0) + 0.1);
    expect(at(-0.7, 0.75, 0)).toBe(FAR * UNIT);
  });

  test('is hardly different from itself, and more from what is upside down', () => {
    const corner = Float64Array.of(0, 0, 30, 0, 30, 0, 30, 30);
    const drawn = shapeOf(inkOf(boxed(corner), 48));
    const flipped = shapeOf(inkOf(boxed(corner.map((v, i) => (i % 2 === 0 ? v : -v))), 48));
    const itself = unlikeness(asDrawing(drawn), asPicture(drawn));
    expect(itself).toBeLessThan(0.06);
    expect(unlikeness(asDrawing(drawn), asPicture(flipped))).toBeGreaterThan(2 * itself);
  });
});

describe('pictures', () => {
  test('who guesses never has the picture that was drawn', () => {
    const all = picturesOf('kite');
    expect(all).toHaveLength(3);
    for (let seat = 0; seat < 6; seat++)
      for (let round = 1; round <= 3; round++) {
        const drawn = drawnBy(all, seat, round);
        expect(comparedWith(all, seat, round)).toEqual(all.filter((each) => each !== drawn));
      }
    expect(new Set([1, 2, 3].map((round) => drawnBy(all, 0, round).style)).size).toBe(3);
  });

  test('who guesses knows how others drew the word too, and bots draw none of those', () => {
    const [card] = decks.second.cards;
    for (const [i, { id }] of card!.words.entries()) {
      expect(seenOf(id).map(({ style }) => style)).toEqual(['d', 'e', 'f', 'g']);
      const own = picturesOf(id);
      expect(own.filter((each) => seenOf(id).includes(each))).toEqual([]);
      const guides = guidesFor(card!, 1, 2)[i]!;
      expect(guides).toEqual([...own.filter((each) => each !== drawnBy(own, 1, 2)), ...seenOf(id)]);
    }
  });

  test('a whole picture is taken for its word by the other two styles, nearly always', () => {
    const cards = decks['both-2'].cards.filter((_, i) => i % 6 === 0);
    let right = 0;
    for (const { words } of cards)
      for (const [number, { id }] of words.entries()) {
        const round = (number % 3) + 1;
        const others = words.map((word) => comparedWith(picturesOf(word.id), 0, round));
        const unlike = others.map(unlikeWord(drawnBy(picturesOf(id), 0, round).lines));
        if (unlike.indexOf(Math.min(...unlike)) === number) right++;
      }
    expect(right / 50).toBeGreaterThan(0.9);
  });

  // All words, each drawn ten times: `node games/sky-of-stars/tests/bot/recognised.ts 10`.
  test.each([
    ['in a second pass by who drew their pictures', 'd', 25],
    ['by somebody who had not seen their pictures', 'e', 25],
    ['by somebody else who had not, and whose padlock and road sign no game could hold', 'f', 23],
    ['by a third who had not', 'g', 25],
  ])(
    'words of the second deck are recognised as the die allows them by who has not seen that hand, drawn %s',
    (_, style, drawn) => {
      const words = Object.values(recognised('second-2', handOf(style), 1, 6));
      expect(words).toHaveLength(drawn);
      expect(words.filter(({ right }) => right === 1).length / words.length).toBeGreaterThanOrEqual(0.6);
    },
  );

  test('words of the cards dealt anew are recognised, those too for which they were, drawn by a fourth whom bots know nothing of', () => {
    const text = readFileSync(new URL('fourth-stranger.json', import.meta.url), 'utf8');
    const { drawings, leftOut } = drawingsIn(text);
    expect(leftOut).toEqual([]);
    const words = recognised('second-2', drawings, 3);
    expect(Object.keys(words)).toHaveLength(55);
    const right = Object.values(words).reduce((sum, count) => sum + count.right, 0);
    expect(right / 165).toBeGreaterThanOrEqual(0.9);
    for (const once of ['sunflower', 'wrench', 'wristwatch'])
      expect(words[once]!.right, once).toBeGreaterThanOrEqual(2);
  });

  test('odds sum to one, favour the likeliest, and flatten with doubt', () => {
    const sure = odds([0.1, 0.12, 0.3]);
    const unsure = odds([0.1, 0.12, 0.3], 0.2);
    expect(sure.reduce((sum, p) => sum + p)).toBeCloseTo(1);
    expect(sure[0]).toBeGreaterThan(sure[1]!);
    expect(unsure[0]).toBeLessThan(sure[0]!);
  });
});
