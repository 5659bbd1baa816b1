import { Dice, shuffle } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { fit, isShown, pointsOf, type Rating, rate, unknown } from '../src/index.ts';

/** Bots of known strength, 120 points apart: in a duel the second wins against the first three times in four. */
const strengths = [16, 22, 28, 34];

/** A match at a table of 2 to 4: everybody plays as well as they can, give or take, and the best comes first. */
function play(dice: Dice): { readonly who: readonly number[]; readonly places: readonly number[] } {
  const seats = 2 + dice.int(3);
  const who = shuffle([...strengths.keys()], dice, 'who').slice(0, seats);
  const give = Math.sqrt(seats) * (25 / 6);
  const shown = who.map((bot) => strengths[bot]! - give * Math.log(-Math.log((dice.int(2 ** 30) + 0.5) / 2 ** 30)));
  return { who, places: shown.map((best) => 1 + shown.filter((other) => other > best).length) };
}

test('1,000 seasons of 120 matches recover the order of bots of known strength', () => {
  let [recovered, upsideDown, within, seen, shown] = [0, 0, 0, 0, 0];
  for (let season = 0; season < 1000; season++) {
    const dice = new Dice(`season ${season}`);
    const ratings: Rating[] = strengths.map(() => unknown);
    for (let match = 0; match < 120; match++) {
      const { who, places } = play(dice);
      const after = rate(who.map((bot, at) => ({ members: [ratings[bot]!], place: places[at]! })));
      for (const [at, bot] of who.entries()) ratings[bot] = after[at]![0]!;
    }
    const order = [...strengths.keys()].sort((a, b) => ratings[a]!.mu - ratings[b]!.mu);
    if (order.every((bot, at) => bot === at)) recovered++;
    if (order[0] === 3 || order[3] === 0) upsideDown++;
    for (const [bot, { mu, sigma }] of ratings.entries()) {
      seen++;
      if (Math.abs(mu - strengths[bot]!) < 1.96 * sigma) within++;
    }
    shown += ratings.filter(isShown).length;
  }
  expect(recovered).toBeGreaterThan(950);
  expect(upsideDown).toBe(0);
  expect(within / seen).toBeGreaterThan(0.93);
  expect(shown).toBe(seen);
});

test('the strength of bots that never change is found from all their matches at once', () => {
  const dice = new Dice('laboratory');
  const matches = Array.from({ length: 1500 }, () => play(dice)).map(({ who, places }) => ({
    players: who.map((bot) => `bot ${bot}`),
    places,
  }));
  const found = fit(matches, 'bot 1');
  for (const [bot, strength] of strengths.entries()) {
    const { mu, sigma } = found.get(`bot ${bot}`)!;
    expect(Math.abs(mu - 25 - (strength - strengths[1]!))).toBeLessThan(
      4 * Math.hypot(sigma, found.get('bot 1')!.sigma),
    );
    expect(sigma).toBeLessThan(0.5);
  }
});

test('as people read it', () => {
  expect(pointsOf(unknown)).toEqual({ points: 1500, give: 167 });
  expect(isShown(unknown)).toBe(false);
  expect(pointsOf({ mu: 30.6, sigma: 2.9 })).toEqual({ points: 1612, give: 58 });
});
