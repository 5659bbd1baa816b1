import type { CardId } from '../data/index.ts';
import type { View } from '../rules/kind.ts';

/** What the stage shows between two truths: a special that has been played and is about to work. */
export interface StagedView extends View {
  readonly working?: CardId;
}

export function workingOf(view: View): CardId | null {
  return (view as StagedView).working ?? null;
}
