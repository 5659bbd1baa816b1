import { type BotName, botNames, decide } from '@orrery/bots';
import { Dice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { skyOfStars } from '../../src/index.ts';

// Whoever plays a match of the first rules to its end has today's bots beside them.
const first = await skyOfStars.earlier![1]!.rules();

test.each([{}, { guessing: 'allAtOnce', challenge: 'on' }])(
  'bots of today play the first rules to the end: %o',
  (chosen) => {
    const { game } = first;
    const options = game.readOptions(chosen, 3);
    if (!options.ok) throw new Error(options.problem);
    const dice = new Dice('first rules');
    const s = game.setup(options.value, 3, dice, null);
    for (let no = 0; game.result(s) === null; no++) {
      const by = game.awaited(s)[0]!;
      const move = decide(first, {
        view: game.view(s, by),
        me: by,
        bot: botNames[by % botNames.length] as BotName,
        seed: `first ${no}`,
      })!;
      expect(game.refuse(s, by, move)).toBeNull();
      game.apply(s, by, move, dice, null);
    }
  },
);
