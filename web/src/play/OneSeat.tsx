import type { Game, Kind } from '@orrery/kernel';
import { usePrefs, useReducedMotion, useStage } from '@orrery/ui';
import { type ReactNode, useCallback, useMemo } from 'react';
import { EndOfMatch, useEndSheet } from '../ending/EndOfMatch.tsx';
import type { Standing } from './feed.ts';
import { SeatTable, type SeatTableProps } from './SeatTable.tsx';

export type SharedProps<K extends Kind> = Omit<
  SeatTableProps<K>,
  'stage' | 'standing' | 'action' | 'here' | 'children'
>;

/** What cannot be followed event by event is shown as it stands after them: the feed has asked for the whole view. */
const steadily =
  <K extends Kind>({ follow }: Game<K>): NonNullable<Game<K>['follow']> =>
  (view, seen, me) => {
    try {
      return follow?.(view, seen, me) ?? view;
    } catch {
      return view;
    }
  };

/** The stage of one observer: what was told, played event by event. */
export function useObserverStage<K extends Kind>({ kit, feed }: SharedProps<K>, standing: Standing<K>) {
  const [{ speed }] = usePrefs();
  const { as } = standing;
  const follow = useMemo(() => steadily(kit.game), [kit]);
  const asked =
    as !== 'table' &&
    standing.awaited.includes(as) &&
    kit.table.answersFor?.(standing.view, as, standing.answering) !== true;
  const between = as !== 'table' && kit.table.between?.(standing.view, as) === true;
  const recall = useCallback((no: number) => feed.recall(as, no), [feed, as]);
  return useStage<K>({
    steps: standing.told,
    view: standing.view,
    as,
    asked,
    between,
    follow,
    beat: kit.table.beat,
    halts: kit.table.halts,
    hush: kit.table.hush,
    patience: kit.table.patience,
    recall,
    speed,
    reducedMotion: useReducedMotion(),
  });
}

/** One person at this device, or somebody who watches. */
export function OneSeat<K extends Kind>({
  standing,
  action,
  ...shared
}: SharedProps<K> & { readonly standing: Standing<K>; readonly action?: ReactNode }) {
  const stage = useObserverStage(shared, standing);
  const end = useEndSheet(standing);
  const shown = !stage.behind && end.open;
  return (
    <SeatTable
      {...shared}
      panel={shown ? null : shared.panel}
      standing={standing}
      stage={stage}
      action={action || end.button}
    >
      {shown && <EndOfMatch {...shared} standing={standing} calm={end.calm} close={end.close} />}
    </SeatTable>
  );
}
