import { describe, expect, test } from 'vitest';
import { war, withSpecial } from './war.ts';

const pass = { t: 'pass' };

describe('answers that wait', () => {
  test('PX-P30: passes are held until a window is 1.5 seconds old, and answered only then', async () => {
    const { host, time, send, act, phase } = await war();
    await act();
    expect(phase()).toBe('endWindow');
    const answers: unknown[] = [];
    for (const by of [0, 1]) {
      const { held, answer } = send(by, pass);
      expect(held).toBe(true);
      void answer.then((each) => answers.push(each));
    }
    await time.pass(1499);
    expect(answers).toEqual([]);
    expect(host.awaited).toEqual([0, 1]);
    await time.pass(1);
    expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
    expect(host.view('table')).toMatchObject({ phase: 'main', turn: 2 });
    expect(host.told('table', 0).at(-1)?.at).toBe(1500);
  });

  test('PX-S7: first hands are open for 2.5 seconds where others could learn something, and no longer than needed where not', async () => {
    const keep = { t: 'mulligan', take: false };
    for (const alone of [false, true]) {
      const { time, send, phase } = await war({}, { mulligan: true, alone });
      for (const by of [0, 1]) void send(by, keep);
      await time.pass(0);
      expect(phase()).toBe(alone ? 'main' : 'mulligan');
      await time.pass(2499);
      expect(phase()).toBe(alone ? 'main' : 'mulligan');
      await time.pass(1);
      expect(phase()).toBe('main');
    }
  });

  test('a pass that comes later is played as it comes', async () => {
    const { time, send, act, phase } = await war();
    await act();
    await time.pass(1600);
    expect(send(0, pass).held).toBe(false);
    const { held, answer } = send(1, pass);
    expect([held, await answer]).toMatchObject([false, { ok: true }]);
    expect(phase()).toBe('main');
  });

  test('who may not answer hears so at once', async () => {
    const { host, clock, send, act } = await war();
    const before = host.decision(1);
    await act();
    const late = clock.play({ by: 1, id: 'late', decision: before, move: pass });
    expect([late.held, await late.answer]).toEqual([false, { ok: false, refusal: 'STALE' }]);
    expect((await send(1, { t: 'deploy', card: 'none' }).answer).ok).toBe(false);
    expect((await send(1, null).answer).ok).toBe(false);
  });

  test('PX-P27: a special is played at once; held passes lapse, and all are asked again with all their time', async () => {
    const { at, special } = await withSpecial();
    const { host, clock, time, send } = at;
    const { answer } = send(0, pass);
    const own = send(1, pass);
    await time.pass(1000);
    expect(await send(1, special).answer).toMatchObject({ ok: true });
    expect(await answer).toEqual({ ok: false, refusal: 'STALE' });
    expect(await own.answer).toEqual({ ok: false, refusal: 'STALE' });
    expect(host.view('table').window?.asked).toEqual([0]);
    expect(clock.left).toEqual({ left: 8000, of: 8000 });
    expect(send(0, pass).held).toBe(true);
    await time.pass(1499);
    expect(host.view('table').phase).toBe('endWindow');
    await time.pass(1);
    expect(host.view('table').phase).toBe('main');
  });

  test('nobody can fill the memory with held answers', async () => {
    const { clock, host, time, act } = await war();
    await act();
    const decision = host.decision(0);
    const answers = Array.from({ length: 40 }, (_, i) => {
      return clock.play({ by: 0, id: `many${i}`, decision, move: pass }).answer;
    });
    expect(await answers[0]).toEqual({ ok: false, refusal: 'STALE' });
    await time.pass(1500);
    const settled = await Promise.all(answers);
    expect(settled.filter(({ ok }) => ok)).toHaveLength(1);
    expect(host.awaited).toEqual([1]);
  });
});

describe('PX-O15: fixed windows', () => {
  test('a window closes exactly at its limit, whoever passed when', async () => {
    for (const passing of [[], [0], [1, 0]]) {
      const { host, time, send, act, phase } = await war({ fixedWindows: true });
      await time.pass(100);
      await act();
      await time.pass(3000);
      for (const by of passing) expect(send(by, pass).held).toBe(true);
      await time.pass(4999);
      expect(phase()).toBe('endWindow');
      await time.pass(1);
      expect(phase()).toBe('main');
      expect(host.told('table', 0).at(-1)?.at).toBe(8100);
    }
  });

  test('a special opens it anew for its whole limit', async () => {
    const { at, special } = await withSpecial({ fixedWindows: true });
    await at.time.pass(5000);
    await at.send(1, special).answer;
    await at.time.pass(7999);
    expect(at.phase()).toBe('endWindow');
    await at.time.pass(1);
    expect(at.phase()).toBe('main');
  });

  test('where no time is limited, a window needs its answers', async () => {
    const { time, send, act, phase } = await war({ tempo: 'off', fixedWindows: true });
    await act();
    await time.pass(1e9);
    expect(phase()).toBe('endWindow');
    await Promise.all([send(0, pass).answer, send(1, pass).answer]);
    expect(phase()).toBe('main');
  });
});
