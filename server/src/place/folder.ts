import path from 'node:path';
import { adminToken } from '../admin/token.ts';
import { refuseHalfRestored } from '../backup/restore.ts';
import { holdFolder } from '../folder/lock.ts';
import { makePrivate } from '../folder/private.ts';
import { spaceFor } from '../health/disk.ts';
import { sessionKey } from '../sessions/sessions.ts';
import { openSqliteInThread } from '../stores/sqlite/threaded.ts';
import type { Committed, Place } from './place.ts';

interface FolderSettings {
  readonly data: string;
  readonly most: number | null;
  readonly committed: Committed;
}

export async function openFolder({ data, most, committed }: FolderSettings): Promise<Place> {
  makePrivate(data);
  refuseHalfRestored(data);
  const held = holdFolder(data);
  try {
    const [token, key] = [adminToken(data), sessionKey(data)];
    const store = openSqliteInThread(path.join(data, 'orrery.sqlite'), { most, committed });
    return {
      ...{ store, session: null, sessionKey: key, adminToken: token, linkKey: '', folder: data },
      space: spaceFor(data, store),
      listensAt: held.listensAt,
      close: async () => {
        await store.close();
        held.release();
      },
    };
  } catch (error) {
    held.release();
    throw error;
  }
}
