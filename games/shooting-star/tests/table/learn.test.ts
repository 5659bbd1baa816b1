import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { Seen } from '../../src/rules/kind.ts';
import { ME, opening, played, RIVAL, SCENES } from '../../src/table/learn/scenes.ts';

const story = (id: string): readonly Seen[] => {
  const scene = SCENES.find((one) => one.id === id)!;
  return played(scene, scene.mine!).seen;
};
const of = <T extends Seen['t']>(seen: readonly Seen[], t: T) =>
  seen.filter((event): event is Extract<Seen, { t: T }> => event.t === t);

describe('each lesson shows what it says', () => {
  test('a level 1 with its moon is captured', () => {
    const [taken, ...more] = of(story('capture'), 'planetCaptured');
    expect(taken).toMatchObject({ by: ME, level: 1, cause: 'shot' });
    expect(more).toEqual([]);
  });

  test('a 4 and a 2 are turned, a 3 is captured and replaced', () => {
    const seen = story('levels');
    expect(of(seen, 'planetTurned').map(({ from, to }) => [from, to])).toEqual([
      [4, 3],
      [2, 1],
    ]);
    expect(of(seen, 'planetCaptured').map(({ level }) => level)).toEqual([3]);
    expect(of(seen, 'planetReplaced')).toHaveLength(1);
  });

  test('the Needle stops the Supernova', () => {
    const seen = story('order');
    expect(of(seen, 'weaponDestroyed')).toMatchObject([{ by: ME, owner: RIVAL, weapon: 'W1', cause: 'shot' }]);
    expect(of(seen, 'weaponFires')).toHaveLength(1);
    expect(of(seen, 'planetTurned')).toEqual([]);
  });

  test('the Shield catches the Broadside, and nothing else happens', () => {
    const seen = story('shield');
    expect(of(seen, 'shieldCaught')).toMatchObject([{ catcher: RIVAL, attacker: ME, weapon: 'W6' }]);
    expect(of(seen, 'planetCaptured')).toEqual([]);
  });

  test('the Drill takes its planet, and Echo, cut off, whole at 4', () => {
    expect(of(story('isolate'), 'planetCaptured').map(({ level, cause }) => [level, cause])).toEqual([
      [1, 'shot'],
      [4, 'isolated'],
    ]);
  });

  test('SS-P6, SS-P17: of two Needles the one placed first fires, and the Dark Invader moves on', () => {
    const scene = SCENES.find(({ id }) => id === 'equal')!;
    expect(opening(scene).invader).toBe(RIVAL);
    const seen = story('equal');
    expect(of(seen, 'weaponFires')).toMatchObject([{ seat: RIVAL, weapon: 'W8' }]);
    expect(of(seen, 'weaponDestroyed')).toMatchObject([{ by: RIVAL, owner: ME }]);
  });

  test('SS-P10, SS-P15: a Dark planet takes no harm, but is captured when it is cut off', () => {
    expect(of(story('dark'), 'planetCaptured').map(({ level, cause }) => [level, cause])).toEqual([
      [1, 'shot'],
      [null, 'isolated'],
    ]);
  });

  test('SS-E1: a round that leaves no more planets than players is the last', () => {
    const scene = SCENES.find(({ id }) => id === 'early')!;
    expect(opening(scene).round).toBeLessThan(7);
    expect(played(scene, scene.mine!).after.sites).toHaveLength(2);
  });

  test('whatever the reader places in the lesson of the own turn resolves', () => {
    const scene = SCENES.find(({ id }) => id === 'place')!;
    const view = opening(scene);
    const state = game.imagine(view, ME, { int: () => 0 });
    for (const move of game.list!(state, ME)) {
      if (move.t !== 'placeWeapon') throw new Error('a weapon is placed here');
      const { before, seen, after } = played(scene, move);
      expect(before.sites.filter(({ card }) => card !== null)).toHaveLength(2);
      expect(seen[0]?.t).toBe('weaponsRevealed');
      expect(after.sites.every(({ card }) => card === null)).toBe(true);
    }
  });
});
