import { decide } from '@orrery/bots';
import { Dice, type Manner } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { mind } from '../../src/bot/mind.ts';
import { game } from '../../src/rules/index.ts';

/** Lines that three normal bots of a manner draw before one of them calls STOP, in a few games. */
function lines(manner: Manner): number {
  let drawn = 0;
  for (let g = 0; g < 2; g++) {
    const read = game.readOptions({}, 3);
    if (!read.ok) throw new Error(read.problem);
    const dice = new Dice(`manners ${g}`);
    const s = game.setup(read.value, 3, dice, null);
    for (let k = 0; ; k++) {
      const [by] = game.awaited(s);
      if (by === undefined) break;
      const move = decide(
        { game, mind },
        { view: game.view(s, by), me: by, bot: 'normal', seed: `${g}|${k}`, manner },
      )!;
      if (move.t === 'line') drawn++;
      game.apply(s, by, move, dice, null);
    }
  }
  return drawn;
}

test('a manner is seen in the play: who is bold stops sooner than who is careful', () => {
  expect(lines('bold')).toBeLessThan(0.9 * lines('careful'));
});
