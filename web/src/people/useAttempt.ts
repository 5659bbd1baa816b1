import { useState } from 'react';
import type { Reply } from '../remote/api.ts';
import { useTrouble } from '../shell/Notice.tsx';

/** Asks the server for something; `problem` is the sentence that says why it was not done. */
export function useAttempt() {
  const trouble = useTrouble();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (asked: Promise<Reply<unknown>>): Promise<boolean> => {
    setBusy(true);
    const reply = await asked;
    setBusy(false);
    setProblem(reply.ok ? null : trouble(reply.trouble.code));
    return reply.ok;
  };
  return { attempt, problem, busy };
}
