import type { Seat } from '@orrery/kernel';
import { Sigil, seatIdentity, type TableProps, useReducedMotion } from '@orrery/ui';
import { type CSSProperties, useMemo, useReducer, useState } from 'react';
import type { SkyOfStars } from '../rules/kind.ts';
import type { View } from '../rules/view-kind.ts';
import { person, wordText } from '../words/names.ts';
import { Gallery, wordsOf } from './album/Gallery.tsx';
import { Key } from './album/Key.tsx';
import { barOf, ruleNow } from './bar/bar.tsx';
import { COUNT_SHARE, drawnIn } from './beats.ts';
import { whatCanBeDone } from './can.ts';
import { CardPanel, type Opened } from './hand/CardPanel.tsx';
import { Colours, coloursCount } from './hand/Colours.tsx';
import { DiePanel } from './hand/DiePanel.tsx';
import { Leave } from './Leave.tsx';
import { gainsOf } from './moments/Gain.tsx';
import { Letters } from './moments/Letters.tsx';
import { StopRibbon, StopTab } from './moments/Stop.tsx';
import { useStopSaid } from './moments/useStopSaid.ts';
import { type TableNames, tableNames } from './names.ts';
import { RoundPage } from './round/RoundPage.tsx';
import { roundBar } from './round/round-bar.tsx';
import { useRoundPage } from './round/useRoundPage.ts';
import { Status } from './Status.tsx';
import {
  areSkiesOpen,
  boardView,
  drawnBy,
  figureOf,
  isShowing,
  type Look,
  questionOf,
  type Scene,
  sceneOf,
} from './scene.ts';
import { isLargeScreen, Screen } from './screen/Screen.tsx';
import { type Gained, seatParts } from './seat/SeatInfo.tsx';
import { AtWork } from './show/AtWork.tsx';
import { Count } from './show/Count.tsx';
import { Label } from './show/Label.tsx';
import { NextSky, Whose } from './show/Whose.tsx';
import { Closer } from './sky/Closer.tsx';
import type { DrawingProps } from './sky/Drawing.tsx';
import { SkyBoard } from './sky/SkyBoard.tsx';
import { useZoom, type Zoom } from './sky/useZoom.ts';
import { useDrawing } from './useDrawing.ts';
import { useKept } from './useKept.ts';
import './table.css';

export function Table(props: TableProps<SkyOfStars>) {
  const { view, as, seats, awaited, cue, turn, lit, confirm, explain, clock } = props;
  const names = useMemo(() => tableNames(props.say, as, seats, view.options), [props.say, as, seats, view.options]);
  const { say } = names;
  const hand = useDrawing({ view, as, turn, names, confirm, explain });
  const [looking, setLooking] = useState<Look | null>(null);
  const look = (seat: Seat | null): void => setLooking(seat === null ? null : { seat, question: questionOf(view) });
  const [letters, setLetters] = useKept('letters');
  const now = useMemo(() => boardView(view, cue, as), [view, cue, as]);
  const scene = sceneOf(now, cue, as, looking);
  const owner = scene.t === 'sky' ? scene.owner : null;
  const over = useRoundPage(view, cue, as);
  const still = useReducedMotion();
  const [again, watchAgain] = useReducer((times: number) => times + 1, 0);
  useStopSaid(cue, names);
  const zoom = useZoom(`${owner}`);
  const guesses =
    (view.phase === 'show' || view.phase === 'count') &&
    turn !== null &&
    owner !== null &&
    owner !== as &&
    view.open.includes(owner);
  const opened = cue?.hushed ? null : openedBy(cue, now, scene);
  const shows = owner !== null && scene.t === 'sky' && scene.mode === 'show' && isShowing(now);
  const away = scene.t === 'sky' && scene.mode === 'show' && !shows && as !== 'table';
  // Once all have answered nobody has a time to keep.
  const time = awaited.length === 0 || cue !== null ? null : (clock ?? null);
  const opening = cue?.seen.t === 'revealed' ? cue : null;
  const times = {
    '--ms': `${cue?.ms ?? 0}ms`,
  } as CSSProperties;
  const works = scene.t === 'gallery' && now.phase !== 'over' && !areSkiesOpen(now);
  const stop = cue?.seen.t === 'stopCalled' && cue.seen.seat !== null ? { by: cue.seen.seat, ms: cue.ms } : null;
  const caller = view.phase === 'last' ? (view.rounds.at(-1)?.stop?.by ?? null) : null;
  const told = cue?.hushed ? view : now;
  const gained = gainedBy(cue, told);
  const medals = props.medals ?? null;
  const large = as === 'table' && isLargeScreen();
  const one = scene.t === 'sky' && (
    <OneSky {...{ props, now, names, hand, scene, lit, zoom, letters, opened, again }} />
  );
  const plate =
    over !== null ? (
      <RoundPage view={now} names={names} round={over.round} replay={over.replay} />
    ) : scene.t === 'gallery' && !works ? (
      <Gallery view={now} names={names} medals={medals} look={look} />
    ) : null;
  const board = (
    <div
      className="sk-board"
      style={times}
      data-stopped={stop !== null || undefined}
      data-album={now.phase === 'over' || undefined}
      data-erase={(scene.t === 'sky' && scene.mode === 'erase') || undefined}
    >
      {large && plate === null ? (
        <Screen
          {...{ names, cue, opened, gained }}
          view={told}
          clock={time}
          owner={shows ? owner : null}
          plate={one || null}
        />
      ) : large ? (
        <div className="sk-screen sk-screen-whole">{plate}</div>
      ) : (
        (plate ?? (one || <AtWork view={view} names={names} cue={cue} clock={time} />))
      )}
      {stop !== null && <StopRibbon names={names} caller={stop.by} rolls={view.rolls} ms={stop.ms} />}
      {caller !== null && stop === null && scene.t === 'sky' && <StopTab names={names} caller={caller} />}
    </div>
  );
  const drawing = !isShowing(view);
  const open = drawing ? (view.options.skies === 'open' ? view.players.map((_, seat) => seat) : []) : now.open;
  const skies =
    open.length < 2 || opening !== null ? null : { names, seats: open, owner, all: drawing && as === 'table', look };
  const whose = skies !== null && <Whose {...skies} />;
  // Once it is answered for, the next sky comes.
  const guess = (of: Seat, n: number): void => {
    look(null);
    hand.send({ t: 'guess', owner: of, n });
  };
  const panel = (
    <div
      className="sk-hand"
      data-shows={shows || undefined}
      data-opened={(shows && opened !== null) || undefined}
      style={times}
      data-opening={opening === null || opening.ms === 0 ? undefined : true}
    >
      {shows ? (
        <Label
          {...{ names, owner, opened, whose }}
          view={now}
          clock={time}
          watch={still || opened !== null ? null : watchAgain}
        />
      ) : (
        <DiePanel view={view} names={names} cue={cue} clock={time} whose={whose} />
      )}
      <CardPanel
        names={names}
        card={view.card}
        mine={view.mine?.number ?? null}
        secret={as !== 'table' && (now.rounds.at(-1)?.numbers[as] ?? null) === null}
        guess={view.mine?.guesses.find((guess) => guess.owner === owner)?.n ?? null}
        opened={opened}
        choose={guesses ? (n) => guess(owner, n) : null}
      />
      {shows && opened === null && <Letters view={now} names={names} />}
    </div>
  );
  const counts = as !== 'table' && coloursCount(view);
  return props.frame({
    status: (
      <>
        <Status view={view} names={names} read={over?.round ?? null} />
        {skies !== null && <NextSky {...skies} />}
        {scene.t === 'sky' && as !== 'table' && (
          <Closer zoom={zoom} names={names} at={hand.pick.to ?? hand.pick.from ?? drawnBy(now, owner).at(-1) ?? null} />
        )}
      </>
    ),
    seat: (seat) => seatParts(told, names, seat, gained),
    board,
    square: true,
    reacts: shows || over !== null,
    can: () => whatCanBeDone(turn?.moves ?? [], names.say),
    bar:
      roundBar(view, names, over) ??
      barOf({
        view,
        names,
        turn,
        hand,
        awaited,
        owner,
        here: props.here ?? null,
        back: away ? () => look(null) : null,
      }),
    ...(now.phase === 'over'
      ? owner === null
        ? {}
        : { hand: <Key view={now} names={names} owner={owner} medals={medals} back={() => look(null)} /> }
      : works || large || over !== null
        ? {}
        : { hand: panel }),
    ...(works || large || over !== null
      ? {}
      : {
          aside: {
            title: say(counts ? 'colours.mine' : 'sky.colours'),
            body: (
              <>
                {counts && <Colours view={view} names={names} seat={as} />}
                <label className="sk-letters">
                  <input type="checkbox" checked={letters} onChange={({ target }) => setLetters(target.checked)} />
                  {say('sky.letters')}
                </label>
                <Leave turn={turn} names={names} />
              </>
            ),
          },
        }),
    rule: ruleNow(view),
    keys: (['e', 'd', 'z', 's', 'n'] as const)
      .map((key) => ({ key: key.toUpperCase(), text: say(KEYS[key]) }))
      .concat({ key: 'R', text: say('show.watch') }, { key: '1-5', text: say('key.digits') }),
  });
}

const KEYS = { e: 'key.space', d: 'key.describe', z: 'key.zoom', s: 'key.stop', n: 'key.next' } as const;

/** What a reveal on stage brings to whom; nothing while it keeps its secret. */
function gainedBy(cue: TableProps<SkyOfStars>['cue'], view: View): Gained | null {
  if (cue?.seen.t !== 'revealed' || cue.hushed) return null;
  const { owner } = cue.seen;
  const show = view.rounds.at(-1)?.shows.find((one) => one.owner === owner);
  return show === undefined ? null : { gains: gainsOf(show), reveal: cue.no, ms: cue.ms };
}

/** The card as a reveal lays it open, and as it lies while the verdict is asked. */
function openedBy(cue: TableProps<SkyOfStars>['cue'], view: View, scene: Scene): Opened | null {
  if (scene.t === 'gallery') return null;
  const show = view.rounds.at(-1)?.shows.find(({ owner }) => owner === scene.owner);
  if (show === undefined || view.phase === 'start' || view.phase === 'act') return null;
  return { number: show.number, guesses: show.guesses, plusOne: show.plusOne, key: cue?.no ?? 0 };
}

interface OneSkyProps {
  readonly props: TableProps<SkyOfStars>;
  readonly now: View;
  readonly names: TableNames;
  readonly hand: ReturnType<typeof useDrawing>;
  readonly scene: Extract<Scene, { t: 'sky' }>;
  readonly lit: readonly string[];
  readonly zoom: Zoom;
  readonly letters: boolean;
  readonly opened: Opened | null;
  /** How often somebody here has asked to see it drawn again. */
  readonly again: number;
}

function OneSky({ props, now, names, hand, scene, lit, zoom, letters, opened, again }: OneSkyProps) {
  const { cue } = props;
  const { say, as } = names;
  const { owner, mode } = scene;
  // What is only looked at owns the plate: also while it was drawn, when that is watched again.
  const looks = mode === 'show' || props.watched === true;
  const figure = useMemo(() => figureOf(now, names, owner), [now, names, owner]);
  const over = now.phase === 'over';
  const title = owner === as && mode !== 'show' ? say('sky.mine') : say('sky.of', { name: names.name(owner) });
  const seen = cue?.seen;
  const { sigil, line } = seatIdentity(names.look(owner));
  return (
    <SkyBoard
      names={names}
      figure={figure}
      title={
        over
          ? say('album.sky', {
              ...person(names, owner),
              words: wordsOf(now, names, owner)
                .map(({ word }) => word)
                .join(', '),
            })
          : title
      }
      hand={looks ? null : hand}
      letters={letters}
      spotlight={looks}
      word={opened === null || over ? null : wordText(names, now.card, opened.number)}
      zoom={zoom}
      lit={lit}
      whose={`${owner}`}
      replay={
        // Once it is told what it was the drawing stands whole beside its word.
        mode === 'show' && opened === null && isShowing(now) && seen?.t !== 'counted' && seen?.t !== 'revealed'
          ? { key: `${now.round}.${owner}.${again}`, ms: drawnIn(figure.current?.lines.length ?? 0) }
          : null
      }
      fresh={freshOf(cue, owner)}
    >
      {seen?.t === 'revealed' && cue?.hushed && <Count key={cue.no} ms={cue.ms * COUNT_SHARE} />}
      {seen?.t === 'counted' && cue !== null && cue.ms > 0 && <Count key={cue.no} ms={cue.ms} />}
      {owner !== as && !over && (
        <p className="sk-tab sk-owner" aria-hidden="true">
          <Sigil name={sigil} fill={line} size={18} />
          {say('sky.of', { name: names.name(owner) })}
        </p>
      )}
    </SkyBoard>
  );
}

function freshOf(cue: TableProps<SkyOfStars>['cue'], owner: Seat): DrawingProps['fresh'] {
  const seen = cue?.seen;
  if ((seen?.t === 'lineDrawn' || seen?.t === 'lastLine') && seen.seat === owner)
    return { from: seen.from, to: seen.to };
  if (seen?.t === 'erased' && seen.owner === owner && seen.star !== null) return { star: seen.star };
  return null;
}
