import { expect, test } from 'vitest';
import { checked, Flaw, must, readInteger, readList, readRecord, readText } from '../src/index.ts';

test.each<[what: string, read: () => unknown]>([
  ['a record', () => readRecord([], 'at')],
  ['a list', () => readList({}, 'at', 2)],
  ['a list of this length', () => readList([1, 2, 3], 'at', 2)],
  ['a text', () => readText('', 'at')],
  ['a text of this length', () => readText('xxx', 'at', 2)],
  ['one plain line', () => readText('a\u202eb', 'at')],
  ['a line that shows all of itself', () => readText('a\u200bb', 'at')],
  ['a whole number', () => readInteger(1.5, 0, 9, 'at')],
  ['a number in its bounds', () => readInteger(10, 0, 9, 'at')],
])('what is not %s is refused with its place', (_what, read) => {
  expect(checked(read)).toEqual({ ok: false, problem: 'BAD_DATA.SHAPE', where: 'at' });
});

test('what holds is read', () => {
  expect(checked(() => readInteger(-0, 0, 9, 'at'))).toEqual({ ok: true, value: 0 });
  expect(checked(() => readList(new Array(2), 'at', 2))).toEqual({ ok: true, value: [undefined, undefined] });
  expect(checked(() => readText('x', 'at'))).toEqual({ ok: true, value: 'x' });
});

test('a fault keeps its name; what is no flaw is thrown on', () => {
  expect(checked(() => must(false, 'NINE_WEAPONS', 'weapons'))).toMatchObject({ problem: 'BAD_DATA.NINE_WEAPONS' });
  expect(checked(() => readInteger('x', 0, 9, 'at', 'FORCE'))).toMatchObject({ problem: 'BAD_DATA.FORCE' });
  expect(() =>
    checked(() => {
      throw new TypeError('ours');
    }),
  ).toThrow(TypeError);
  expect(new Flaw('FORCE', 'units[3]').message).toBe('FORCE at units[3]');
});
