export { openSqlite } from './stores/sqlite/store.ts';
export type { MatchRecord, Store } from './stores/store.ts';
