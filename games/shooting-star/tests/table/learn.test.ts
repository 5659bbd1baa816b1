import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { Seen, View } from '../../src/rules/kind.ts';
import { ME, opening, played, RIVAL, SCENES } from '../../src/table/learn/scenes.ts';
import { EXAMPLES } from '../../src/table/rules/examples.ts';

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

describe('SS-P8, SS-P9, SS-P10, SS-P15: each example of the rules shows what it says', () => {
  const levels = (view: View) =>
    Object.fromEntries(view.sites.map(({ at, level }) => [`${at.x},${at.y}`, level])) as Record<string, number | null>;
  const playedOf = (id: string) => {
    const example = EXAMPLES.find((one) => one.id === id)!;
    return played(example, example.mine);
  };

  test('a Shield catches the Broadside, and no planet is harmed', () => {
    const { before, seen, after } = playedOf('caught');
    expect(of(seen, 'shieldCaught')).toMatchObject([{ catcher: RIVAL, attacker: ME, weapon: 'W6' }]);
    expect(levels(after)).toEqual(levels(before));
    expect(levels(after)['0,1']).toBe(1);
  });

  test('the Broadside destroys a Starburst that never fires, spares its planet and captures a 1', () => {
    const { seen, after } = playedOf('destroyed');
    expect(of(seen, 'weaponDestroyed')).toMatchObject([{ by: ME, owner: RIVAL, weapon: 'W2' }]);
    expect(of(seen, 'weaponFires')).toHaveLength(1);
    expect(levels(after)).toMatchObject({ '0,1': 2, '1,1': 4 });
    expect(levels(after)).not.toHaveProperty('2,1');
  });

  test('the Cross at the lower edge: 3 becomes another 2, 2 becomes 1, 1 a gap, its own planet stays', () => {
    const { seen, after } = playedOf('levels');
    expect(of(seen, 'planetCaptured').map(({ level }) => level)).toEqual([1, 3]);
    expect(of(seen, 'planetReplaced')).toHaveLength(1);
    expect(levels(after)).toMatchObject({ '1,1': 1, '1,2': 4, '2,2': 2 });
    expect(levels(after)).not.toHaveProperty('0,2');
  });

  test('the Broadside captures a 3 and a 1, and then a 2 that is cut off', () => {
    const { seen, after } = playedOf('cutOff');
    expect(of(seen, 'planetCaptured').map(({ level, cause }) => [level, cause])).toEqual([
      [3, 'shot'],
      [1, 'shot'],
      [2, 'isolated'],
    ]);
    expect(levels(after)).toEqual({ '0,1': 2, '1,1': 2, '0,2': 2 });
  });
});
