import { Graticule, Sigil, WinnerConstellation } from '@orrery/ui';
import { listed, localeOf, type Say } from '@orrery/words';
import { durationWords } from '../pace/duration.ts';
import { usePerson } from '../person/person.ts';
import { useLang, useSay } from '../words/speech.ts';
import { LuckPart } from './LuckPart.tsx';
import type { RecordedMatch } from './matches.ts';
import { Beads } from './ShareOfWins.tsx';
import { type Company, companyOf, countOf, longestStreak, tallyOf, timesOf } from './tally.ts';

/** So many whom one has played with are named. */
const mostNamed = 6;

/** Who it is, and what all their matches come to. */
export function WhoPlate({ matches }: { readonly matches: readonly RecordedMatch[] }) {
  const say = useSay();
  const lang = useLang();
  const { name, sigil } = usePerson();
  const all = tallyOf(matches);
  const company = companyOf(matches);
  const times = timesOf(matches);
  const thirty = all.results.slice(-30);
  const shared = countOf(thirty, 'shared');
  const ties = company.some(({ level }) => level > 0);
  const first = matches.at(-1);
  const date = first && new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long' }).format(first.at);
  const often = company.slice(0, 2).map((each) => nameOf(each, say as Say));
  const rounded = (ms: number) => durationWords(Math.max(60_000, Math.round(ms / 60_000) * 60_000), lang);
  return (
    <Graticule className="record-who">
      {sigil !== null && (
        <span className="record-sigil">
          <WinnerConstellation sigil={sigil} seed="record" />
        </span>
      )}
      <h2 className="record-name">{name ?? say('play.you')}</h2>
      <p className="record-sub">
        {date !== undefined && say('record.since', { date })}{' '}
        {often.length > 0 && say('record.often', { names: listed(say, often) })}
      </p>
      <dl className="record-three">
        <Count n={all.played} label={say(all.played === 1 ? 'record.match' : 'record.matches')} />
        <Count n={all.won} label={say('record.won', { shared: all.shared })} />
        <Count n={longestStreak(all.results)} label={say('record.streak')} />
      </dl>
      <div className="record-block">
        <h3>
          {say('record.thirty')} <span className="record-aside">{say('record.thirty.key', { shared })}</span>
        </h3>
        <Beads
          results={thirty}
          each={15}
          label={say('record.thirty.said', {
            ...{ won: countOf(thirty, 'won'), shared, played: thirty.length },
            list: thirty.map((result) => say(`record.thirty.${result}`)).join(', '),
          })}
        />
      </div>
      <LuckPart matches={matches} sigil={sigil} />
      {company.length > 0 && (
        <div className="record-block">
          <h3>
            {say('record.company')}{' '}
            <span className="record-aside">{say(ties ? 'record.company.key.ties' : 'record.company.key')}</span>
          </h3>
          <ul className="record-company">
            {company.slice(0, mostNamed).map((each) => (
              <Met key={each.who} company={each} ties={ties} />
            ))}
          </ul>
        </div>
      )}
      {times !== null && (
        <div className="record-block">
          <h3>{say('record.times')}</h3>
          <p>
            {say('record.times.all', { time: rounded(times.all) })},{' '}
            {say('record.times.usual', { time: rounded(times.usual) })}
          </p>
        </div>
      )}
    </Graticule>
  );
}

function Count({ n, label }: { readonly n: number; readonly label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{n}</dd>
    </div>
  );
}

const nameOf = ({ name }: Company, say: Say): string => name ?? say('record.somebody');

function Met({ company, ties }: { readonly company: Company; readonly ties: boolean }) {
  const say = useSay();
  const { above, level, below, sigil } = company;
  const name = nameOf(company, say as Say);
  return (
    <li>
      <span className="unseen">{say('record.company.said', { name, above, level, below })}</span>
      <span className="record-met-sigil" aria-hidden="true">
        {sigil !== null && <Sigil name={sigil} size={20} />}
      </span>
      <span className="one-line" aria-hidden="true">
        {name}
      </span>
      <svg className="record-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className="record-bar-all" width={100} height={10} />
        <rect className="record-bar-above" width={(100 * (above + level / 2)) / (above + level + below)} height={10} />
      </svg>
      <b aria-hidden="true">{(ties ? [above, level, below] : [above, below]).join(' · ')}</b>
    </li>
  );
}
