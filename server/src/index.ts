export { makeBackup, type Tell } from './backup/make.ts';
export { restoreBackup } from './backup/restore.ts';
export { backupName, backupsOf } from './backup/schedule.ts';
export { findRunning } from './folder/lock.ts';
export { dataFolder } from './folder/where.ts';
export { openSqlite } from './stores/sqlite/store.ts';
export type { MatchRecord, Store } from './stores/store.ts';
