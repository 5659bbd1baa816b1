import type { Seat } from '@orrery/kernel';
import type { Here, Turn } from '@orrery/ui';
import type { SkyOfStars } from '../../rules/kind.ts';
import type { View } from '../../rules/view-kind.ts';
import type { TableNames } from '../names.ts';
import type { Drawing } from '../useDrawing.ts';

export interface BarProps {
  readonly view: View;
  readonly names: TableNames;
  readonly turn: Turn<SkyOfStars> | null;
  readonly hand: Drawing;
  readonly awaited: readonly Seat[];
  /** The sky on show. */
  readonly owner: Seat | null;
  readonly here: Here<SkyOfStars> | null;
  /** Another's open sky is on the board, not the one my hand is on: the way back. */
  readonly back: (() => void) | null;
}
