import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import { Scene } from '../scene.ts';

const units = ['B:inf-2a', 'B:inf-2b', 'B:inf-2c', 'B:inf-2d'];

describe('attack windows', () => {
  const raid = () => {
    const at = new Scene({
      table: { A: ['air-5a'], B: ['air-4a'] },
      hands: { A: ['minus-air', ...units], B: ['plus-air', 'A:inf-1a'] },
    });
    at.play('A', at.attack('A:air-5a', 'B:air-4a'));
    return at;
  };

  test('EX-09 (PX-P15, PX-P27): a special works at once and voids all passes', () => {
    const at = raid();
    at.play('A', { t: 'pass' });
    expect(at.why('A', { t: 'pass' })).toBe('E_ALREADY_ANSWERED');
    at.play('B', at.special('B', 'plus-air', 'B:air-4a'));
    expect(game.awaited(at.state)).toEqual([0]);
    at.play('A', { t: 'pass' });
    expect(at.events.find(({ t }) => t === 'clash')).toMatchObject({ forces: [5, 6], outcome: 'lost' });
    expect(at.discards).toEqual(['A:air-5a']);
    expect(at.table('B')).toEqual(['air-4a(plus-air)']);
  });

  test('EX-10 (PX-P18, PX-P26): with nobody eligible a window closes, and none opens', () => {
    const at = raid();
    at.play('A', { t: 'pass' });
    at.play('B', at.special('B', 'plus-air', 'B:air-4a'));
    const events = at.play('A', at.special('A', 'minus-air', 'B:air-4a'));
    expect(events.find(({ t }) => t === 'clash')).toMatchObject({ forces: [5, 4] });
    expect(at.discards).toEqual(['B:air-4a', 'plus-air', 'minus-air', 'A:air-5a']);
    expect(events.some(({ t }) => t === 'windowOpened')).toBe(false);
    expect([at.active, at.phase]).toEqual(['B', 'main']);
  });

  test('EX-12 (PX-P16): called off when the rest may no longer attack; the action is spent', () => {
    const at = new Scene({
      table: { A: ['ship-8a+inf-2a'], B: ['ship-7a'] },
      hands: { A: ['inf-3a', ...units], B: ['eliminate-ship', 'A:inf-1a'] },
    });
    at.play('A', at.attack('A:ship-8a', 'B:ship-7a'));
    at.play('B', at.special('B', 'eliminate-ship', 'A:ship-8a'));
    expect(at.events).toContainEqual({ t: 'attackCalledOff', why: 'engagement' });
    expect(at.discards).toEqual(['A:ship-8a', 'eliminate-ship']);
    expect(at.table('A')).toEqual(['inf-2a']);
    expect(at.why('A', at.deploy('A', 'inf-3a'))).toBe('E_PHASE');
  });

  test('EX-13 (PX-P16, PX-P21): called off when the target is gone, at no cost', () => {
    const at = new Scene({
      table: { A: ['ship-8a+inf-2a'], B: ['air-5a'] },
      hands: { A: ['eliminate-air', ...units] },
    });
    at.play('A', at.attack('A:ship-8a', 'B:air-5a'));
    at.play('A', at.special('A', 'eliminate-air', 'B:air-5a'));
    expect(at.events).toContainEqual({ t: 'attackCalledOff', why: 'targetGone' });
    expect(at.table('A')).toEqual(['inf-2a+ship-8a']);
  });

  test('PX-P16: called off when the attacker is gone', () => {
    const at = new Scene({ table: { A: ['air-5a'], B: ['air-4a'] }, hands: { B: ['eliminate-air', 'A:inf-1a'] } });
    at.play('A', at.attack('A:air-5a', 'B:air-4a'));
    at.play('B', at.special('B', 'eliminate-air', 'A:air-5a'));
    expect(at.events).toContainEqual({ t: 'attackCalledOff', why: 'attackerGone' });
  });

  test('EX-14 (PX-P24, PX-P5): a truce calls the attack off and ends with the turn, after all have drawn', () => {
    const at = new Scene({
      table: { A: ['ship-10a+inf-1a'], B: ['ship-9a'] },
      hands: { B: ['truce', 'A:inf-2a', 'A:inf-2b', 'A:inf-2c', 'A:inf-3a'] },
    });
    at.play('A', at.attack('A:ship-10a', 'B:ship-9a'));
    at.play('B', at.special('B', 'truce', 'A'));
    expect(at.events).toContainEqual({ t: 'attackCalledOff', why: 'truce' });
    expect([at.table('A'), at.table('B')]).toEqual([['inf-1a+ship-10a'], ['ship-9a']]);
    expect(at.state.truces).toHaveLength(4);
    at.passAll();
    const ends = at.events.map(({ t }) => t).filter((t) => t === 'drew' || t === 'truceEnded');
    expect(ends).toEqual(['drew', 'truceEnded']);
    expect(at.discards).toEqual(['truce']);
    expect(at.active).toBe('B');
    expect(at.why('B', at.attack('B:ship-9a', 'A:ship-10a'))).toBeNull();
  });

  test('EX-15 (PX-P24): the attacker may break off by a truce of his own; modifiers stay', () => {
    const at = new Scene({
      table: { A: ['mech-5a'], B: ['mech-4a'] },
      hands: { A: ['truce', ...units], B: ['plus-mech', 'A:inf-1a'] },
    });
    at.play('A', at.attack('A:mech-5a', 'B:mech-4a'));
    at.play('B', at.special('B', 'plus-mech', 'B:mech-4a'));
    expect(at.stack('B:mech-4a').force).toBe(6);
    at.play('A', at.special('A', 'truce', 'B'));
    expect(at.events).toContainEqual({ t: 'attackCalledOff', why: 'truce' });
    expect([at.table('A'), at.table('B')]).toEqual([['mech-5a'], ['mech-4a(plus-mech)']]);
  });

  test('EX-36 (PX-P26): the window opens and asks whatever the defender holds', () => {
    const asked = [
      ['A:inf-1a', 'A:inf-2a'],
      ['truce', 'pirates'],
    ].map((hand) => {
      const at = new Scene({ table: { A: ['air-5a'], B: ['air-4a'] }, hands: { B: hand } });
      return at.play('A', at.attack('A:air-5a', 'B:air-4a')).filter(({ t }) => t === 'windowOpened');
    });
    expect(asked[0]).toEqual([{ t: 'windowOpened', kind: 'attackWindow', n: 1, asked: [0, 1] }]);
    expect(asked[1]).toEqual(asked[0]);
  });
});

describe('end windows', () => {
  test('EX-22 (PX-P9, PX-P19): a special discarded as the action does not use the allowance', () => {
    const at = new Scene({ hands: { A: ['truce', 'pirates', ...units.slice(0, 3)] } });
    at.play('A', at.discard('A', 'truce'));
    expect(at.phase).toBe('endWindow');
    at.play('A', at.special('A', 'pirates', 'B'));
    expect(at.discards.slice(0, 1)).toEqual(['truce']);
    expect(at.discards.at(-1)).toBe('pirates');
  });

  test('PX-P27: who has passed may still play while the window is open; who is not asked cannot pass', () => {
    const at = new Scene({
      seats: 3,
      table: { B: ['inf-1a'] },
      hands: { B: ['plus-inf', 'A:inf-1a'], C: [] },
      pile: 0,
    });
    at.play('A', at.discard('A', at.hand('A')[0]!));
    expect(at.why('C', { t: 'pass' })).toBe('E_NOT_ASKED');
    at.play('B', { t: 'pass' });
    expect(at.why('B', at.special('B', 'plus-inf', 'B:inf-1a'))).toBeNull();
  });

  test('PX-O14: without end windows the turn ends with the action', () => {
    const at = new Scene({ options: { endWindow: false } });
    at.play('A', at.discard('A', at.hand('A')[0]!));
    expect([at.phase, at.active]).toEqual(['main', 'B']);
  });
});
