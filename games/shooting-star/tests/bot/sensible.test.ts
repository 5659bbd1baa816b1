import { decide } from '@orrery/bots';
import { Dice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { mind } from '../../src/bot/mind.ts';
import { game } from '../../src/rules/index.ts';
import type { Move } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';
import { optionsOf } from './positions.ts';

const WORLDS = 120;

/** Before the very last go of a game, where it is as good as decided: by what the mover knows each move wins, or none does. */
function decidedEnds(wanted: number): State[] {
  const found: State[] = [];
  for (let seed = 0; found.length < wanted; seed++) {
    const dice = new Dice(`end ${seed}`);
    const s = game.setup(optionsOf({}, 2), 2, dice, null);
    const last = () => s.round === 7 && (s.toAct + 1) % 2 === s.invader;
    while (s.toAct >= 0 && !last()) {
      const [easy, normal] = [mind.levels.easy.guess(s, s.toAct, dice), mind.levels.normal.guess(s, s.toAct, dice)];
      game.apply(s, s.toAct, s.toAct === 0 ? easy : normal, dice, null);
    }
    if (s.toAct < 0) continue;
    const chances = mind.shortlist!(s, s.toAct, dice).map((move) => outcome(s, move).won);
    if (Math.min(...chances) > 0.995 || Math.max(...chances) < 0.005) found.push(s);
  }
  return found;
}

/** How often a move wins, and by how much on average, in worlds that its mover imagines. */
function outcome(s: State, move: Move): { won: number; margin: number } {
  const me = s.toAct;
  const dice = new Dice('worlds');
  const view = game.view(s, me);
  let [won, margin] = [0, 0];
  for (let k = 0; k < WORLDS; k++) {
    const world = game.imagine(view, me, dice);
    mind.levels.hard.believe!(world, me, dice);
    game.apply(world, me, move, dice, null);
    const { places, scores } = game.result(world)!;
    won += places[me] === 1 ? 1 : 0;
    margin += scores![me]! - scores![1 - me]!;
  }
  return { won: won / WORLDS, margin: margin / WORLDS };
}

test('in a game that is decided no points are thrown away', () => {
  for (const [i, s] of decidedEnds(8).entries()) {
    const me = s.toAct;
    const move = decide({ game, mind }, { view: game.view(s, me), me, bot: 'hard', seed: `end ${i}` }) as Move;
    const best = Math.max(...mind.shortlist!(s, me, new Dice(i)).map((each) => outcome(s, each).margin));
    expect(outcome(s, move).margin).toBeGreaterThan(best - 1);
  }
});
