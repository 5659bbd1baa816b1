import { expect, test } from 'vitest';
import { freshFolder } from '../house.ts';
import { botKills } from './bot-kills.ts';

test('killed between a person’s move and the bot’s, a server that nobody comes to plays it, once', async () => {
  const tally = await botKills({ seed: 'short', folder: freshFolder(), enough: (between) => between >= 3 });
  expect(tally).toMatchObject({ between: 3, silent: 0, lost: 0, doubled: 0, reordered: 0, viewsEqual: true });
}, 120_000);
