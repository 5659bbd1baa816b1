import { decide } from '@orrery/bots';
import { Dice, type Manner } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { mind } from '../../src/bot/mind.ts';
import { game } from '../../src/rules/index.ts';
import { optionsFor } from './positions.ts';

/** How often normal bots of a manner attack and build groups, in some games among themselves. */
function habits(manner: Manner | null) {
  const sum = { turns: 0, attacks: 0, groups: 0 };
  for (let g = 0; g < 24; g++) {
    const dice = new Dice(`manners ${g}`);
    const s = game.setup(optionsFor(2)[0]!, 2, dice, null);
    for (let k = 0; ; k++) {
      const [by] = game.awaited(s);
      if (by === undefined) break;
      const move = decide(
        { game, mind },
        { view: game.view(s, by), me: by, bot: 'normal', seed: `${g}|${k}`, manner },
      )!;
      if (s.phase === 'main' && move.t !== 'playSpecial') sum.turns++;
      if (move.t === 'attack') sum.attacks++;
      if (move.t === 'form' || move.t === 'reinforce') sum.groups++;
      game.apply(s, by, move, dice, null);
    }
  }
  return { attacks: sum.attacks / sum.turns, groups: sum.groups / sum.turns };
}

test('a manner is seen in the play: attacks and groups', () => {
  const [plain, bold, careful] = [null, 'bold', 'careful'].map((each) => habits(each as Manner));
  expect(bold!.attacks).toBeGreaterThan(1.2 * careful!.attacks);
  expect(careful!.groups).toBeGreaterThan(1.15 * plain!.groups);
});
