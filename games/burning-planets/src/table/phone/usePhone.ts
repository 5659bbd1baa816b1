import { inRems } from '@orrery/ui';
import { useSyncExternalStore } from 'react';

/** As the frame tells a phone from the rest. */
const PHONE = inRems('(max-width: 860px), (max-height: 560px)');

function listen(changed: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Is the table in the frame of a phone? Then what is selected stands in the dock, and nothing over the map. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(PHONE).matches,
    () => false,
  );
}
