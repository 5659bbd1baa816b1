import type { Seat } from '@orrery/kernel';
import { type BarParts, Explain, Sheet, type TableProps, useAnnounce, useKeys, whoseTurn } from '@orrery/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Seen } from '../rules/events.ts';
import type { BurningPlanets } from '../rules/kind.ts';
import type { Cell, UnitRef } from '../rules/moves.ts';
import type { Phase } from '../rules/state.ts';
import { cellKey, cellOfTarget, targetKey } from '../sight/cells.ts';
import { capital } from '../words/names.ts';
import { MapDefs } from './art/Defs.tsx';
import { Aside } from './aside/Aside.tsx';
import { ClaimedSheet, claimedIn } from './aside/Claimed.tsx';
import { Catastrophe, Phases } from './aside/Phases.tsx';
import { myBar, waitBar } from './bar/bar.tsx';
import { fleetBar, gatherBar } from './bar/fleet-bar.tsx';
import { closerTo } from './Closer.tsx';
import { whatCanBeDone } from './can.ts';
import { type Picked, siteOf, type Touches } from './choices.ts';
import { Contracts } from './contracts/index.ts';
import { useRefusal } from './contracts/useRefusal.ts';
import { FleetCard } from './fleet/FleetCard.tsx';
import { cellsOfFleet, fleetAims, fleetWays } from './fleet/sight.ts';
import { useFlow } from './flow/index.ts';
import { keysHelp } from './keys.ts';
import { cellText, planetLine, summary, targetName, unitLine } from './labels.ts';
import { LastingSheet, stoppedText } from './lasting/LastingSheet.tsx';
import { useKeptOrders } from './lasting/useKeptOrders.ts';
import { useLasting } from './lasting/useLasting.ts';
import { waysOf } from './lasting/ways.ts';
import { GameMap, type MapHand } from './map/Map.tsx';
import { Overlay } from './map/Overlay.tsx';
import type { Tool } from './map/Tools.tsx';
import { tableNames } from './names.ts';
import { keyOf, nextThing } from './next.ts';
import { type CardOrders, PickedCard, titleOf } from './PickedCard.tsx';
import { DockRow } from './phone/DockRow.tsx';
import { usePhone } from './phone/usePhone.ts';
import { ruleNow } from './rules/now.ts';
import { Status, whatStatusMeans } from './Status.tsx';
import { PointsSheet } from './seat/PointsSheet.tsx';
import { seatParts } from './seat/SeatInfo.tsx';
import { useChangeSince } from './seat/standings.ts';
import { aimsOf, ownerOf, reachOf, rowOf, senseOf, threatOf, unitAt } from './sense.ts';
import { goodPlace } from './setup/places.ts';
import { useScatter } from './setup/useScatter.ts';
import { dangerTo } from './threats.ts';
import { Checklist, Digest, lastStruck, sinceLastTurn, useEndTurn } from './turn/index.ts';
import { Index } from './units/Index.tsx';
import { useChoice } from './useChoice.ts';
import './art/art.css';
import './table.css';

/** Bar and row of a phone together: pixels. */
const DOCK = 166;
const NO_TOUCHES: Touches = new Map();
const NOTHING_TOLD: NonNullable<TableProps<BurningPlanets>['told']> = [];

export function Table(props: TableProps<BurningPlanets>) {
  const { view, as, seats, cue, turn, explain } = props;
  const me: Seat | null = as === 'table' ? null : as;
  const names = useMemo(() => tableNames(props.say, as, seats, view.options), [props.say, as, seats, view.options]);
  const { say } = names;
  const sense = useMemo(() => senseOf(view, as), [view, as]);
  const voice = useAnnounce();
  const map = useRef<MapHand>(null);
  const mine = me !== null && turn !== null && props.awaited.includes(me);
  const kept = useKeptOrders(props.tableId, me, view);
  const flow = useFlow(sense, me, mine ? turn : null, explain, kept.quiet);
  const choice = useChoice({
    ...{ sense, me, explain },
    turn: flow.turn,
    pending: flow.orders.left > 0,
    careful: props.confirm,
    send: (move) => flow.orders.give([{ move }]),
    closing: flow.closing,
  });
  const { picked, draft } = choice;
  const acting = mine && view.stage === 'play' && flow.orders.left === 0;
  const lasting = useLasting({ sense, me, flow, kept, acting, told: props.told ?? NOTHING_TOLD });
  const { fleet } = lasting;
  const scatter = useScatter(view, mine ? turn : null, choice.touches);
  const phone = usePhone();
  /** How often something was brought up: the same thing once more opens its card again. */
  const [brought, setBrought] = useState(0);
  const [indexed, setIndexed] = useState(false);
  const [threats, setThreats] = useState(false);
  const [trading, setTrading] = useState<{ readonly carrier?: number } | null>(null);
  const refusedBy = useRefusal(props.told ?? NOTHING_TOLD, me);
  const claims = props.claims ?? null;
  const claimed = claimedIn(view, claims);
  const [counting, setCounting] = useState(false);
  const change = useChangeSince(view, me);
  const [listing, setListing] = useState(false);
  const [looked, setLooked] = useState<readonly Seen[] | null>(null);

  const own = picked?.t === 'unit' && ownerOf(sense, picked.ref) === me;
  const waiting = flow.left[own ? 'actions' : flow.step];
  const bringUp = (found: Picked | null): void => {
    if (found === null) return;
    choice.pick(found, 'brought');
    setBrought((times) => times + 1);
    show(found);
  };
  const next = (): void => {
    const found = nextThing(waiting, picked);
    bringUp(found);
    if (found === null || found.t === 'cell') return;
    const planet = found.t === 'planet' ? view.planets[found.planet] : undefined;
    voice.polite(
      found.t === 'unit' ? unitLine(names, sense, found.ref) : planet === undefined ? '' : planetLine(names, planet),
    );
  };
  const goTo = (phase: Phase): void => {
    flow.goTo(phase);
    bringUp(flow.left[phase][0] ?? null);
  };
  const begun = useRef(0);
  const moment = acting && !lasting.busy ? `${view.round} ${view.acts}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each act of mine, and as my turn begins, what comes next is brought up
  useEffect(() => {
    if (moment === null) return;
    // What stayed selected through the turns of others is no answer to a new one, and they have moved the map.
    const begins = begun.current !== view.round;
    begun.current = view.round;
    if (!begins && picked !== null && waiting.some((one) => keyOf(one) === keyOf(picked))) return;
    const [first] = flow.left[flow.step];
    if (first !== undefined) bringUp(first);
    else choice.pick(null);
  }, [moment]);
  const show = (what: Picked): void => {
    if (what.t === 'planet') map.current?.showPlanet(what.planet);
    else {
      const cell = what.t === 'cell' ? what.cell : cellOfTarget(view, what.ref);
      if (cell === null) return;
      const reach = what.t === 'unit' ? reachOf(sense, what.ref) : [];
      if (reach.length > 0) map.current?.showCells([cell, ...reach]);
      else map.current?.showCell(cell);
    }
  };
  const ledKey = JSON.stringify([fleet.ships, fleet.aim]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of a fleet: its ships and what it is told are in sight
  useEffect(() => {
    if (fleet.ships.length > 0) map.current?.showCells(cellsOfFleet(sense, fleet));
  }, [ledKey]);
  const selected =
    picked === null
      ? null
      : picked.t === 'unit'
        ? cellOfTarget(view, picked.ref)
        : picked.t === 'cell'
          ? picked.cell
          : null;
  const carded = picked === null || picked.t === 'cell' ? '' : keyOf(picked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each card that opens
  useEffect(() => {
    if (picked?.t === 'planet') map.current?.makeRoom({ planet: picked.planet });
    else if (picked?.t === 'unit' && selected !== null) map.current?.makeRoom({ cell: selected });
  }, [carded]);
  const idle = useMemo(
    () =>
      flow.left.actions.flatMap((one) =>
        one.t === 'unit' ? [{ ref: one.ref, name: capital(targetName(names, sense, one.ref)) }] : [],
      ),
    [flow.left, names, sense],
  );
  const end = useEndTurn({ view, as, turn: flow.turn }, idle, (move) => lasting.finish(() => choice.act(move)));
  const news = useMemo(
    () => (me === null || !mine || props.told === undefined ? null : sinceLastTurn(props.told, me)),
    [props.told, me, mine],
  );
  const foreign = picked?.t === 'unit' && ownerOf(sense, picked.ref) !== me ? picked.ref : null;
  const threat = useMemo(
    () => (foreign !== null ? threatOf(sense, foreign) : threats && me !== null ? dangerTo(sense, me) : []),
    [sense, foreign, threats, me],
  );
  const aims = useMemo(() => {
    if (fleet.ships.length > 0) return fleetAims(sense, fleet);
    if (picked?.t !== 'unit' || !mine) return [];
    const live = [...choice.touches.values()].some(({ t }) => t === 'attack');
    return live && rowOf(sense, picked.ref) >= 0 ? aimsOf(sense, picked.ref) : [];
  }, [sense, picked, choice.touches, mine, fleet]);
  const struck = useMemo(
    () => (me === null || props.told === undefined ? null : lastStruck(props.told, me, names)),
    [props.told, me, names],
  );
  const notice = lasting.stopped.map((one) => stoppedText(names, sense, one)).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useEffect(() => {
    if (notice !== '') voice.polite(notice);
  }, [notice]);
  const buildFirst = (): void => {
    flow.passBuilding();
    fleet.end();
    bringUp(flow.left.structures[0] ?? null);
  };
  const led = fleet.ships.length > 0;
  const leadPicked = (): void => {
    if (own && 'ship' in picked.ref) fleet.lead([picked.ref.ship]);
  };
  const rest = (units: readonly UnitRef[]): void => {
    lasting.sleep(units);
    fleet.end();
    const asleep = new Set(units.map(targetKey));
    choice.pick(flow.left.actions.find((one) => !asleep.has(keyOf(one))) ?? null);
  };
  const bar: BarParts = !mine
    ? waitBar(sense, names, whoseTurn(props.awaited, as, seats, props.say))
    : lasting.gathering !== null
      ? gatherBar(names, () => lasting.gather(null))
      : led
        ? fleetBar({
            ...{ sense, names, fleet, buildFirst },
            closes: flow.closing({ t: 'move', ship: fleet.ships[0]!, to: { q: 0, r: 0 } }),
            give: lasting.give,
          })
        : myBar({
            ...{ sense, names, me, choice, struck, flow, next, goTo, buildFirst },
            orders: flow.orders,
            notice: notice === '' ? null : notice,
            send: (ship, to) => {
              lasting.send(ship, to);
              choice.pick(flow.left.actions.find((one) => keyOf(one) !== `ship ${ship}`) ?? null);
            },
            setup: {
              scattering: scatter.on,
              scatter: scatter.start,
              cannon: () => {
                const move = goodPlace(view, me, choice.touches);
                if (move !== null) choice.act(move);
              },
            },
            endTurn: end.press,
          });
  useKeys({
    n: mine && waiting.length > 0 ? next : null,
    g: mine && draft === null && view.stage === 'play' ? end.press : null,
    f: () => map.current?.whole(),
    i: () => setIndexed(!indexed),
    t: me === null ? null : () => setThreats(!threats),
    c: view.options.trade === 'off' ? null : () => setTrading({}),
    s: () => setCounting(true),
    o: () => voice.polite(summary(names, view, bar.lead)),
    j: me === null ? null : () => setListing(true),
    r: lasting.again.length > 0 ? lasting.repeat : null,
    v: acting && own && 'ship' in picked.ref ? leadPicked : null,
    z: own ? () => rest([picked.ref]) : null,
    Escape:
      lasting.gathering !== null
        ? () => lasting.gather(null)
        : led
          ? fleet.end
          : picked === null && draft === null
            ? null
            : choice.cancel,
  });
  const asked = view.stage === 'play' ? choice.placing : `${view.stage} ${view.placing?.asteroidsLeft}`;
  const site = draft === null ? null : siteOf(view, draft);
  const panel = { view, as, seats, say: props.say, turn: flow.turn, explain };
  const touches = lasting.gathering !== null ? NO_TOUCHES : led ? fleet.touches : choice.touches;
  const touch = (cell: Cell, more: boolean): void => {
    const unit = more ? unitAt(sense, cell) : null;
    if (lasting.gathering !== null) lasting.gatherAt(cell);
    else if (led) fleet.touch(cell);
    else if (acting && unit !== null && 'ship' in unit && ownerOf(sense, unit) === me) {
      const first = own && 'ship' in picked.ref ? [picked.ref.ship] : [];
      fleet.lead([...new Set([...first, unit.ship])]);
    } else choice.touch(cell);
  };
  const orders: CardOrders | null =
    me === null || view.stage !== 'play'
      ? null
      : {
          kept,
          sleep: (unit) => rest([unit]),
          lead: acting ? (ship) => fleet.lead([ship]) : null,
          gather: lasting.gather,
        };
  const ways = led ? fleetWays(sense, fleet) : waysOf(view, kept, picked);
  const fleetCard = (
    <FleetCard
      {...{ sense, names, fleet }}
      near={lasting.near}
      sleep={() => rest(fleet.ships.map((ship) => ({ ship })))}
      keep={lasting.keepFleet}
    />
  );
  // On a phone what is selected stands in the dock.
  const sheet = phone
    ? null
    : led
      ? { id: 'fleet', title: say('fleet.title', { count: fleet.ships.length }), body: fleetCard }
      : picked === null || picked.t === 'cell'
        ? null
        : {
            id: `${keyOf(picked)} ${brought}`,
            title: titleOf(sense, names, picked),
            body: (
              <PickedCard
                {...{ sense, names, me, panel, choice, picked, orders }}
                trade={(carrier) => setTrading({ carrier })}
              />
            ),
          };
  // Phases without a choice are passed on the table before the rules hear of it.
  const asFar = acting && view.turn !== null ? { ...view, turn: { ...view.turn, phase: flow.step } } : view;
  const beside = props.beside === true && !phone;
  const tools: readonly Tool[] = [
    { icon: 'log', label: say('map.index'), on: indexed, press: () => setIndexed(!indexed) },
    ...(me === null
      ? []
      : ([
          { icon: 'burst', label: say('map.threats'), on: threats, press: () => setThreats(!threats) },
          {
            icon: 'rotate',
            label: say('map.orders', { count: kept.list.length }),
            count: kept.list.length,
            press: () => setListing(true),
          },
        ] as const)),
    ...(props.askHint == null ? [] : [{ icon: 'lamp', label: say('map.hint'), press: props.askHint } as const]),
  ];
  return (
    <>
      <MapDefs />
      {props.frame({
        status: (
          <span className="explained">
            <Status view={view} names={names} />
            <Phases view={asFar} names={names} />
            <Explain {...whatStatusMeans(asFar, names)} />
          </span>
        ),
        can: () => whatCanBeDone(names, sense, flow.left, mine, choice.touches.size),
        seat: (seat) =>
          seatParts(sense, names, seat, {
            change,
            open: () => setCounting(true),
            refused: refusedBy === seat,
            claims: claimed?.won.leader === seat,
          }),
        board: (
          <GameMap
            {...{ sense, as, names, cue, threat, aims, selected }}
            hand={map}
            touches={touches}
            busy={flow.orders.left > 0}
            asked={mine ? asked : null}
            draft={draft === null || site === null ? null : { move: draft, at: site }}
            lit={led ? cellsOfFleet(sense, fleet).map(cellKey) : props.lit}
            ways={ways}
            carded={!beside}
            touch={touch}
            inVain={(cell) => {
              const armed = own && picked?.t === 'unit' && 'ship' in picked.ref ? picked.ref.ship : null;
              const refusal =
                armed === null ? null : (flow.turn?.refusal({ t: 'move', ship: armed, to: cell }) ?? null);
              voice.polite(
                `${cellText(names, sense, cell, undefined, selected)}. ${refusal === null ? '' : say(refusal)}`,
              );
            }}
            speak={(cell) => voice.polite(cellText(names, sense, cell, touches.get(`${cell.q},${cell.r}`), selected))}
          >
            <Catastrophe view={view} names={names} />
            <Overlay {...{ names, tools }} news={news !== null && news.length > 0 ? () => setLooked(news) : null} />
            {indexed && (
              <Index
                {...{ sense, names, me, picked }}
                choose={(what) => {
                  choice.pick(what);
                  show(what);
                }}
                close={() => setIndexed(false)}
              />
            )}
            {!beside && sheet?.body}
          </GameMap>
        ),
        bar,
        sheet: beside ? sheet : null,
        bleeds: true,
        dock: DOCK,
        closer: (cell) => closerTo(sense, names, panel, cell),
        ...(phone && me !== null
          ? {
              hand: (
                <DockRow
                  {...{ sense, names, me, panel, choice, picked, orders, mine }}
                  fleet={
                    led
                      ? { title: say('fleet.title', { count: fleet.ships.length }), card: fleetCard, end: fleet.end }
                      : null
                  }
                  trade={(carrier) => setTrading({ carrier })}
                />
              ),
            }
          : {}),
        aside: {
          decides: true,
          title: say('stock.title'),
          body: <Aside {...{ sense, names, me, turn, claims, explain }} openContracts={() => setTrading({})} />,
        },
        // In whosever turn (BP-E4).
        ...(view.stage === 'play' && me !== null && view.players[me]?.outAt === 0
          ? {
              givesUp: {
                means: say('peace.concede.why'),
                now: turn === null ? null : () => void turn.play({ t: 'concede' }),
              },
            }
          : {}),
        rule: ruleNow(view),
        keys: keysHelp(say),
      })}
      <Sheet
        open={trading !== null}
        title={say('contracts.title')}
        className="bp-trade"
        onClose={() => setTrading(null)}
      >
        {trading !== null && (
          <Contracts
            {...panel}
            sense={sense}
            told={props.told ?? NOTHING_TOLD}
            turn={turn}
            {...(trading.carrier === undefined ? {} : { carrier: trading.carrier })}
          />
        )}
      </Sheet>
      {end.asking !== null && (
        <Checklist
          say={say}
          undone={end.asking}
          show={(ref) => {
            const found: Picked = { t: 'unit', ref };
            end.stay();
            choice.pick(found);
            show(found);
          }}
          openContracts={() => {
            end.stay();
            setTrading({});
          }}
          proceed={end.proceed}
          stay={end.stay}
        />
      )}
      {listing && me !== null && (
        <LastingSheet
          {...{ sense, names, me, kept }}
          stopped={lasting.stopped}
          again={lasting.again.length}
          repeat={() => {
            setListing(false);
            lasting.repeat();
          }}
          lead={
            acting
              ? (ships) => {
                  setListing(false);
                  fleet.lead(ships);
                }
              : null
          }
          close={() => setListing(false)}
        />
      )}
      <ClaimedSheet {...{ view, names, turn, claimed }} told={props.told ?? NOTHING_TOLD} />
      {counting && <PointsSheet view={view} names={names} close={() => setCounting(false)} />}
      {looked !== null && <Digest names={names} events={looked} close={() => setLooked(null)} />}
    </>
  );
}
