import { errorCodes } from '@orrery/wire';
import { createSay } from '@orrery/words';
import { describe, expect, it } from 'vitest';
import { en } from '../src/words/en.ts';
import { it as italian } from '../src/words/it.ts';
import { langOf } from '../src/words/speech.ts';

/** The names of what fills a message. Inside of a hole braces hold what is said in one case, and holes again in there. */
function holes(message: string): string[] {
  const found = new Set<string>();
  let depth = 0;
  for (const { 0: brace, index } of message.matchAll(/[{}]/g)) {
    if (brace === '}') depth--;
    else if (depth++ % 2 === 0) found.add(/^\w*/.exec(message.slice(index + 1))![0]);
  }
  return [...found].sort();
}

describe('the words of the app', () => {
  it('has every message in both languages, with the same holes', () => {
    const [english, other] = [createSay('en', [en]), createSay('it', [italian])];
    for (const id of Object.keys(en) as (keyof typeof en)[]) {
      const values = Object.fromEntries(holes(en[id]).map((hole) => [hole, 2]));
      for (const say of [english, other]) expect(say(id, values), id).not.toMatch(/[{}]/);
      expect(holes(italian[id]), id).toEqual(holes(en[id]));
    }
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
