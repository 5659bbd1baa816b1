import type { Kind } from '@orrery/kernel';
import { EndSheet, useSay } from '@orrery/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { durationWords } from '../pace/duration.ts';
import { useSay as useWebSay } from '../words/speech.ts';
import type { Standing } from './feed.ts';
import { type GameKit, useGameSay } from './kit.ts';
import type { SharedProps } from './OneSeat.tsx';
import { SeriesScore } from './SeriesScore.tsx';
import { saveFile } from './saveFile.ts';
import { seriesAt } from './series.ts';
import { playSound } from './sound.ts';
import { useOnce } from './useOnce.ts';
import { useSeats } from './useSeats.ts';
import { Verified } from './Verified.tsx';

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
  const { result, view, as } = standing;
  if (result === null) return null;
  const rematch = async () => {
    const trouble = await feed.rematch();
    if (trouble !== null) complain(trouble);
  };
  const exportFile = async () => {
    const found = await feed.file();
    if (found === null) complain('NOT_OVER');
    else saveFile(found);
  };
  const review = async () => {
    const found = await feed.review?.();
    if (found === undefined) return;
    if ('path' in found) go(found.path);
    else complain(found.trouble);
  };
  const { Score } = kit.table;
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
      score={<Score view={view} seats={seats} result={result} as={as} say={say} />}
      exportFile={() => void exportFile()}
      {...(feed.review === undefined ? {} : { review: () => void review() })}
      home={() => go('/')}
      onClose={close}
      asks={panel}
      {...(playsAgain ? { rematch: () => void rematch() } : {})}
      {...(series !== null && series.places === null ? { again: sayWeb('series.next') } : {})}
      {...(tournament === undefined ? {} : back)}
    >
      {series !== null && <SeriesScore series={series} seats={seats} />}
      <Verified kit={kit} feed={feed} />
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
