import { shelf } from '@orrery/games';
import { type Kind, langs } from '@orrery/kernel';
import type { GameTable } from '@orrery/ui';
import { createSay, plain } from '@orrery/words';
import { describe, expect, test } from 'vitest';
import { keepPlayed, neverPlayed } from '../src/play/useFirstGame.ts';

describe.each(shelf)('$title', (room) => {
  test.each(langs)('tells in one short sentence what one plays for, in %s', async (lang) => {
    const [{ game }, words, table] = await Promise.all([
      room.rules(),
      room.words(),
      room.table() as Promise<GameTable<Kind>>,
    ]);
    const say = createSay(lang, [await words.catalogue(lang)]);
    for (const raw of [undefined, room.first]) {
      const read = game.readOptions(raw, room.seats.max);
      if (!read.ok) throw new Error(read.problem);
      const goal = plain(table.goal(read.value, say));
      expect(goal).toMatch(lang === 'it' ? /^Obiettivo: .*\.$/ : /^Goal: .*\.$/);
      expect(goal.length).toBeLessThan(150);
      expect(goal).not.toMatch(/[{}]|undefined/);
    }
  });
});

test('a game is new to a device until one of its kind has ended there', () => {
  const kept = new Map<string, unknown>();
  const drawer = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: object | null) => void kept.set(key, value),
  };
  expect(neverPlayed('planet-x', drawer)).toBe(true);
  keepPlayed('planet-x', drawer);
  expect(neverPlayed('planet-x', drawer)).toBe(false);
  expect(neverPlayed('shooting-star', drawer)).toBe(true);
});
