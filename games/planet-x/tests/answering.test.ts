import { describe, expect, test } from 'vitest';
import { holdNow, isHeld, readPreference, stops, stopsAt, writePreference } from '../src/rules/answering.ts';
import { game } from '../src/rules/index.ts';
import type { PlanetX } from '../src/rules/kind.ts';
import { answersFor, between } from '../src/table/answering.ts';
import { Scene } from './scene.ts';

describe('PX-P29: where I stop', () => {
  const scene = new Scene({ seats: 3, table: { A: ['air-5a'], B: ['mech-4a'] } });
  scene.play('A', scene.attack('A:air-5a', 'B:mech-4a'));
  const attack = game.view(scene.state, 2);
  const mine = game.view(scene.state, 1);
  const at = (view: PlanetX['view'], me: number) => stops.filter((stop) => stopsAt({ stop, hold: null }, view, me));

  test('at attacks, at those that concern me, at everything, at nothing', () => {
    expect(at(mine, 1)).toEqual(['ask', 'attacks', 'mine']);
    expect(at(attack, 2)).toEqual(['ask', 'attacks']);
    scene.passAll();
    const end = new Scene({ hands: { A: ['inf-1a'], B: 5 } });
    end.play('A', end.deploy('A', 'inf-1a'));
    expect(at(game.view(end.state, 1), 1)).toEqual(['ask']);
  });

  test('never by the cards I hold: the same for every hand', () => {
    for (const hand of [
      ['plus-mech', 'truce', 'minus-air'],
      ['A:inf-1a', 'A:inf-2a', 'A:inf-3a'],
    ]) {
      const other = new Scene({ table: { A: ['air-5a'], B: ['mech-4a'] }, hands: { A: 5, B: hand } });
      other.play('A', other.attack('A:air-5a', 'B:mech-4a'));
      expect(at(game.view(other.state, 1), 1)).toEqual(['ask', 'attacks', 'mine']);
    }
  });

  test('Hold stops the next window of its turn, however often it asks, and no other', () => {
    const war = new Scene({
      table: { A: ['air-5a'], B: ['mech-4a'] },
      hands: { A: ['plus-air', 'inf-1a'], B: ['plus-mech', 'inf-1a'] },
    });
    const seen = () => game.view(war.state, 1);
    const early = { stop: 'hold', hold: holdNow(seen(), 1) } as const;
    war.play('A', war.attack('A:air-5a', 'B:mech-4a'));
    const late = { stop: 'hold', hold: holdNow(seen(), 1) } as const;
    expect(late).toEqual(early);
    expect(stopsAt(early, seen(), 1)).toBe(true);
    war.play('A', war.special('A', 'plus-air', 'A:air-5a'));
    expect(war.phase).toBe('attackWindow');
    expect(stopsAt(early, seen(), 1)).toBe(true);
    war.play('B', { t: 'pass' });
    expect(war.phase).toBe('endWindow');
    expect(stopsAt(early, seen(), 1)).toBe(false);
    expect(isHeld(early, seen())).toBe(false);
    war.passAll();
    expect(war.phase).toBe('main');
    expect(isHeld(early, seen())).toBe(false);
  });

  test('who has answered holds the window after this one, should it ask again or not', () => {
    const war = new Scene({ seats: 3, table: { A: ['air-5a'], B: ['mech-4a'] } });
    war.play('A', war.attack('A:air-5a', 'B:mech-4a'));
    war.play('C', { t: 'pass' });
    const held = { stop: 'hold', hold: holdNow(game.view(war.state, 2), 2) } as const;
    while (war.phase === 'attackWindow') war.play('ABC'[game.awaited(war.state)[0]!] as 'A', { t: 'pass' });
    expect(war.phase).toBe('endWindow');
    expect(stopsAt(held, game.view(war.state, 2), 2)).toBe(true);
  });

  test('who skips is not held up where the host passes for them, only where they are asked', () => {
    expect(answersFor(mine, 1, 'attacks')).toBe(false);
    expect(answersFor(attack, 2, 'mine')).toBe(true);
    expect(answersFor(attack, 2, null)).toBe(false);
    const end = new Scene({ hands: { A: ['inf-1a'], B: 5 } });
    end.play('A', end.deploy('A', 'inf-1a'));
    expect(answersFor(game.view(end.state, 1), 1, 'attacks')).toBe(true);
    expect(answersFor(game.view(end.state, 0), 1, 'ask')).toBe(false);
    end.passAll();
    expect(answersFor(game.view(end.state, 1), 1, 'attacks')).toBe(false);
  });

  test('an answer to an attack comes in the middle of what others do, one’s own turn does not', () => {
    expect([between(mine, 1), between(mine, 0)]).toEqual([true, false]);
  });

  test('a preference is written down and read again; anything else is none', () => {
    for (const stop of stops)
      for (const hold of [null, { turn: 7, window: 9 }])
        expect(readPreference(writePreference({ stop, hold }))).toEqual({ stop, hold });
    for (const how of ['', 'always', 'ask@', 'ask@1', 'ask@x.1', 'ask@1.2.3', ' ask'])
      expect(readPreference(how)).toBeNull();
  });
});
