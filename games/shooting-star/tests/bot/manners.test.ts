import { decide } from '@orrery/bots';
import { Dice, type Manner } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { mind } from '../../src/bot/mind.ts';
import { placedBy } from '../../src/bot/placed.ts';
import { usualGain } from '../../src/bot/weights.ts';
import { count } from '../../src/rules/bits.ts';
import { game } from '../../src/rules/index.ts';
import { optionsOf } from './positions.ts';

/** What normal bots of a manner do in some games among themselves. */
function habits(manner: Manner | null) {
  const sum = { placed: 0, aimed: 0, near: 0, early: 0, large: 0 };
  for (let g = 0; g < 9; g++) {
    const dice = new Dice(`manners ${g}`);
    const s = game.setup(optionsOf({}, 3), 3, dice, null);
    for (let k = 0; s.toAct >= 0; k++) {
      const by = s.toAct;
      const move = decide(
        { game, mind },
        { view: game.view(s, by), me: by, bot: 'normal', seed: `${g}|${k}`, manner },
      )!;
      if (move.t === 'placeWeapon') {
        const { sector, weapon, site, targets } = placedBy(s, move);
        sum.placed++;
        sum.aimed += count(targets & s.covered);
        sum.near += count(sector.neighbours[site]! & s.covered);
        if (s.round <= 3) {
          sum.early++;
          sum.large += usualGain(sector.cards)[weapon]! > 1.7 ? 1 : 0;
        }
      }
      game.apply(s, by, move, dice, null);
    }
  }
  const { placed, early } = sum;
  return { aimed: sum.aimed / placed, near: sum.near / placed, large: sum.large / early };
}

test('a manner is seen in the play: whom it fires at, where it lies, what it keeps', () => {
  const [plain, bold, careful, hoarder] = [null, 'bold', 'careful', 'hoarder'].map((each) => habits(each as Manner));
  expect(bold!.aimed).toBeGreaterThan(1.2 * plain!.aimed);
  expect(careful!.near).toBeLessThan(0.85 * plain!.near);
  expect(hoarder!.large).toBeLessThan(0.75 * plain!.large);
});
