import { dataIn, putInData } from '@orrery/kernel';

/** Fetches one data set by its hash; null where it cannot be had now. */
type Fetch = (hash: string) => Promise<object | null>;
type Options = Record<string, unknown>;

/**
 * Data sets that owners brought to tables of the server, as this page has read them. Tables name them by their hash; what a page
 * has once fetched the browser keeps for the next one.
 */
export class DataSets {
  private readonly fetch: Fetch;
  private readonly sets = new Map<string, object>();

  constructor(fetch: Fetch) {
    this.fetch = fetch;
  }

  /** Options with their data sets in them; null while one of them is not here. */
  put(options: Options): Options | null {
    if (!dataIn(options).every((hash) => this.sets.has(hash))) return null;
    return putInData(options, (hash) => this.sets.get(hash)) as Options;
  }

  /** Brings what these options need; false where something cannot be had now. */
  async bring(options: Options): Promise<boolean> {
    const missing = dataIn(options).filter((hash) => !this.sets.has(hash));
    const found = await Promise.all(missing.map(async (hash) => ({ hash, set: await this.fetch(hash) })));
    for (const { hash, set } of found) if (set !== null) this.sets.set(hash, set);
    return found.every(({ set }) => set !== null);
  }
}
