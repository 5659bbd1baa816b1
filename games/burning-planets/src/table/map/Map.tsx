import type { Observer } from '@orrery/kernel';
import { type Cue, Icon, useSize } from '@orrery/ui';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { Cell, Move } from '../../rules/moves.ts';
import { tablesOf } from '../../rules/tables.ts';
import { cellKey, cellOfKey } from '../../sight/cells.ts';
import type { Placing, Touches } from '../choices.ts';
import { type Way, Ways } from '../fleet/Ways.tsx';
import type { TableNames } from '../names.ts';
import { type Aim, type Sense, unitAt } from '../sense.ts';
import { useNamesAside } from './aside.ts';
import { CLOSE, centred, FIRST_SIGHT, fit, isNarrow, type Window } from './camera.ts';
import { duelBox, Effects } from './Effects.tsx';
import { Ghost, Marks, Reach } from './Hints.tsx';
import { cellUnder, n, type Point, pointOf } from './hex.ts';
import { Labels } from './Labels.tsx';
import { Minimap } from './Minimap.tsx';
import { Rocks, Ships } from './Pieces.tsx';
import { Planet } from './Planet.tsx';
import { boxAbout, planetBox, planOf } from './plan.ts';
import { Questions } from './questions.ts';
import { Sheet } from './Sheet.tsx';
import { passageOf, placeOfCue } from './scene.ts';
import { useCamera } from './useCamera.ts';
import { useGestures } from './useGestures.ts';
import { stepFrom } from './walk.ts';
import './map.css';
import './pieces.css';

/** What the rest of the table may ask of the map. */
export interface MapHand {
  whole(): void;
  /** Brings a cell into sight, near enough to touch. */
  showCell(cell: Cell): void;
  /** Brings these cells into what a card leaves free. */
  showCells(cells: readonly Cell[]): void;
  showPlanet(planet: number): void;
  /** A card has opened: what it tells of comes out from under it. */
  makeRoom(what: { readonly cell: Cell } | { readonly planet: number }): void;
}

export interface MapProps {
  readonly sense: Sense;
  readonly as: Observer;
  readonly names: TableNames;
  readonly cue: Cue<BurningPlanets> | null;
  readonly touches: Touches;
  /** What I ordered is still on its way. */
  readonly busy: boolean;
  /** What is asked of me now, if its answer is one of the lit cells: each question brings them into sight once. */
  readonly asked: string | Placing | null;
  readonly threat: readonly Cell[];
  readonly aims: readonly Aim[];
  readonly selected: Cell | null;
  readonly draft: { readonly move: Move; readonly at: Cell } | null;
  readonly lit: readonly string[];
  /** Where a match is watched again: what the moment is about. */
  readonly about?: readonly string[] | undefined;
  /** Ways that ships are told to take. */
  readonly ways: readonly Way[];
  readonly hand: Ref<MapHand>;
  /** Cards lie over the map, not beside it. */
  readonly carded: boolean;
  /** What lies over the map: cards, the index. */
  readonly children?: ReactNode;
  /** `more`: with Shift, besides what was chosen before. */
  touch(cell: Cell, more: boolean): void;
  /** Enter on a cell that is not lit: why it does nothing, for whoever walks by keys. */
  inVain(cell: Cell): void;
  /** A cell in words, for whoever walks over the map by keys. */
  speak(cell: Cell): void;
}

/** As wide as a finger: pixels. */
const FINGER = 44;

export function GameMap(props: MapProps) {
  const [ref, size] = useSize<HTMLDivElement>();
  return (
    <div ref={ref} className="bp-room">
      {size !== null && size.width > 0 && <LaidMap {...props} window={size} />}
    </div>
  );
}

/** The map in a window of a known size. */
export function LaidMap({ window, ...props }: MapProps & { readonly window: Window }) {
  const { sense, as, names, cue, touches, lit } = props;
  const { view } = sense;
  const { options } = view;
  const plan = planOf(options, view.n);
  const [cursor, setCursor] = useState<Cell | null>(null);
  const home = view.planets.find(({ owner }) => owner === as) ?? view.planets[0];
  const [marked] = useState(() => {
    const box = boxAbout(lit.flatMap((key) => cellOfKey(key) ?? []));
    return box === null ? null : { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  });
  const { hand, world, root } = useCamera(plan.box, plan.sheet, window, props.carded, (size) => {
    // The whole board where it can be read, else as much of it about what a lesson marks, or one's own planet, as can.
    const whole = fit(plan.box, size);
    const about = marked ?? (home === undefined ? null : pointOf(home.centre));
    return about === null ? whole : centred(about, Math.max(whole.k, FIRST_SIGHT), size);
  });
  useNamesAside(hand, root);
  /** A touch that misses a lit cell by less than half a finger was meant for it, unless something else stands there. */
  const snapped = (at: Point): Cell => {
    const cell = cellUnder(at);
    if (touches.has(cellKey(cell)) || unitAt(sense, cell) !== null) return cell;
    const off = (one: Cell) => Math.hypot(pointOf(one).x - at.x, pointOf(one).y - at.y);
    const [nearest] = [...touches.keys()].flatMap((key) => cellOfKey(key) ?? []).sort((a, b) => off(a) - off(b));
    return nearest !== undefined && off(nearest) * hand.now().k <= FINGER / 2 ? nearest : cell;
  };
  const gestures = useGestures(
    hand,
    root,
    (at, more) => {
      const cell = snapped(at);
      if (!plan.cells.has(cellKey(cell))) return;
      setCursor(null);
      props.touch(cell, more);
    },
    (at) => cellKey(cellUnder(at)),
  );
  const hasRoomBeside = !isNarrow(window);
  const show = (cell: Cell): void => {
    if (hand.now().k < CLOSE * 0.5) hand.centre(pointOf(cell), CLOSE * 0.6);
    else hand.reveal(pointOf(cell));
  };
  useImperativeHandle(
    props.hand,
    (): MapHand => ({
      whole: hand.whole,
      showCell: show,
      showCells: (cells) => {
        const box = boxAbout(cells);
        if (box !== null) hand.uncover(box);
      },
      showPlanet: (id) => {
        const planet = view.planets[id];
        if (planet !== undefined) hand.show(planetBox(options, planet));
      },
      makeRoom: (what) => {
        const box = 'cell' in what ? boxAbout([what.cell]) : null;
        const planet = 'planet' in what ? view.planets[what.planet] : undefined;
        if (box !== null) hand.clear(box);
        // Where the card lies below, it goes while a place is chosen.
        else if (planet !== undefined && hasRoomBeside) hand.uncover(planetBox(options, planet));
      },
    }),
  );
  const about = cue === null ? null : placeOfCue(view, cue.seen);
  const aboutKey = about === null ? null : `${cellKey(about)} ${cue?.no}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each event on stage is brought into sight once
  useEffect(() => {
    if (about === null || cue === null || cue.ms === 0) return;
    if (cue.seen.t === 'attacked') hand.clear(duelBox(view, about, hand.now().k));
    else hand.reveal(pointOf(about));
  }, [aboutKey]);
  const moment = (props.about ?? []).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment is brought into sight once, also where nothing moves
  useEffect(() => {
    const box = boxAbout((props.about ?? []).flatMap((key) => cellOfKey(key) ?? []));
    if (box !== null) hand.reveal({ x: box.x + box.w / 2, y: box.y + box.h / 2 });
  }, [moment]);
  const [questions] = useState(() => new Questions<NonNullable<MapProps['asked']>>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question, however the map is turned afterwards
  useEffect(() => {
    if (!questions.isNew(props.asked, touches.size)) return;
    const box = boxAbout([...touches.keys()].flatMap((key) => cellOfKey(key) ?? []));
    if (box === null) return;
    if (typeof props.asked === 'object' && hasRoomBeside) hand.uncover(box);
    else hand.bring(box);
  }, [props.asked, touches.size > 0]);
  const walk = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const here = cursor ?? props.selected ?? home?.centre ?? plan.panels[0]!.centre;
    if (event.key === 'Enter' || event.key === ' ') {
      props.touch(here, event.shiftKey);
      if (!touches.has(cellKey(here))) props.inVain(here);
    } else if (event.key === '+' || event.key === '=') hand.zoom(1.4);
    else if (event.key === '-') hand.zoom(1 / 1.4);
    else {
      const next = cursor === null && stepFrom(here, event.key) !== null ? here : stepFrom(here, event.key);
      if (next === null) return;
      if (plan.cells.has(cellKey(next))) {
        setCursor(next);
        // What the menu key looks closer at.
        if (root.current !== null) root.current.dataset.cell = cellKey(next);
        hand.reveal(pointOf(next));
        props.speak(next);
      }
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const litCells = useMemo(() => lit.flatMap((key) => cellOfKey(key) ?? []), [lit]);
  const { say } = names;
  const drawn = [plan.sheet.x, plan.sheet.y, plan.sheet.w, plan.sheet.h].map(n).join(' ');
  return (
    <div ref={root} className="bp-map" {...gestures}>
      <div
        className="bp-walk"
        role="application"
        aria-label={say('map.label')}
        aria-busy={props.busy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is walked by keys
        tabIndex={0}
        onKeyDown={walk}
        onBlur={() => setCursor(null)}
      >
        <div ref={world} className="bp-world">
          {/* What seldom changes is drawn apart: it need not be painted again with every step of a ship. */}
          <div className="bp-still">
            <svg viewBox={drawn} aria-hidden="true">
              <Sheet plan={plan} radius={tablesOf(options).set.panelRadius} />
              {view.planets.map((planet) => (
                <Planet key={planet.id} planet={planet} options={options} look={names.look(planet.owner)} />
              ))}
            </svg>
          </div>
          <svg viewBox={drawn} aria-hidden="true">
            <Reach touches={touches} threat={props.threat} from={props.selected} />
            <Rocks view={view} names={names} />
            <Labels view={view} names={names} />
            <Ships view={view} names={names} passage={passageOf(cue)} />
            <Marks
              selected={props.selected}
              aims={props.aims}
              percent={({ odds }) => say('odds.percent', { odds: odds.wins / odds.of })}
              cursor={cursor}
              lit={litCells}
            />
            {props.draft !== null && as !== 'table' && (
              <Ghost move={props.draft.move} at={props.draft.at} view={view} names={names} me={as} />
            )}
            <Ways ways={props.ways} />
            <Effects view={view} names={names} cue={cue} />
          </svg>
        </div>
      </div>
      <Minimap view={view} names={names} plan={plan} hand={hand} />
      <div className="bp-zoom bp-over">
        <button type="button" className="btn icon" aria-label={say('map.nearer')} onClick={() => hand.zoom(1.5)}>
          <Icon name="plus" size={18} />
        </button>
        <button type="button" className="btn icon" aria-label={say('map.farther')} onClick={() => hand.zoom(1 / 1.5)}>
          <Icon name="minus" size={18} />
        </button>
        <button type="button" className="btn icon" aria-label={say('map.whole')} onClick={hand.whole}>
          <Icon name="eye" size={18} />
        </button>
      </div>
      {props.children}
    </div>
  );
}
