import { describe, expect, test } from 'vitest';
import { board, drawn, topOfDeck } from '../fixtures/board.ts';
import { conquest, debris, play, view } from '../fixtures/play.ts';
import { oddData } from '../samples.ts';

const ALL_2 = '2 2 2 2 / 2 2 2 2 / 2 2 2 2';
const ALL_2_WIDE = '2 2 2 2 2 2 / 2 2 2 2 2 2 / 2 2 2 2 2 2';

describe('resolving', () => {
  test('SS-P6 by falling priority, equal ones in the order of placing; Shields never resolve', () => {
    const { events } = play(board(ALL_2_WIDE, { first: 'B' }), 'B W3 (0,0)', 'C W5 (3,2)', 'A W3 (5,0)');
    const firing = events.filter((e) => e.t === 'weaponFires');
    expect(firing.map(({ seat, weapon }) => `${seat} ${weapon}`)).toEqual(['2 W5', '1 W3', '0 W3']);
    const quiet = play(board(ALL_2), 'A SH (0,0)', 'B SH (3,2)').events;
    expect(quiet.some((e) => e.t === 'weaponFires' || e.t === 'weaponSkipped')).toBe(false);
  });

  test('SS-P7 gaps and cells outside are no targets; nothing blocks a shot', () => {
    const { s, events } = play(board('2 2 2 2 / 2 -- 2 2 / 2 2 2 2'), 'A W5 (1,2)', 'B SH (3,2)');
    expect(drawn(s)).toBe('2 1 2 2 / 2 -- 2 2 / 2 2 2 2');
    expect(events.find((e) => e.t === 'weaponFires')).toMatchObject({ targets: [{ x: 1, y: 0 }] });
  });

  test('SS-P8 a catch is all that happens: no damage, no other card destroyed, no isolation', () => {
    const before = '2 2 2 2 2 2 / 2 1 2 1 2 2 / 2 2 2 2 2 2';
    const { s, events } = play(board(before), 'A W6 (2,1)', 'B W1 (1,1)', 'C SH (3,1)');
    expect(conquest(s, 'C')).toEqual(['A:W6', 'C:SH']);
    expect(debris(s, 'A')).toEqual([]);
    const during = events.slice(events.findIndex((e) => e.t === 'weaponFires'));
    expect(during.slice(0, 3).map(({ t }) => t)).toEqual(['weaponFires', 'shieldCaught', 'weaponFires']);
  });

  test('SS-P9 every card on a target goes to the attacker; the planet under it is not hit', () => {
    const { s } = play(board('2 1 2 2 2 2 / 2 2 2 2 2 2 / 2 1 2 2 2 2'), 'A W3 (1,1)', 'B W1 (1,0)', 'C W2 (1,2)');
    expect(debris(s, 'A')).toEqual(['A:W3', 'B:W1', 'C:W2']);
    expect(drawn(s)).toBe('2 1 2 2 2 2 / 1 2 1 2 2 2 / 2 1 2 2 2 2');
  });

  test('SS-P10 one hit: 4 to 3, 3 captured and replaced by a 2, 2 to 1, 1 captured, Dark nothing', () => {
    const before = board('2 2 2 2 2 2 / 2 1 4b 3c 2 2 / 2 X 2 2 2 2', { deck: ['S21'] });
    const { s } = play(before, 'A W1 (2,1)', 'B SH (5,0)', 'C SH (5,2)');
    expect(drawn(s)).toBe('2 1 1 1 2 2 / 2 -- 4b 2 2 2 / 2 X 1 1 2 2');
    expect(conquest(s, 'A')).toHaveLength(2);
    const four = play(board('2 2 2 2 / 2 2 4b 2 / 2 2 2 2'), 'A W6 (1,1)', 'B SH (3,2)').s;
    expect(drawn(four)).toBe('2 2 2 2 / 1 2 3b 2 / 2 2 2 2');
  });

  test('SS-P11 all targets at once, events and replacements in reading order; a replacement is not hit again', () => {
    const before = board('2 2 2 2 / 2 3a 2 2 / 3b 2 3c 2', { deck: ['S21', 'S22', 'S23'] });
    const { s, events } = play(before, 'A W3 (1,2)', 'B SH (3,0)');
    expect(drawn(s)).toBe('2 2 2 2 / 2 2 2 2 / 2 2 2 2');
    const replaced = events.filter((e) => e.t === 'planetReplaced');
    expect(replaced.map(({ planet, at }) => `${planet} ${at.x},${at.y}`)).toEqual(['S21 1,1', 'S22 0,2', 'S23 2,2']);
  });

  test('SS-P12 the second hit of one weapon falls on what the first left', () => {
    const drilled = (token: string) =>
      drawn(play(board(`${token} 2 2 2 / 2 2 2 2 / 2 2 2 2`, { deck: ['S21'] }), 'A W7 (0,0)', 'B SH (3,2)').s);
    expect(drilled('4z')).toBe('2 2 2 2 / 2 2 2 2 / 2 2 2 2');
    expect(drilled('3z')).toBe('1 2 2 2 / 2 2 2 2 / 2 2 2 2');
    expect(drilled('2')).toBe('-- 2 2 2 / 2 2 2 2 / 2 2 2 2');
    expect(drilled('1')).toBe('-- 2 2 2 / 2 2 2 2 / 2 2 2 2');
    expect(drilled('X')).toBe('X 2 2 2 / 2 2 2 2 / 2 2 2 2');
  });

  test('SS-P12 a data set may hit several cells several times each', () => {
    const before = board('2 4a 2 2 / 2 2 2 2 / 2 3b 2 2', { deck: ['S21', 'S22'], options: { data: oddData } });
    const { s, events } = play(before, 'A W5 (1,1)', 'B SH (3,0)');
    // Twice on Amaranth at 4: captured, a 2 in its place. Three times on Boreas at 3: captured, 2, 1, captured.
    expect(drawn(s)).toBe('2 2 2 2 / 2 2 1 2 / 2 -- 2 2');
    expect(conquest(s, 'A')).toEqual(['S22', 'A2', 'B2']);
    expect(events.filter((e) => e.t === 'planetReplaced').map(({ planet }) => planet)).toEqual(['S21', 'S22']);
  });

  test('SS-P13 named and Dark cards passed over stay in the deck', () => {
    const before = board('3a 2 2 2 / 3b 2 2 2 / 2 2 2 2', { deck: ['Z5', 'S05', 'X4', 'S06', 'Z4'] });
    const { s } = play(before, 'A W7 (0,0)', 'B W7 (0,1)');
    expect(drawn(s)).toBe('1* 2 2 2 / 1* 2 2 2 / 2 2 2 2');
    expect(topOfDeck(s, 3)).toEqual(['Z5', 'X4', 'Z4']);
    expect(view(s, 0).deckSize).toBe(35);
  });

  test('SS-P14 a weapon that fired goes to its own Debris, and its planet can be hit by later ones', () => {
    const { s } = play(board(ALL_2), 'A W8 (0,0)', 'B W6 (1,0)');
    expect(debris(s, 'A')).toEqual(['A:W8']);
    expect(debris(s, 'B')).toEqual(['B:W6']);
    expect(drawn(s)).toBe('1 2 1 2 / 2 2 2 2 / 2 2 2 2');
  });

  test('SS-P15 isolated planets are captured whole, all at once; Dark neighbours count, pairs stay', () => {
    const { s } = play(board('-- 4z -- 2 / 3b 1 X 2 / -- 2 -- 2'), 'A W7 (1,1)', 'B SH (3,0)');
    // The Dark planet still has a neighbour at (3,1).
    expect(drawn(s)).toBe('-- -- -- 2 / -- -- X 2 / -- -- -- 2');
    expect(conquest(s, 'A')).toEqual(['S12', 'S14', 'Z1', 'B2']);
  });

  test('SS-P15 isolatedTo: debris', () => {
    const before = board('-- 4z -- 2 / 3b 1 2 2 / -- 2 -- 2', { options: { isolatedTo: 'debris' } });
    const { s } = play(before, 'A W7 (1,1)', 'B SH (3,0)');
    expect(conquest(s, 'A')).toHaveLength(1);
    expect(debris(s, 'A')).toEqual(['S15', 'Z1', 'B2', 'A:W7']);
    expect(view(s, 'table').players[0]!.debrisSize).toBe(4);
  });

  test('SS-P16 the planet under an unresolved card cannot be damaged, so no card ever lies on a gap', () => {
    const { s, events } = play(board('2 1 2 2 / 2 2 2 2 / 2 2 2 2'), 'A W6 (0,0)', 'B W4 (1,0) down');
    expect(debris(s, 'A')).toEqual(['A:W6', 'B:W4']);
    expect(drawn(s)).toBe('2 1 2 2 / 2 2 2 2 / 2 2 2 2');
    expect(events.some((e) => e.t === 'planetCaptured')).toBe(false);
  });

  test('SS-P17 Shields left go home in the order of placing; the Dark Invader moves on', () => {
    const { s, events } = play(board(ALL_2_WIDE, { first: 'C' }), 'C SH (0,0)', 'A SH (2,0)', 'B W8 (5,0)');
    expect(events.filter((e) => e.t === 'shieldReturned').map(({ owner }) => owner)).toEqual([2, 0]);
    expect(debris(s, 'C')).toEqual(['C:SH']);
    expect([s.invader, s.toAct, s.round]).toEqual([0, 0, 2]);
    expect(events.slice(-2)).toEqual([
      { t: 'roundEnded', planetsLeft: 18, nextInvader: 0 },
      { t: 'roundStarted', round: 2, invader: 0 },
    ]);
  });
});
