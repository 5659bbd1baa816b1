import type { Observer, Seat } from '@orrery/kernel';
import { plain } from '@orrery/words';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../announce/index.ts';
import { Graticule, GraticuleFrame, Sky } from '../art/index.ts';
import { ActionBar, type HintProps } from '../bar/index.ts';
import { KeysSheet, useKeys } from '../keys/index.ts';
import { LineSigil, Log, type LogLine } from '../log/index.ts';
import { ReactButton, ReactionsAfloat, type ReactionsProps } from '../reactions/index.ts';
import { isMissing } from '../seats/away.ts';
import { SeatRail } from '../seats/index.ts';
import { usePrefs } from '../settings/index.ts';
import { Sheet } from '../sheet/index.ts';
import { rem } from '../size/index.ts';
import type { StageShow } from '../stage/index.ts';
import { useSteady } from '../steady/index.ts';
import type { BarParts, SeatInfo, TableParts } from '../table/contract.ts';
import { buzz, useRest } from '../touch/index.ts';
import { Why, type WhyNot } from '../why/index.ts';
import { Phrase, useLang, useSay } from '../words/index.ts';
import { Arm, useArm } from './Arm.tsx';
import { barNow } from './bar-now.tsx';
import { Header } from './Header.tsx';
import { arrowsInto, intoBoard } from './into-board.ts';
import { lineNow } from './line-now.ts';
import { Menu, type MenuPage, type PeopleSheet } from './Menu.tsx';
import { Rail } from './Rail.tsx';
import { useKeepFocus } from './useKeepFocus.ts';
import { useRefusal } from './useRefusal.ts';
import { SHEET, useTab } from './useTab.ts';
import { useTurnAnnouncements } from './useTurnAnnouncements.ts';
import { whatICan } from './what-i-can.ts';
import './frame.css';
import './menu.css';
import './phone.css';
import './sideways.css';
import './wide.css';

/** A stage without the types of its game. */
// biome-ignore lint/suspicious/noExplicitAny: the frame reads no view and no event
export type AnyStage = Pick<StageShow<any>, 'behind' | 'scene' | 'at' | 'cue' | 'paused' | 'skipsToTurn' | 'controls'>;

export interface TableFrameProps {
  readonly parts: TableParts;
  readonly plate: number;
  readonly title: string;
  readonly tableName: string;
  readonly tableId: string;
  readonly seats: readonly SeatInfo[];
  readonly as: Observer;
  /** Seats the match waits for, as far as the stage has come. */
  readonly awaited: readonly Seat[];
  /** A bot plays the seat of who looks: nothing is asked of them. */
  readonly botPlays?: boolean;
  /** Since when it waits, in milliseconds since 1970. */
  readonly since: number | null;
  /** When the time for it runs out, in milliseconds since 1970; null or absent: never. */
  readonly until?: number | null;
  readonly over: boolean;
  readonly log: readonly LogLine[];
  /** What one plays for, above the log: for who plays for the first time. */
  readonly goal?: string | null;
  /** For who plays for the first time: what is worth knowing now; null or absent: nothing. */
  readonly hint?: HintProps | null;
  readonly stage: AnyStage;
  /** What has been seen may be played again. */
  readonly replays: boolean;
  /** A hot-seat table of this device alone. */
  readonly local: boolean;
  /** A large screen for all in the room. */
  readonly screen?: boolean;
  /** The connection is lost; moves are kept and sent later. */
  readonly lost: boolean;
  readonly undo: (() => void) | null;
  /** How many moves can be taken back. */
  readonly undoable?: number;
  readonly refused: WhyNot | null;
  /** The app's own button in the bar, such as the way back to the score. */
  readonly action?: ReactNode;
  /** The app's own buttons in the menu: leave, invite; some of them close it. */
  readonly menu?: (close: () => void) => ReactNode;
  /** Those that come before all others. */
  readonly menuFirst?: ((close: () => void) => ReactNode) | undefined;
  /** Somebody touches the board or the hand. */
  readonly touched?: (() => void) | undefined;
  /** Brings older lines of the log; absent: all are here. */
  readonly earlier?: (() => void) | null;
  /** Who is here, where others can be: opened from the menu and from the plates of the seats. */
  readonly people?: PeopleSheet | undefined;
  /** The app's own word above the table, such as a question to the host; null or absent: none. */
  readonly notice?: ReactNode;
  /** Above the log, on a phone from below: something all are asked; null or absent: nothing. */
  readonly panel?: ReactNode;
  /** More tabs beside Log and Rules. */
  readonly tabs?: readonly { readonly id: string; readonly title: string; readonly body: ReactNode }[];
  /** How much in those tabs is new: a mark on the menu of a phone. */
  readonly news?: number;
  /** What people at the table say without words; absent: nobody talks here, or who looks on wants none. */
  readonly reactions?: ReactionsProps | undefined;
  rules(at: string | null): ReactNode;
  light(cells: readonly string[]): void;
  forgetRefusal(): void;
}

/** The shell of every table: the game fills the regions, the app the rest. */
export function TableFrame(props: TableFrameProps) {
  const { parts, seats, as, awaited, since, log, stage, local, lost, light } = props;
  const say = useSay();
  const lang = useLang();
  const voice = useAnnounce();
  const [prefs, setPrefs] = usePrefs();
  const table = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  const tabbed = useTab(parts.sheet ?? null);
  const [menu, setMenu] = useState<MenuPage | null>(null);
  const [keys, setKeys] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const mine = as !== 'table' && props.botPlays !== true && awaited.includes(as) && !stage.behind;

  const undo = parts.bar.calm === true ? null : props.undo;
  const atPresent = stage.scene === 'live';
  useEffect(() => {
    if (atPresent) light([]);
  }, [atPresent, light]);
  useKeepFocus(table, bar);
  useTurnAnnouncements(log, mine, props.over);
  useKeys({
    '?': () => setKeys(true),
    u: undo,
    l: () => voice.polite(plain(log.findLast((line) => !line.heading)?.text ?? say('ui.log.empty'))),
    m: as === 'table' ? null : () => voice.polite(whatICan(parts.can(), say, lang)),
    p: stage.behind ? (stage.paused ? stage.controls.play : stage.controls.pause) : null,
    ...arrowsInto(() => intoBoard(table, bar)),
    Escape: stage.scene === 'live' ? null : stage.controls.finish,
  });
  // Whoever touches the board or the hand wants to play, not to watch: the present first, then the touch goes on to it.
  const catchUp = (): void => {
    if (stage.behind && stage.scene === 'live') flushSync(stage.controls.finish);
  };
  const touch = (): void => {
    props.touched?.();
    catchUp();
  };
  const [near, setNear] = useState<ReturnType<NonNullable<TableParts['closer']>>>(null);
  const rests = useRest((cell) => {
    const look = parts.closer?.(cell) ?? null;
    if (look === null) return false;
    buzz('lift');
    setNear(look);
    return true;
  });
  const touches = {
    ...rests,
    onPointerDownCapture: touch,
    onKeyDownCapture: ({ key }: { readonly key: string }) => {
      if (key === 'Enter' || key === ' ') touch();
    },
  };
  const refusal = useRefusal(props.refused, bar, props.forgetRefusal);
  const readRule = (id: string): void => {
    refusal.close();
    setRule(id);
    tabbed.choose('rules');
    if (bar.current !== null && getComputedStyle(bar.current).getPropertyValue('--rail') === 'none') setMenu('rules');
  };
  // Whoever opens the rules by hand wants them at this moment, not at the rule asked for last.
  const chooseTab = (id: string): void => {
    setRule(null);
    tabbed.choose(id);
  };
  const openMenu = useSteady((page: MenuPage | null): void => {
    setRule(null);
    setMenu(page);
    // A finger leaves no line of the log as a pointer does.
    light([]);
  });
  // While events are on stage, whoever they are about is at it; nobody is waited for.
  const actor = lineNow(log, stage)?.actor ?? null;
  const active = useMemo(
    () => (stage.behind ? (actor === null ? [] : [actor]) : awaited),
    [stage.behind, actor, awaited],
  );
  const arm = useArm(seats, as, active);
  const again = props.replays ? stage.controls.again : null;
  // On a phone the log lies over the board: what it shows is to be seen.
  const show = useCallback((play: () => void): void => {
    setMenu(null);
    play();
  }, []);
  const { controls } = stage;
  const look = useCallback(
    ({ at }: LogLine) => (at !== null && controls.canLook(at) ? () => show(() => controls.look(at)) : null),
    [controls, show],
  );
  const showAgain = useSteady(() => again !== null && show(again));
  const bringEarlier = useSteady(() => props.earlier?.());
  const looking = stage.scene === 'live' ? null : `${stage.at.no}.${stage.at.event}`;
  const hint = mine ? hintBeside(parts.bar.rests, props.hint) : null;
  const logBook = (
    <Log
      lines={log}
      // Not twice: until it is put away it stands in the bar, where there is room for it.
      goal={hint !== null && hint.text === props.goal ? null : (props.goal ?? null)}
      seats={seats}
      looking={looking}
      light={light}
      look={look}
      earlier={props.earlier == null ? null : bringEarlier}
      again={stage.behind || again === null ? null : showAgain}
    />
  );
  const rules = props.rules(rule ?? parts.rule);
  const rulesTab = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it
    <div className="rail-rules scrolls" tabIndex={0}>
      {rules}
    </div>
  );
  const tabs = [
    { id: 'log', title: say('ui.tab.log'), body: logBook },
    { id: 'rules', title: say('ui.tab.rules'), body: rulesTab },
    ...(props.tabs ?? []),
  ];
  const { sheet } = parts;
  const sheetTab =
    sheet == null
      ? []
      : [
          {
            id: SHEET,
            title: sheet.title,
            body: (
              <div className="rail-sheet scrolls" {...touches}>
                {sheet.body}
              </div>
            ),
          },
        ];
  const openPerson = useCallback((seat: Seat) => openMenu(`people:${seat}`), [openMenu]);
  const openSeats = useCallback(() => openMenu('seats'), [openMenu]);
  const openTop = useCallback(() => setMenu('top'), []);
  const seatList = {
    seats,
    as,
    awaited: active,
    onStage: stage.behind,
    since,
    until: props.until ?? null,
    parts: parts.seat,
    open: props.people === undefined ? undefined : openPerson,
  };
  const news = (props.news ?? 0) > 0;
  const othersGo = !mine && !stage.behind && awaited.length > 0 && !props.over;
  const awaitedSeats = othersGo ? seats.filter(({ seat }) => awaited.includes(seat)) : [];
  const missing = awaitedSeats.filter(isMissing);
  const quiet = parts.bar.actions === undefined && parts.bar.tells !== true && !props.action && undo === null;
  const last = othersGo && quiet ? log.findLast((line) => !line.heading) : undefined;
  const lostWords = lost ? say(as === 'table' ? 'ui.lost.watching' : 'ui.lost') : null;
  return (
    <main ref={table} className="table" data-local={local || undefined}>
      <Sky seed={props.tableId} />
      <div
        className="table-grid"
        data-hand={parts.hand !== undefined || undefined}
        data-square={parts.square || undefined}
        data-bleeds={parts.bleeds || undefined}
        data-banner={props.notice ? 'notice' : lost ? 'lost' : undefined}
        style={(parts.dock === undefined ? {} : { '--dock': rem(parts.dock) }) as CSSProperties}
      >
        <Header
          plate={props.plate}
          title={props.title}
          tableName={props.tableName}
          status={parts.status}
          local={local}
          watching={as === 'table' && !local}
          screen={props.screen ?? false}
          news={news || (props.people?.news ?? false)}
          openMenu={openTop}
        />
        {(lost || props.notice) && (
          <div className="banner">
            {lost && (
              <p className="banner-lost" role="status">
                {lostWords}
              </p>
            )}
            {props.notice}
          </div>
        )}
        <div className="area-seats" data-seats={seats.length}>
          <SeatRail {...seatList} unfold={openSeats} />
        </div>
        <section className="area-board" aria-label={say('ui.area.board')} {...touches}>
          <GraticuleFrame band={7} />
          {arm !== null && <Arm at={arm} />}
          <div className="board">{parts.board}</div>
          {parts.cartouche !== undefined && <span className="cartouche caps">{parts.cartouche}</span>}
          {props.reactions && <ReactionsAfloat afloat={props.reactions.afloat} seats={seats} />}
          {props.reactions?.react !== undefined && (parts.reacts || props.over) && (
            <ReactButton react={props.reactions.react} />
          )}
        </section>
        <div className="dock">
          <div className="area-bar">
            <ActionBar
              ref={bar}
              {...barNow({
                parts: parts.bar,
                stage,
                log,
                say,
                speed: prefs.speed,
                onSpeed: (speed) => setPrefs({ speed }),
              })}
              mine={mine}
              since={mine || stage.behind || awaited.length === 0 ? null : since}
              until={stage.behind || awaited.length === 0 ? null : (props.until ?? null)}
              missing={{ seats: missing, all: missing.length === awaitedSeats.length }}
              undo={stage.behind ? null : undo}
              undoable={props.undoable ?? 0}
              action={stage.behind ? null : props.action}
              said={last && <Said line={last} seats={seats} />}
              hint={hint}
              refusal={refusal.refusal}
              lost={lostWords}
              log={{ open: () => openMenu('log'), news }}
            />
          </div>
          {parts.hand !== undefined && (
            <section className="area-hand" aria-label={say('ui.area.hand')} {...touches}>
              {parts.hand}
            </section>
          )}
        </div>
        <div className="area-rail">
          {props.panel && <div className="area-panel">{props.panel}</div>}
          <Rail label={say('ui.area.rail')} tabs={[...sheetTab, ...tabs]} open={tabbed.open} choose={chooseTab} />
          {parts.aside !== undefined && (
            <Graticule className={parts.aside.strip === false ? 'aside aside-menu' : 'aside'} band={6} degree={12}>
              <h2>{parts.aside.title}</h2>
              <div className="aside-body">{parts.aside.body}</div>
            </Graticule>
          )}
        </div>
      </div>
      <Sheet open={near !== null} title={near?.title ?? ''} className="closer" onClose={() => setNear(null)}>
        {near?.body}
      </Sheet>
      <Why why={refusal.why} read={readRule} onClose={refusal.close} />
      <Menu
        page={menu}
        go={openMenu}
        tabs={tabs}
        label={say('ui.area.rail')}
        aside={parts.aside}
        givesUp={parts.givesUp}
        people={props.people}
        first={props.menuFirst?.(() => setMenu(null))}
        seats={<SeatRail {...seatList} stacked />}
        openKeys={() => {
          setMenu(null);
          setKeys(true);
        }}
      >
        {props.menu?.(() => setMenu(null))}
      </Menu>
      <KeysSheet open={keys} more={parts.keys ?? []} onClose={() => setKeys(false)} />
    </main>
  );
}

/** What happened last, as the log has it. */
function Said({ line, seats }: { readonly line: LogLine; readonly seats: readonly SeatInfo[] }) {
  return (
    <>
      <LineSigil line={line} seats={seats} />
      <Phrase text={line.brief ?? line.text} />
    </>
  );
}

/** What of a hint may stand in the bar as it is. */
function hintBeside(rests: BarParts['rests'], hint: HintProps | null = null): HintProps | null {
  return rests === true || (rests === 'beside' && hint?.beside === true) ? hint : null;
}
