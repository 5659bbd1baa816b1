import { shelf } from '@orrery/games';
import { describe, expect, test } from 'vitest';
import { playersOf } from '../../src/bots/player.ts';
import decisions from './decisions.json' with { type: 'json' };
import { decisionsOf } from './walk.ts';

// What fails here moves the yardstick: before a change to code that the first bots share with today's, give them a copy of it.
describe.each(shelf)('the first bots of $id', (room) => {
  const golden = decisions[room.id as keyof typeof decisions];
  test.each(golden)('decide as they always did: %$', async ({ walk, options, decisions }) => {
    const rules = await room.rules();
    const players = await playersOf(rules, ['easy@1', 'normal@1', 'hard@1']);
    const ask = (bot: string, view: object, me: number, seed: string) => players.get(bot)!(view, me, seed, null);
    expect(decisionsOf(rules.game, options, walk, ask)).toEqual(decisions);
  });
});
