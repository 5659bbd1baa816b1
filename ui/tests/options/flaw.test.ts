import type { Say } from '@orrery/words';
import { expect, test } from 'vitest';
import { flawText } from '../../src/options/flaw.ts';

const say: Say = (id, values = {}) => (id === 'option.bad' ? JSON.stringify(values) : id);
const told = (problem: string, where: string) =>
  JSON.parse(flawText(say, ['SHAPE', 'FORCE'] as const, 'SHAPE', { problem, where })) as unknown;

test('a fault is said with the card it is about and the place in the file', () => {
  expect(told('BAD_DATA.FORCE', 'data.units[2] (concord (old)).force')).toEqual({
    reason: 'flaw.FORCE',
    card: 'concord (old)',
    field: 'data.units[2].force',
  });
  expect(told('BAD_DATA.SHAPE', 'data.units')).toEqual({ reason: 'flaw.SHAPE', card: 'none', field: 'data.units' });
});

test('what has no words of its own is said by the usual ones', () => {
  expect(told('BAD_VALUE', 'factions')).toMatchObject({ reason: 'flaw.SHAPE', field: 'factions' });
});
