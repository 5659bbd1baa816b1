import { followLaw, laws } from '@orrery/kernel/laws';
import { test } from 'vitest';
import { follow } from '../src/sight/index.ts';
import { trial } from './trial.ts';

laws(trial);

test('what an observer is told leads from view to view', () => {
  followLaw({ ...trial, sizes: { matches: 54 } }, follow);
});
