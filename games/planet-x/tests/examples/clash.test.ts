import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

describe('engagement', () => {
  const mixed = { A: ['air-4a+mech-3a+inf-1a'], B: ['ship-7a', 'ship-9a+inf-1a', 'air-5a', 'air-5b+mech-4a'] };

  test('EX-01 (PX-P3, PX-P14): a group without a starship reaches all but starships', () => {
    const at = new Scene({ table: mixed });
    expect(at.stack('A:air-4a')).toMatchObject({ force: 8, attackLevel: 3 });
    expect(at.why('A', at.attack('A:air-4a', 'B:ship-7a'))).toBe('E_ENGAGEMENT');
    expect(at.why('A', at.attack('A:air-4a', 'B:ship-9a'))).toBe('E_ENGAGEMENT');
    expect(at.why('A', at.attack('A:air-4a', 'B:air-5a'))).toBeNull();
    expect(at.why('A', at.attack('A:air-4a', 'B:air-5b'))).toBeNull();
  });

  test('EX-02 (PX-P17): a group with a starship reaches everything, and its player chooses what to pay with', () => {
    const at = new Scene({ table: { A: ['ship-10a+air-4a+mech-3a+inf-1a'], B: mixed.B } });
    expect(at.stack('A:ship-10a')).toMatchObject({ force: 18, attackLevel: 4 });
    for (const { id } of at.stacks('B'))
      expect(at.why('A', { t: 'attack', attacker: at.stack('A:ship-10a').id, target: id })).toBeNull();
    at.play('A', at.attack('A:ship-10a', 'B:ship-7a'));
    at.passAll();
    expect(at.phase).toBe('chooseWin');
    expect(at.events.find(({ t }) => t === 'clash')).toMatchObject({ forces: [18, 7], outcome: 'won', chooser: 0 });
    for (const pay of ['ship-10a', 'air-4a', 'mech-3a', 'inf-1a'])
      expect(at.why('A', at.losses(`A:${pay}`, 'B:ship-7a'))).toBeNull();
  });

  test('EX-03 (PX-P14, PX-O7): any group hits aircraft, unless groups engage by their best type', () => {
    const given = { table: { A: ['mech-5a+inf-2a'], B: ['air-5a'] } };
    const at = new Scene(given);
    at.play('A', at.attack('A:mech-5a', 'B:air-5a'));
    at.passAll();
    expect(at.events.find(({ t }) => t === 'clash')).toMatchObject({ forces: [7, 5], outcome: 'won' });
    const best = new Scene({ ...given, options: { groupEngagement: 'bestType' } });
    expect(best.why('A', best.attack('A:mech-5a', 'B:air-5a'))).toBe('E_ENGAGEMENT');
  });

  test('EX-04 (PX-P14): a single must be able to attack every unit of a group', () => {
    const at = new Scene({
      table: {
        A: ['inf-3a', 'mech-5a', 'air-5a', 'ship-8a'],
        B: ['mech-2a+inf-1a', 'air-3a+inf-2c', 'ship-7a+inf-3a'],
      },
    });
    const legal = (attacker: string) =>
      at
        .stacks('B')
        .map(({ id }) => at.why('A', { t: 'attack', attacker: at.stack(attacker).id, target: id }) === null);
    expect(legal('A:inf-3a')).toEqual([false, false, false]);
    expect(legal('A:mech-5a')).toEqual([true, false, false]);
    expect(legal('A:air-5a')).toEqual([true, true, false]);
    expect(legal('A:ship-8a')).toEqual([true, true, true]);
  });
});

describe('the clash', () => {
  test('EX-05 (PX-P17, PX-P18): between singles both go, the target first', () => {
    const at = new Scene({ table: { A: ['air-5a'], B: ['mech-4a'] } });
    at.play('A', at.attack('A:air-5a', 'B:mech-4a'));
    at.passAll();
    expect(at.discards).toEqual(['B:mech-4a', 'A:air-5a']);
    expect([...at.table('A'), ...at.table('B')]).toEqual([]);
  });

  test('EX-06 (PX-P17): the winner chooses both losses, and nobody else', () => {
    const at = new Scene({ table: { A: ['ship-8a+inf-1a'], B: ['air-5a+mech-3a'] } });
    at.play('A', at.attack('A:ship-8a', 'B:air-5a'));
    at.passAll();
    expect(at.why('B', at.losses('A:inf-1a', 'B:air-5a'))).toBe('E_NOT_YOUR_TURN');
    expect(at.why('A', at.losses('A:inf-1a', 'A:inf-1a'))).toBe('E_NOT_IN_STACK');
    expect(at.why('A', at.losses('A:inf-1a'))).toBe('E_NOT_IN_STACK');
    at.play('A', at.losses('A:inf-1a', 'B:air-5a'));
    expect(at.table('A')).toEqual(['ship-8a']);
    expect(at.table('B')).toEqual(['mech-3a']);
    expect(at.force).toEqual([8, 3]);
  });

  test('EX-07 (PX-P17, PX-E3): equal Forces move nothing, and the stall begins', () => {
    const at = new Scene({ table: { A: ['mech-5a+inf-2a'], B: ['mech-4a+inf-3a'] } });
    at.play('A', at.attack('A:mech-5a', 'B:mech-4a'));
    at.passAll();
    expect(at.events.find(({ t }) => t === 'clash')).toMatchObject({ forces: [7, 7], outcome: 'tied', chooser: null });
    expect(at.discards).toEqual([]);
    expect(at.state.stall).toBe(1);
    expect(at.active).toBe('B');
  });

  test('EX-08 (PX-P17): on a defeat the defender chooses, and loses nothing', () => {
    const at = new Scene({ table: { A: ['mech-3a+inf-1a'], B: ['air-5a'] } });
    at.play('A', at.attack('A:mech-3a', 'B:air-5a'));
    at.passAll();
    expect(at.phase).toBe('chooseLoss');
    expect(at.why('A', at.losses('A:inf-1a'))).toBe('E_NOT_YOUR_TURN');
    expect(at.why('B', at.losses('A:mech-3a', 'B:air-5a'))).toBe('E_NOT_IN_STACK');
    at.play('B', at.losses('A:mech-3a'));
    expect(at.discards).toEqual(['A:mech-3a']);
    expect(at.force).toEqual([1, 5]);
  });

  test('EX-37 (PX-P16): an attack goes on against what is left of its target', () => {
    const at = new Scene({
      table: { A: ['air-5a+inf-1a'], B: ['air-4a+mech-4a'] },
      hands: { A: ['eliminate-mech', 'B:inf-1a'] },
    });
    at.play('A', at.attack('A:air-5a', 'B:air-4a'));
    at.play('A', at.special('A', 'eliminate-mech', 'B:mech-4a'));
    at.passAll();
    expect(at.events.find(({ t }) => t === 'clash')).toMatchObject({ forces: [6, 4], outcome: 'won' });
    at.play('A', at.losses('A:inf-1a', 'B:air-4a'));
    expect(at.discards).toEqual(['B:mech-4a', 'eliminate-mech', 'B:air-4a', 'A:inf-1a']);
  });
});
