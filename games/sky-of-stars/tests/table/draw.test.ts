import { describe, expect, test } from 'vitest';
import { skies } from '../../src/data/index.ts';
import { game } from '../../src/rules/index.ts';
import { brightStars, dragged, moveOf, NOTHING, offerOf, tapped } from '../../src/table/draw.ts';
import { clampLens, lensAbout, WHOLE } from '../../src/table/sky/lens.ts';
import { glyphScale, planOf, pointAt, shareOf, silhouetteOf, starAt } from '../../src/table/sky/plan.ts';
import { rolled, table } from '../fixtures/table.ts';
import { oddSky } from '../samples.ts';

const sky = skies['canonical-1'];
const plan = planOf(sky);

describe('a finger on the sky', () => {
  test('every star is taken by a tap upon it, and by one 34 units beside it', () => {
    for (const star of sky.stars) {
      expect(starAt(sky.stars, plan, star.x, star.y)).toBe(star);
      for (const [dx, dy] of [
        [34, 0],
        [0, 34],
        [-24, -24],
      ] as const)
        expect(starAt(sky.stars, plan, star.x + dx, star.y + dy)).toBe(star);
    }
  });

  test('nothing is taken further than 40 units away', () => {
    expect(starAt(sky.stars, plan, 344, 430 + 39)).not.toBeNull();
    expect(starAt([sky.stars[0]!], plan, 44 + 41, 82)).toBeNull();
  });

  test('a point of the screen and back is the same point', () => {
    for (const of of [sky, oddSky]) {
      const lies = planOf(of);
      for (const star of of.stars) {
        const { left, top } = shareOf(lies, star);
        const { x, y } = pointAt(lies, left, top);
        expect([Math.round(x), Math.round(y)]).toEqual([star.x, star.y]);
      }
    }
  });

  test('stars are drawn larger on a small screen; types of another sky have silhouettes of their own', () => {
    expect(glyphScale(0.7)).toBe(1.06);
    expect(glyphScale(0.33)).toBe(1.42);
    expect(new Set(oddSky.types.map((type) => silhouetteOf(oddSky, type))).size).toBe(oddSky.types.length);
  });
});

describe('the lens', () => {
  test('grows about a point that stays where it is', () => {
    const lens = lensAbout(WHOLE, 2, 100, 50);
    expect(lens).toEqual({ scale: 2, x: -100, y: -50 });
    expect(100 * lens.scale + lens.x).toBe(100);
  });

  test('never leaves the sky, nor grows without end', () => {
    expect(clampLens({ scale: 2, x: 50, y: -900 }, 300, 300)).toEqual({ scale: 2, x: 0, y: -300 });
    expect(clampLens({ scale: 1.01, x: -3, y: 0 }, 300, 300)).toEqual(WHOLE);
    expect(lensAbout(WHOLE, 100, 0, 0).scale).toBe(5);
  });
});

describe('a line', () => {
  const state = rolled(table({ skies: { A: { cur: 'S043 S043-S030' } } }), 'burst');
  const moves = game.list!(state, 0);
  const offer = offerOf(moves)!;
  const mine = ['S043', 'S030'];

  test('the bright stars are the ends the rules allow, from one beginning or from any', () => {
    const legal = (from: string | null) =>
      new Set(moves.flatMap((move) => (move.t === 'line' && (from === null || move.from === from) ? [move.to] : [])));
    expect(offer.task).toBe('line');
    expect(brightStars(offer, NOTHING)).toEqual(legal(null));
    for (const from of mine) expect(brightStars(offer, { from, to: null })).toEqual(legal(from));
    for (const id of brightStars(offer, NOTHING)) expect(sky.stars.find((star) => star.id === id)!.type).toBe('burst');
  });

  test('a tap on one’s own star begins, a second one lets go', () => {
    expect(tapped(offer, NOTHING, 'S030', mine, sky)).toEqual({ pick: { from: 'S030', to: null } });
    expect(tapped(offer, { from: 'S030', to: null }, 'S030', mine, sky)).toEqual({ pick: NOTHING });
  });

  test('a tap on an end takes the nearest beginning, the next tap the next', () => {
    const shared = [...offer.ends].find(([, froms]) => froms.length === 2)!;
    const first = tapped(offer, NOTHING, shared[0], mine, sky);
    if (!('pick' in first)) throw new Error('refused');
    const again = tapped(offer, first.pick, shared[0], mine, sky);
    if (!('pick' in again)) throw new Error('refused');
    expect(new Set([first.pick.from, again.pick.from])).toEqual(new Set(mine));
    expect(tapped(offer, again.pick, shared[0], mine, sky)).toEqual(first);
    expect(moveOf(offer, first.pick)).toEqual({ t: 'line', from: first.pick.from, to: shared[0] });
  });

  test('a star that cannot be reached names the move to be refused', () => {
    expect(tapped(offer, NOTHING, 'S045', mine, sky)).toEqual({ refused: { t: 'line', from: 'S030', to: 'S045' } });
    expect(dragged(offer, 'S030', 'S044')).toEqual({ refused: { t: 'line', from: 'S030', to: 'S044' } });
  });
});

test('erasing and beginning take one star', () => {
  const erase = offerOf(game.list!(rolled(table({}), 'erase'), 0))!;
  expect(erase.task).toBe('erase');
  expect(tapped(erase, NOTHING, 'S001', [], sky)).toEqual({ pick: { from: null, to: 'S001' } });
  expect(moveOf(erase, { from: null, to: 'S001' })).toEqual({ t: 'erase', star: 'S001' });
  expect(tapped(erase, NOTHING, 'S068', [], sky)).toEqual({ refused: { t: 'erase', star: 'S068' } });
  expect(offerOf([{ t: 'ready' }, { t: 'stop' }])).toBeNull();
});
