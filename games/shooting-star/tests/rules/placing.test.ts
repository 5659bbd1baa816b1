import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import { board, drawn } from '../fixtures/board.ts';
import { dealt, playedOut } from '../fixtures/deal.ts';
import { play, refusal, refusalOf, view } from '../fixtures/play.ts';

const ALL_2 = '2 2 2 2 2 2 / 2 2 2 2 2 2 / 2 2 2 2 2 2';

describe('placing', () => {
  test('SS-P1 clockwise from the Dark Invader, one go each, nobody out of turn, no pass', () => {
    const s = board(ALL_2, { first: 'B' });
    expect(game.actors(s)).toEqual([1]);
    expect(refusalOf(s, 'A W1 (0,0)')).toBe('NOT_YOUR_GO');
    const one = play(s, 'B W1 (0,0)').s;
    expect(one.toAct).toBe(2);
    expect(refusalOf(one, 'B W2 (1,0)')).toBe('NOT_YOUR_GO');
    const two = play(one, 'C W1 (5,0)').s;
    expect(two.toAct).toBe(0);
    for (const raw of [null, {}, { t: 'pass' }, { t: 'placeWeapon' }]) expect(refusal(two, 0, raw)).toBe('MALFORMED');
    expect(refusal(two, 1, { t: 'pass' })).toBe('NOT_YOUR_GO');
  });

  test('SS-P1 what is wrong is told in one order: over, phase, turn, form, then the rest', () => {
    const over = playedOut(dealt(2), 1);
    expect(refusal(over, 0, { t: 'placePlanet' })).toBe('GAME_OVER');
    expect(refusal(over, 7, null)).toBe('GAME_OVER');
    const s = board(ALL_2);
    expect(refusal(s, 1, { t: 'placePlanet' })).toBe('WRONG_PHASE');
    expect(refusal(s, 1, { t: 'placeWeapon' })).toBe('NOT_YOUR_GO');
    const wrong = { t: 'placeWeapon', weapon: 'W9', at: { x: 9, y: 9 }, arrow: 1 };
    expect(refusal(s, 0, { ...wrong, arrow: 4 })).toBe('MALFORMED');
    expect(refusal(s, 0, { ...wrong, at: { x: 0.5, y: 0 } })).toBe('MALFORMED');
    expect(refusal(s, 0, wrong)).toBe('CARD_NOT_IN_HAND');
    expect(refusal(s, 0, { ...wrong, weapon: 'W1' })).toBe('NO_PLANET');
    expect(refusal(s, 0, { ...wrong, weapon: 'W1', at: { x: 0, y: 0 } })).toBe('BAD_ARROW');
    const building = dealt(2, { sector: 'custom' });
    expect(refusal(building, building.toAct, wrong)).toBe('WRONG_PHASE');
  });

  test('SS-P2 on any free planet, Dark ones too; owner, planet, arrow and order are public, the weapon is not', () => {
    const s = play(board('2 2 2 2 / 2 X 2 2 / 2 2 2 2'), 'A W7 (1,1) down').s;
    const seen = { seat: 0, arrow: 2, order: 0 };
    for (const who of [1, 'table'] as const) expect(view(s, who).sites[5]!.card).toEqual({ ...seen, weapon: null });
    expect(view(s, 0).sites[5]!.card).toEqual({ ...seen, weapon: 'W7' });
    expect(view(s, 0).hand).not.toContain('W7');
    expect(view(s, 1).players[0]!.unplayed).toContain('W7');
    expect(view(s, 1).players[0]!.handSize).toBe(8);
    expect(refusalOf(s, 'B W1 (1,1)')).toBe('PLANET_COVERED');
  });

  test('SS-P3 arrow down turns by half a turn and never mirrors; half allows up and down only', () => {
    const lance = (arrow: string) => drawn(play(board(ALL_2), `A W5 (2,0) ${arrow}`, 'B SH (5,0)', 'C SH (5,2)').s);
    expect(lance('down')).toBe('2 2 2 2 2 2 / 2 2 1 2 2 2 / 2 2 1 2 2 2');
    expect(lance('up')).toBe(ALL_2);
    expect(refusalOf(board(ALL_2), 'A W5 (2,0) right')).toBe('BAD_ARROW');
    expect(refusalOf(board(ALL_2), 'A SH (2,0) down')).toBe(null);
  });

  test('SS-P3 quarter turns are clockwise; fixed knows up only', () => {
    const turned = (arrow: string) =>
      drawn(play(board(ALL_2, { options: { arrow: 'quarter' } }), `A W5 (2,1) ${arrow}`, 'B SH (5,0)', 'C SH (5,2)').s);
    expect(turned('right')).toBe('2 2 2 2 2 2 / 2 2 2 1 1 2 / 2 2 2 2 2 2');
    expect(turned('left')).toBe('2 2 2 2 2 2 / 1 1 2 2 2 2 / 2 2 2 2 2 2');
    expect(turned('down')).toBe('2 2 2 2 2 2 / 2 2 2 2 2 2 / 2 2 1 2 2 2');
    const fixed = board(ALL_2, { options: { arrow: 'fixed' } });
    expect(refusalOf(fixed, 'A W5 (2,1)')).toBe(null);
    expect(refusalOf(fixed, 'A W5 (2,1) down')).toBe('BAD_ARROW');
  });

  test('SS-P4 a legal placement always exists', () => {
    for (const n of [2, 3, 4, 5])
      for (let seed = 0; seed < 30; seed++)
        playedOut(dealt(n, {}, seed), seed, (s) => {
          const free = s.planets.filter((planet, site) => planet >= 0 && !((s.covered >> site) & 1)).length;
          expect(free).toBeGreaterThanOrEqual(2);
          expect(game.list!(s, s.toAct).length).toBe(free * 2 * view(s, s.toAct).hand!.length);
        });
  });

  test('SS-P5 after the last go all weapons are turned up at once, in the order of placing', () => {
    const { events, s } = play(board(ALL_2, { first: 'C' }), 'C W1 (0,0) down', 'A SH (3,0)', 'B W8 (5,2)');
    const revealed = events.findIndex(({ t }) => t === 'weaponsRevealed');
    expect(events.slice(0, revealed).map(({ t }) => t)).toEqual(['weaponPlaced', 'weaponPlaced', 'weaponPlaced']);
    const weapons = [
      { seat: 2, at: { x: 0, y: 0 }, arrow: 2, weapon: 'W1' },
      { seat: 0, at: { x: 3, y: 0 }, arrow: 0, weapon: 'SH' },
      { seat: 1, at: { x: 5, y: 2 }, arrow: 0, weapon: 'W8' },
    ];
    expect(events[revealed]).toEqual({ t: 'weaponsRevealed', weapons });
    expect(view(s, 'table').lastRound!.weapons).toEqual(weapons);
  });
});
