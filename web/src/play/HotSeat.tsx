import type { Kind, Seat } from '@orrery/kernel';
import { Curtain, type Here, useSay as useTableSay } from '@orrery/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { EndOfMatch, useEndSheet } from '../ending/EndOfMatch.tsx';
import { useSay } from '../words/speech.ts';
import type { FeedState, Standing } from './feed.ts';
import { NOBODY, sceneOf, seatsHere, stillLifted } from './hotseat.ts';
import { seated } from './names.ts';
import { OneSeat, type SharedProps, useObserverStage } from './OneSeat.tsx';
import { SeatTable } from './SeatTable.tsx';
import { hasLapsed, isBots } from './turn.ts';

/**
 * Several people at one device. Between their turns everybody sees what the table sees; secrets are in the page only while
 * the curtain is lifted for the seat whose go it is, or at an open question for whoever asked for it.
 */
export function HotSeat<K extends Kind>({
  open,
  standings,
  ...shared
}: SharedProps<K> & { readonly open: Standing<K>; readonly standings: FeedState<K>['standings'] }) {
  const say = useSay();
  const sayAtTable = useTableSay();
  const [, go] = useLocation();
  const stage = useObserverStage(shared, open);
  const end = useEndSheet(open);
  const shown = !stage.behind && end.open;
  const [looks, setLooks] = useState(NOBODY);
  const { table } = shared.kit;
  // For whom a bot plays, nobody lifts the curtain.
  const here = seatsHere(shared.facts).filter((seat) => !isBots(shared.kit.game, shared.facts, open.view, seat));
  // Each by its own standing: who has answered in secret is still awaited as far as the table knows.
  const awaited = here.filter((seat) => standings.get(seat)?.awaited.includes(seat));
  const decision = (seat: Seat) => standings.get(seat)?.decision ?? null;
  const { lifted } = looks;
  const still = lifted === null ? null : stillLifted<K>(lifted, awaited, decision(lifted.seat), open.told, table.actor);
  // While rendering, so that no secret is drawn for one frame too long.
  if (still !== lifted) setLooks({ ...looks, lifted: still });
  const scene = sceneOf(
    { ...looks, lifted: still },
    {
      awaited,
      quiet: stage.behind || open.result !== null,
      openly: table.openly?.(open.view) ?? false,
      bare: [open, ...standings.values()].every(({ view }) => table.bare?.(view)),
      decision,
    },
  );
  const back = () => setLooks({ ...looks, lifted: null, called: null });
  if (scene.t === 'seat') {
    const cover = still?.freely && (
      <button type="button" className="btn" onClick={back}>
        {sayAtTable('ui.curtain.cover')}
      </button>
    );
    return <OneSeat key={scene.seat} {...shared} standing={standings.get(scene.seat)!} action={cover} />;
  }
  if (scene.t === 'curtain') {
    const { seat } = scene;
    const freely = looks.called?.seat === seat;
    const reveal = () =>
      setLooks({
        lifted: { seat, decision: decision(seat), heard: open.told.length, freely },
        called: null,
        last: seat,
      });
    const info = seated(shared.facts.seats, say, table.looks?.(open.view))[seat]!;
    return (
      <Curtain
        key={seat}
        seat={info}
        tableId={shared.facts.id}
        reveal={reveal}
        leave={() => go('/')}
        {...(freely ? { back } : {})}
      />
    );
  }
  const people: Here<K> = {
    seats: here,
    lift: (seat) => setLooks({ ...looks, called: { seat, decision: decision(seat) } }),
    play: (seat, move, how) => {
      const may = how === 'unasked' ? standings.get(seat)?.actors.includes(seat) : awaited.includes(seat);
      if (!may) return;
      void shared.feed.play(seat, move, how === 'unattended' ? how : undefined).then((answer) => {
        if (!answer.ok && !hasLapsed(shared.kit.game, open.view, move, answer.refusal)) shared.complain(answer.refusal);
      });
    },
  };
  return (
    <SeatTable
      {...shared}
      panel={shown ? null : shared.panel}
      standing={open}
      stage={stage}
      action={end.button}
      {...(scene.asksOpenly ? { here: people } : {})}
    >
      {shown && <EndOfMatch {...shared} standing={open} calm={end.calm} close={end.close} />}
    </SeatTable>
  );
}
