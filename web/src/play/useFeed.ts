import type { Kind } from '@orrery/kernel';
import { useCallback, useSyncExternalStore } from 'react';
import type { FeedState, TableFeed } from './feed.ts';

export function useFeed<K extends Kind>(feed: TableFeed<K>): FeedState<K> {
  const watch = useCallback((listener: () => void) => feed.watch(listener), [feed]);
  return useSyncExternalStore(
    watch,
    () => feed.now(),
    () => feed.now(),
  );
}
