import { describe, expect, it } from 'vitest';
import { sayOption } from '../src/wait/options.ts';

const words: Readonly<Record<string, string>> = {
  'option.arrow': 'Arrow',
  'option.arrow.fixed': 'Always up',
  'option.first': 'First',
  'option.first.seat': 'Seat',
};
const say = (id: string, values?: object) => {
  const text = words[id];
  return text === undefined ? id : [text, ...Object.values(values ?? {})].join(' ');
};

describe('the options of an invitation', () => {
  it('are said in the words of the game', () => {
    expect(sayOption('arrow', 'fixed', say)).toEqual({ name: 'Arrow', value: 'Always up' });
    expect(sayOption('first', 2, say)).toEqual({ name: 'First', value: 'Seat 3' });
  });
  it('are shown as they are where the game has no words', () => {
    expect(sayOption('pace', 7, say)).toEqual({ name: 'pace', value: '7' });
    expect(sayOption('data', { cards: [] }, say)).toEqual({ name: 'data', value: '…' });
  });
});
