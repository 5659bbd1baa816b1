import { createSay } from '@orrery/words';
import { expect, test } from 'vitest';
import { whatICan } from '../../src/frame/what-i-can.ts';
import { uiCatalogue } from '../../src/words/index.ts';

const asked = async (lang: 'it' | 'en', kinds: readonly string[]) =>
  whatICan(kinds, createSay(lang, [await uiCatalogue(lang)]), lang);

test('what I can do is one sentence, each kind of move once, without marks of bold', async () => {
  expect(await asked('en', ['deploy <b>a unit</b>', 'attack', 'pass'])).toBe('You can deploy a unit, attack, or pass.');
  expect(await asked('it', ['schierare un’unità', 'passare'])).toBe('Puoi schierare un’unità o passare.');
  expect(await asked('en', [])).toBe('You have no move right now.');
});
