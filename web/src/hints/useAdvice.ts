import { browserThinker } from '@orrery/bots/browser';
import type { Kind, Seat } from '@orrery/kernel';
import type { Say } from '@orrery/words';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '../ids.ts';
import type { Standing, TableFacts } from '../play/feed.ts';
import type { GameKit } from '../play/kit.ts';
import { noAdviceAt, type SaidAdvice, sayAdvice } from './advice.ts';

interface Asked<K extends Kind> {
  readonly kit: GameKit<K>;
  readonly facts: TableFacts;
  readonly standing: Standing<K>;
  /** It is the go of who looks through this seat. */
  readonly mine: boolean;
  readonly options: K['options'];
  readonly say: Say;
  has(id: string): boolean;
  name(seat: Seat): string;
  complain(code: string): void;
}

export interface AdviceHere {
  /** May one ask here at all? */
  readonly allowed: boolean;
  /** The bot is thinking. */
  readonly busy: boolean;
  readonly said: SaidAdvice | null;
  /** It is being read. */
  readonly open: boolean;
  ask(): void;
  close(): void;
}

/**
 * What the strongest bot would do, for who asks: thought about on this device, from what the seat sees, in a worker that is started for
 * the first question. It goes with the question that it answers.
 */
export function useAdvice<K extends Kind>(asked: Asked<K>): AdviceHere {
  const { kit, facts, standing, mine, complain } = asked;
  const { as, decision } = standing;
  const question = `${standing.match}|${decision}|${standing.told.length}`;
  const [found, setFound] = useState<{ question: string; said: SaidAdvice; open: boolean } | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const thinker = useRef<ReturnType<typeof browserThinker> | null>(null);
  useEffect(
    () => () => {
      thinker.current?.close();
      thinker.current = null;
    },
    [],
  );
  const no = as === 'table' ? 'HINT_NOT_NOW' : noAdviceAt(facts);
  const now = found?.question === question ? found : null;
  const ask = useCallback(() => {
    if (no !== null) return complain(no);
    if (as === 'table' || !mine) return complain('HINT_NOT_NOW');
    if (now !== null) return setFound({ ...now, open: true });
    if (busy === question) return;
    setBusy(question);
    thinker.current ??= browserThinker();
    const { id: game, rules } = kit.game;
    thinker.current
      .advise({ game, rules, view: standing.view, me: as, seed: newId() })
      .then((advice) => {
        if (advice === null) complain('HINT_NOT_NOW');
        else setFound({ question, said: sayAdvice<K>(advice, { ...asked, view: standing.view, as }), open: true });
      })
      // Who has gone meanwhile, and whoever has the device now, did not ask.
      .catch(() => thinker.current !== null && complain('HINT_FAILED'))
      .finally(() => setBusy((still) => (still === question ? null : still)));
  }, [no, as, mine, now, busy, question, kit, standing, asked, complain]);
  return {
    allowed: no === null,
    busy: busy === question,
    said: now?.said ?? null,
    open: now?.open ?? false,
    ask,
    close: () => setFound(now === null ? null : { ...now, open: false }),
  };
}
