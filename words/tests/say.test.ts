import { describe, expect, it } from 'vitest';
import { createSay, pieces, plain } from '../src/index.ts';

const it_ = { planets: '{n, plural, one {<b>un</b> pianeta} other {<b>{n}</b> pianeti}}' };

describe('say', () => {
  it('fills plurals in the language', () => {
    const say = createSay('it', [it_]);
    expect(say('planets', { n: 1 })).toBe('<b>un</b> pianeta');
    expect(say('planets', { n: 3 })).toBe('<b>3</b> pianeti');
  });
  it('cuts a sentence at its bold parts', () => {
    expect(pieces('A <b>b</b> c')).toEqual([
      { text: 'A ', bold: false },
      { text: 'b', bold: true },
      { text: ' c', bold: false },
    ]);
    expect(plain('A <b>b</b> c')).toBe('A b c');
  });
});
