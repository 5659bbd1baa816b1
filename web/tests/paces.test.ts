import { shelf } from '@orrery/games';
import { expect, it } from 'vitest';
import { paceFrom, usualPace } from '../src/create/paces.ts';

it('every game can be paced, and its usual pace is that of the server', async () => {
  for (const room of shelf) {
    const { game } = await room.rules();
    expect(game.pacing, room.id).toBeDefined();
    expect(paceFrom(usualPace(game)).tempo).toBe(game.pacing!.usual ?? 'live');
  }
});

it('names stand for how time passes', () => {
  const pace = (name: 'fast' | 'relaxed' | 'days' | 'off') => paceFrom({ name, days: 7, fixedWindows: true });
  expect(pace('fast')).toEqual({ tempo: 'live', fixedWindows: true });
  expect(pace('relaxed')).toEqual({ tempo: 'live', fixedWindows: true, slower: 3, reserve: 300_000 });
  expect(pace('days')).toEqual({ tempo: 'days', fixedWindows: true, days: 7 });
  expect(pace('off')).toEqual({ tempo: 'off', fixedWindows: false });
});
