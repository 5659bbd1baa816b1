import { describe, expect, test } from 'vitest';
import { nextMemo } from '../src/index.ts';
import { game, type War, war } from './war.ts';

/** When the window that is open closes, in milliseconds from now. */
async function closesAfter({ time, phase }: War): Promise<number> {
  for (let ms = 0; ms <= 60_000; ms += 1) {
    if (phase() === 'main') return ms;
    await time.pass(1);
  }
  throw new Error('it stays open');
}

describe('EX-39, PX-P29, PX-P30: preferences', () => {
  test('who never stops is passed for after a drawn 0.7 to 2.2 seconds', async () => {
    const after = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const at = await war({}, { secret: `secret ${i}` });
      for (const seat of [0, 1]) expect(at.clock.prefer(seat, 'attacks')).toBe(true);
      await at.act();
      after.add(await closesAfter(at));
    }
    expect(Math.min(...after)).toBeGreaterThanOrEqual(1500);
    expect(Math.max(...after)).toBeLessThanOrEqual(2200);
    expect(after.size).toBeGreaterThan(5);
  });

  test('the delay is the same whatever the hands are', async () => {
    const after = new Set<number>();
    for (let i = 0; i < 10; i++) {
      const at = await war({}, { luck: `hands ${i}` });
      for (const seat of [0, 1]) at.clock.prefer(seat, 'hold');
      await at.act();
      after.add(await closesAfter(at));
    }
    expect(after.size).toBe(1);
  });

  test('Hold stops the next window of its turn, and may be let go again', async () => {
    const at = await war();
    at.clock.prefer(0, 'hold');
    at.clock.prefer(1, 'hold@1.3');
    await at.act();
    await at.time.pass(5000);
    expect(at.host.awaited).toEqual([1]);
    at.clock.prefer(1, 'hold');
    await at.time.pass(699);
    expect(at.host.awaited).toEqual([1]);
    await at.time.pass(1501);
    expect(at.phase()).toBe('main');
    at.clock.prefer(1, 'hold@1.3');
    await at.act();
    await at.time.pass(2200);
    expect(at.host.view('table').turn).toBe(3);
  });

  test('Hold in time keeps a pass from being sent', async () => {
    const at = await war();
    for (const seat of [0, 1]) at.clock.prefer(seat, 'attacks');
    await at.act();
    await at.time.pass(600);
    at.clock.prefer(1, 'attacks@1.3');
    await at.time.pass(6000);
    expect(at.host.awaited).toEqual([1]);
    await at.time.pass(1400);
    expect(at.phase()).toBe('main');
  });

  test('Hold takes back a pass that was sent and still waits for its time', async () => {
    for (let i = 0; i < 10; i++) {
      const at = await war({}, { secret: `held ${i}` });
      for (const seat of [0, 1]) at.clock.prefer(seat, 'attacks');
      await at.act();
      await at.time.pass(1400);
      at.clock.prefer(1, 'attacks@1.3');
      await at.time.pass(6000);
      expect([at.phase(), at.host.awaited]).toEqual(['endWindow', [1]]);
      at.clock.prefer(1, 'attacks');
      await at.time.pass(600);
      expect(at.phase()).toBe('main');
      expect(at.trouble).not.toHaveBeenCalled();
    }
  });

  test('another wish that answers the same leaves the pass as it is, and what a person sent is theirs', async () => {
    const at = await war();
    for (const seat of [0, 1]) at.clock.prefer(seat, 'attacks');
    await at.act();
    await at.time.pass(1400);
    at.clock.prefer(1, 'hold');
    await at.time.pass(800);
    expect(at.phase()).toBe('main');
    await at.act();
    const { held, answer } = at.send(0, { t: 'pass' });
    at.clock.prefer(0, 'ask');
    await at.time.pass(2200);
    expect([held, (await answer).ok]).toEqual([true, true]);
  });

  test('a person may pass earlier, and a wish that the game does not know is none', async () => {
    const at = await war();
    expect(at.clock.prefer(0, 'never')).toBe(false);
    expect(at.clock.preference(0)).toBeNull();
    at.clock.prefer(0, 'hold');
    await at.act();
    const { answer } = at.send(0, { t: 'pass' });
    await at.time.pass(3000);
    expect(await answer).toMatchObject({ ok: true });
    const passes = at.journal.entries.filter((entry) => entry.t === 'move' && entry.by === 0);
    expect(passes).toHaveLength(2);
  });

  test('who is alone at their device and said nothing is passed for as usual; who wants to be asked says so, or nothing', async () => {
    const at = await war();
    at.clock.seatAlone([0, 1]);
    await at.act();
    await at.time.pass(2200);
    expect(at.phase()).toBe('main');
    expect([at.clock.preference(0), at.memos.at(-1)?.preferences ?? {}]).toEqual([null, {}]);
    at.clock.prefer(0, null);
    at.clock.prefer(1, 'ask');
    await at.act();
    await at.time.pass(7900);
    expect(at.host.awaited).toEqual([0, 1]);
    at.clock.forget(0);
    at.clock.seatAlone([1]);
    await at.time.pass(99);
    expect(at.host.awaited).toEqual([0, 1]);
    expect(at.memos.at(-1)?.preferences).toEqual({ 1: 'ask' });
  });

  test('somebody else comes to the device: a pass that was only usual and still waits is taken back', async () => {
    const at = await war();
    at.clock.seatAlone([0, 1]);
    await at.act();
    await at.time.pass(1400);
    at.clock.seatAlone([0]);
    await at.time.pass(6000);
    expect(at.host.awaited).toEqual([1]);
  });

  test('the next match at the table is begun with what its people prefer, without Hold', () => {
    const last = { question: '7.main', spent: 9, preferences: { 0: 'mine@7.1', 1: null, 2: 'hold', 3: 'ask' } };
    const next = nextMemo(game, last, (seat) => seat !== 2);
    expect(next).toEqual({ question: '', spent: 0, preferences: { 0: 'mine', 1: null, 3: 'ask' } });
  });

  test('preferences outlive the match in memory', async () => {
    const { clock, memos, reopen } = await war();
    clock.prefer(1, 'mine');
    clock.stop();
    const later = await reopen(JSON.parse(JSON.stringify(memos.at(-1))));
    expect([later.clock.preference(0), later.clock.preference(1)]).toEqual([null, 'mine']);
    later.clock.prefer(1, null);
    expect(later.clock.preference(1)).toBeNull();
  });

  test('nothing in the log tells whether a seat or its preference has passed', async () => {
    const at = await war();
    at.clock.prefer(0, 'hold');
    await at.act();
    const sent = at.clock.play({ by: 1, id: 'A_b-'.repeat(5), decision: at.host.decision(1), move: { t: 'pass' } });
    await at.time.pass(2200);
    await sent.answer;
    const passes = at.journal.entries.flatMap((entry) => (entry.t === 'move' ? [entry] : [])).slice(1);
    expect(passes.map(({ by }) => by).sort()).toEqual([0, 1]);
    for (const { id, move } of passes) {
      expect(id).toMatch(/^[A-Za-z0-9_-]{20,22}$/);
      expect(move).toEqual({ t: 'pass' });
    }
  });
});
