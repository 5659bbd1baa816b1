import type { Kind } from '@orrery/kernel';
import type { TableInfo } from '@orrery/wire';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNotice } from '../announced/announced.ts';
import { NoticeLine } from '../announced/NoticeLine.tsx';
import { CallOffer, useCallOffer } from '../calls/CallOffer.tsx';
import { MuteEntry } from '../calls/MuteEntry.tsx';
import { closeNotifications } from '../calls/push.ts';
import { Ended } from '../ending/Ended.tsx';
import { StayedWord, useStayed } from '../ending/Stayed.tsx';
import { MovedNews } from '../local/MovedNews.tsx';
import { useAskerPrompt } from '../people/Askers.tsx';
import { AskSeatEntry } from '../people/AskSeat.tsx';
import { HostNews } from '../people/HostNews.tsx';
import { OwnRequest, RequestStrip, useSitWhenLet } from '../people/OwnRequest.tsx';
import { People } from '../people/People.tsx';
import { botPlaysForMe, SeatKept, StandInStrip, usePlayAgain } from '../people/SeatBack.tsx';
import { SeatMenu } from '../people/SeatMenu.tsx';
import { hearsPoll, PollPanel } from '../polls/PollPanel.tsx';
import { RematchNews } from '../polls/RematchNews.tsx';
import { TakeBackNews } from '../polls/TakeBack.tsx';
import { api } from '../remote/api.ts';
import { browserLines } from '../remote/dial.ts';
import { RemoteFeed } from '../remote/feed.ts';
import { Loading } from '../shell/Loading.tsx';
import { useTrouble } from '../shell/Notice.tsx';
import { Sorry } from '../shell/Sorry.tsx';
import { CountsLine } from '../wait/CountsLine.tsx';
import { InviteEntry } from '../wait/InviteEntry.tsx';
import { Join } from '../wait/Join.tsx';
import { LuckOfDevice } from '../wait/LuckOfDevice.tsx';
import { isCut, linkIn } from '../wait/links.ts';
import { isScreen, useScreen } from '../wait/screen.ts';
import { useRepeated } from '../wait/useRepeated.ts';
import { WaitingRoom } from '../wait/WaitingRoom.tsx';
import { WaitingScreen } from '../wait/WaitingScreen.tsx';
import { WaitingTalk } from '../wait/WaitingTalk.tsx';
import type { Standing } from './feed.ts';
import { keepGlance } from './glance.ts';
import { TablePage } from './TablePage.tsx';
import { useFeed } from './useFeed.ts';

type Door =
  | { readonly t: 'knocking' }
  | { readonly t: 'outside'; readonly table: TableInfo }
  /** `entered`: by a press of a button before the door. */
  | { readonly t: 'inside'; readonly entered?: boolean };

/** Nothing that the table itself says: what is shown stays until it answers. */
const passing: ReadonlySet<string> = new Set(['OFFLINE', 'TOO_FAST', 'ASK_AGAIN', 'SERVER_FAULT']);

const outOfReach: ReadonlySet<string> = new Set(['OFFLINE', 'ASK_AGAIN']);

/** A table of the server: through the door first, then to the waiting room or the table. */
export function RemotePage({ id }: { readonly id: string }) {
  const [link] = useState(() => linkIn(location.hash));
  const [cut] = useState(() => isCut(id, location.hash));
  const [door, setDoor] = useState<Door>({ t: 'knocking' });
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void api.table(id, link).then((found) => {
      if (left) return;
      // Out of reach: the line itself will go on trying.
      if (!found.ok && !outOfReach.has(found.trouble.code)) setTrouble(found.trouble.code);
      else if (found.ok && !isKnown(found.value) && !isScreen()) setDoor({ t: 'outside', table: found.value });
      else setDoor({ t: 'inside' });
    });
    return () => {
      left = true;
    };
  }, [id, link]);
  const enter = () => setDoor({ t: 'inside', entered: true });
  const goOut = useCallback((table: TableInfo) => setDoor({ t: 'outside', table }), []);
  const lookAgain = useCallback(async () => {
    const found = await api.table(id, link);
    if (!found.ok) {
      if (!passing.has(found.trouble.code)) setTrouble(found.trouble.code);
    } else if (isKnown(found.value)) setDoor({ t: 'inside' });
    else setDoor((now) => (now.t === 'inside' ? now : { t: 'outside', table: found.value }));
  }, [id, link]);
  useRepeated(lookAgain, door.t === 'outside' && trouble === null);
  if (trouble !== null) return <Sorry table={id} code={cut && trouble === 'NO_SUCH_TABLE' ? 'LINK_CUT' : trouble} />;
  if (door.t === 'knocking') return <Loading />;
  if (door.t === 'outside') return <Join table={door.table} {...{ link, enter, lookAgain }} />;
  return <Inside id={id} link={link} goOut={goOut} entered={door.entered ?? false} />;
}

const belongs = (table: TableInfo): boolean => table.youHost || table.seats.some(({ mine }) => mine);

const isKnown = (table: TableInfo): boolean => belongs(table) || table.request !== null || table.returnTo !== null;

/** Nothing of a match is to be seen by who has no seat here, and none to come back to. */
const isShutOut = (table: TableInfo): boolean =>
  table.status !== 'waiting' && !table.spectators && !isKnown(table) && !isScreen();

interface InsideProps {
  readonly id: string;
  readonly link: string | null;
  /** Whoever comes has just pressed a button, which is gone. */
  readonly entered: boolean;
  /** Back before the door, as it stands now. */
  goOut(table: TableInfo): void;
}

function Inside(props: InsideProps) {
  const { id, link } = props;
  const [feed, setFeed] = useState<RemoteFeed<Kind> | null>(null);
  useEffect(() => {
    const opened = new RemoteFeed<Kind>(id, link, browserLines, { screen: isScreen() });
    const hurry = () => opened.hurry();
    addEventListener('online', hurry);
    addEventListener('focus', hurry);
    const look = () => {
      opened.look(!document.hidden);
      if (!document.hidden) void closeNotifications(id);
    };
    look();
    document.addEventListener('visibilitychange', look);
    setFeed(opened);
    return () => {
      removeEventListener('online', hurry);
      removeEventListener('focus', hurry);
      document.removeEventListener('visibilitychange', look);
      opened.close();
    };
  }, [id, link]);
  return feed === null ? (
    <Loading />
  ) : (
    <>
      <AtTable feed={feed} {...props} />
      <News feed={feed} />
    </>
  );
}

function News({ feed }: { readonly feed: RemoteFeed<Kind> }) {
  useFeed(feed);
  if (feed.info === null) return null;
  return (
    <>
      <HostNews table={feed.info} />
      <TakeBackNews table={feed.info} />
      <RematchNews table={feed.info} />
      <MovedNews table={feed.info} />
    </>
  );
}

function AtTable({ feed, id, link, entered, goOut }: InsideProps & { readonly feed: RemoteFeed<Kind> }) {
  const screen = useScreen();
  const { table, standings, trouble } = useFeed(feed);
  const [first] = standings.values();
  const view = first?.view;
  const over = first?.result != null;
  const laid = table?.id;
  useEffect(() => {
    if (view !== undefined && laid !== undefined) void keepGlance(laid, { view, over });
  }, [view, over, laid]);
  const { info } = feed;
  const [watches, setWatches] = useState(false);
  useSitWhenLet(info);
  const announced = useNotice() !== null;
  const askerPrompt = useAskerPrompt(info);
  const offline = useTrouble()('OFFLINE');
  const playAgain = usePlayAgain(info);
  const stayed = useStayed(feed, info);
  const offersCalls = useCallOffer(info, awaitsMe(first));
  const shutOut = info !== null && isShutOut(info);
  useEffect(() => {
    if (shutOut && info !== null) goOut(info);
  }, [shutOut, info, goOut]);
  if (trouble !== null) return <Sorry table={id} code={trouble} />;
  if (info === null || shutOut) return <Loading late={offline} />;
  if (stayed === 'reading' && !screen) return <Loading late={offline} />;
  if (stayed !== null && stayed !== 'reading' && !screen) {
    const word = <StayedWord table={info} goOn={stayed.goOn} />;
    return <TablePage feed={stayed.feed} game={info.game} panel={word} />;
  }
  if (screen && info.status === 'waiting') return <WaitingScreen table={info} link={link} />;
  if (!screen && !watches && info.request !== null && !belongs(info))
    return <OwnRequest table={info} link={link} watch={() => setWatches(true)} goOut={goOut} />;
  if (!screen && !watches && info.returnTo !== null && !belongs(info))
    return <SeatKept table={info} watch={() => setWatches(true)} />;
  if (info.status === 'waiting')
    return <WaitingRoom table={info} {...{ link, entered }} talk={<WaitingTalk feed={feed} table={info} />} />;
  const people = (seat: number | null) => <People key={seat} table={info} link={link} seat={seat} />;
  const ended = info.status === 'over' && first?.result === null;
  const word = ended ? (
    <Ended table={info} feed={feed} />
  ) : (
    (ownStrip(info) ?? askerPrompt ?? (offersCalls ? <CallOffer /> : null))
  );
  const notice = announced ? (
    <>
      <NoticeLine />
      {word}
    </>
  ) : (
    word
  );
  const sits = info.status === 'playing' && info.seats.some(({ mine }) => mine);
  const own = [...standings.values()].find(({ as, retrievable }) => as !== 'table' && retrievable);
  const takesBack = typeof own?.as === 'number' && info.poll === null ? own.as : null;
  const entries = (close: () => void) => (
    <>
      <InviteEntry table={info} />
      <LuckOfDevice table={info} />
      <CountsLine table={info} />
      {!sits && <AskSeatEntry table={info} link={link} close={close} />}
      {sits && <MuteEntry table={info.id} />}
      {sits && <SeatMenu table={info} takesBack={takesBack} close={close} />}
    </>
  );
  const panel = hearsPoll(info) ? (
    <PollPanel table={info} inDialog={info.status === 'over'} awaited={awaitsMe(first)} />
  ) : null;
  const asked = info.askers.length > 0;
  const shown = screen ? {} : { people, asked, notice, panel, entries, touched: playAgain };
  return <TablePage feed={feed} game={info.game} {...shown} />;
}

const awaitsMe = (standing: Standing<Kind> | undefined): boolean =>
  standing !== undefined && standing.as !== 'table' && standing.awaited.includes(standing.as);

/** What the reader's own seat, or their wish for one, has to say above the table. */
function ownStrip(table: TableInfo): ReactNode {
  if (table.request !== null && !belongs(table)) return <RequestStrip table={table} />;
  return table.returnTo !== null || botPlaysForMe(table) ? <StandInStrip table={table} /> : null;
}
