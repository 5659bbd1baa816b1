import type { Kind } from '@orrery/kernel';
import { Announcer, Talk } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { useMemo } from 'react';
import type { TableFeed } from '../play/feed.ts';
import { useLooks } from '../play/looks.ts';
import { seated } from '../play/names.ts';
import { useSpoken } from '../talk/useSpoken.ts';
import { useSay } from '../words/speech.ts';

interface WaitingTalkProps {
  readonly feed: TableFeed<Kind>;
  readonly table: TableInfo;
}

/** Those who wait for a game talk already, as soon as somebody else is there. */
export function WaitingTalk(props: WaitingTalkProps) {
  return (
    <Announcer>
      <Room {...props} />
    </Announcer>
  );
}

function Room({ feed, table }: WaitingTalkProps) {
  const say = useSay();
  const looks = useLooks(table);
  const seats = useMemo(() => seated(table.seats, say, looks), [table.seats, say, looks]);
  const as = table.seats.findIndex(({ mine }) => mine);
  const { lines, reached, speak } = useSpoken(feed, as === -1 ? 'table' : as, seats);
  const others = table.seats.some(({ taken, mine }) => taken && !mine);
  if (lines === null || !(others || lines.length > 0)) return null;
  return (
    <section className="wait-talk" aria-labelledby="wait-talk">
      <h2 id="wait-talk">{say('talk.title')}</h2>
      <Talk {...{ lines, seats, reached }} as={as === -1 ? null : as} may={() => true} say={speak} />
    </section>
  );
}
