import { type Lang, listed, localeOf, type Say } from '@orrery/words';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { titleOf } from '../home/atlas.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { Problem } from '../shell/Problem.tsx';
import type { WebWord } from '../words/en.ts';
import { useLang, useSay } from '../words/speech.ts';
import { LastPosition } from './LastPosition.tsx';
import type { RecordedMatch } from './matches.ts';
import { isPractice, resultIn } from './tally.ts';

const few = 7;

/** The last matches, newest first; each leads to where it can be watched again. */
export function RecentMatches({ matches }: { readonly matches: readonly RecordedMatch[] }) {
  const say = useSay();
  const trouble = useTrouble();
  const [, go] = useLocation();
  const [all, setAll] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async ({ review }: RecordedMatch) => {
    const found = await review?.();
    if (found === undefined) return;
    if ('path' in found) go(found.path);
    else setProblem(trouble(found.trouble));
  };
  return (
    <section className="record-box" aria-labelledby="record-recent">
      <h2 id="record-recent">{say('record.recent')}</h2>
      <ul className="record-recent">
        {matches.slice(0, all ? undefined : few).map((match) => (
          <Recent key={match.id} match={match} open={() => void open(match)} />
        ))}
      </ul>
      <Problem problem={problem} />
      {!all && matches.length > few && (
        <button type="button" className="btn plain" onClick={() => setAll(true)}>
          {say('record.all', { n: matches.length })}
        </button>
      )}
    </section>
  );
}

function Recent({ match, open }: { readonly match: RecordedMatch; open(): void }) {
  const say = useSay();
  const lang = useLang();
  const { game, review } = match;
  const [result, when] = [resultOf(match, say), dayOf(match.at, lang)];
  const what = (
    <>
      <LastPosition match={match} />
      <span className="record-what">
        <b>{titleOf(game)}</b>
        <span>
          {withOf(match, say)} · {when}
          {match.counts && ` · ${say('record.counted')}`}
          {review === null && <small>{say('record.recent.gone')}</small>}
        </span>
      </span>
      <span className="record-tag" data-won={resultIn(match) === 'won' || undefined}>
        {result}
      </span>
    </>
  );
  return (
    <li>
      {review === null ? (
        <div className="record-match">{what}</div>
      ) : (
        <button type="button" className="record-match" onClick={open}>
          {what}
        </button>
      )}
    </li>
  );
}

function resultOf(match: RecordedMatch, say: Say<WebWord>): string {
  const own = match.seats.find(({ mine }) => mine);
  if (own?.left) return say('record.left');
  if (resultIn(match) === 'shared') return say('record.shared');
  return own?.place == null
    ? say('record.unfinished')
    : say(`record.place.${Math.min(6, own.place) as 1 | 2 | 3 | 4 | 5 | 6}`);
}

/** With whom: by name where they are few, else how many. */
function withOf(match: RecordedMatch, say: Say<WebWord>): string {
  const others = match.seats.filter(({ mine }) => !mine);
  if (isPractice(match)) return say('record.with.bots', { n: others.length });
  const names = others.flatMap(({ level, name }) => (level === null ? [name ?? say('record.somebody')] : []));
  return names.length > 3
    ? say('record.with.many', { n: match.seats.length })
    : say('record.with', { names: listed(say, names) });
}

/** Today, yesterday, or the day. */
function dayOf(at: number, lang: Lang): string {
  const midnight = new Date().setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight - at) / 86_400_000);
  if (days < 2) return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  const year = new Date(at).getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' as const };
  return new Intl.DateTimeFormat(localeOf(lang), { day: 'numeric', month: 'short', ...year }).format(at);
}
