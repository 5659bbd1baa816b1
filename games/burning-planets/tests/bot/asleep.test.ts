import { decide } from '@orrery/bots';
import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { areAsleep } from '../../src/bot/asleep.ts';
import { guess } from '../../src/bot/guess.ts';
import { mind } from '../../src/bot/mind.ts';
import { game } from '../../src/rules/index.ts';
import { duel, optionsOf, ship, stock } from '../fixtures/sky.ts';
import { positions } from './positions.ts';

describe('who does nothing', () => {
  const idle = () => {
    const s = duel();
    s.round = 6;
    ship(s, 'B', 'small', [10, 0]);
    stock(s, 'B', { C: 90 });
    return s;
  };
  test('is known by goods that pile up', () => {
    expect(areAsleep(idle(), 0)).toBe(true);
    const spends = idle();
    stock(spends, 'B', { C: 10 });
    expect(areAsleep(spends, 0)).toBe(false);
  });
  test('not in the first rounds, and not with larger ships than at the start', () => {
    const early = idle();
    early.round = 3;
    expect(areAsleep(early, 0)).toBe(false);
    const armed = idle();
    ship(armed, 'B', 'medium', [10, 1]);
    expect(areAsleep(armed, 0)).toBe(false);
  });
  test('bots that play are not taken for it while all is open', () => {
    for (const { s, by } of positions(2, 11)) if (s.round <= 8) expect(areAsleep(s, by)).toBe(false);
  });
});

/** The round in which hard makes an end of a seat that does nothing. */
function lifeOf(map: number): number {
  const dice = new Dice(`asleep ${map}`);
  const s = game.setup(optionsOf(2, { preset: 'quick' }), 2, dice, null);
  const me = map % 2;
  for (let k = 0; ; k++) {
    const [by] = game.awaited(s);
    if (by === undefined) return s.how === 'conquest' && s.outAt[me] === 0 ? s.round : 99;
    const view = game.view(s, by);
    const pass = s.phase === 'actions' ? ({ t: 'endTurn' } as const) : ({ t: 'endPhase' } as const);
    const other = s.stage === 'play' ? pass : guess(s, by, dice);
    const move = by === me ? decide({ game, mind }, { view, me, bot: 'hard', seed: `${k}` })! : other;
    game.apply(s, by, move, dice, null);
  }
}

test('hard makes an end of a seat that does nothing by round 10 on most maps', () => {
  const lives = [0, 1, 2, 3, 4, 5, 6].map(lifeOf).sort((a, b) => a - b);
  expect(lives[3]).toBeLessThanOrEqual(10);
  expect(lives.at(-1)).toBeLessThanOrEqual(16);
});
