import { Dice, type Entry, Host, type Journal, type World } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { PlanetX } from '../../src/rules/kind.ts';

class Memory implements Journal {
  private readonly kept: Entry[] = [];
  append(_match: string, entry: Entry): Promise<'kept' | 'taken'> {
    if (this.kept.length !== entry.seq) return Promise.resolve('taken');
    this.kept.push(entry);
    return Promise.resolve('kept');
  }
  read(_match: string, from: number): Promise<readonly Entry[]> {
    return Promise.resolve(this.kept.slice(from));
  }
}

async function hostWith(seed: string, seats = 2): Promise<Host<PlanetX>> {
  const read = game.readOptions({ mulligan: false, firstPlayer: 0 }, seats);
  if (!read.ok) throw new Error(read.problem);
  const world: World = { journal: new Memory(), chance: (_match, seq) => new Dice(`${seed} ${seq}`), now: () => 0 };
  const head = { id: seed, game: game.id, rules: game.rules, seats, options: read.value };
  return Host.begin(game, head, world);
}

/** A match in which B can play a special at once. */
async function withInterruption(): Promise<{ host: Host<PlanetX>; special: object }> {
  for (let i = 0; ; i++) {
    const host = await hostWith(`stale ${i}`);
    const s = game.imagine(host.view(1), 1, new Dice(1));
    const special = game.list!(s, 1).find(({ t }) => t === 'playSpecial');
    if (special !== undefined) return { host, special };
  }
}

test('EX-40 (PX-P28): an action chosen before another special arrived is stale; the new position may be answered', async () => {
  const { host, special } = await withInterruption();
  const [decision, other] = [host.decision(0), host.decision(1)];
  expect(await host.play({ by: 1, id: 'special', decision: other, move: special })).toMatchObject({ ok: true });
  const move = game.fallback(game.imagine(host.view(0), 0, new Dice(1)), 0, new Dice(1));
  expect(await host.play({ by: 0, id: 'late', decision, move })).toEqual({ ok: false, refusal: 'STALE' });
  expect(host.decision(0)).not.toBe(decision);
  expect(await host.play({ by: 0, id: 'again', decision: host.decision(0), move })).toMatchObject({ ok: true });
});

test("PX-P27, PX-P28: another's pass makes nobody's answer stale, and one's own pass does not bind", async () => {
  const host = await hostWith('passes');
  const move = game.fallback(game.imagine(host.view(0), 0, new Dice(1)), 0, new Dice(1));
  await host.play({ by: 0, id: 'action', decision: host.decision(0), move });
  expect(host.view('table').phase).toBe('endWindow');
  const before = host.decision(0);
  const told = host.tellings(0);
  await host.play({ by: 1, id: 'pass', decision: host.decision(1), move: { t: 'pass' } });
  expect(host.decision(0)).toBe(before);
  expect(host.tellings(0)).toBe(told);
  expect(host.waiting(0)).toEqual([0, 1]);
  expect(await host.play({ by: 0, id: 'pass', decision: before, move: { t: 'pass' } })).toMatchObject({ ok: true });
  expect(host.view('table').turn).toBe(2);
});

test('PX-P27: a pass leaves no trace that another seat or the table could find, and may be taken back by its own', async () => {
  const host = await hostWith('three', 3);
  const move = game.fallback(game.imagine(host.view(0), 0, new Dice(1)), 0, new Dice(1));
  await host.play({ by: 0, id: 'action', decision: host.decision(0), move });
  const all = (who: number | 'table') =>
    JSON.stringify([
      host.view(who),
      host.told(who, 0),
      host.waiting(who),
      host.actors,
      who === 'table' ? null : [host.decision(who), host.undoable(who)],
    ]);
  const pass = (by: number) => host.play({ by, id: `pass ${by}`, decision: host.decision(by), move: { t: 'pass' } });
  const untouched = ([1, 2, 'table'] as const).map(all);
  await pass(0);
  expect(([1, 2, 'table'] as const).map(all)).toEqual(untouched);
  const after = all(0);
  await pass(1);
  expect(all(0)).toBe(after);
  expect(host.awaited).toEqual([2]);
  expect(host.undoable(0)).toBe(1);
  expect(await host.undo(0, 'back')).toMatchObject({ ok: true });
  expect(host.awaited).toEqual([0, 2]);
  expect(all(2)).toBe(untouched[1]);
});
