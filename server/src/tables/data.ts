import { dataIn, type Game, type Kind, putInData, takeOutData } from '@orrery/kernel';
import type { Store } from '../stores/store.ts';
import type { Table } from './table.ts';

/** A table as it is kept, and the data sets it refers to that may be new, by their hash. */
export interface LightTable {
  readonly table: Table;
  readonly sets: ReadonlyMap<string, string>;
}

/** The table with its data sets in its options, for whoever reads them by the rules of its game. */
export async function withData(store: Store, table: Table): Promise<Table> {
  const hashes = [...new Set(optionsOf(table).flatMap(dataIn))];
  if (hashes.length === 0) return table;
  const sets = new Map<string, unknown>();
  for (const hash of hashes) {
    const json = await store.data(hash);
    if (json === null) throw new Error(`the data set ${hash} of table ${table.id} is not in the store`);
    sets.set(hash, JSON.parse(json));
  }
  return mapOptions(table, (options) => putInData(options, (hash) => sets.get(hash)));
}

/** The table with references in place of the data sets that its options bring. */
export function withoutData(game: Game<Kind>, table: Table): LightTable {
  const sets = new Map<string, string>();
  const light = mapOptions(table, (options) => {
    const taken = takeOutData(game, options);
    for (const [hash, json] of taken.sets) sets.set(hash, json);
    return taken.options;
  });
  return { table: light, sets };
}

function optionsOf({ options, chosen, upcoming }: Table): object[] {
  return [options, chosen, upcoming].filter((each): each is object => typeof each === 'object' && each !== null);
}

function mapOptions(table: Table, change: (options: object) => object): Table {
  const { options, chosen, upcoming } = table;
  return {
    ...table,
    options: change(options),
    chosen: typeof chosen === 'object' && chosen !== null ? change(chosen) : chosen,
    upcoming: upcoming === null ? null : change(upcoming),
  };
}
