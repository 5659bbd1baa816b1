import type { Observer, Result, Seat } from '@orrery/kernel';
import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { GraticuleFrame, Icon, type IconName, Sigil, WinnerConstellation } from '../art/index.ts';
import { useReducedMotion } from '../settings/index.ts';
import type { SeatInfo } from '../table/contract.ts';
import { seatIdentity } from '../theme/index.ts';
import { roman, type UiWord, useSay } from '../words/index.ts';
import { verdict } from './verdict.ts';
import './end.css';

/** The table's own moment comes first, and never keeps anybody. */
const MOMENT = 2000;

export interface EndSheetProps {
  readonly plate: number;
  readonly title: string;
  readonly tableId: string;
  readonly seats: readonly SeatInfo[];
  readonly result: Result;
  readonly as: Observer;
  /** The game's own table of points. */
  readonly score: ReactNode;
  /** "Seven rounds, 18 minutes." */
  readonly facts?: string | null;
  /** Why it ended, where it was not by points: somebody gave up. */
  readonly reason?: string | null;
  /** What the points do not say of it: whose loss it is for the rating. */
  readonly note?: string | null;
  /** Already seen: straight to the sheet. */
  readonly calm?: boolean;
  /** How it went, between everybody's total and the points. */
  readonly story?: ReactNode;
  /** How a series stands that this match belongs to. */
  readonly series?: ReactNode;
  /** More sections under the score. */
  readonly children?: ReactNode;
  /** Something all are asked, above the buttons. */
  readonly asks?: ReactNode;
  readonly rematch?: () => void;
  /** What its button says instead of "Rematch", such as "Next game". */
  readonly again?: string;
  /** Shows the match again from its beginning. */
  readonly review?: () => void;
  readonly share?: () => void;
  home(): void;
  /** Back to the table as it lies. */
  onClose(): void;
}

/** The end of a match: the winner's constellation, then a calm sheet with every point. */
export function EndSheet(props: EndSheetProps) {
  const { plate, title, tableId, seats, result, as, score, facts } = props;
  const say = useSay();
  const still = useReducedMotion();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [moment, setMoment] = useState(!props.calm && !still);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // The result is what is read first, whatever stands first among the buttons.
    dialog?.querySelector('h1')?.focus();
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    if (!moment) return;
    const clock = setTimeout(() => setMoment(false), MOMENT);
    return () => clearTimeout(clock);
  }, [moment]);
  const { star, rises, title: who, margin } = verdict(result, seats, as, say, props.reason);
  const identity = seatIdentity(star?.look ?? 0);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by onKeyDownCapture
    <dialog
      ref={ref}
      className="end"
      aria-labelledby={heading}
      data-moment={moment || undefined}
      style={{ '--seat': identity.fill, '--seat-line': identity.line } as CSSProperties}
      onClick={() => setMoment(false)}
      onKeyDownCapture={() => setMoment(false)}
      onCancel={(event) => {
        // A sheet over it is left on its own: React tells those around it, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!moment) props.onClose();
      }}
    >
      <GraticuleFrame band={6} degree={22} />
      <div className="end-page">
        <section className="end-moment">
          <div className="end-plate">
            <span className="caps">{say('ui.plate', { number: roman(plate) })}</span>
            <span>{title}</span>
          </div>
          <div className="end-sky">
            <WinnerConstellation
              sigil={identity.sigil}
              seed={tableId}
              colour={identity.line}
              rising={!still && !props.calm}
            />
          </div>
          <div className="end-words">
            <p className="end-rises caps">{rises}</p>
            <h1 id={heading} tabIndex={-1}>
              {who}
            </h1>
            <p className="end-margin">
              {margin} {facts ? <i>{facts}</i> : null}
            </p>
            {props.note && <p className="end-note">{props.note}</p>}
          </div>
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it */}
        <div className="end-sheet" inert={moment} tabIndex={0}>
          <Totals result={result} seats={seats} as={as} />
          {props.story}
          <section className="end-score">
            <h2 className="end-heading">{say('ui.end.score')}</h2>
            {score}
          </section>
          {props.children}
        </div>
        {props.asks && (
          <div className="end-asks" inert={moment}>
            {props.asks}
          </div>
        )}
        <footer className="end-foot" inert={moment}>
          {props.series}
          <div className="end-more">
            <Act icon="chevron-left" word="ui.end.home" run={props.home} />
            <Act icon="eye" word="ui.end.table" run={props.onClose} />
            {props.review !== undefined && <Act icon="play" word="ui.end.review" run={props.review} />}
            {props.share !== undefined && <Act icon="share" word="ui.end.share" run={props.share} />}
          </div>
          {props.rematch !== undefined && (
            <button type="button" className="btn gold end-rematch" onClick={props.rematch}>
              {props.again ?? say('ui.end.rematch')}
            </button>
          )}
        </footer>
      </div>
      {moment && (
        <button type="button" className="btn end-skip" onClick={() => setMoment(false)}>
          {say('ui.end.skip')}
        </button>
      )}
    </dialog>
  );
}

/** How many totals stand beside each other on a phone: numbers of three digits and more need a third of it. */
function abreast(seats: number, digits: number): number {
  if (seats < 4) return seats;
  return seats > 4 ? 3 : digits > 2 ? 2 : 4;
}

/** What everybody has, the winner first: in sight before anything is explained. */
function Totals({ result, seats, as }: Pick<EndSheetProps, 'result' | 'seats' | 'as'>) {
  const say = useSay();
  const { places, scores } = result;
  const order = seats.toSorted((a, b) => (places[a.seat] ?? 0) - (places[b.seat] ?? 0));
  const written = (seat: Seat) => String(scores?.[seat] ?? say('ui.end.place', { place: places[seat] ?? 0 }));
  const digits = Math.max(...seats.map(({ seat }) => written(seat).length));
  return (
    <ol
      className="end-totals"
      aria-label={say('ui.end.totals')}
      data-many={seats.length > 4 || undefined}
      style={
        { '--seats': seats.length, '--narrow': abreast(seats.length, digits), '--digits': digits } as CSSProperties
      }
    >
      {order.map(({ seat, name, look, kind }) => {
        const { sigil, fill, line } = seatIdentity(look);
        return (
          <li
            key={seat}
            data-won={places[seat] === 1 || undefined}
            style={{ '--seat': fill, '--seat-line': line } as CSSProperties}
          >
            <Sigil name={sigil} size={26} fill={line} />
            <b>{written(seat)}</b>
            <span className="one-line">{seat === as && kind === 'me' ? say('ui.you') : name}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Act({ icon, word, run }: { readonly icon: IconName; readonly word: UiWord; run(): void }) {
  const say = useSay();
  return (
    <button type="button" className="btn" onClick={run}>
      <Icon name={icon} size={20} />
      <span>{say(word)}</span>
    </button>
  );
}
