import { useCallback, useEffect, useState } from 'react';
import { recordOfDevice } from './from-device.ts';
import { recordOfServer } from './from-server.ts';
import type { Record } from './matches.ts';

export interface Records {
  /** null: it is out of reach. */
  readonly server: Record | null;
  readonly device: Record;
}

/** Both records, read when the page is opened and when asked for; null until then. */
export function useRecords(): { readonly records: Records | null; readonly readAgain: () => void } {
  const [records, setRecords] = useState<Records | null>(null);
  const [broken, setBroken] = useState<unknown>(null);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew whenever it is asked for
  useEffect(() => {
    let left = false;
    Promise.all([recordOfServer(), recordOfDevice()]).then(
      ([server, device]) => left || setRecords({ server, device }),
      (error: unknown) => setBroken(error),
    );
    return () => {
      left = true;
    };
  }, [asked]);
  if (broken !== null) throw broken;
  return { records, readAgain: useCallback(() => setAsked((times) => times + 1), []) };
}
