import { type Entry, Host, type Journal, type MatchHead, SealedChance } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { SkyOfStars } from '../../src/rules/kind.ts';
import { DEFAULTS } from '../../src/rules/options.ts';

async function hosted(seats: number): Promise<Host<SkyOfStars>> {
  const entries: Entry[] = [];
  const journal: Journal = {
    append: (_, entry) => Promise.resolve(entries.push(entry) > 0 ? 'kept' : 'taken'),
    read: (_, from) => Promise.resolve(entries.slice(from)),
  };
  const head: MatchHead = { id: 'm', game: game.id, rules: game.rules, seats, options: DEFAULTS };
  const key = new Uint8Array(32).fill(7);
  return Host.begin(game, head, { journal, chance: (id, seq) => new SealedChance(key, id, seq), now: () => 0 });
}

/** SK-P21: the host plays the fallback for each seat it waits for. */
async function clock(host: Host<SkyOfStars>): Promise<void> {
  const entry = host.seq;
  for (const seat of host.awaited) {
    const play = { by: seat, id: `${entry}-${seat}`, decision: host.decision(seat), move: { t: 'timeout' } };
    expect(await host.play(play)).toMatchObject({ ok: true });
  }
}

describe('a hosted match', () => {
  test('SK-P5 answers sent at the same moment are all taken; one sent too late is stale', async () => {
    const host = await hosted(4);
    const decision = host.decision(0);
    const start = (seat: number) =>
      host.play({ by: seat, id: `s${seat}`, decision, move: { t: 'start', star: 'S068' } });
    const answers = await Promise.all([0, 1, 2, 3].map(start));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const late = await host.play({ by: 1, id: 'late', decision, move: { t: 'start', star: 'S001' } });
    expect(late).toEqual({ ok: false, refusal: 'STALE' });
  });

  test('SK-P5 a changed answer is told to nobody else, and may be taken back', async () => {
    const host = await hosted(3);
    const start = (id: string, star: string) =>
      host.play({ by: 0, id, decision: host.decision(0), move: { t: 'start', star } });
    await start('one', 'S001');
    expect(host.undoable(0)).toBe(0);
    const before = [1, 2, 'table' as const].map((who) => host.tellings(who));
    await start('two', 'S002');
    expect([1, 2, 'table' as const].map((who) => host.tellings(who))).toEqual(before);
    expect(host.undoable(0)).toBe(1);
    await host.undo(0, 'back');
    expect(host.view(0).mine!.answer).toEqual({ t: 'start', star: 'S001' });
  });

  test('SK-P21 a match that nobody plays ends by its clocks alone', async () => {
    const host = await hosted(3);
    for (let i = 0; i < 400 && host.result === null; i++) await clock(host);
    expect(host.result).not.toBe(null);
    expect(host.view('table').rounds.map(({ rolls, stop }) => [rolls.length, stop])).toEqual([
      [30, { by: null }],
      [30, { by: null }],
      [30, { by: null }],
    ]);
  });
});
