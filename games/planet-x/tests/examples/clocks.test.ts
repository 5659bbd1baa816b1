import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import { type Letter, Scene } from '../scene.ts';

function fallback(at: Scene, letter: Letter): object {
  return game.fallback(at.state, 'ABCD'.indexOf(letter), new Dice(1));
}

describe('when time runs out', () => {
  test('PX-P31: main: the strongest own unit, else the weakest foreign one, else the first special, else pass', () => {
    const hand = (cards: readonly string[]) => new Scene({ hands: { A: cards } });
    expect(fallback(hand(['mech-5b', 'mech-5a', 'inf-1a', 'truce']), 'A')).toEqual({
      t: 'deploy',
      card: 'concord-mech-5a',
    });
    expect(fallback(hand(['B:inf-2b', 'B:ship-7a', 'B:inf-2a', 'truce']), 'A')).toEqual({
      t: 'discard',
      card: 'xarn-inf-2a',
    });
    expect(fallback(hand(['truce', 'pirates', 'eliminate-ship']), 'A')).toEqual({
      t: 'discard',
      card: 's1-eliminate-ship',
    });
    expect(fallback(hand([]), 'A')).toEqual({ t: 'pass' });
  });

  test('PX-P31: window, victory, defeat', () => {
    const won = new Scene({ table: { A: ['ship-8a+inf-1a'], B: ['air-4a+mech-4a'] } });
    won.play('A', won.attack('A:ship-8a', 'B:air-4a'));
    expect(fallback(won, 'B')).toEqual({ t: 'pass' });
    won.passAll();
    expect(fallback(won, 'A')).toEqual({
      t: 'chooseLosses',
      attackerCard: 'concord-inf-1a',
      targetCard: 'xarn-air-4a',
    });
    const lost = new Scene({ table: { A: ['mech-3a(minus-mech)+inf-2a'], B: ['mech-4a+inf-3a'] } });
    lost.play('A', lost.attack('A:mech-3a', 'B:mech-4a'));
    lost.passAll();
    expect(fallback(lost, 'B')).toEqual({ t: 'chooseLosses', attackerCard: 'concord-mech-3a' });
  });

  test('PX-P31: mulligan is kept, a vote is for oneself', () => {
    for (const [raw, move] of [
      [{}, { t: 'mulligan', take: false }],
      [{ firstPlayer: 'vote' }, { t: 'voteFirst', seat: 1 }],
    ] as const) {
      const read = game.readOptions(raw, 2);
      if (!read.ok) throw new Error(read.problem);
      expect(game.fallback(game.setup(read.value, 2, new Dice(1), null), 1, new Dice(1))).toEqual(move);
    }
  });

  test("PX-P31: a Support is answered with the ally's strongest unit, else the weakest foreign one, else the first card", () => {
    const reply = (cards: readonly string[]) => {
      const at = new Scene({ seats: 4, hands: { A: ['truce'], C: cards } });
      at.play('A', at.support('A', 'support', 'truce'));
      return fallback(at, 'C');
    };
    expect(reply(['A:inf-1a', 'A:ship-8a', 'B:inf-1a'])).toEqual({ t: 'supportReply', card: 'concord-ship-8a' });
    expect(reply(['inf-2a', 'D:ship-8a', 'B:inf-2a'])).toEqual({ t: 'supportReply', card: 'xarn-inf-2a' });
    expect(reply(['pirates', 'inf-2a', 'inf-3a'])).toEqual({ t: 'supportReply', card: 'ikthi-inf-2a' });
  });
});

describe('how long a question stands', () => {
  const limitOf = (at: Scene, tempo: 'live' | 'days' | 'off' = 'live') =>
    game.pacing!.timing(game.view(at.state, 'table'), tempo)!;

  test('PX-P30: main a minute, an attack window 15 seconds, an end window 8, choices 20; by correspondence hours', () => {
    const at = new Scene({ table: { A: ['ship-8a+inf-1a'], B: ['air-4a+mech-4a'] } });
    expect(limitOf(at)).toMatchObject({ limit: 60_000, waits: [], least: 0 });
    at.play('A', at.attack('A:ship-8a', 'B:air-4a'));
    expect(limitOf(at)).toMatchObject({ limit: 15_000, waits: ['pass'], least: 1500 });
    expect(limitOf(at, 'days').limit).toBe(15 * 3_600_000);
    expect(limitOf(at, 'off')).toMatchObject({ limit: null, least: 1500 });
    at.passAll();
    expect([at.state.phase, limitOf(at).limit]).toEqual(['chooseWin', 20_000]);
    at.play('A', fallback(at, 'A'));
    expect([at.state.phase, limitOf(at).limit]).toEqual(['endWindow', 8000]);
    const read = game.readOptions({}, 2);
    if (!read.ok) throw new Error(read.problem);
    const opening = game.view(game.setup(read.value, 2, new Dice(1), null), 'table');
    expect(game.pacing!.timing(opening, 'live')).toMatchObject({
      ...{ limit: 20_000, waits: ['mulligan'] },
      ...{ least: 2500, leastAlone: 0 },
    });
  });

  test('PX-P27, PX-P28: a special puts the question anew, a pass does not', () => {
    const at = new Scene({ table: { A: ['air-5a'], B: ['air-4a'] }, hands: { B: ['plus-air', 'A:inf-1a'] } });
    const main = limitOf(at).question;
    at.play('A', at.attack('A:air-5a', 'B:air-4a'));
    const asked = limitOf(at).question;
    at.play('A', { t: 'pass' });
    expect(limitOf(at).question).toBe(asked);
    at.play('B', { t: 'playSpecial', card: 's1-plus-air', unit: 'xarn-air-4a' });
    const again = limitOf(at).question;
    expect(new Set([main, asked, again]).size).toBe(3);
  });

  test('PX-E6: who gives up in a free-for-all is known to the host of the table', () => {
    const at = new Scene({ seats: 3 });
    expect(game.abandoned!(game.view(at.state, 'table'))).toEqual([]);
    at.play('C', { t: 'resign' });
    expect(game.abandoned!(game.view(at.state, 'table'))).toEqual([2]);
  });
});

describe('what host and table build on', () => {
  test('PX-O15 (PX-P30): the rules have no clock: a window stands until it is answered, however long the host keeps it', () => {
    const at = new Scene({ table: { A: ['air-5a'], B: ['air-4a'] } });
    at.play('A', at.attack('A:air-5a', 'B:air-4a'));
    at.play('A', { t: 'pass' });
    const [asked, question] = [game.view(at.state, 'table').window, game.asks!(at.state, 1)];
    expect(asked).toEqual({ kind: 'attackWindow', n: 1, asked: [0, 1] });
    expect(game.readOptions({ fixedWindows: true }, 2)).toMatchObject({ ok: false, where: 'fixedWindows' });
    at.play('B', { t: 'pass' });
    expect(game.view(at.state, 'table').window?.kind).not.toBe('attackWindow');
    expect(game.asks!(at.state, 1)).not.toBe(question);
  });

  /*
   * EX-39, PX-P29, PX-P30, PX-O15: preferences, Hold, delays and fixed windows are the host's. What the rules give them:
   * a window is the same question to all it asks, `pass` is always a legal answer to it, and it is nobody else's news.
   * The rest is the clock's (`clock/tests`, `server/tests/windows.test.ts`).
   */
  test('EX-39 (PX-P29, PX-P30): a pass sent for a seat is always legal and told to that seat alone', () => {
    for (const hand of [
      ['truce', 'pirates'],
      ['A:inf-1a', 'A:inf-2a'],
    ]) {
      const at = new Scene({ table: { A: ['air-5a'], B: ['air-4a'] }, hands: { B: hand } });
      at.play('A', at.attack('A:air-5a', 'B:air-4a'));
      const before = at.state;
      const events = at.play('B', { t: 'pass' });
      expect(events).toEqual([{ t: 'answered', seat: 1, answer: { to: 'attackWindow' } }]);
      for (const who of [0, 'table'] as const) {
        expect(events.map((event) => game.tell(event, who))).toEqual([null]);
        expect(game.view(at.state, who)).toEqual(game.view(before, who));
        expect(game.awaited(at.state, who)).toEqual([0, 1]);
      }
      expect(game.asks!(at.state, 0)).toBe(game.asks!(before, 0));
      expect(game.view(at.state, 1).answer).toEqual({ to: 'attackWindow' });
      expect(game.awaited(at.state, 1)).toEqual([0]);
    }
  });
});
