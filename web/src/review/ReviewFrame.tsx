import type { Eyes, Kind } from '@orrery/kernel';
import {
  GraticuleFrame,
  Icon,
  Log,
  type LogLine,
  Rail,
  roman,
  type SeatInfo,
  SeatRail,
  Sheet,
  Sigil,
  Sky,
  seatIdentity,
  type TableParts,
  useSay as useUiSay,
} from '@orrery/ui';
import { type Lang, localeOf, plain, type Say } from '@orrery/words';
import { useState } from 'react';
import { Link } from 'wouter';
import { useMedia } from '../home/useMedia.ts';
import { durationWords } from '../pace/duration.ts';
import { useLang, useSay } from '../words/speech.ts';
import { EyesChoice } from './EyesChoice.tsx';
import { FlowChart } from './FlowChart.tsx';
import type { Flow } from './flow.ts';
import { Moment } from './Moment.tsx';
import type { ReviewedMatch } from './match.ts';
import { sayOfSeat } from './of-seat.ts';
import { overWords } from './over.ts';
import { PlayFrom } from './PlayFrom.tsx';
import type { Points } from './points.ts';
import { Secrets } from './Secrets.tsx';
import { useSides } from './sides.ts';
import { Timeline } from './Timeline.tsx';
import { type Pace, Transport } from './Transport.tsx';
import type { Teller } from './told.ts';
import { Legend } from './verdict/Legend.tsx';
import { MomentsTable } from './verdict/MomentsTable.tsx';
import { Judged, MoveVerdict } from './verdict/MoveVerdict.tsx';
import type { Progress } from './verdict/progress.ts';
import { TurningPoints } from './verdict/TurningPoints.tsx';
import type { Act, Unit, Walk } from './walk.ts';
import '@orrery/ui/frame.css';
import './plates.css';
import './review.css';
import './verdict/verdict.css';

export interface ReviewFrameProps {
  readonly match: ReviewedMatch;
  readonly parts: TableParts;
  readonly seats: readonly SeatInfo[];
  readonly eyes: Eyes;
  readonly walk: Walk;
  readonly last: number;
  /** The moments that begin what the log has headings for, and those that begin a round. */
  readonly starts: readonly number[];
  readonly rounds: readonly number[];
  readonly units: readonly Unit[];
  readonly points: Points | null;
  readonly where: string;
  readonly counted: string;
  /** What the lines over the slider count. */
  readonly line: string;
  /** What came in and changed hands in a game that counts it, and what those are called. */
  readonly flow: Flow | null;
  readonly flowWords: readonly string[];
  /** In the game's own words. */
  readonly sayGame: Say;
  readonly told: readonly LogLine[];
  readonly log: readonly LogLine[];
  /** What the slider says of the chances at this moment. */
  readonly spoken: string;
  readonly progress: Progress;
  readonly teller: Teller<Kind>;
  /** The moments of the turning points. */
  readonly turns: readonly number[];
  toTurn(way: 'on' | 'back'): void;
  /** Evaluates once more. */
  again(): void;
  readonly speed: Pace;
  readonly unit: Unit;
  act(act: Act): void;
  setEyes(eyes: Eyes): void;
  setSpeed(speed: Pace): void;
  setUnit(unit: Unit): void;
  light(cells: readonly string[]): void;
  /** What the eyes did not know is not shown at all. */
  readonly strict: boolean;
  setStrict(strict: boolean): void;
  share(): void;
  keys(): void;
}

/** Here everything has a place of its own beside the board. */
const tallScreen = '(min-width: 861px) and (min-height: 941px)';

/** The shell of a match that is watched again: the game fills the same regions as at its table, where nobody is asked for a move. */
export function ReviewFrame(props: ReviewFrameProps) {
  const { match, parts, seats, eyes, walk, last, told, where, act, progress } = props;
  const say = useSay();
  const sayUi = useUiSay();
  const [more, setMore] = useState(false);
  const [table, setTable] = useState(false);
  const [chosen, choose] = useState<string | null>(null);
  // Beside a square board what a seat holds has this column, too.
  const tall = useMedia(tallScreen) && !(parts.square && parts.hand !== undefined);
  const sides = useSides(props.teller);
  const { moment } = walk;
  const by = match.reader.moments[moment]!.by;
  const log = (
    <Log
      lines={props.log}
      seats={seats}
      looking={props.log.findLast(({ at }) => at?.no === moment)?.key ?? null}
      light={props.light}
      look={({ at }) => (at === null ? null : () => act({ t: 'go', moment: at.no }))}
    />
  );
  const hand = parts.hand !== undefined && (
    <section className="area-hand" aria-label={sayUi('ui.area.hand')}>
      {parts.hand}
    </section>
  );
  const aside = parts.aside !== undefined && !parts.aside.decides && typeof eyes === 'number' && (
    <section className="review-aside">
      <h2>{parts.aside.title}</h2>
      <div className="aside-body">{parts.aside.body}</div>
    </section>
  );
  const secrets = (
    <Secrets
      match={match}
      moment={moment}
      eyes={eyes}
      seats={seats}
      sayGame={props.sayGame}
      strict={props.strict}
      setStrict={props.setStrict}
    />
  );
  const turning = (
    <TurningPoints
      progress={progress}
      teller={props.teller}
      seats={seats}
      watch={(to) => {
        setMore(false);
        act({ t: 'go', moment: to - 1 });
        act({ t: 'on', unit: 'move' });
      }}
      again={props.again}
      stranger={match.link !== null && match.own.length === 0}
    />
  );
  const broken = match.reader.broken !== null && moment === last;
  const over = moment === last ? overWords(match, seats, say) : null;
  const verdict = <MoveVerdict progress={progress} moment={moment} by={by} eyes={eyes} seats={seats} />;
  const tabs = [
    { id: 'turns', title: say('review.tab.turns'), body: turning },
    {
      id: 'held',
      title: say('review.tab.held'),
      body: (
        <div className="review-holds">
          {hand}
          {secrets}
        </div>
      ),
    },
    { id: 'log', title: sayUi('ui.tab.log'), body: log },
  ];
  return (
    <main className="table review">
      <Sky seed={match.file.head.id} />
      <div
        className="review-grid"
        data-hand={parts.hand !== undefined || undefined}
        data-square={parts.square || undefined}
      >
        <ReviewHead {...props} sides={sides} />
        <div className="area-seats">
          <SeatRail
            seats={seats}
            as={typeof eyes === 'number' ? eyes : 'table'}
            awaited={by === null ? [] : [by]}
            onStage
            since={null}
            parts={(seat) => {
              const own = parts.seat(seat);
              const chance = progress.open[moment]?.[seat];
              if (chance === undefined) return own;
              const said = say('review.chance.seat', { chance });
              return {
                ...own,
                chance: (
                  <>
                    <b>{said}</b> <small>{say('review.chance.word')}</small>
                  </>
                ),
              };
            }}
          />
        </div>
        <section className="area-board" aria-label={sayUi('ui.area.board')}>
          <GraticuleFrame band={7} />
          <div className="board">{parts.board}</div>
          <span className="cartouche caps">{props.counted}</span>
        </section>
        {hand}
        <div className="review-foot">
          <Timeline
            moment={moment}
            last={last}
            parts={props.rounds}
            text={`${where}: ${told.map(({ text }) => plain(text)).join(' ')}${props.spoken}`}
            progress={progress}
            reader={match.reader}
            eyes={eyes}
            points={props.points}
            counted={props.line}
            flow={props.flow}
            flowWords={props.flowWords}
            seats={seats}
            sides={sides}
            go={(to) => act({ t: 'go', moment: to })}
          />
          <Transport
            walk={walk}
            last={last}
            speed={props.speed}
            unit={props.unit}
            units={props.units}
            act={act}
            setSpeed={props.setSpeed}
            setUnit={props.setUnit}
            turns={props.turns}
            toTurn={props.toTurn}
            openMoments={() => setTable(true)}
          >
            {(progress.state === 'done' || progress.state === 'working') && (
              <Legend believer={typeof eyes === 'number' ? seats[eyes]! : null} />
            )}
          </Transport>
        </div>
        <div className="review-rail">
          <section className="review-box">
            <h2>
              <Icon name={eyes === 'table' ? 'eye-closed' : 'eye'} size={20} />
              {eyesNow(eyes, seats, say)}
            </h2>
            <EyesChoice eyes={eyes} seats={seats} choose={props.setEyes} />
          </section>
          <Moment
            where={where}
            lines={told}
            seats={seats}
            speaks={!walk.playing || props.turns.includes(moment)}
            judged={<Judged progress={progress} moment={moment} />}
          >
            {verdict}
            {over !== null && <p className="review-over">{over}</p>}
            {broken && <p className="review-broken">{say('review.broken')}</p>}
            <div className="review-acts">
              <PlayFrom match={match} moment={moment} eyes={eyes} seats={seats} />
              <button
                type="button"
                className="btn review-more"
                aria-label={say('review.more')}
                onClick={() => setMore(true)}
              >
                <Icon name="log" size={20} />
              </button>
            </div>
          </Moment>
          {tall ? (
            <>
              {turning}
              {aside}
              {secrets}
              <section className="review-log">{log}</section>
            </>
          ) : (
            <Rail
              label={say('review.more')}
              tabs={tabs}
              open={chosen ?? (progress.state === 'no chances' ? 'log' : 'turns')}
              choose={choose}
            />
          )}
        </div>
      </div>
      <Sheet open={more} title={say('review.more')} onClose={() => setMore(false)}>
        <div className="review-drawer">
          <div className="review-drawer-moment">{verdict}</div>
          {turning}
          {props.flow !== null && (
            <section className="review-box review-drawer-flow">
              <h2>{props.line}</h2>
              <FlowChart points={props.points} turns={progress.turns} flow={props.flow} last={last} seats={seats} />
              <p>{props.flowWords.join(' · ')}</p>
            </section>
          )}
          <button
            type="button"
            className="btn"
            onClick={() => {
              setMore(false);
              setTable(true);
            }}
          >
            {say('review.moments')}
          </button>
          {hand}
          {secrets}
          {aside}
          {log}
        </div>
      </Sheet>
      <MomentsTable
        open={table}
        progress={progress}
        teller={props.teller}
        seats={seats}
        starts={props.starts}
        go={(to) => {
          setTable(false);
          act({ t: 'go', moment: to });
        }}
        close={() => setTable(false)}
      />
    </main>
  );
}

function ReviewHead({ match, seats, sides, share, keys }: ReviewFrameProps & { readonly sides: readonly number[] }) {
  const say = useSay();
  const sayUi = useUiSay();
  const { result } = match.reader;
  const { room } = match.kit;
  const order = seats.toSorted((a, b) => (result?.places[a.seat] ?? 0) - (result?.places[b.seat] ?? 0));
  return (
    <header className="table-head">
      <Link href="/" className="btn icon plain" aria-label={say('app.home')}>
        <Icon name="chevron-left" size={22} />
      </Link>
      <span className="table-plate caps">{sayUi('ui.plate', { number: roman(room.plate) })}</span>
      <h1>{room.title}</h1>
      <p className="review-when" data-many={seats.length > 3 || undefined}>
        {whenPlayed(match, useLang())}
      </p>
      <ul className="review-result" data-many={order.length > 4 || undefined}>
        {result !== null &&
          order.map(({ seat, name, look }, at) => (
            <li
              key={seat}
              data-won={result.places[seat] === 1 || undefined}
              // Who plays together has one total.
              data-ally={order.slice(at + 1).some((other) => sides[other.seat] === sides[seat]) || undefined}
            >
              <Sigil name={seatIdentity(look).sigil} size={18} fill={seatIdentity(look).line} />
              <span className="review-name">{name}</span>
              {result.scores !== null && <b>{result.scores[seat]}</b>}
            </li>
          ))}
      </ul>
      <button type="button" className="btn icon plain review-help" aria-label={say('review.keys')} onClick={keys}>
        <Icon name="question" size={20} />
      </button>
      <button type="button" className="btn review-share-open" onClick={share}>
        <Icon name="share" size={20} />
        <span>{say('review.share')}</span>
      </button>
    </header>
  );
}

/** The day, and how long it took at one sitting. */
function whenPlayed({ reader: { moments } }: ReviewedMatch, lang: Lang): string {
  const [began, ended] = [moments[0]!.at, moments.at(-1)!.at];
  const year = new Date(began).getFullYear() === new Date().getFullYear() ? {} : ({ year: 'numeric' } as const);
  const day = new Intl.DateTimeFormat(localeOf(lang), { day: 'numeric', month: 'long', ...year }).format(began);
  const minutes = Math.round((ended - began) / 60_000);
  return minutes < 1 || minutes > 12 * 60 ? day : `${day}, ${durationWords(minutes * 60_000, lang)}`;
}

function eyesNow(eyes: Eyes, seats: readonly SeatInfo[], say: ReturnType<typeof useSay>): string {
  if (typeof eyes === 'string') return say(`review.eyes.${eyes}.now`);
  return sayOfSeat(say, 'review.eyes.seat.now', seats[eyes]!);
}
