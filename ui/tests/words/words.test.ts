import { createSay, listed } from '@orrery/words';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/words/en.ts';
import { it as italian } from '../../src/words/it.ts';
import { roman } from '../../src/words/names.ts';

const ids = Object.keys(en) as (keyof typeof en)[];
const values = {
  number: 'I',
  name: 'Ada',
  names: 'Ada',
  time: '0:42',
  level: 'hard',
  shade: 'sky',
  speed: 2,
  rule: 'P4',
  volume: 0.6,
  count: 2,
  sigil: 'gate',
  points: 5,
  margin: 1,
  value: 6,
};
/** The names of all values a message asks for; the branches of a select are words, not names. */
const asked = (message: string): string[] =>
  Object.keys(values).filter((name) => new RegExp(`\\{${name}[,}]`).test(message));

describe('the words of the kit', () => {
  it.each(ids)('%s can be said in both languages, of the same things', (id) => {
    expect(asked(italian[id])).toEqual(asked(en[id]));
    for (const [lang, catalogue] of [['en', en] as const, ['it', italian] as const]) {
      const sentence = createSay(lang, [catalogue])(id, values);
      expect(sentence.trim()).not.toBe('');
      expect(sentence).not.toMatch(/[{}]/);
    }
  });
  it('differ: nothing was left in the other language', () => {
    const same = ids.filter((id) => en[id] === italian[id]);
    expect(same).toEqual(['ui.turn.again', 'ui.menu', 'ui.set.volume']);
  });
});

it('lists names as people do', () => {
  const say = createSay('it', [italian]);
  expect(['', 'Ada', 'Ada e Bruno', 'Ada, Bruno e Chiara']).toEqual(
    [[], ['Ada'], ['Ada', 'Bruno'], ['Ada', 'Bruno', 'Chiara']].map((names) => listed(say, names)),
  );
});
it('numbers plates in Roman', () => {
  expect([1, 2, 3, 4, 5, 7, 9, 14].map(roman)).toEqual(['I', 'II', 'III', 'IV', 'V', 'VII', 'IX', 'XIV']);
});
