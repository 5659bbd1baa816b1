import type { Kind } from '@orrery/kernel';
import { Curtain } from '@orrery/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../words/speech.ts';
import { EndOfMatch, useEndSheet } from './EndOfMatch.tsx';
import type { FeedState, Standing } from './feed.ts';
import { type Lifted, nextToLook, seatsHere, stillLifted } from './hotseat.ts';
import { seated } from './names.ts';
import { OneSeat, type SharedProps, useObserverStage } from './OneSeat.tsx';
import { SeatTable } from './SeatTable.tsx';

/**
 * Several people at one device. Between their turns everybody sees what the table sees; secrets are in the page only while
 * the curtain is lifted for the seat whose go it is.
 */
export function HotSeat<K extends Kind>({
  open,
  standings,
  ...shared
}: SharedProps<K> & { readonly open: Standing<K>; readonly standings: FeedState<K>['standings'] }) {
  const say = useSay();
  const [, go] = useLocation();
  const stage = useObserverStage(shared, open);
  const end = useEndSheet(open);
  const [{ lifted, last }, setLooks] = useState<{ lifted: Lifted | null; last: number | null }>({
    lifted: null,
    last: null,
  });
  const here = seatsHere(shared.facts);
  // Each by its own standing: who has answered in secret is still awaited as far as the table knows.
  const awaited = here.filter((seat) => standings.get(seat)?.awaited.includes(seat));
  const own = lifted === null ? undefined : standings.get(lifted.seat);
  const still =
    lifted === null ? null : stillLifted<K>(lifted, awaited, own?.decision ?? null, open.told, shared.kit.table.actor);
  // While rendering, so that no secret is drawn for one frame too long.
  if (still !== lifted) setLooks({ lifted: still, last });
  if (still !== null && own !== undefined) return <OneSeat {...shared} standing={own} />;
  const next = stage.behind || open.result !== null ? null : nextToLook(awaited, last);
  const seat = next === null ? undefined : seated(shared.facts.seats, say)[next];
  if (next !== null && seat !== undefined) {
    const reveal = () =>
      setLooks({
        lifted: { seat: next, decision: standings.get(next)?.decision ?? null, heard: open.told.length },
        last: next,
      });
    return <Curtain key={next} seat={seat} tableId={shared.facts.id} reveal={reveal} leave={() => go('/')} />;
  }
  return (
    <SeatTable {...shared} standing={open} stage={stage} action={end.button}>
      {!stage.behind && end.open && <EndOfMatch {...shared} standing={open} calm={end.calm} close={end.close} />}
    </SeatTable>
  );
}
