import type { Kind, Say, Seat } from '@orrery/kernel';
import { type GameTable, type Hint, type HintProps, hintNow, isUnderstood, type StageShow } from '@orrery/ui';
import { useEffect, useMemo, useState } from 'react';
import { type Drawer, drawerIn } from '../remote/drawer.ts';

const lasting = drawerIn(() => localStorage);
const keyOf = (game: string): string => `orrery.hints.${game}`;

/** The hints that were understood on this device, by their words. */
export function knownHints(game: string, drawer: Drawer): readonly string[] {
  const kept = drawer.read(keyOf(game));
  return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : [];
}

/** What one plays for comes before all else, and is understood with the first thing one does. */
export function hintsOf<K extends Kind>({ actor, hints = [] }: GameTable<K>): readonly Hint<K>[] {
  const goal: Hint<K> = { word: 'goal', now: () => true, understood: (seen, as) => actor(seen) === as };
  return [goal, ...hints];
}

interface FirstGame<K extends Kind> {
  readonly id: string;
  readonly table: GameTable<K>;
  readonly stage: Pick<StageShow<K>, 'view' | 'told'>;
  /** Whose first game of this kind it is here; null: nobody's, or it is none. */
  readonly newcomer: Seat | null;
  readonly goal: string;
  readonly say: Say;
}

/** One line that is worth reading at this moment of a first game; null: none, or all are understood. */
export function useHint<K extends Kind>(first: FirstGame<K>): HintProps | null {
  const { id, table, stage, newcomer, say } = first;
  const { view, told } = stage;
  const [known, setKnown] = useState(() => knownHints(id, lasting));
  const hints = useMemo(() => hintsOf(table), [table]);
  const learnt = useMemo(
    () => (newcomer === null ? [] : hints.filter((hint) => isUnderstood(hint, { told, as: newcomer }))),
    [hints, told, newcomer],
  );
  const keep = (words: readonly string[]): void => {
    const all = [...new Set([...known, ...words])];
    if (all.length === known.length) return;
    setKnown(all);
    lasting.write(keyOf(id), all);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was understood by doing it is kept once
  useEffect(() => keep(learnt.map(({ word }) => word)), [learnt]);
  if (newcomer === null) return null;
  const hint = hintNow(hints, { view, as: newcomer, told, known });
  if (hint === null) return null;
  return { text: hint.word === 'goal' ? first.goal : say(hint.word), close: () => keep([hint.word]) };
}
