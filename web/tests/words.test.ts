import { errorCodes } from '@orrery/wire';
import { createSay } from '@orrery/words';
import { describe, expect, it } from 'vitest';
import { en } from '../src/words/en.ts';
import { it as italian } from '../src/words/it.ts';
import { langOf } from '../src/words/speech.ts';

const holes = (message: string) =>
  [...new Set(message.match(/\{(\w+)[,}]/g) ?? [])].map((hole) => hole.slice(1, -1)).sort();

describe('the words of the app', () => {
  it.each(Object.keys(en))('%s is a message in both languages, with the same holes', (id) => {
    const pair = [en[id as keyof typeof en], italian[id as keyof typeof en]];
    const values = Object.fromEntries(holes(pair[0]!).map((hole) => [hole, 2]));
    for (const message of pair) expect(() => createSay('en', [{ message }])('message', values)).not.toThrow();
    expect(holes(pair[1]!)).toEqual(holes(pair[0]!));
  });
  it.each([...errorCodes, 'STALE', 'NOTHING_TO_UNDO', 'TOO_MANY_CHANGES', 'OFFLINE', 'UNREADABLE'])(
    'has a sentence for %s',
    (code) => {
      expect(en).toHaveProperty([`trouble.${code}`]);
    },
  );
});

describe('the language', () => {
  it.each([
    [['it-IT', 'en'], 'it'],
    [['de', 'it'], 'it'],
    [['en-GB', 'it'], 'en'],
    [['fr'], 'en'],
    [[], 'en'],
  ] as const)('of a browser that asks for %j is %s', (asked, lang) => {
    expect(langOf(asked)).toBe(lang);
  });
});
