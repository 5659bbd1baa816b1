import { Dice, RecordingChance } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { deckOf, skyOf } from '../../src/data/index.ts';
import type { Event } from '../../src/rules/events.ts';
import { game } from '../../src/rules/index.ts';
import { DEFAULTS } from '../../src/rules/options.ts';
import { leftOf } from '../../src/rules/seats.ts';
import { kinds } from '../fixtures/play.ts';

const begun = (seats: number, seed: number) => {
  const chance = new RecordingChance(new Dice(seed));
  const events: Event[] = [];
  const s = game.setup(DEFAULTS, seats, chance, (event) => events.push(event));
  return { s, draws: chance.draws, events };
};

describe('setup', () => {
  test('SK-S1 two to six seats, clockwise; left is the next active seat', () => {
    expect(game.seats).toEqual({ min: 2, max: 6 });
    const { s } = begun(4, 1);
    expect([0, 1, 2, 3].map((seat) => leftOf(s, seat))).toEqual([1, 2, 3, 0]);
    s.players[1]!.active = false;
    expect([0, 2, 3].map((seat) => leftOf(s, seat))).toEqual([2, 3, 0]);
  });

  test('SK-S2 everybody has the same empty sky', () => {
    const { s } = begun(6, 2);
    const { stars } = skyOf(s.options);
    expect(stars).toHaveLength(120);
    for (const { sky } of s.players) {
      expect(sky.marks).toEqual(stars.map(() => 0));
      expect([sky.done, sky.current, sky.erased]).toEqual([[], null, []]);
    }
  });

  test('SK-S3 the deck of 30 is shuffled, three are used', () => {
    const decks = [1, 2, 3].map((seed) => begun(3, seed).s.deck);
    for (const deck of decks) expect([...deck].sort((a, b) => a - b)).toEqual([...deckOf(DEFAULTS).cards.keys()]);
    expect(new Set(decks.map((deck) => deck.join())).size).toBe(3);
  });

  test('SK-S4 the first roller is drawn', () => {
    const rollers = Array.from({ length: 40 }, (_, seed) => begun(4, seed).s.roller);
    expect(new Set(rollers)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('SK-S5 luck in this order: deck, first roller, then the numbers in the order of the seats', () => {
    const { draws, events, s } = begun(5, 7);
    expect(draws.map(({ why }) => why).join(' ')).toBe(`${'deck '.repeat(29)}first roller${' number'.repeat(5)}`);
    const dealt = kinds(events, 'numberDealt');
    expect(dealt).toEqual(s.players.map(({ number }, seat) => ({ t: 'numberDealt', seat, number })));
    expect(draws.slice(-5).map(({ value }) => value + 1)).toEqual(s.players.map(({ number }) => number));
  });
});
