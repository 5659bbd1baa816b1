import { log, warn } from '../log.ts';
import type { Place } from '../place/place.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../stores/store.ts';
import { scheduleBackups } from './schedule.ts';

interface Parts {
  readonly folder: string;
  readonly settings: Pick<Settings, 'backups' | 'disk' | 'around'>;
  readonly store: Store;
  readonly space: Place['space'];
}

/** Backups of a folder are made as the settings say, while there is room; answers how to stop. */
export function backUp({ folder, settings, store, space }: Parts): () => void {
  const { backups, disk, around } = settings;
  return scheduleBackups({
    ...{ ...backups, folder, now: around.now, time: around.time },
    // A copy of everything, and the compressed one beside it.
    room: async () => (await space()).free > 1.5 * (await store.size()).used + disk.reserve,
    made: ({ bytes }) => log.info({ event: 'backup', bytes }, 'a backup was made'),
    failed: (error) => warn('no backup could be made', error),
  });
}
