import type { Seat } from '@orrery/kernel';
import { type BarParts, Explain, type TableProps, useAnnounce, useKeys, whoseTurn } from '@orrery/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BurningPlanets } from '../rules/kind.ts';
import type { Cell, UnitRef } from '../rules/moves.ts';
import { cellKey, targetKey } from '../sight/cells.ts';
import { capital } from '../words/names.ts';
import { MapDefs } from './art/Defs.tsx';
import { Aside } from './aside/Aside.tsx';
import { claimedIn } from './aside/Claimed.tsx';
import { Catastrophe, Phases } from './aside/Phases.tsx';
import { waitBar } from './bar/bar.tsx';
import { barNow } from './bar/now.ts';
import { closerTo } from './Closer.tsx';
import { whatCanBeDone } from './can.ts';
import { type Picked, siteOf, type Touches } from './choices.ts';
import { Contracts } from './contracts/index.ts';
import { useContracts } from './contracts/useContracts.ts';
import { useRefusal } from './contracts/useRefusal.ts';
import { FleetCard } from './fleet/FleetCard.tsx';
import { cellsOfFleet, fleetWays } from './fleet/sight.ts';
import { useFlow } from './flow/index.ts';
import { keysHelp } from './keys.ts';
import { cellText, summary, targetName } from './labels.ts';
import { stoppedText } from './lasting/LastingSheet.tsx';
import { useKeptOrders } from './lasting/useKeptOrders.ts';
import { useLasting } from './lasting/useLasting.ts';
import { waysOf } from './lasting/ways.ts';
import { GameMap, type MapHand } from './map/Map.tsx';
import { Overlay } from './map/Overlay.tsx';
import { toolbox } from './map/toolbox.ts';
import { useMarks } from './map/useMarks.ts';
import { tableNames } from './names.ts';
import { keyOf } from './next.ts';
import { type CardOrders, PickedCard, titleOf } from './PickedCard.tsx';
import { DockRow } from './phone/DockRow.tsx';
import { usePhone } from './phone/usePhone.ts';
import { ruleNow } from './rules/now.ts';
import { Sheets, useCalled } from './Sheets.tsx';
import { Status, whatStatusMeans } from './Status.tsx';
import { seatParts } from './seat/SeatInfo.tsx';
import { useChangeSince } from './seat/standings.ts';
import { ownerOf, senseOf, unitAt } from './sense.ts';
import { useScatter } from './setup/useScatter.ts';
import { lastStruck, sinceLastTurn, useEndTurn } from './turn/index.ts';
import { Index } from './units/Index.tsx';
import { useIndex } from './units/useIndex.ts';
import { useBringUp } from './useBringUp.ts';
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
  const told = props.told ?? NOTHING_TOLD;
  const lasting = useLasting({ sense, me, flow, kept, acting, told });
  const { fleet } = lasting;
  const scatter = useScatter(view, mine ? turn : null, choice.touches);
  const phone = usePhone();
  const index = useIndex(phone, `${mine} ${flow.step} ${picked === null ? '' : keyOf(picked)}`);
  const [threats, setThreats] = useState(false);
  const called = useCalled();
  const contracts = useContracts(view, me);
  const refusedBy = useRefusal(told, me);
  const claims = props.claims ?? null;
  const claimed = claimedIn(view, claims);
  const change = useChangeSince(view, me);

  const own = picked?.t === 'unit' && ownerOf(sense, picked.ref) === me;
  const waiting = flow.left[own ? 'actions' : flow.step];
  const free = acting && !lasting.busy;
  const sight = useBringUp({ sense, names, choice, flow, fleet, waiting, free, map });
  const { selected, bringUp, next } = sight;
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
  const { threat, aims } = useMarks({ sense, me, mine, choice, fleet, threats });
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
    : barNow({
        ...{ sense, names, me, choice, struck, flow, next, buildFirst, lasting, scatter },
        goTo: sight.goTo,
        notice: notice === '' ? null : notice,
        endTurn: end.press,
      });
  const beside = props.beside === true && !phone;
  const papersBeside = beside && contracts.open;
  useKeys({
    n: mine && waiting.length > 0 ? next : null,
    g: mine && draft === null && view.stage === 'play' ? end.press : null,
    f: () => map.current?.whole(),
    i: index.toggle,
    t: me === null ? null : () => setThreats(!threats),
    c: view.options.trade === 'off' ? null : () => contracts.show(),
    s: () => called.call('points'),
    o: () => voice.polite(summary(names, view, bar.lead)),
    j: me === null ? null : () => called.call('orders'),
    r: lasting.again.length > 0 ? lasting.repeat : null,
    v: acting && own && 'ship' in picked.ref ? leadPicked : null,
    z: own ? () => rest([picked.ref]) : null,
    Escape:
      lasting.gathering !== null
        ? () => lasting.gather(null)
        : led
          ? fleet.end
          : papersBeside && draft === null
            ? contracts.close
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
    // Who taps something that is only looked at wants to read its card.
    if (papersBeside && !touches.has(cellKey(cell))) contracts.close();
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
  const papers = (
    <Contracts
      {...panel}
      {...{ sense, told, turn }}
      draft={contracts.draft}
      write={contracts.write}
      close={beside ? contracts.close : null}
    />
  );
  // On a phone what is selected stands in the dock.
  const sheet = phone
    ? null
    : papersBeside
      ? { id: 'contracts', title: say('contracts.title'), body: papers }
      : led
        ? { id: 'fleet', title: say('fleet.title', { count: fleet.ships.length }), body: fleetCard }
        : picked === null || picked.t === 'cell'
          ? null
          : {
              id: `${keyOf(picked)} ${sight.times}`,
              title: titleOf(sense, names, picked),
              body: <PickedCard {...{ sense, names, me, panel, choice, picked, orders }} trade={contracts.show} />,
            };
  // Phases without a choice are passed on the table before the rules hear of it.
  const asFar = acting && view.turn !== null ? { ...view, turn: { ...view.turn, phase: flow.step } } : view;
  const tools = toolbox({
    names,
    index: { on: index.open, press: index.toggle },
    threats: me === null ? null : { on: threats, press: () => setThreats(!threats) },
    orders: me === null ? null : { count: kept.list.length, press: () => called.call('orders') },
    hint: props.askHint,
  });
  const choose = (what: Picked): void => {
    contracts.close();
    if (phone) index.close();
    choice.pick(what);
    sight.show(what);
  };
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
            open: () => called.call('points'),
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
            about={props.about}
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
            <Overlay {...{ names, tools }} news={news !== null && news.length > 0 ? () => called.call(news) : null}>
              <Catastrophe view={view} names={names} />
            </Overlay>
            {index.open && <Index {...{ sense, names, me, picked, choose }} close={index.close} />}
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
                  trade={contracts.show}
                />
              ),
            }
          : {}),
        aside: {
          decides: true,
          title: say('stock.title'),
          body: <Aside {...{ sense, names, me, turn, claims, explain }} openContracts={() => contracts.show()} />,
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
      <Sheets
        {...{ sense, names, me, turn, told, called, end, kept, lasting, acting, claimed, contracts, choose }}
        papers={beside ? null : papers}
      />
    </>
  );
}
