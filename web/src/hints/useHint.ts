import type { Kind, Seat } from '@orrery/kernel';
import { type GameTable, type Hint, type HintProps, hintNow, isUnderstood, type StageShow } from '@orrery/ui';
import { type Drawer, drawerIn } from '@orrery/ui/drawer';
import type { Say } from '@orrery/words';
import { useEffect, useState } from 'react';

const lasting = drawerIn(() => localStorage);
const keyOf = (game: string): string => `orrery.hints.${game}`;

/** The hints that were understood on this device, by their words. */
export function knownHints(game: string, drawer: Drawer): readonly string[] {
  const kept = drawer.read(keyOf(game));
  return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : [];
}

/** What one plays for comes before all else, and goes with what is understood first; where there is nothing else, with the first move. */
function hintsOf<K extends Kind>({ hints = [], actor }: GameTable<K>): readonly Hint<K>[] {
  const goal: Hint<K> = {
    word: 'goal',
    now: () => true,
    understood: (seen, as) => hints[0]?.understood(seen, as) ?? actor(seen) === as,
  };
  return [goal, ...hints];
}

interface FirstGame<K extends Kind> {
  readonly table: GameTable<K>;
  readonly stage: Pick<StageShow<K>, 'view' | 'told'>;
  /** Whose first game of this kind it is here; null: nobody's, or it is none. */
  readonly newcomer: Seat | null;
  readonly goal: string;
  readonly say: Say;
}

/** The one line that is worth reading at this moment, and all that is understood by now; null: there is no such line. */
export function hintAt<K extends Kind>(
  { table, stage, newcomer, goal, say }: FirstGame<K>,
  known: readonly string[],
): { readonly hint: { readonly word: string; readonly text: string } | null; readonly learnt: readonly string[] } {
  if (newcomer === null) return { hint: null, learnt: [] };
  const hints = hintsOf(table);
  const moment = { ...stage, as: newcomer, known };
  const found = hintNow(hints, moment);
  const text = found === null ? '' : found.word === 'goal' ? goal : say(found.word);
  return {
    hint: found === null ? null : { word: found.word, text },
    learnt: hints.filter((hint) => isUnderstood(hint, moment)).map(({ word }) => word),
  };
}

/** A line for the bar of a first game; null: none, or all are understood. What is understood is kept on this device. */
export function useHint<K extends Kind>(id: string, first: FirstGame<K>): HintProps | null {
  const [known, setKnown] = useState(() => knownHints(id, lasting));
  const { hint, learnt } = hintAt(first, known);
  const keep = (words: readonly string[]): void => {
    const all = [...new Set([...known, ...words])];
    if (all.length === known.length) return;
    setKnown(all);
    lasting.write(keyOf(id), all);
  };
  const fresh = learnt.filter((word) => !known.includes(word)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was understood by doing it is kept once
  useEffect(() => keep(learnt), [fresh]);
  return hint === null ? null : { text: hint.text, beside: hint.word === 'goal', close: () => keep([hint.word]) };
}
