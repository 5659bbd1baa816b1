import { sound } from '@orrery/kernel';
import type { DataSet } from './kind.ts';
import raw from './ours-1.json' with { type: 'json' };
import { readDataSet } from './read.ts';

export { dataFaults } from './flaw.ts';
export * from './kind.ts';
export { readDataSet } from './read.ts';

/** The rulebook's numbers, and ours where its pictures are lost. */
export const ours1: DataSet = sound(readDataSet(raw, 'ours-1'));
