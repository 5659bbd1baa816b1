import { createSay, langs } from '@orrery/words';
import { expect, test } from 'vitest';
import { DEFAULTS } from '../../src/rules/options.ts';
import { tableNames } from '../../src/table/names.ts';
import { figureOf } from '../../src/table/scene.ts';
import { captionBox, captionSpots, meets, overlap } from '../../src/table/sky/caption.ts';
import { starOf } from '../../src/table/sky/figure.ts';
import { planOf } from '../../src/table/sky/plan.ts';
import { words } from '../../src/words/index.ts';
import { moments } from './moments.ts';

const seats = [0, 1, 2, 3].map(
  (seat) => ({ seat, name: `seat ${seat}`, look: seat, kind: 'friend', online: true }) as const,
);

test.each(langs)('the words of a finished sky lie over no line and over no other word, in %s', async (lang) => {
  const names = tableNames(createSay(lang, [await words.catalogue(lang)]), 0, seats, DEFAULTS);
  const { sky } = names;
  const plan = planOf(sky);
  const wrong: string[] = [];
  for (const maxRolls of [8, 9, 10, 11, 12, 13]) {
    const { view } = [...moments(4, 'table', { rounds: 3, maxRolls, cards: maxRolls % 2 ? 'both-2' : 'canonical' })].at(
      -1,
    )!;
    for (const { seat } of seats) {
      const { old } = figureOf(view, names, seat);
      const boxes = captionSpots(sky, old, plan).map((spot, i) => captionBox(spot, old[i]!.caption.length, plan.unit));
      const ink = old.flatMap(({ drawing }) =>
        drawing.lines.map(({ from, to }) => [starOf(sky, from)!, starOf(sky, to)!] as const),
      );
      for (const [i, box] of boxes.entries()) {
        const { caption } = old[i]!;
        if (ink.some((line) => meets(box, line))) wrong.push(`${maxRolls}, seat ${seat}: ${caption} over a line`);
        if (boxes.some((other, j) => j < i && overlap(box, other))) wrong.push(`${maxRolls}, seat ${seat}: ${caption}`);
        if (box.left < 0 || box.right > plan.width || box.top < 0 || box.bottom > plan.height)
          wrong.push(`${maxRolls}, seat ${seat}: ${caption} outside`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('a line meets a box it ends in, passes through or touches, and no other', () => {
  const box = { left: 0, right: 10, top: 0, bottom: 4 };
  const met = (ax: number, ay: number, bx: number, by: number) =>
    meets(box, [
      { x: ax, y: ay },
      { x: bx, y: by },
    ]);
  expect(met(5, 2, 50, 50)).toBe(true);
  expect(met(-5, 2, 20, 2)).toBe(true);
  expect(met(5, -5, 5, 9)).toBe(true);
  expect(met(-4, 0, 0, 0)).toBe(true);
  expect(met(-4, 5, 20, 5)).toBe(false);
  expect(met(-6, 0, 0, 9)).toBe(false);
  expect(met(11, -3, 11, 9)).toBe(false);
});
