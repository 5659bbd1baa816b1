import { useState } from 'react';

interface IndexState {
  readonly open: boolean;
  toggle(): void;
  close(): void;
}

/** Whether the map is there as a list too. On a phone it lies over the whole map, so it goes as soon as something else is asked or picked. */
export function useIndex(phone: boolean, asked: string): IndexState {
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  if (phone && openedFor !== null && openedFor !== asked) setOpenedFor(null);
  const open = openedFor !== null;
  return {
    open,
    toggle: () => setOpenedFor(open ? null : asked),
    close: () => setOpenedFor(null),
  };
}
