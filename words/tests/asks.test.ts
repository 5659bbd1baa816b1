import { expect, test } from 'vitest';
import { asks } from '../laws/index.ts';

test.each([
  ['no value', 'Pass.', []],
  ['a value', 'Hello {name}.', ['name']],
  [
    'nested choices',
    '{who, select, me {You take {n, plural, one {a card} other {# cards}}} other {{name} takes {n}}}',
    ['who', 'n', 'name'],
  ],
])('a message asks for %s', (_what, message, values) => {
  expect([...asks(message)].sort()).toEqual([...values].sort());
});

test('what is not closed is not read', () => {
  expect(() => asks('Hello {name')).toThrow();
});
