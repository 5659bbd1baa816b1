import type { JobKinds } from '../jobs/kinds.ts';
import type { Store } from '../stores/store.ts';
import { CallWatch, type Watchful } from './call-watch.ts';
import { callKinds } from './kinds.ts';
import { drawPushKeys, type PushKeys } from './vapid.ts';

interface Parts {
  readonly store: Store;
  readonly presence: Watchful;
  readonly now: () => number;
  readonly title: (game: string) => string;
  readonly settings: { readonly wait: number; readonly privateNetworks: boolean; readonly patience: number };
  /** A job was kept that is due in so many milliseconds. */
  readonly soon: (ms: number) => void;
  /** Is this table played here? */
  readonly serves: (table: string) => boolean;
}

interface Calls {
  readonly keys: PushKeys;
  readonly watch: CallWatch;
  readonly kinds: JobKinds;
}

/** All that calls people to tables that wait for them, with the keys by which push services know this house. */
export async function openCalls({ store, presence, now, title, settings, soon, serves }: Parts): Promise<Calls> {
  const keys = await pushKeysIn(store);
  const watch = new CallWatch({ store, presence, now, soon, serves, wait: settings.wait });
  const kinds = callKinds({
    ...{ store, keys, now, title, soon, outgoing: settings },
    isHere: (table, person) => watch.isHere(table, person),
  });
  return { keys, watch, kinds };
}

/** Made at the first start, by whoever comes first: with others all browsers would have to ask anew. */
async function pushKeysIn(store: Store): Promise<PushKeys> {
  const kept = await store.pushKeys();
  if (kept !== null) return kept;
  await store.keepPushKeys(drawPushKeys());
  return (await store.pushKeys())!;
}
