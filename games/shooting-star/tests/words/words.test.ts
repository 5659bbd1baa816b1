import type { Observer } from '@orrery/kernel';
import { createSay, type Lang, langs, plain } from '@orrery/words';
import { lineOf, wordsLaw } from '@orrery/words/laws';
import { describe, expect, test } from 'vitest';
import { dataOf } from '../../src/data/index.ts';
import { cellName } from '../../src/words/cell.ts';
import { words } from '../../src/words/index.ts';
import { samples } from './samples.ts';

const name = (seat: number) => ['Ada', 'Livia', 'Bruno'][seat] ?? '?';

async function speaker(lang: Lang) {
  const catalogue = await words.catalogue(lang);
  return { catalogue, say: createSay(lang, [catalogue]) };
}

wordsLaw({ words, grammar: ['id'] });

describe.each(langs)('words in %s', (lang) => {
  test.each([0, 1, 'table'] as Observer[])('every event reads as a full sentence to %s', async (as) => {
    const { say } = await speaker(lang);
    const told = new Set<string>();
    for (const seen of samples) {
      const line = lineOf(words, seen, { as, name, say });
      if (line === null) continue;
      told.add(seen.t);
      const text = plain(line);
      const full = seen.t === 'roundStarted' ? /^\p{Lu}[^{}]*\p{L}$/u : /^\p{Lu}[^{}]*[.!?]$/u;
      expect(text, JSON.stringify(seen)).toMatch(full);
      expect(text).not.toMatch(/\b(undefined|null|NaN|other|select)\b| {2}|\s[.,:]/);
    }
    expect(told.size).toBeGreaterThan(14);
  });

  test('every weapon and counting mission of our set has a name', async () => {
    const { catalogue } = await speaker(lang);
    const { weapons, missions } = dataOf({ data: 'ours-1' });
    for (const { id } of weapons) expect(Object.hasOwn(catalogue, id), id).toBe(true);
    for (const { id, test: rule } of missions) expect(Object.hasOwn(catalogue, id), id).toBe('atLeast' in rule);
  });
});

test('a reader is spoken to, the others are named', async () => {
  const { say } = await speaker('it');
  const captured = { t: 'planetCaptured', by: 0, at: { x: 3, y: 2 }, planet: 'S01', level: 1, cause: 'shot' } as const;
  const read = (as: Observer) => lineOf(words, captured, { as, name, say });
  expect(read(0)).toBe('Catturi un Pianeta 1 con luna in D3.');
  expect(read(1)).toBe('Ada cattura un Pianeta 1 con luna in D3.');
});

test('cells have one name each, in a grid and where a custom sector may grow', () => {
  expect(cellName({ x: 0, y: 0 })).toBe('A1');
  expect(cellName({ x: 5, y: 4 })).toBe('F5');
  const seen = new Set<string>();
  for (let x = -30; x <= 30; x++) for (let y = -30; y <= 30; y++) seen.add(cellName({ x, y }));
  expect(seen.size).toBe(61 * 61);
});

test('cards of another owner keep their names in the log', async () => {
  const { say } = await speaker('it');
  const set = dataOf({ data: 'ours-1' });
  const weapons = set.weapons.map((card) => (card.id === 'W3' ? { ...card, name: 'Girandola' } : card));
  const skipped = { t: 'weaponSkipped', owner: 1, weapon: 'W3' } as const;
  const read = (options?: { readonly data: 'ours-1' | typeof set }) => {
    const sentence = words.sentence(skipped, 0, name, say, options as Parameters<typeof words.sentence>[4]);
    return plain(say(sentence?.id ?? 'GAME_OVER', sentence?.values));
  };
  expect(read()).toContain('Croce');
  expect(read({ data: { ...set, id: 'box', weapons } })).toContain('Girandola');
});
