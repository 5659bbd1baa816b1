import type { BarParts, TableProps } from '@orrery/ui';
import type { PlanetX } from '../../rules/kind.ts';
import { isAlly } from '../cells.ts';
import type { TableNames } from '../names.ts';
import type { Answering } from '../useAnswering.ts';
import type { Choice } from '../useChoice.ts';
import { type BarProps, cardBar, draftBar } from './draft.tsx';
import { lossesBar, mainBar, mulliganBar, supportBar, voteBar } from './questions.tsx';
import { gaveUpBar, waitBar } from './wait.ts';
import { anyoneBar, windowBar } from './window.tsx';

type Given = Pick<TableProps<PlanetX>, 'view' | 'as' | 'turn' | 'clock' | 'here'>;

export interface Moment extends Given {
  readonly names: TableNames;
  readonly choice: Choice;
  /** null where several people share the device: nobody is answered for, the device asks. */
  readonly answering: Answering | null;
  /** In the window now open: a special is being looked for in the hand. */
  readonly searching: boolean;
  /** In the window now open: everybody at this device has let it pass. */
  readonly nobody: boolean;
  /** At a shared device: the window now open is let pass for all who sit at it. */
  readonly passes: boolean;
  /** In the window now open: my pass is on its way. */
  readonly passed: boolean;
  /** PX-S7: this hand is kept without a question to press an answer to. */
  readonly keeps: boolean;
  search(): void;
  /** Passes for me; at a shared device for everybody at it. */
  pass(): void;
}

/** The one bar: what is asked of me now, or whom we wait for. */
export function barNow(moment: Moment): BarParts {
  const { view, as, names, turn, choice, here } = moment;
  const { window } = view;
  const clock = moment.clock ?? null;
  // PX-E6.
  if (as !== 'table' && view.phase !== 'over' && view.players[as]?.resigned === true) return gaveUpBar(view, names, as);
  if (as === 'table' && here != null && window !== null) return anyoneBar({ ...moment, here, clock });
  if (as === 'table' || turn === null)
    return window === null ? waitBar(view, names) : windowBar({ ...moment, searching: false, pending: true, clock });
  const bar: BarProps = { view, names, me: as, turn, choice };
  if (window !== null) {
    const lead = names.say(`window.${window.kind}`);
    const drawn = draftBar(bar, lead);
    if (drawn !== null) return drawn;
    if (choice.picked?.t === 'card') return cardBar(bar, choice.picked.card, lead);
    return windowBar({ ...moment, pending: choice.pending, clock });
  }
  if (choice.losses !== null) return lossesBar(bar);
  if (view.phase === 'vote') return voteBar(bar);
  if (view.phase === 'mulligan') return mulliganBar(bar, moment.keeps);
  if (view.phase === 'main' && view.active === as) return mainBar(bar);
  if (view.phase === 'support' && isAlly(view, as, view.active)) return supportBar(bar);
  const lead = names.name(view.active);
  const drawn = draftBar(bar, lead);
  if (drawn !== null) return drawn;
  return choice.picked?.t === 'card' ? cardBar(bar, choice.picked.card, lead) : waitBar(view, names);
}
