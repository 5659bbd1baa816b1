import { expect, it } from 'vitest';
import { defaultPrefs, readPrefs } from '../../src/settings/prefs.ts';

it('has defaults where nothing was kept', () => {
  expect(readPrefs(null)).toEqual(defaultPrefs);
});
it('reads back what was kept', () => {
  const kept = {
    plate: 'day',
    lang: 'it',
    motion: 'still',
    speed: 'off',
    confirm: false,
    sound: false,
    buzz: false,
    reactions: false,
    volumes: { game: 0, alerts: 1 },
  };
  expect(readPrefs(JSON.stringify(kept))).toEqual(kept);
});
it.each(['', '{', '7', 'null', '[]', '"day"'])('survives %j', (kept) => {
  expect(readPrefs(kept)).toEqual(defaultPrefs);
});
it('loses only the parts that make no sense', () => {
  const kept = { plate: 'noon', speed: 2, confirm: 'yes', volumes: { game: 7, alerts: 0.25 } };
  expect(readPrefs(JSON.stringify(kept))).toEqual({
    ...defaultPrefs,
    speed: 2,
    volumes: { game: defaultPrefs.volumes.game, alerts: 0.25 },
  });
});
