export { SqliteStore } from './stores/sqlite.ts';
export type { MatchRecord, Store } from './stores/store.ts';
