import { describe, expect, it } from 'vitest';
import { createSay, pieces, plain } from '../src/index.ts';

const it_ = { planets: '{n, plural, one {<b>un</b> pianeta} other {<b>{n}</b> pianeti}}' };

describe('say', () => {
  it('fills plurals in the language', () => {
    const say = createSay('it', [it_]);
    expect(say('planets', { n: 1 })).toBe('<b>un</b> pianeta');
    expect(say('planets', { n: 3 })).toBe('<b>3</b> pianeti');
  });
  it('joins vowels as Italian does: ed before e, ad before a, nothing else', () => {
    const say = createSay('it', [{ to: 'Tocca a <b>{name}</b>', and: '{one} e {other}', at: 'A {name} e a {other}' }]);
    expect(say('to', { name: 'Ada' })).toBe('Tocca ad <b>Ada</b>');
    expect(say('to', { name: 'Élodie' })).toBe('Tocca a <b>Élodie</b>');
    expect(say('and', { one: 'Zero', other: 'Eco' })).toBe('Zero ed Eco');
    expect(say('and', { one: 'Michele', other: 'Élodie' })).toBe('Michele ed Élodie');
    expect(say('and', { one: 'Michele', other: 'Ada' })).toBe('Michele e Ada');
    expect(say('at', { name: 'Anna', other: 'Ada' })).toBe('Ad Anna e ad Ada');
    expect(createSay('en', [{ and: '{one} e {other}' }])('and', { one: 'a', other: 'e' })).toBe('a e e');
  });
  it('speaks a language that this house does not', () => {
    const say = createSay('fr', [{ cards: '{n, plural, one {une carte} other {# cartes}}' }]);
    expect(say('cards', { n: 0 })).toBe('une carte');
    expect(say.list?.(['Ada', 'Livia', 'Bruno'])).toBe('Ada, Livia et Bruno');
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
