import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const units = ['B:inf-2a', 'B:inf-2b', 'B:inf-2c', 'B:inf-2d'];

describe('modifiers', () => {
  test('EX-11 (PX-P2, PX-O11): a stack never falls below 0, though a unit may', () => {
    const group = new Scene({ table: { B: ['mech-4a+inf-2c(minus-inf)'] } });
    expect(group.stack('B:mech-4a').force).toBe(3);
    const floor = new Scene({ table: { B: ['mech-4a+inf-2c(minus-inf)'] }, options: { forceFloor: 'unit' } });
    expect(floor.stack('B:mech-4a').force).toBe(4);
    const at = new Scene({ table: { A: ['inf-1a'], B: ['inf-1a(minus-inf)'] } });
    expect(at.stack('B:inf-1a')).toMatchObject({ force: 0, units: [{ force: -2 }] });
    at.play('A', at.attack('A:inf-1a', 'B:inf-1a'));
    at.passAll();
    expect(at.events.find(({ t }) => t === 'clash')).toMatchObject({ forces: [1, 0], outcome: 'won' });
    expect(at.discards).toEqual(['B:inf-1a', 'minus-inf', 'A:inf-1a']);
  });

  test('EX-34 (PX-P18, PX-P21): a unit takes its modifiers along; a group of one is a single again', () => {
    const at = new Scene({
      table: { A: ['mech-4a(plus-mech)+inf-2a(plus-inf,minus-inf)'] },
      hands: { B: ['eliminate-inf', 'A:inf-1a'] },
    });
    expect(at.stack('A:mech-4a').force).toBe(8);
    at.play('B', at.special('B', 'eliminate-inf', 'A:inf-2a'));
    expect(at.discards).toEqual(['A:inf-2a', 'plus-inf', 'minus-inf', 'eliminate-inf']);
    expect(at.stack('A:mech-4a')).toMatchObject({ force: 6, attackLevel: 2, units: [{ mods: ['s1-plus-mech'] }] });
  });

  test('PX-P20: on any unit of the printed type, whoever owns it, and on no other', () => {
    const at = new Scene({
      table: { A: ['mech-5a', 'inf-1a'], B: ['mech-4a+inf-2a'] },
      hands: { A: ['plus-mech', 'minus-air'] },
    });
    expect(at.why('A', at.special('A', 'plus-mech', 'B:mech-4a'))).toBeNull();
    expect(at.why('A', at.special('A', 'plus-mech', 'A:mech-5a'))).toBeNull();
    expect(at.why('A', at.special('A', 'plus-mech', 'A:inf-1a'))).toBe('E_BAD_TARGET');
    expect(at.why('A', at.special('A', 'plus-mech', 'A:mech-4a'))).toBe('E_BAD_TARGET');
    expect(at.why('A', at.special('A', 'plus-mech'))).toBe('E_BAD_TARGET');
    expect(at.why('A', { ...at.special('A', 'plus-mech', 'A:mech-5a'), seat: 1 })).toBe('E_BAD_TARGET');
    expect(at.why('A', at.special('A', 'minus-air', 'A:mech-5a'))).toBe('E_NO_TARGET');
    expect(at.why('B', at.special('B', 'plus-mech', 'B:mech-4a'))).toBe('E_CARD_NOT_IN_HAND');
    const [played] = at.play('A', at.special('A', 'plus-mech', 'B:mech-4a'));
    expect(played).toMatchObject({ t: 'specialPlayed', forces: [6, 8], stack: at.stack('B:mech-4a').id });
  });
});

describe('Recover', () => {
  test('EX-17 (PX-P22, PX-P12): a find must be taken; it may attack at once', () => {
    const at = new Scene({
      table: { B: ['mech-3a'] },
      hands: { A: ['recover-mech', ...units] },
      discards: ['A:mech-5a', 'A:mech-2a', 'B:mech-4a', 'A:inf-3a'],
    });
    expect(at.why('A', at.special('A', 'recover-mech'))).toBe('E_CHOOSE_UNIT');
    expect(at.why('A', at.special('A', 'recover-mech', 'B:mech-4a'))).toBe('E_BAD_TARGET');
    expect(at.why('A', at.special('A', 'recover-mech', 'A:inf-3a'))).toBe('E_BAD_TARGET');
    at.play('A', at.special('A', 'recover-mech', 'A:mech-5a'));
    expect(at.table('A')).toEqual(['mech-5a']);
    expect(at.discards).toEqual(['A:mech-2a', 'B:mech-4a', 'A:inf-3a', 'recover-mech']);
    expect(at.why('A', at.attack('A:mech-5a', 'B:mech-3a'))).toBeNull();
  });

  test('EX-18 (PX-P22): without a find it is played in vain, and the action remains', () => {
    const at = new Scene({ hands: { A: ['recover-ship', ...units] }, discards: ['B:ship-7a'] });
    const events = at.play('A', at.special('A', 'recover-ship'));
    expect(events).toContainEqual({ t: 'recoverInVain', seat: 0 });
    expect(at.discards).toEqual(['B:ship-7a', 'recover-ship']);
    expect([at.active, at.phase]).toEqual(['A', 'main']);
    expect(at.why('A', at.discard('A', 'B:inf-2a'))).toBeNull();
  });
});

describe('Eliminate, Pirates, Truce', () => {
  test('EX-19 (PX-P21): any unit of the type, even an own one; not without one', () => {
    const at = new Scene({
      table: { A: ['inf-1a'], B: ['mech-4a'] },
      hands: { A: ['eliminate-air', 'eliminate-inf'] },
    });
    expect(at.why('A', at.special('A', 'eliminate-air', 'B:mech-4a'))).toBe('E_NO_TARGET');
    expect(at.why('A', at.special('A', 'eliminate-inf', 'B:mech-4a'))).toBe('E_BAD_TARGET');
    at.play('A', at.special('A', 'eliminate-inf', 'A:inf-1a'));
    expect(at.discards).toEqual(['A:inf-1a', 'eliminate-inf']);
  });

  test('EX-20 (PX-P23, PX-P5): Pirates rob a card by lot; all draw again at the end, one each in turn', () => {
    const at = new Scene({
      hands: {
        A: ['pirates', 'inf-1a', ...units.slice(0, 3)],
        B: ['recover-ship', 'A:inf-2a', 'A:inf-2b', 'A:inf-2c', 'A:inf-3a'],
      },
      pile: ['A:ship-8a', 'A:ship-10a', 'A:air-4a'],
    });
    at.luck = { int: () => 0 };
    const events = at.play('A', at.special('A', 'pirates', 'B'));
    expect(events).toContainEqual({ t: 'pirated', by: 0, victim: 1, card: 's1-recover-ship' });
    expect(at.discards).toEqual(['recover-ship', 'pirates']);
    expect(at.handSizes()).toEqual([4, 4]);
    at.play('A', at.deploy('A', 'inf-1a'));
    at.passAll();
    expect(at.handSizes()).toEqual([5, 5]);
    expect(at.hand('A').slice(3)).toEqual(['A:ship-8a', 'A:air-4a']);
    expect(at.hand('B')[4]).toBe('A:ship-10a');
    expect(at.events).toContainEqual({ t: 'pileEmpty' });
  });

  test('PX-P23: not on oneself, nor on an empty hand', () => {
    const at = new Scene({ hands: { A: ['pirates'], B: [] }, seats: 3 });
    expect(at.why('A', at.special('A', 'pirates', 'A'))).toBe('E_BAD_TARGET');
    expect(at.why('A', at.special('A', 'pirates', 'B'))).toBe('E_BAD_TARGET');
    expect(at.why('A', { ...at.special('A', 'pirates'), seat: 3 })).toBe('E_BAD_TARGET');
    expect(at.why('A', at.special('A', 'pirates', 'C'))).toBeNull();
    const alone = new Scene({ hands: { A: ['pirates'], B: [] }, pile: 0 });
    expect(alone.why('A', alone.special('A', 'pirates', 'B'))).toBe('E_NO_TARGET');
  });

  test('EX-16 (PX-P24): a truce binds the two alone', () => {
    const at = new Scene({
      seats: 4,
      options: { mode: 'ffa' },
      table: { A: ['ship-8a'], B: ['inf-1a'], C: ['inf-2a'] },
      hands: { B: ['truce', 'A:inf-1a'], C: ['s2-truce'] },
    });
    at.play('B', at.special('B', 'truce', 'A'));
    expect(at.why('A', at.attack('A:ship-8a', 'B:inf-1a'))).toBe('E_TRUCE');
    expect(at.why('A', at.attack('A:ship-8a', 'C:inf-2a'))).toBeNull();
    expect(at.why('C', at.special('C', 's2-truce', 'A'))).toBeNull();
  });

  test('PX-P24: no second truce between the same two', () => {
    const at = new Scene({ seats: 4, hands: { A: ['truce'], B: ['s2-truce', 'A:inf-1a'] } });
    at.play('A', at.special('A', 'truce', 'B'));
    expect(at.why('B', at.special('B', 's2-truce', 'A'))).toBe('E_TRUCE_EXISTS');
    expect(at.why('B', at.special('B', 's2-truce', 'D'))).toBe('E_ALLY');
    expect(at.why('B', at.special('B', 's2-truce', 'B'))).toBe('E_BAD_TARGET');
  });

  test('PX-O8: a truce may spare units and hands too, and last for the next turn', () => {
    const options = { truceScope: 'attacksAndSpecials', truceLasts: 'nextTurnToo' };
    const at = new Scene({
      options,
      table: { A: ['inf-1a', 'air-5a'], B: ['inf-2a'] },
      hands: { A: ['truce', 'B:inf-2b'], B: ['minus-inf', 'eliminate-inf', 'pirates', 'plus-inf'] },
    });
    at.play('A', at.special('A', 'truce', 'B'));
    for (const card of ['minus-inf', 'eliminate-inf']) {
      expect(at.why('B', at.special('B', card, 'A:inf-1a'))).toBe('E_TRUCE');
      expect(at.why('B', at.special('B', card, 'B:inf-2a'))).toBeNull();
    }
    expect(at.why('B', at.special('B', 'pirates', 'A'))).toBe('E_TRUCE');
    expect(at.why('B', at.special('B', 'plus-inf', 'A:inf-1a'))).toBeNull();
    at.play('A', at.discard('A', 'B:inf-2b'));
    at.passAll();
    expect([at.active, at.state.truces.length]).toEqual(['B', 4]);
    expect(at.why('B', at.attack('B:inf-2a', 'A:inf-1a'))).toBe('E_TRUCE');
    at.play('B', at.discard('B', 'pirates'));
    at.passAll();
    expect([at.active, at.state.truces.length]).toEqual(['A', 0]);
  });
});

describe('the allowance', () => {
  const given = {
    table: { A: ['inf-1a', 'air-5a'] },
    hands: { A: ['plus-inf', 'inf-2a'], B: ['plus-air', 'minus-air'] },
  };

  test('EX-21 (PX-P4, PX-O6): one special a seat and turn', () => {
    const at = new Scene(given);
    at.play('B', at.special('B', 'plus-air', 'A:air-5a'));
    expect(at.why('B', at.special('B', 'minus-air', 'A:air-5a'))).toBe('E_SPECIAL_USED');
    expect(at.why('A', at.special('A', 'plus-inf', 'A:inf-1a'))).toBeNull();
    at.play('A', at.deploy('A', 'inf-2a'));
    at.passAll();
    expect(at.active).toBe('B');
    expect(at.why('B', at.special('B', 'minus-air', 'A:air-5a'))).toBeNull();
  });

  test('EX-21 (PX-O6): or one for the whole table', () => {
    const at = new Scene({ ...given, options: { specialLimit: 'perTable' } });
    at.play('B', at.special('B', 'plus-air', 'A:air-5a'));
    expect(at.why('A', at.special('A', 'plus-inf', 'A:inf-1a'))).toBe('E_SPECIAL_USED');
    at.play('A', at.deploy('A', 'inf-2a'));
    expect([at.active, at.phase]).toEqual(['B', 'main']);
  });

  test('PX-P19: a unit is no special, and a special no action', () => {
    const at = new Scene(given);
    expect(at.why('A', at.special('A', 'inf-2a', 'A:inf-1a'))).toBe('E_NOT_SPECIAL');
    at.play('A', at.special('A', 'plus-inf', 'A:inf-1a'));
    expect(at.why('A', at.deploy('A', 'inf-2a'))).toBeNull();
    expect(at.why('A', at.deploy('A', 'plus-inf'))).toBe('E_CARD_NOT_IN_HAND');
  });

  test('PX-P25: of two cards in the same instant the later is checked anew, and kept if refused', () => {
    const at = new Scene({
      table: { A: ['inf-1a'] },
      hands: { A: ['eliminate-inf', 'B:inf-1a'], B: ['minus-inf', 'A:inf-2a'] },
    });
    const late = at.special('B', 'minus-inf', 'A:inf-1a');
    at.play('A', at.special('A', 'eliminate-inf', 'A:inf-1a'));
    expect(at.why('B', late)).toBe('E_NO_TARGET');
    expect(at.hand('B')).toContain('minus-inf');
  });
});
