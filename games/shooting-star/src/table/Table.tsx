import type { Seat } from '@orrery/kernel';
import { Carried, type TableProps, useDrag, useKeys, useSteady } from '@orrery/ui';
import { type ComponentProps, useCallback, useMemo, useState } from 'react';
import { dataOf } from '../data/index.ts';
import type { ShootingStar, XY } from '../rules/kind.ts';
import { sameCell } from '../sight/change.ts';
import { volleyOf } from '../sight/staged.ts';
import { nextArrow, useAiming } from './aim.ts';
import { Missions } from './aside/Missions.tsx';
import { aimBar, buildBar, ruleNow, waitBar } from './bar.tsx';
import { Chart } from './board/Chart.tsx';
import { Piece } from './board/Piece.tsx';
import { boundsOf } from './board/plan.ts';
import { Sector } from './board/Sector.tsx';
import { useBuilding } from './build.ts';
import { closerTo } from './Closer.tsx';
import { whatCanBeDone } from './can.ts';
import { type Carry, useCarriedOver, useCarry } from './carry.ts';
import { CarriedFace } from './hand/CarriedFace.tsx';
import { PlanetHand } from './hand/PlanetHand.tsx';
import { Volley } from './hand/Volley.tsx';
import { WeaponHand } from './hand/WeaponHand.tsx';
import { tableNames } from './names.ts';
import { Round } from './Round.tsx';
import { Piles } from './seat/Piles.tsx';
import { seatParts } from './seat/SeatInfo.tsx';
import './table.css';
import './phone.css';

/** Bar and hand of a phone together: pixels. */
const DOCK = 182;

export function Table(props: TableProps<ShootingStar>) {
  const { view, as, seats, awaited, cue, turn, lit, confirm, explain } = props;
  const names = useMemo(
    () => tableNames(props.say, as, seats, dataOf(view.options), view.options.isolatedTo),
    [props.say, as, seats, view.options],
  );
  const { say } = names;
  const carry = useCarry();
  const aiming = useAiming(view, turn, explain, () => carry.now().aim);
  const building = useBuilding(view, turn, explain);
  const [pilesOf, openPiles] = useState<Seat | null>(null);
  const carriedTo = () => carry.now().aim?.at ?? null;
  const drag = useDrag({
    lift: (weapon) => {
      carry.end();
      aiming.carry(weapon, null);
    },
    over: (weapon, cell) => {
      const aim = cell === null ? null : aiming.aimAt(weapon, cellOf(cell));
      carry.move({ aim: aim ?? carry.now().aim, over: cell !== null });
    },
    rests: (weapon) => {
      // The first time the bar gets its buttons. From then on its words alone follow: a slow phone has no time for a table.
      if (aiming.aim === null) aiming.carry(weapon, carriedTo());
      carry.move({ rested: carry.now().aim });
    },
    drop: (weapon) => {
      aiming.carry(weapon, carriedTo());
      carry.end();
    },
  });
  const turnCarried = (): void => {
    const { aim } = carry.now();
    const arrow = nextArrow(view.options, aim?.arrow ?? 0);
    if (aim === null || arrow === null) return;
    carry.move({ aim: { ...aim, arrow }, rested: null });
    aiming.carry(aim.weapon, aim.at, arrow);
  };
  useKeys({ r: drag.carried === null ? (aiming.turn ?? building.turn) : turnCarried });

  // What a carried weapon does not change is not drawn again for each planet that it comes over.
  const seat = useCallback((of: Seat) => seatParts(view, names, of, openPiles), [view, names]);
  const status = useMemo(() => <Round view={view} names={names} />, [view, names]);
  const aside = useMemo(
    () => ({ title: say('missions.title'), body: <Missions view={view} names={names} /> }),
    [say, view, names],
  );
  const pickWeapon = useSteady(aiming.pickWeapon);

  const volley = volleyOf(view);
  const custom = view.options.sector === 'custom';
  const builds = view.phase === 'build';
  const cells = useMemo(() => view.sites.map(({ at }) => at), [view.sites]);
  // A custom sector keeps its size while planets fall out of it.
  const [extent, setExtent] = useState<readonly XY[]>(cells);
  if (custom && cells.some((at) => !extent.some((known) => sameCell(known, at)))) setExtent([...extent, ...cells]);
  const bounds = boundsOf(view.n, custom, builds ? cells : extent, builds ? 1 : 0);

  const choose = (at: XY, byKey: boolean): void => {
    if (builds) {
      if (building.at !== null && sameCell(building.at, at) && (byKey || !confirm)) building.play?.();
      else building.pickCell(at);
    } else if (aiming.aim !== null && sameCell(aiming.aim.at, at)) {
      if (byKey || !confirm) aiming.play?.();
    } else aiming.pickPlanet(at);
  };
  const { planet, at: ghostAt } = building;
  const ghost = planet !== null && ghostAt !== null ? { planet, at: ghostAt } : null;
  const mine = as !== 'table' && turn !== null;
  const bar = !mine
    ? waitBar(view, names, awaited)
    : builds
      ? buildBar(
          view,
          names,
          building,
          seats.some(({ kind }) => kind === 'here'),
        )
      : aimBar(view, names, aiming, carry);

  const board = (
    <Chart bounds={bounds} zooms={custom} names={names}>
      {(plan) => (
        <Sector
          view={view}
          plan={plan}
          names={names}
          cue={cue}
          truth={props.truth ?? null}
          aim={aiming.aim}
          preview={aiming.preview}
          chosen={builds ? building.at : aiming.picked.at}
          legal={builds ? building.legal : aiming.legal}
          lit={lit}
          ghost={
            ghost && {
              at: ghost.at,
              piece: <BuiltPiece {...plan} planet={ghost.planet} high={building.high} set={names.set} />,
            }
          }
          turnWords={say('bar.turn')}
          choose={choose}
          over={aiming.look}
          grab={(_, event) => aiming.aim !== null && drag.handle(aiming.aim.weapon).onPointerDown(event)}
          carry={carry}
          turn={drag.carried === null ? aiming.turn : null}
        />
      )}
    </Chart>
  );
  // Planets to build with are open to all: who looks on sees those of who builds now.
  const builder = as !== 'table' ? as : cue?.seen.t === 'planetPlaced' ? cue.seen.seat : (awaited[0] ?? null);
  const hand =
    builds && builder !== null ? (
      <PlanetHand
        view={view}
        names={names}
        seat={builder}
        chosen={building.planet}
        high={building.high}
        shut={!mine || building.pending}
        choose={building.pickPlanet}
      />
    ) : (
      <WeaponHand
        view={view}
        names={names}
        chosen={aiming.picked.weapon}
        shut={!mine || aiming.pending}
        choose={pickWeapon}
        {...(mine ? { handle: drag.handle } : {})}
      />
    );
  const seen =
    volley !== null ? (
      <Volley shots={volley} cue={cue} names={names} />
    ) : as === 'table' && (!builds || builder === null) ? null : (
      hand
    );
  return (
    <>
      {props.frame({
        status,
        seat,
        board,
        dock: DOCK,
        closer: (cell) => closerTo(view, names, cell, cellOf(cell)),
        cartouche: custom ? say('sector.custom') : say('sector.size', { columns: bounds.columns, rows: bounds.rows }),
        bar,
        ...(seen === null ? {} : { hand: seen }),
        aside,
        can: () => whatCanBeDone(props.turn?.moves ?? [], say),
        rule: ruleNow(view, volley !== null),
        keys: [
          { key: '1 – 8', text: say('key.cards') },
          { key: '9', text: say('key.shield') },
          { key: 'R', text: say('bar.turn') },
        ],
      })}
      <Piles view={view} names={names} seat={pilesOf} close={() => openPiles(null)} />
      {drag.carried !== null && (
        <CarriedWeapon drag={drag} carry={carry}>
          <CarriedFace weapon={drag.carried} names={names} me={view.me} />
        </CarriedWeapon>
      )}
    </>
  );
}

/** Above the finger, unless it is shown where it would lie. */
function CarriedWeapon({
  carry,
  ...carried
}: Omit<ComponentProps<typeof Carried>, 'hidden'> & { readonly carry: Carry }) {
  return <Carried {...carried} hidden={useCarriedOver(carry)} />;
}

function cellOf(key: string): XY {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
}

function BuiltPiece({
  planet,
  high,
  set,
  r,
  gap,
}: {
  readonly planet: string;
  readonly high: boolean;
  readonly set: ReturnType<typeof dataOf>;
  readonly r: number;
  readonly gap: number;
}) {
  const card = set.planets.find(({ id }) => id === planet);
  if (card === undefined) return null;
  const { kind, name, moons } = card;
  const level = kind === 'dark' ? null : kind === 'named' ? (high ? 4 : 3) : high ? 2 : 1;
  return <Piece planet={planet} kind={kind} name={name} moons={moons} level={level} r={r} gap={gap} />;
}
