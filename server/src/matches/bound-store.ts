import { HomeLost, type Store } from '../stores/store.ts';

/** Between a match in memory and the store: it ends when the match is played elsewhere. */
export interface Bond {
  holds: boolean;
}

/** The store as one match in memory uses it: who still works on a match that is played elsewhere now writes nothing to it. */
export function boundStore(store: Store, bond: Bond): Store {
  const nothing = Promise.resolve();
  return {
    ...store,
    append: (match, entry, turn) =>
      bond.holds
        ? store.append(match, entry, turn)
        : Promise.reject(new HomeLost(`match ${match} is played elsewhere`)),
    keepMemo: (match, memo) => (bond.holds ? store.keepMemo(match, memo) : nothing),
    keepSnapshot: (match, snapshot) => (bond.holds ? store.keepSnapshot(match, snapshot) : nothing),
  };
}
