import { Dice, levels, thinkingOf } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { mind } from '../../src/bot/mind.ts';
import { ours1 } from '../../src/data/index.ts';
import { count, has } from '../../src/rules/bits.ts';
import { game } from '../../src/rules/index.ts';
import type { Move, PlaceWeapon } from '../../src/rules/kind.ts';
import { sectorOf } from '../../src/rules/sector.ts';
import type { State } from '../../src/rules/state.ts';
import { samples } from '../samples.ts';
import { scramble } from '../scramble.ts';
import { optionsOf, positions } from './positions.ts';

const { hard } = mind.levels;
const master = mind.levels.master!;

describe.each(samples)('with options %j', (raw) => {
  const found = [2, 3, 4, 5].flatMap((seats) => positions(raw, seats, 3, 4));

  test('guesses and shortlists are legal, and the shortlist is never empty', () => {
    const dice = new Dice('legal');
    for (const { s, by } of found) {
      for (const level of levels)
        expect(game.refuse(s, by, thinkingOf(mind.levels, level).guess(s, by, dice))).toBeNull();
      expect(game.refuse(s, by, master.reply!(s, by, dice))).toBeNull();
      const moves = mind.shortlist!(s, by, dice);
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves) expect(game.refuse(s, by, move)).toBeNull();
    }
  });

  test('what is believed fits what is seen', () => {
    const dice = new Dice('belief');
    for (const [i, { s, by }] of found.entries()) {
      const view = game.view(s, by);
      const imagined = game.imagine(view, by, dice);
      for (const { believe } of i % 4 === 0 ? [hard, master] : [hard]) {
        believe!(imagined, by, dice);
        expect(game.view(imagined, by)).toEqual(view);
      }
    }
  });

  test('the judgement is a share of one win, and exact at the end', () => {
    const dice = new Dice('judge');
    for (const { s } of found) {
      const out = new Float64Array(5);
      mind.judge(s, out);
      expect(out.reduce((sum, share) => sum + share)).toBeCloseTo(1);
      expect(Math.min(...out)).toBeGreaterThanOrEqual(0);
      while (s.toAct >= 0) game.apply(s, s.toAct, game.pick(s, s.toAct, dice), dice, null);
      mind.judge(s, out);
      const { places } = game.result(s)!;
      const winners = places.filter((place) => place === 1).length;
      expect([...out.slice(0, s.n)]).toEqual(places.map((place) => (place === 1 ? 1 / winners : 0)));
    }
  });
});

// Under `piles: memory` others' unplayed weapons are imagined too, and everybody in the playout remembers them so.
const open = samples.filter((raw) => !('piles' in raw));
describe.each(open)('with options %j', (raw) => {
  test('a guess in a playout does not look at what its seat could not see', () => {
    for (const [i, { s, by }] of positions(raw, 4, 6, 3).entries()) {
      const other = scramble(game.copy(s), by, new Dice(`other ${i}`));
      for (const level of levels) {
        const { guess } = thinkingOf(mind.levels, level);
        expect(guess(other, by, new Dice(i))).toEqual(guess(s, by, new Dice(i)));
      }
    }
  });
});

describe.each(open)('with options %j', (raw) => {
  test('nor does a reply, which remembers the last position alone', () => {
    const found = [2, 4].flatMap((seats) => positions(raw, seats, 6, 1)).filter(({ s }) => count(s.covered) === 1);
    expect(found.length).toBeGreaterThan(10);
    const replies = (of: (s: State, by: number, i: number) => State) =>
      found.map(({ s, by }, i) => master.reply!(of(s, by, i), by, new Dice(i)));
    const scrambled = replies((s, by, i) => scramble(game.copy(s), by, new Dice(`other ${i}`)));
    expect(scrambled).toEqual(replies((s) => s));
  });
});

test('a face-down card is believed to be what fits where it lies', () => {
  const dice = new Dice('fits');
  const s = game.setup(optionsOf({ firstSeat: 0 }, 2), 2, dice, null);
  s.dark = s.named = 0;
  s.low = 0b1111;
  s.planets = s.planets.map((_, site) => site);
  // Between two planets of level 1 in the top row: the Broadside takes both, a Needle that points up takes nothing.
  game.apply(s, 0, { t: 'placeWeapon', weapon: 'W6', at: { x: 1, y: 0 }, arrow: 0 }, dice, null);
  const laid = new Map<string, number>();
  for (let i = 0; i < 600; i++) {
    const imagined = game.copy(s);
    hard.believe!(imagined, 1, dice);
    const { id } = ours1.weapons[imagined.weapon[0]!]!;
    laid.set(id, (laid.get(id) ?? 0) + 1);
  }
  expect(laid.size).toBeGreaterThan(3);
  expect(laid.get('W6')!).toBeGreaterThan(5 * (laid.get('W8') ?? 0));
});

test('a custom sector is built compact, Dark planets at its rim', () => {
  const dice = new Dice('build');
  const built = (place: (s: State) => Move) => {
    let contacts = 0;
    let dark = 0;
    for (let i = 0; i < 40; i++) {
      const s = game.setup(optionsOf({ sector: 'custom' }, 3), 3, dice, null);
      while (s.phase === 'build') game.apply(s, s.toAct, place(s), dice, null);
      const { neighbours } = sectorOf(s);
      for (let site = 0; site < 18; site++) {
        const touching = count(neighbours[site]!);
        contacts += touching;
        if (has(s.dark, site)) dark += touching;
      }
    }
    return { contacts, dark };
  };
  const sensible = built((s) => mind.shortlist!(s, s.toAct, dice)[0]!);
  const random = built((s) => game.pick(s, s.toAct, dice));
  expect(sensible.contacts).toBeGreaterThan(1.15 * random.contacts);
  expect(sensible.dark / sensible.contacts).toBeLessThan(random.dark / random.contacts);
});

test('symmetric cards are laid with either arrow', () => {
  const dice = new Dice('arrows');
  const counts = new Map<string, [number, number]>();
  for (let i = 0; i < 300; i++) {
    const s = game.setup(optionsOf({}, 2), 2, dice, null);
    for (const move of mind.shortlist!(s, s.toAct, dice) as PlaceWeapon[]) {
      const count = counts.get(move.weapon) ?? [0, 0];
      count[move.arrow === 0 ? 0 : 1]++;
      counts.set(move.weapon, count);
    }
  }
  for (const weapon of ['W7', 'W6', 'W3', 'W2', 'W1', 'SH']) {
    const [up, down] = counts.get(weapon) ?? [0, 0];
    expect(up + down).toBeGreaterThan(20);
    expect(Math.abs(up - down)).toBeLessThan(4 * Math.sqrt(up + down));
  }
});
