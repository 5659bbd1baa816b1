import { decide } from '@orrery/bots';
import { Dice, type Manner } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { mind } from '../../src/bot/mind.ts';
import { game } from '../../src/rules/index.ts';
import { optionsFor } from './positions.ts';

/** How often normal bots of a manner attack, build groups and play specials, in some games among themselves. */
function habits(manner: Manner | null) {
  const sum = { turns: 0, attacks: 0, groups: 0, specials: 0 };
  for (let g = 0; g < 24; g++) {
    const dice = new Dice(`manners ${g}`);
    const s = game.setup(optionsFor(2)[0]!, 2, dice, null);
    for (let k = 0; ; k++) {
      const [by] = game.awaited(s);
      if (by === undefined) break;
      const move = decide({ game, mind }, game.view(s, by), by, 'normal', `${g}|${k}`, null, manner)!;
      if (s.phase === 'main' && move.t !== 'playSpecial') sum.turns++;
      if (move.t === 'attack') sum.attacks++;
      if (move.t === 'form' || move.t === 'reinforce') sum.groups++;
      if (move.t === 'playSpecial') sum.specials++;
      game.apply(s, by, move, dice, null);
    }
  }
  return { attacks: sum.attacks / sum.turns, groups: sum.groups / sum.turns, specials: sum.specials / sum.turns };
}

test('a manner is seen in the play: attacks, groups, specials kept', () => {
  const [plain, bold, careful, hoarder] = [null, 'bold', 'careful', 'hoarder'].map((each) => habits(each as Manner));
  expect(bold!.attacks).toBeGreaterThan(1.2 * careful!.attacks);
  expect(careful!.groups).toBeGreaterThan(1.15 * plain!.groups);
  expect(hoarder!.specials).toBeLessThan(0.85 * plain!.specials);
});
