import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import { Scene } from '../scene.ts';

describe('the last cards', () => {
  test('EX-25 (PX-P5, PX-E1): a short pile goes round; nobody out of cards, the game goes on', () => {
    const at = new Scene({ hands: { A: ['inf-1a', 'B:inf-1a', 'B:inf-2a', 'B:inf-2b'], B: 3 }, pile: 3 });
    at.play('A', at.deploy('A', 'inf-1a'));
    at.passAll();
    expect(at.handSizes()).toEqual([5, 4]);
    expect([at.active, at.phase, at.state.deck.length - at.state.drawn]).toEqual(['B', 'main', 0]);
  });

  test('EX-26 (PX-E1, PX-E2, PX-O12): printed Force counts, modifiers do not unless they are to', () => {
    const given = {
      table: { A: ['ship-8a+mech-2a(plus-mech)'], B: ['ship-10a(minus-ship)', 'inf-2b(plus-inf)'] },
      hands: { A: ['inf-3a'], B: 2 },
      pile: 0,
    };
    const at = new Scene(given);
    at.play('A', at.deploy('A', 'inf-3a'));
    at.play('B', { t: 'pass' });
    expect(at.result).toEqual({ why: 'lastCard', force: [13, 12], teamForce: [13, 12], winners: [0] });
    expect(game.result(at.state)).toEqual({ places: [1, 2], scores: [13, 12] });
    const full = new Scene({ ...given, options: { finalForce: 'withModifiers' } });
    full.play('A', full.deploy('A', 'inf-3a'));
    full.passAll();
    expect(full.result.force).toEqual([15, 14]);
  });

  test('EX-27 (PX-E1): an empty hand ends the game only at the end of the turn', () => {
    const at = new Scene({ hands: { A: ['inf-3a', 'B:inf-1a'], B: ['recover-inf'] }, discards: ['B:inf-3a'], pile: 0 });
    at.play('B', at.special('B', 'recover-inf', 'B:inf-3a'));
    expect([at.phase, at.handSizes()]).toEqual(['main', [2, 0]]);
    at.play('A', at.deploy('A', 'inf-3a'));
    at.passAll();
    expect(at.result).toMatchObject({ force: [3, 3], winners: [0, 1] });
    expect(at.events).toContainEqual({ t: 'lastCardPlayed', seat: 1 });
  });

  test('EX-28 (PX-E1): robbed of the last card counts too', () => {
    const at = new Scene({ table: { A: ['inf-1a'] }, hands: { A: ['pirates', 'inf-2b'], B: 1 }, pile: 0 });
    at.play('A', at.discard('A', 'inf-2b'));
    at.play('A', at.special('A', 'pirates', 'B'));
    expect(at.handSizes()).toEqual([0, 0]);
    expect(at.result.force).toEqual([1, 0]);
  });

  test('EX-29 (PX-P6): with an empty hand one may pass, and need not attack', () => {
    const at = new Scene({ table: { A: ['inf-1a'], B: ['inf-3a'] }, hands: { A: ['recover-inf'], B: 1 }, pile: 0 });
    expect(at.why('A', { t: 'pass' })).toBe('E_PASS_NOT_ALLOWED');
    at.play('A', at.special('A', 'recover-inf'));
    expect(at.why('A', at.attack('A:inf-1a', 'B:inf-3a'))).toBeNull();
    at.play('A', { t: 'pass' });
    at.play('B', { t: 'pass' });
    expect(at.result.force).toEqual([1, 3]);
  });
});

describe('the count', () => {
  test('EX-30 (PX-E4, PX-O13): a tie is shared, or goes to the strongest unit', () => {
    const given = {
      table: { A: ['ship-8a+inf-2a'], B: ['air-5a', 'air-5b'] },
      hands: { A: ['B:inf-1a'], B: 1 },
      pile: 0,
    };
    const winners = [{}, { tieBreak: 'strongest' }].map((options) => {
      const at = new Scene({ ...given, options });
      at.play('A', at.discard('A', 'B:inf-1a'));
      at.passAll();
      return [at.result, game.result(at.state)!.places];
    });
    expect(winners[0]).toMatchObject([{ force: [10, 10], winners: [0, 1] }, [1, 1]]);
    expect(winners[1]).toMatchObject([{ force: [10, 10], winners: [0] }, [1, 2]]);
  });

  test('EX-33 (PX-E5): allies add up, and any hand may be the empty one', () => {
    const at = new Scene({
      seats: 4,
      table: { A: ['inf-1a'], B: ['ship-9a'], C: ['ship-8a'], D: ['inf-1a'] },
      hands: { A: ['inf-3a'], B: 1, C: 1, D: 1 },
      pile: 0,
    });
    at.play('A', at.deploy('A', 'inf-3a'));
    at.passAll();
    expect(at.result).toMatchObject({ teamForce: [12, 10], winners: [0] });
    expect(game.result(at.state)).toEqual({ places: [1, 3, 1, 3], scores: [12, 10, 12, 10] });
  });

  test('EX-35 (PX-E3, PX-O17): six turns in which nothing moves end the game as it stands', () => {
    const at = new Scene({ table: { A: ['mech-4a'], B: ['mech-4a'] }, hands: { A: 1, B: 1 }, pile: 0 });
    for (let turn = 0; turn < 6; turn++) {
      expect(at.phase).toBe('main');
      at.play(at.active, at.active === 'A' ? at.attack('A:mech-4a', 'B:mech-4a') : at.attack('B:mech-4a', 'A:mech-4a'));
      at.passAll();
    }
    expect(at.result).toEqual({ why: 'stalemate', force: [4, 4], teamForce: [4, 4], winners: [0, 1] });
    const short = new Scene({
      table: { A: ['mech-4a'], B: ['mech-4a'] },
      hands: { A: 1, B: 1 },
      pile: 0,
      options: { stallRounds: 2 },
    });
    for (let turn = 0; turn < 4; turn++) {
      short.play(
        short.active,
        short.active === 'A' ? short.attack('A:mech-4a', 'B:mech-4a') : short.attack('B:mech-4a', 'A:mech-4a'),
      );
      short.passAll();
    }
    expect(short.result.why).toBe('stalemate');
    expect([1, 11, 2.5, '3'].map((stallRounds) => game.readOptions({ stallRounds }, 2).ok)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('PX-E3: Support does not stop the stall', () => {
    const at = new Scene({ seats: 4 });
    at.play('A', { t: 'support', card: game.view(at.state, 0).players[0]!.hand![0] });
    at.play('C', { t: 'supportReply', card: game.view(at.state, 2).players[2]!.hand![0] });
    at.passAll();
    expect(at.state.stall).toBe(1);
  });
});

describe('giving up', () => {
  test('PX-E6: with two sides the other one wins, at any time and in nobody turn', () => {
    const at = new Scene({ table: { B: ['ship-9a'] } });
    at.play('B', { t: 'resign' });
    expect(at.result).toMatchObject({ why: 'resigned', force: [0, 9], winners: [0] });
    expect(game.result(at.state)!.places).toEqual([1, 2]);
    expect(at.why('A', { t: 'resign' })).toBe('E_OVER');
    const teams = new Scene({ seats: 4 });
    teams.play('C', { t: 'resign' });
    expect(teams.result.winners).toEqual([1]);
  });

  test('PX-E6: in a free-for-all the seat is only marked, for a bot to play on', () => {
    const at = new Scene({ seats: 3 });
    at.play('B', { t: 'resign' });
    expect(at.phase).toBe('main');
    expect(game.view(at.state, 'table').players.map(({ resigned }) => resigned)).toEqual([false, true, false]);
    expect(at.why('B', { t: 'resign' })).toBe('E_ALREADY_ANSWERED');
    at.play('A', at.discard('A', at.hand('A')[0]!));
    at.play('B', { t: 'pass' });
  });

  test('PX-E6: who has no units plays on', () => {
    const at = new Scene({ table: { A: ['ship-8a'], B: ['inf-1a'] } });
    at.play('A', at.attack('A:ship-8a', 'B:inf-1a'));
    at.passAll();
    expect([at.table('A'), at.table('B'), at.active, at.phase]).toEqual([[], [], 'B', 'main']);
  });
});
