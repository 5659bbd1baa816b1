import { endingWords } from '@orrery/card';
import { endingOf, type Kind, type Seat } from '@orrery/kernel';
import { EndSheet, useReducedMotion, useSay } from '@orrery/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { durationWords } from '../pace/duration.ts';
import type { Standing, TableFeed } from '../play/feed.ts';
import { type GameKit, useGameSay } from '../play/kit.ts';
import type { SharedProps } from '../play/OneSeat.tsx';
import { playSound } from '../play/sound.ts';
import { useOnce } from '../play/useOnce.ts';
import { useSeats } from '../play/useSeats.ts';
import { useMedals } from '../talk/useMedals.ts';
import { isScreen } from '../wait/screen.ts';
import { useSay as useWebSay } from '../words/speech.ts';
import { lostWords } from './lost.ts';
import { SeriesScore } from './SeriesScore.tsx';
import { ShareMatch } from './ShareMatch.tsx';
import { Story } from './Story.tsx';
import { seriesAt } from './series.ts';
import { useFinished } from './useFinished.ts';
import { Verified } from './Verified.tsx';

/** A large screen, which nobody presses, shows the points so long, and then the table as it lies. */
const SCREEN_SHOWS = 20_000;

/** The end sheet with what can be done next. `calm`: the match was over when this page opened. */
export function EndOfMatch<K extends Kind>({
  kit,
  feed,
  facts,
  standing,
  calm,
  close,
  complain,
  panel,
}: SharedProps<K> & { readonly standing: Standing<K>; readonly calm: boolean; close(): void }) {
  const reader = useGameSay(kit as unknown as GameKit<Kind>);
  const { say } = reader;
  const sayWeb = useWebSay();
  const series = seriesAt(kit.game, facts);
  const [, go] = useLocation();
  const seats = useSeats(kit, facts, standing.view, say);
  useOnce(() => {
    if (!calm) playSound('win');
  });
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isScreen()) return;
    const clock = setTimeout(() => latest.current(), SCREEN_SHOWS);
    return () => clearTimeout(clock);
  }, []);
  const still = useReducedMotion();
  const match = useFinished({ feed: feed as unknown as TableFeed<Kind>, facts, calm: calm || still });
  const medals = useMedals(feed, kit.game, facts, standing.view, complain);
  const [shares, setShares] = useState(false);
  const { result, view, as } = standing;
  if (result === null) return null;
  const rematch = async () => {
    const trouble = await feed.rematch();
    if (trouble !== null) complain(trouble);
  };
  /** `from`: to be shown as it went from there. */
  const review = async (from?: number) => {
    const found = await feed.review?.();
    if (found === undefined) return;
    if (!('path' in found)) complain(found.trouble);
    else if (from === undefined) go(found.path);
    else go(`${found.path}#${Math.max(0, from - 1)}`, { state: { plays: true } });
  };
  const { Score } = kit.table;
  const named = (seat: Seat) => (seats[seat]?.kind === 'me' ? null : (seats[seat]?.name ?? ''));
  const reason = endingWords(endingOf(kit.game, standing.told.at(-1)?.seen ?? []), named, say);
  // While all are asked the answer is the one golden button.
  const asked = panel !== undefined && panel !== null;
  const { tournament } = facts;
  const playsAgain = !facts.closed && !asked && tournament === undefined && facts.seats.some(({ mine }) => mine);
  const back = { rematch: () => go(`/tournament/${tournament}`), again: sayWeb('tournament.back') };
  return (
    <EndSheet
      plate={kit.room.plate}
      title={kit.room.title}
      tableId={facts.id}
      seats={seats}
      result={result}
      as={as}
      calm={calm}
      facts={lasted(standing, reader)}
      reason={reason}
      note={lostWords(facts, sayWeb)}
      score={<Score view={view} seats={seats} result={result} as={as} say={say} told={standing.told} medals={medals} />}
      {...(feed.review === undefined ? {} : { review: () => void review() })}
      share={() => setShares(true)}
      story={
        <Story
          match={match}
          seats={seats}
          as={as}
          say={say}
          {...(feed.review === undefined ? {} : { watch: (moment: number) => void review(moment) })}
        />
      }
      series={series !== null && <SeriesScore series={series} seats={seats} />}
      home={() => go('/')}
      onClose={close}
      asks={panel}
      {...(playsAgain ? { rematch: () => void rematch() } : {})}
      {...(series !== null && series.places === null ? { again: sayWeb('series.next') } : {})}
      {...(tournament === undefined ? {} : back)}
    >
      <Verified kit={kit} feed={feed} />
      {shares && <ShareMatch match={match} feed={feed as unknown as TableFeed<Kind>} close={() => setShares(false)} />}
    </EndSheet>
  );
}

/** The end sheet lies on top once a match is over; put away, a button in the bar brings it back. */
export function useEndSheet<K extends Kind>({ result }: Standing<K>) {
  const say = useSay();
  const [calm] = useState(result !== null);
  const [seen, setSeen] = useState(false);
  const [away, setAway] = useState(false);
  const over = result !== null;
  return {
    open: over && !away,
    /** Its moment has passed, or was never seen here. */
    calm: calm || seen,
    close: () => {
      setSeen(true);
      setAway(true);
    },
    button: over && away && (
      <button type="button" className="btn gold" onClick={() => setAway(false)}>
        {say('ui.end.sheet')}
      </button>
    ),
  };
}

/** Of a long match its beginning may not be here; of less than a minute there is nothing to say. */
function lasted<K extends Kind>({ told }: Standing<K>, { say, lang }: ReturnType<typeof useGameSay>): string | null {
  if (told[0]?.no !== 0) return null;
  const minutes = Math.round(((told.at(-1)?.at ?? 0) - (told[0]?.at ?? 0)) / 60_000);
  return minutes < 1 ? null : say('play.lasted', { time: durationWords(minutes * 60_000, lang) });
}
