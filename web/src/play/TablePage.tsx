import type { Kind, Seat } from '@orrery/kernel';
import { Announcer, Icon } from '@orrery/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Lost } from '../shell/Lost.tsx';
import { Notice } from '../shell/Notice.tsx';
import { Sorry } from '../shell/Sorry.tsx';
import { useSay } from '../words/speech.ts';
import type { TableFacts, TableFeed } from './feed.ts';
import { HotSeat } from './HotSeat.tsx';
import { seatsHere } from './hotseat.ts';
import { useKit } from './kit.ts';
import { OneSeat } from './OneSeat.tsx';
import { Settling } from './Settling.tsx';
import { hasLapsed } from './turn.ts';
import { useFeed } from './useFeed.ts';
import './play.css';

interface TablePageProps {
  readonly feed: TableFeed<Kind>;
  readonly game: string;
  /** Something to be said once as the table opens. */
  readonly warning?: string | null;
  /** Who is here, where a server hosts it; and whether somebody there waits for an answer. */
  readonly people?: (seat: Seat | null) => ReactNode;
  readonly asked?: boolean;
  /** Entries of the menu that only a server's table has; some of them close it. */
  readonly entries?: (close: () => void) => ReactNode;
  /** A word above the table; null: none. */
  readonly notice?: ReactNode;
  /** Something all are asked, beside the board; null: nothing. */
  readonly panel?: ReactNode;
  /** Somebody touches the board or the hand. */
  readonly touched?: (() => void) | undefined;
}

/** A table in play, whoever hosts it. */
export function TablePage(props: TablePageProps) {
  const { table: facts } = useFeed(props.feed);
  return facts === null ? null : <Laid {...props} facts={facts} />;
}

function Laid({
  feed,
  game,
  warning = null,
  people,
  asked = false,
  notice = null,
  panel = null,
  entries,
  touched,
  facts,
}: TablePageProps & { readonly facts: TableFacts }) {
  const say = useSay();
  const kit = useKit(game, facts.rules);
  const { standings, contact, late } = useFeed(feed);
  const [complaint, setComplaint] = useState(warning);
  const complain = useCallback((code: string) => setComplaint(code), []);
  useEffect(() => {
    if (late === null || kit === null) return;
    const { play, refusal } = late;
    if (play === null || !hasLapsed(kit.game, play.view, play.move, refusal)) complain('STALE');
  }, [late, kit, complain]);
  if (kit === null) return <Lost />;
  if (kit.game.rules !== facts.rules) return <Sorry table={facts.id} code="OLD_RULES" />;
  const here = seatsHere(facts);
  const sheet = people === undefined ? undefined : { title: say('people.title'), news: asked, body: people };
  const menu = () => <TableMenu game={game} />;
  const shared = {
    kit,
    feed,
    facts,
    contact,
    complain,
    people: sheet,
    notice,
    panel,
    menu,
    menuFirst: entries,
    touched,
  };
  const open = standings.get('table');
  const [only] = here;
  const standing = here.length === 1 && only !== undefined ? standings.get(only) : open;
  const match = (open ?? standing)?.match ?? '';
  const settling = facts.status === 'playing' && contact === 'live' && match !== facts.matches.at(-1)?.id;
  return (
    <Announcer>
      {here.length > 1 && open !== undefined ? (
        <HotSeat key={match} {...shared} open={open} standings={standings} />
      ) : (
        standing !== undefined && <OneSeat key={match} {...shared} standing={standing} />
      )}
      {settling && <Settling over={match !== ''} />}
      {complaint !== null && <Notice code={complaint} close={() => setComplaint(null)} />}
    </Announcer>
  );
}

function TableMenu({ game }: { readonly game: string }) {
  const say = useSay();
  return (
    <>
      <Link href={`/rules/${game}`} className="menu-entry menu-desk">
        <Icon name="rules" />
        <span>{say('play.rules')}</span>
      </Link>
      <Link href="/" className="menu-entry">
        <Icon name="chevron-left" />
        <span>{say('play.leave')}</span>
      </Link>
    </>
  );
}
