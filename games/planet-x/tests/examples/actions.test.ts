import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import { Scene } from '../scene.ts';

const foreign = ['B:inf-2a', 'B:inf-2b', 'B:inf-2c'];

describe('hand cards', () => {
  test('EX-23 (PX-P7, PX-P9, PX-O9): foreign units are held or discarded, and their owner may recover them', () => {
    const given = { hands: { A: ['B:ship-10a', ...foreign], B: ['recover-ship', 'A:inf-1a'] } };
    const at = new Scene(given);
    expect(at.why('A', at.deploy('A', 'B:ship-10a'))).toBe('E_NOT_OWN_FACTION');
    at.play('A', at.discard('A', 'B:ship-10a'));
    at.play('B', at.special('B', 'recover-ship', 'B:ship-10a'));
    expect(at.force).toEqual([0, 10]);
    const hired = new Scene({ ...given, options: { enemyUnits: 'mercenaries' } });
    hired.play('A', hired.deploy('A', 'B:ship-10a'));
    expect(hired.force).toEqual([10, 0]);
  });

  test('PX-P7: a deployed unit is a new single, and only units can be deployed', () => {
    const at = new Scene({ hands: { A: ['air-5a', 'truce'] }, table: { A: ['air-4a'] } });
    expect(at.why('A', at.deploy('A', 'truce'))).toBe('E_NOT_UNIT');
    expect(at.why('A', at.deploy('A', 'air-5b'))).toBe('E_CARD_NOT_IN_HAND');
    expect(at.why('B', at.deploy('B', 'air-5a'))).toBe('E_NOT_YOUR_TURN');
    at.play('A', at.deploy('A', 'air-5a'));
    expect(at.table('A')).toEqual(['air-4a', 'air-5a']);
  });

  test('EX-38 (PX-O10): foreign units may be discarded together, and nothing else', () => {
    const hands = { A: ['B:inf-1a', 'B:inf-2a', 'truce', 'inf-1a'] };
    const at = new Scene({ hands, options: { bulkDiscard: true } });
    expect(at.why('A', at.discard('A', 'B:inf-1a', ['truce']))).toBe('E_BULK');
    expect(at.why('A', at.discard('A', 'inf-1a', ['B:inf-2a']))).toBe('E_BULK');
    expect(at.why('A', at.discard('A', 'B:inf-1a', ['B:inf-1a']))).toBe('E_BULK');
    expect(at.why('A', at.discard('A', 'B:inf-1a', ['B:inf-3a']))).toBe('E_BULK');
    at.play('A', at.discard('A', 'B:inf-1a', ['B:inf-2a']));
    expect(at.discards).toEqual(['B:inf-1a', 'B:inf-2a']);
    const off = new Scene({ hands });
    expect(off.why('A', off.discard('A', 'B:inf-1a', ['B:inf-2a']))).toBe('E_NO_OPTION');
  });

  test('PX-O10: every set of foreign units is listed once under each of them', () => {
    const at = new Scene({
      hands: { A: ['B:inf-1a', 'B:inf-2a', 'B:inf-3a', 'inf-1a'] },
      options: { bulkDiscard: true },
    });
    const several = game.list!(at.state, 0).filter((move) => move.t === 'discard' && move.also !== undefined);
    expect(new Set(several.map((move) => JSON.stringify(move))).size).toBe(3 * 3);
    expect(several).toHaveLength(3 * 3);
    for (const move of several) expect(at.why('A', move)).toBeNull();
  });

  test('PX-P6: with a card in hand nobody may pass', () => {
    const at = new Scene({ hands: { A: ['truce'] } });
    expect(at.why('A', { t: 'pass' })).toBe('E_PASS_NOT_ALLOWED');
    expect(at.why('B', { t: 'pass' })).toBe('E_NOT_YOUR_TURN');
  });
});

describe('groups', () => {
  test('EX-31 (PX-P1, PX-P10, PX-P11, PX-P12): one unit of a type, singles only, and no merging', () => {
    const at = new Scene({
      table: { A: ['mech-3a', 'mech-4a', 'ship-8a+inf-2a', 'air-4a+mech-2a', 'inf-3a'], B: ['inf-1a'] },
    });
    expect(at.why('A', at.join('form', 'A:mech-3a', 'A:mech-4a'))).toBe('E_TYPE_PRESENT');
    expect(at.why('A', at.join('form', 'A:mech-3a', 'A:ship-8a'))).toBe('E_NOT_SINGLE');
    expect(at.why('A', at.join('reinforce', 'A:air-4a', 'A:ship-8a'))).toBe('E_NOT_SINGLE');
    expect(at.why('A', at.join('reinforce', 'A:inf-3a', 'A:ship-8a'))).toBe('E_TYPE_PRESENT');
    expect(at.why('A', at.join('reinforce', 'A:inf-3a', 'A:mech-3a'))).toBe('E_NOT_GROUP');
    expect(at.why('A', at.join('reinforce', 'A:ship-8a', 'A:ship-8a'))).toBe('E_SAME_STACK');
    expect(at.why('A', at.join('form', 'A:inf-3a', 'B:inf-1a'))).toBe('E_NOT_OWN_STACK');
    expect(at.why('A', { t: 'form', unit: 99, to: 0 })).toBe('E_NOT_OWN_STACK');
    at.play('A', at.join('reinforce', 'A:mech-3a', 'A:ship-8a'));
    expect(at.stack('A:ship-8a')).toMatchObject({ force: 13, units: [{}, {}, {}] });
  });

  test('PX-P10: the stack moved onto keeps its number, modifiers stay on their units', () => {
    const at = new Scene({ table: { A: ['mech-3a(plus-mech)', 'inf-1a'] } });
    const { id } = at.stack('A:inf-1a');
    at.play('A', at.join('form', 'A:mech-3a', 'A:inf-1a'));
    expect(at.stack('A:mech-3a')).toMatchObject({ id, force: 6 });
    expect(at.table('A')).toEqual(['inf-1a+mech-3a(plus-mech)']);
  });

  test('PX-P8: one own stack against one of an opponent', () => {
    const at = new Scene({ seats: 4, table: { A: ['ship-8a', 'inf-1a'], B: ['inf-1a'], C: ['inf-2a'] } });
    expect(at.why('A', at.attack('B:inf-1a', 'A:inf-1a'))).toBe('E_NOT_OWN_STACK');
    expect(at.why('A', at.attack('A:ship-8a', 'A:inf-1a'))).toBe('E_BAD_TARGET');
    expect(at.why('A', { t: 'attack', attacker: 0, target: 77 })).toBe('E_BAD_TARGET');
    expect(at.why('A', at.attack('A:ship-8a', 'C:inf-2a'))).toBe('E_ALLY');
  });
});

describe('Support', () => {
  test('EX-32 (PX-P13): allies swap a card unseen, and no specials meanwhile', () => {
    const at = new Scene({
      seats: 4,
      table: { A: ['inf-1a'], C: ['inf-3a'] },
      hands: { A: ['C:ship-10a', 'inf-2a'], B: ['truce'], C: ['A:ship-10a', 'inf-2a'] },
    });
    expect(at.why('A', at.attack('A:inf-1a', 'C:inf-3a'))).toBe('E_ALLY');
    at.play('A', at.support('A', 'support', 'C:ship-10a'));
    expect(at.why('B', at.special('B', 'truce', 'A'))).toBe('E_PHASE');
    expect(at.why('B', at.support('B', 'supportReply', 'truce'))).toBe('E_NOT_YOUR_TURN');
    expect(at.why('C', at.support('C', 'supportReply', 'C:ship-10a'))).toBe('E_CARD_NOT_IN_HAND');
    at.play('C', at.support('C', 'supportReply', 'A:ship-10a'));
    expect(at.hand('A')).toEqual(['A:inf-2a', 'A:ship-10a']);
    expect(at.hand('C')).toEqual(['C:inf-2a', 'C:ship-10a']);
    expect(at.phase).toBe('endWindow');
  });

  test('PX-P13: both need a card, and only teams have it', () => {
    const at = new Scene({ seats: 4, hands: { A: ['C:ship-10a'], C: [] } });
    expect(at.why('A', at.support('A', 'support', 'C:ship-10a'))).toBe('E_HAND_EMPTY');
    expect(at.why('A', at.support('A', 'support', 'C:ship-8a'))).toBe('E_CARD_NOT_IN_HAND');
    const ffa = new Scene({ seats: 4, options: { mode: 'ffa' }, hands: { A: ['C:ship-10a'] } });
    expect(ffa.why('A', ffa.support('A', 'support', 'C:ship-10a'))).toBe('E_NO_OPTION');
  });
});
