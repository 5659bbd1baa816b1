import { sound } from '@orrery/kernel';
import type { DataSet } from './kind.ts';
import raw from './ours-1.json' with { type: 'json' };
import { readDataSet } from './read.ts';

export { specialOf, unitOf } from './find.ts';
export * from './kind.ts';
export { dataFaults, readDataSet } from './read.ts';

/** Our own names and Force values: the pictures of the rulebook are lost. */
export const ours1: DataSet = sound(readDataSet(raw, 'ours-1'));

/** The data set a match is played with. */
export function dataOf(options: { readonly data: 'ours-1' | DataSet }): DataSet {
  return options.data === 'ours-1' ? ours1 : options.data;
}
