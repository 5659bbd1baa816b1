import { expect, it } from 'vitest';
import { announce, quiet } from '../../src/announce/queue.ts';

it('adds lines under ever new numbers, so that equal sentences are read twice', () => {
  const spoken = announce(announce(quiet, 'polite', 'Hit.'), 'polite', 'Hit.');
  expect(spoken.polite).toEqual([
    { no: 0, text: 'Hit.' },
    { no: 1, text: 'Hit.' },
  ]);
});
it('keeps the urgent line apart, and only the last', () => {
  const spoken = announce(announce(announce(quiet, 'urgent', 'a'), 'polite', 'b'), 'urgent', 'c');
  expect(spoken.urgent).toEqual({ no: 2, text: 'c' });
  expect(spoken.polite.map(({ text }) => text)).toEqual(['b']);
});
it('does not grow for ever', () => {
  let spoken = quiet;
  for (let i = 0; i < 100; i++) spoken = announce(spoken, 'polite', String(i));
  expect(spoken.polite.length).toBeLessThan(30);
  expect(spoken.polite.at(-1)?.text).toBe('99');
});
it('says nothing for nothing', () => {
  expect(announce(quiet, 'polite', '')).toBe(quiet);
});
