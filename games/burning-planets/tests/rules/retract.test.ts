import { Dice, type Entry, Host, type World } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../../src/rules/events.ts';
import { game } from '../../src/rules/index.ts';
import type { BurningPlanets } from '../../src/rules/kind.ts';
import { retractable } from '../../src/rules/retract.ts';

async function begun(): Promise<Host<BurningPlanets>> {
  const kept: Entry[] = [];
  const world: World = {
    journal: {
      append: (_match, entry) => {
        kept.push(entry);
        return Promise.resolve('kept');
      },
      read: (_match, from) => Promise.resolve(kept.slice(from)),
    },
    chance: (_match, drawn) => new Dice(`retract ${drawn}`),
    now: () => 0,
  };
  const options = game.readOptions({ preset: 'quick' }, 2);
  if (!options.ok) throw new Error(options.problem);
  const head = { id: 'retract', game: game.id, rules: game.rules, seats: 2, options: options.value };
  return Host.begin(game, head, world);
}

test('a turn is taken back move by move up to the last roll or reveal, before the eyes of all', async () => {
  const host = await begun();
  let [own, undone, stopped] = [0, 0, 0];
  for (let i = 0; i < 400 && host.result === null; i++) {
    const [by] = host.awaited as [number];
    const dice = new Dice(`moves ${i}`);
    const before = ([0, 1, 'table'] as const).map((who) => host.view(who));
    const [drawn, told] = [host.entries.flatMap((e) => (e.t === 'undo' ? [] : e.draws)).length, host.tellings(1 - by)];
    const move = game.pick(game.imagine(host.view(by), by, dice), by, dice);
    const decision = host.decision(by);
    const answer = await host.play({ by, id: `m${i}`, decision, move });
    if (!answer.ok) throw new Error(answer.refusal);
    own++;
    const rolled = host.entries.flatMap((e) => (e.t === 'undo' ? [] : e.draws)).length > drawn;
    if (rolled) expect(host.undoable(by)).toBe(0);
    if (host.undoable(by) === 0) {
      stopped++;
      continue;
    }
    if (host.tellings(1 - by) === told || i % 3 > 0) continue;
    expect(await host.undo(by, `u${i}`)).toMatchObject({ ok: true });
    expect(([0, 1, 'table'] as const).map((who) => host.view(who))).toEqual(before);
    expect(host.told(1 - by, told)).toMatchObject([{ no: told }, { no: told + 1, undone: told }]);
    undone++;
  }
  expect([own > 100, undone > 10, stopped > 10]).toEqual([true, true, true]);
});

test('lots, coverage, conquests and what is turned up stand', () => {
  const loaded = (lots: readonly unknown[]) => ({ t: 'loaded', lots }) as unknown as Event;
  expect(retractable([loaded([])])).toBe(true);
  expect(retractable([loaded([{}])])).toBe(false);
  for (const t of ['attacked', 'conquered', 'contractRevealed', 'coverageChanged', 'turnBegan', 'playerOut'])
    expect(retractable([{ t } as unknown as Event])).toBe(false);
});
