import { expect, it } from 'vitest';
import { isTableKey, keyName } from '../../src/keys/useKeys.ts';

const stroke = { defaultPrevented: false, ctrlKey: false, metaKey: false, altKey: false };

it('leaves shortcuts of the browser and strokes already heard alone', () => {
  expect(isTableKey(stroke)).toBe(true);
  for (const held of ['defaultPrevented', 'ctrlKey', 'metaKey', 'altKey'])
    expect(isTableKey({ ...stroke, [held]: true })).toBe(false);
});
it('hears U and u as one key, and names as they are', () => {
  expect(['U', 'u', 'Escape', '?'].map(keyName)).toEqual(['u', 'u', 'Escape', '?']);
});
