import { describe, expect, test } from 'vitest';
import { comparedWith, drawnBy, picturesOf } from '../../src/bot/hand.ts';
import { boxed, inkOf, lengthOf, offLines } from '../../src/bot/ink.ts';
import { odds, unlikeWords } from '../../src/bot/recognise.ts';
import { decks } from '../../src/data/index.ts';
import { readTemplates } from '../../src/data/read-templates.ts';
import anotherHand from './another-hand.json' with { type: 'json' };
import strangersHand from './strangers-hand.json' with { type: 'json' };
import { recognised } from './trial.ts';

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

  test('a whole picture is taken for its word by the other two styles, nearly always', () => {
    const cards = decks.both.cards.filter((_, i) => i % 6 === 0);
    let right = 0;
    for (const { words } of cards)
      for (const [number, { id }] of words.entries()) {
        const round = (number % 3) + 1;
        const others = words.map((word) => comparedWith(picturesOf(word.id), 0, round));
        const unlike = unlikeWords(drawnBy(picturesOf(id), 0, round).lines, others);
        if (unlike.indexOf(Math.min(...unlike)) === number) right++;
      }
    expect(right / 50).toBeGreaterThan(0.9);
  });

  // All words, each drawn ten times: `node games/sky-of-stars/tests/bot/recognised.ts 10`.
  test.each([
    ['in a second pass by who drew their pictures', anotherHand],
    ['by somebody who had not seen their pictures', strangersHand],
  ])('words of the second deck are recognised as the die allows them, drawn %s', (_, hand) => {
    const drawings = readTemplates(hand, decks.second);
    if (!drawings.ok) throw new Error(`${drawings.problem} at ${drawings.where}`);
    const words = Object.values(recognised('second', drawings.value, 1, 6));
    expect(words).toHaveLength(25);
    expect(words.filter(({ right }) => right === 1).length / words.length).toBeGreaterThanOrEqual(0.6);
  });

  test('odds sum to one, favour the likeliest, and flatten with doubt', () => {
    const sure = odds([0.1, 0.12, 0.3]);
    const unsure = odds([0.1, 0.12, 0.3], 0.2);
    expect(sure.reduce((sum, p) => sum + p)).toBeCloseTo(1);
    expect(sure[0]).toBeGreaterThan(sure[1]!);
    expect(unsure[0]).toBeLessThan(sure[0]!);
  });
});
