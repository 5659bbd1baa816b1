import { expect, test } from 'vitest';
import { movedTo } from '../../src/table/art/moved.ts';
import { NATURE_SIGNS, STRUCTURE_SIGNS } from '../../src/table/art/signs.ts';

test('a sign is drawn in its place: points move, lengths and angles do not', () => {
  const at = { x: 10, y: -2 };
  expect(movedTo(at, 'M-.28.5V.3A.13.13 0 0 1-.02.3H.4L.46.5Z')).toBe(
    'M9.72 -1.5 V-1.7 A0.13 0.13 0 0 1 9.98 -1.7 H10.4 L10.46 -1.5 Z',
  );
  expect(movedTo(at, 'M.32-.58C.24-.68.4-.72.34-.84')).toBe('M10.32 -2.58 C10.24 -2.68 10.4 -2.72 10.34 -2.84 ');
  // Points after the first of a command are of its kind, too.
  expect(movedTo(at, 'M0 1L2 3 4 5')).toBe('M10 -1 L12 1 14 3 ');
});

test('all that is cut of planets is written in commands that can be moved', () => {
  for (const sign of [...Object.values(STRUCTURE_SIGNS), ...Object.values(NATURE_SIGNS)])
    for (const path of Object.values(sign)) expect(path).toMatch(/^[MLHVCAZ\d.\s-]+$/);
});
