import { decide } from '@orrery/bots';
import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { mind } from '../../src/bot/mind.ts';
import { listFor, longShortlist } from '../../src/bot/shortlist.ts';
import { cardsOf } from '../../src/rules/cards.ts';
import { game } from '../../src/rules/index.ts';
import type { Move } from '../../src/rules/kind.ts';
import { forceOf } from '../../src/rules/stacks.ts';
import { type Given, Scene } from '../scene.ts';
import { brief, optionsFor, positions } from './positions.ts';

describe.each([2, 3, 4])('%i seats', (seats) => {
  const found = optionsFor(seats).flatMap((options) => positions(options, 17));

  test('the shortlist is legal, never empty, and never gives up', () => {
    const dice = new Dice('legal');
    for (const { s, by } of found) {
      const moves = mind.shortlist!(s, by, dice);
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves) {
        expect(game.refuse(s, by, move)).toBeNull();
        expect(move.t).not.toBe('resign');
      }
    }
  });

  test('in a window passing is always thought about', () => {
    const windows = found.filter(({ s }) => s.phase === 'attackWindow' || s.phase === 'endWindow');
    expect(windows.length).toBeGreaterThan(20);
    for (const { s, by } of windows) expect(mind.shortlist!(s, by, new Dice(0))).toContainEqual({ t: 'pass' });
  });

  test('the judgement is a share of one win for each side, and exact at the end', () => {
    const dice = new Dice('judge');
    const out = new Float64Array(4);
    for (const { s } of found) {
      const allies = s.options.mode === 'teams' ? 2 : 1;
      mind.judge(s, out);
      expect(out.slice(0, seats).reduce((sum, share) => sum + share)).toBeCloseTo(allies);
      expect(Math.min(...out)).toBeGreaterThanOrEqual(0);
      for (;;) {
        const [by] = game.awaited(s);
        if (by === undefined) break;
        game.apply(s, by, game.pick(s, by, dice), dice, null);
      }
      mind.judge(s, out);
      const { places } = game.result(s)!;
      const winners = places.filter((place) => place === 1).length / allies;
      expect([...out.slice(0, seats)]).toEqual(places.map((place) => (place === 1 ? 1 / winners : 0)));
    }
  });

  test('rounds count from 1', () => {
    for (const { s } of found) expect(mind.round(s)).toBe(s.turn + 1);
  });
});

describe.each(['normal', 'hard'] as const)('%s', (level) => {
  /** What it plays in a position. Hard does so in every mood; normal looks less closely, and slips now and then. */
  const plays = (scene: Scene, seat: number): Move => {
    const [moods, least] = level === 'hard' ? [2, 2] : [12, 9];
    const answers = Array.from({ length: moods }, (_, mood) =>
      JSON.stringify(
        decide({ game, mind }, { view: game.view(scene.state, seat), me: seat, bot: level, seed: `${mood}` }),
      ),
    );
    const often = (answer: string) => answers.filter((other) => other === answer).length;
    const usual = answers.reduce((best, answer) => (often(answer) > often(best) ? answer : best));
    expect(often(usual)).toBeGreaterThanOrEqual(least);
    return JSON.parse(usual) as Move;
  };
  const attacked = (given: Given, attacker: string, target: string) => {
    const scene = new Scene(given);
    scene.play('A', scene.attack(attacker, target));
    return scene;
  };

  test('saves a unit in the attack window', () => {
    const scene = attacked(
      { table: { A: ['ship-9a+inf-2a'], B: ['ship-8a'] }, hands: { B: ['truce'] }, pile: 0, options: xarnFirst },
      'A:ship-9a',
      'B:ship-8a',
    );
    expect(plays(scene, 1)).toEqual(scene.special('B', 'truce', 'A'));
  });

  test('strengthens its unit in the attack window where that turns the clash', () => {
    const given: Given = {
      table: { A: ['air-5a+inf-1a'], B: ['air-5a'] },
      hands: { A: 2, B: ['plus-air', 'B:inf-1a'] },
      pile: 0,
    };
    const scene = attacked(given, 'A:air-5a', 'B:air-5a');
    expect(plays(scene, 1)).toEqual(scene.special('B', 'plus-air', 'B:air-5a'));
  });

  test('weakens the attacker in the attack window where that turns the clash', () => {
    const given: Given = {
      table: { A: ['air-5a+inf-1a'], B: ['air-5a'] },
      hands: { A: 2, B: ['minus-air', 'B:inf-1a'] },
      pile: 0,
    };
    const scene = attacked(given, 'A:air-5a', 'B:air-5a');
    expect(plays(scene, 1)).toEqual(scene.special('B', 'minus-air', 'A:air-5a'));
  });

  test('eliminates the attacker in the attack window', () => {
    const given: Given = {
      table: { A: ['ship-9a+inf-2a'], B: ['ship-8a'] },
      hands: { A: 2, B: ['eliminate-ship', 'B:inf-1a'] },
      pile: 0,
      options: xarnFirst,
    };
    const scene = attacked(given, 'A:ship-9a', 'B:ship-8a');
    expect(plays(scene, 1)).toEqual(scene.special('B', 'eliminate-ship', 'A:ship-9a'));
  });

  test('passes where no special helps it', () => {
    const scene = attacked({ table: { A: ['air-5a+inf-1a'], B: ['air-4a'] } }, 'A:air-5a', 'B:air-4a');
    expect(plays(scene, 1)).toEqual({ t: 'pass' });
  });

  test('attacks with a group that has a cheap unit to pay with', () => {
    const scene = new Scene({ table: { A: ['ship-10a+inf-1a'], B: ['ship-9a'] }, pile: 0, hands: { A: 2, B: 2 } });
    expect(plays(scene, 0)).toEqual(scene.attack('A:ship-10a', 'B:ship-9a'));
  });

  test('takes the strongest of a beaten group and pays with the weakest', () => {
    const scene = attacked(
      { table: { A: ['ship-10a+inf-3a'], B: ['ship-9a+inf-2a'] }, pile: 0, hands: { A: 2, B: 2 } },
      'A:ship-10a',
      'B:ship-9a',
    );
    scene.passAll();
    expect(scene.phase).toBe('chooseWin');
    expect(plays(scene, 0)).toEqual(scene.losses('A:inf-3a', 'B:ship-9a'));
  });

  test('takes the mulligan whenever it may', () => {
    for (let seed = 0; seed < 40; seed++) {
      const read = game.readOptions({}, 2);
      if (!read.ok) throw new Error(read.problem);
      const s = game.setup(read.value, 2, new Dice(`mulligan ${seed}`), null);
      const may = game.refuse(s, 0, { t: 'mulligan', take: true }) === null;
      expect(decide({ game, mind }, { view: game.view(s, 0), me: 0, bot: level, seed: 'x' })).toEqual({
        t: 'mulligan',
        take: may,
      });
    }
  });
});

describe.each(['easy', 'normal', 'hard'] as const)('%s does nothing that looks silly', (level) => {
  const played = (scene: Scene, seat: number) =>
    Array.from({ length: level === 'hard' ? 4 : 25 }, (_, mood) =>
      decide({ game, mind }, { view: game.view(scene.state, seat), me: seat, bot: level, seed: `silly ${mood}` }),
    );

  test('no Truce that keeps nobody from anything: on an empty table, in the own turn, when the turn ends', () => {
    const empty = new Scene({ hands: { A: ['truce', 'air-5a', 'inf-2a', 'inf-3a', 'air-4a'] } });
    expect(played(empty, 0)).not.toContainEqual(empty.special('A', 'truce', 'B'));
    const ended = new Scene({
      table: { A: ['air-5a'], B: ['air-4a'] },
      hands: { A: ['truce', 'air-4a', 'inf-2a', 'inf-3a', 'inf-1a'] },
    });
    ended.play('A', ended.discard('A', 'inf-1a'));
    expect(ended.phase).toBe('endWindow');
    expect(played(ended, 0)).not.toContainEqual(ended.special('A', 'truce', 'B'));
  });

  test('keeps Orbital Dock while no starship of its own lies in the discards yet', () => {
    const scene = new Scene({ hands: { A: ['recover-ship', 'air-5a', 'inf-2a', 'B:inf-1a', 'B:air-4a'] } });
    const { card } = scene.special('A', 'recover-ship') as { card: string };
    for (const move of played(scene, 0)) expect(move).not.toHaveProperty('card', card);
    scene.play('A', scene.deploy('A', 'air-5a'));
    expect(scene.phase).toBe('endWindow');
    expect(new Set(played(scene, 0).map((move) => move?.t))).toEqual(new Set(['pass']));
  });

  test('never harms its own units or strengthens those of others, not even by a slip', () => {
    for (const options of optionsFor(2).slice(0, 3))
      for (const { s, by } of positions(options, 5)) {
        const move = decide({ game, mind: brief(mind) }, { view: game.view(s, by), me: by, bot: level, seed: 'own' });
        if (move?.t !== 'playSpecial' || move.unit === undefined) continue;
        const after = game.copy(s);
        game.apply(after, by, move, new Dice('own'), null);
        const force = (of: typeof s, mine: boolean) =>
          of.live
            .filter((stack) => (of.owners[stack] === by) === mine)
            .reduce((sum, stack) => sum + forceOf(of, cardsOf(of.options), stack), 0);
        expect(force(after, true)).toBeGreaterThanOrEqual(force(s, true));
        expect(force(after, false)).toBeLessThanOrEqual(force(s, false));
      }
  });
});

test('a modifier that changes nothing on the table is not thought of, the second on a unit like the first', () => {
  let spared = 0;
  for (const { s, by } of optionsFor(2).flatMap((options) => positions(options, 2))) {
    if (!game.awaited(s).includes(by)) continue;
    const now = [...mind.shortlist!(s, by, new Dice(0)), ...longShortlist(s, by)];
    const alone = s.live.every((stack) => s.owners[stack] === by) || s.live.every((stack) => s.owners[stack] !== by);
    // Nobody to fight against: no modifier means anything.
    const modifies = (move: Move) => move.t === 'playSpecial' && /plus|minus|mod/.test(move.card);
    if (!alone || s.options.finalForce !== 'printed') continue;
    expect(now.filter(modifies)).toEqual([]);
    spared += listFor(s, by, 'any').filter(modifies).length;
  }
  expect(spared).toBeGreaterThan(0);
});

/** Seat A with the nine-point cruiser. */
const xarnFirst = { factions: ['xarn', 'concord'] };

test.each([
  ['normal', 'random', 12],
  ['easy', 'random', 12],
  ['normal', 'easy', 24],
] as const)('%s beats %s more often than not', (better, worse, games) => {
  const options = optionsFor(2)[0]!;
  const rules = { game, mind: brief(mind) };
  let ahead = 0;
  for (let g = 0; g < games; g++) {
    const dice = new Dice(`ladder ${g >> 1}`);
    const s = game.setup(options, 2, dice, null);
    for (let d = 0; ; d++) {
      const [by] = game.awaited(s);
      if (by === undefined) break;
      const bot = (by + g) % 2 === 0 ? better : worse;
      game.apply(s, by, decide(rules, { view: game.view(s, by), me: by, bot, seed: `${g}|${d}` })!, dice, null);
    }
    const [mine, theirs] = g % 2 === 0 ? [0, 1] : [1, 0];
    const { places } = game.result(s)!;
    ahead += places[theirs]! - places[mine]!;
  }
  expect(ahead).toBeGreaterThan(games / 6);
});
