import { useState } from 'react';
import { useTrouble } from '../shell/Notice.tsx';
import { useSay } from '../words/speech.ts';
import type { NoPush } from './push.ts';

const noPush = ['insecure', 'home', 'browser', 'denied', 'failed'] as const satisfies readonly (NoPush | 'failed')[];

/** Does something about being called, and says in words how it went. */
export function useCallAct() {
  const say = useSay();
  const trouble = useTrouble();
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const act = async (work: Promise<string | null>, done: string) => {
    setBusy(true);
    const code = await work;
    setBusy(false);
    const why = noPush.find((each) => `push.${each}` === code);
    setSaid(code === null ? done : why === undefined ? trouble(code) : say(`calls.no.${why}`));
    return code === null;
  };
  return { act, said, busy };
}
