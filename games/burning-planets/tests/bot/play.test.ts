import { decide } from '@orrery/bots';
import { commonLevels, Dice, step } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { mind } from '../../src/bot/mind.ts';
import { judge } from '../../src/bot/standing.ts';
import { game } from '../../src/rules/index.ts';
import type { Move } from '../../src/rules/moves.ts';
import type { State } from '../../src/rules/state.ts';
import { optionsOf } from '../fixtures/sky.ts';
import { positions } from './positions.ts';

/** Plays a whole match among bots and gives what they did and how it ended. */
function match(seats: number, given: object, bots: readonly ('easy' | 'normal' | 'random')[]) {
  const dice = new Dice(`match ${seats}`);
  const done = new Set<Move['t']>();
  let s: State = game.setup(optionsOf(seats, given), seats, dice, null);
  for (let k = 0; ; k++) {
    const [by] = game.awaited(s);
    if (by === undefined) return { s, done };
    const move = decide(
      { game, mind },
      { view: game.view(s, by), me: by, bot: bots[by % bots.length]!, seed: `${k}` },
    )!;
    const taken = step(game, s, by, move, dice);
    if (!taken.ok) throw new Error(`${taken.refusal}: ${JSON.stringify(move)}`);
    done.add(move.t);
    s = taken.state;
  }
}

test('six seats finish a quick match; they settle, build, fight and take from one another', () => {
  const { s, done } = match(6, { preset: 'quick', roundLimit: 15 }, ['normal']);
  expect(game.result(s)).not.toBeNull();
  for (const t of ['build', 'buildShip', 'move', 'attack', 'raze', 'conquer'] as const) expect(done).toContain(t);
});

test('a standard match is played by the rulebook, from the first asteroid on', () => {
  const { s, done } = match(2, { roundLimit: 30 }, ['normal', 'easy']);
  expect(game.result(s)).not.toBeNull();
  for (const t of ['placeAsteroid', 'placeCannon', 'build', 'buildShip', 'conquer'] as const) expect(done).toContain(t);
});

test('who knows only what is legal loses', () => {
  const { s } = match(2, { preset: 'quick' }, ['normal', 'random']);
  expect(game.result(s)!.places).toEqual([1, 2]);
});

test.each(commonLevels)('%s says nothing where nobody asks and nothing was proposed', (level) => {
  for (const { s, by } of positions(3, 301))
    for (let seat = 0; seat < 3; seat++) {
      const asked = game.view(s, seat).proposals.some(({ partner }) => partner === seat);
      if (seat !== by && s.stage === 'play' && s.outAt[seat] === 0 && !asked)
        expect(decide({ game, mind }, { view: game.view(s, seat), me: seat, bot: level, seed: 'silent' })).toBeNull();
    }
});

describe('the judgement', () => {
  test.each([2, 4])('of %i seats is a share of one win for each, none for who is out', (seats) => {
    const out = new Float64Array(6);
    for (const { s } of positions(seats, 97)) {
      judge(s, out);
      expect(out.reduce((sum, share) => sum + share)).toBeCloseTo(1);
      for (let seat = 0; seat < 6; seat++) expect(out[seat]! > 0).toBe(seat < seats && s.outAt[seat] === 0);
    }
  });
});
