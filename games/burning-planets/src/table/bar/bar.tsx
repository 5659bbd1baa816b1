import type { Seat } from '@orrery/kernel';
import { type BarParts, ConfirmActions, Phrase, useKeys } from '@orrery/ui';
import type { ReactNode } from 'react';
import type { Fighter, ShipClass } from '../../data/index.ts';
import type { Cell, Move, UnitRef } from '../../rules/moves.ts';
import { oddsInAll } from '../../rules/odds.ts';
import { startPlanet } from '../../rules/opening.ts';
import type { Phase } from '../../rules/state.ts';
import { tablesOf } from '../../rules/tables.ts';
import { isGrounded } from '../../rules/units.ts';
import { cellOfTarget } from '../../sight/cells.ts';
import { capital, factionOf, goodsText, panelNumeral, planetName, setOf } from '../../words/names.ts';
import type { Flow } from '../flow/index.ts';
import { isLater, PHASES } from '../flow/phases.ts';
import { moveText, oddsText, placeText, stateText, targetName } from '../labels.ts';
import { far } from '../map/hex.ts';
import type { TableNames } from '../names.ts';
import { keyOf } from '../next.ts';
import { actionsLeft, attacksLeft, idleUnits, kindOf, oddsFor, ownerOf, rowOf, type Sense } from '../sense.ts';
import type { Choice } from '../useChoice.ts';
import { Chips } from './Chips.tsx';

export interface BarProps {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly me: Seat;
  readonly choice: Choice;
  /** How my last attack came out, until my next act. */
  readonly struck: string | null;
  readonly flow: Pick<Flow, 'left' | 'step'>;
  /** What I ordered that is still to be carried out; `stop` forgets the rest. */
  readonly orders: { readonly left: number; stop(): void };
  /** What has become of orders that last, as this turn began. */
  readonly notice: string | null;
  /** Sends a ship to the place that was measured, over as many turns as it takes. */
  send(ship: number, to: Cell): void;
  /** The setup: lays all that is left by chance, or where it does well. */
  readonly setup: { scatter(): void; readonly scattering: boolean; cannon(): void };
  next(): void;
  goTo(phase: Phase): void;
  /** Back to what can still be built, instead of what is drawn. */
  buildFirst(): void;
  /** Ends the turn from any phase; asks first where units wait. */
  endTurn(): void;
}

/** Somebody else's go, or nobody's. */
export function waitBar(sense: Sense, names: TableNames, lead: string): BarParts {
  const { view } = sense;
  if (view.stage === 'over') return { lead, text: names.say('bar.over') };
  if (view.turn === null) return { lead, text: names.say('bar.waitSetup') };
  const trades = names.as !== 'table' && view.players[names.as]?.outAt === 0 && view.options.trade !== 'off';
  const phase = names.say(`phase.${view.turn.phase}`);
  return { lead, text: names.say('bar.wait', { phase, trades: trades ? 'yes' : 'no' }) };
}

/** My go: what is asked, and the buttons that answer it. */
export function myBar(props: BarProps): BarParts {
  const { sense, names, choice, me } = props;
  const { say } = names;
  const { view } = sense;
  const lead = say('bar.you');
  if (choice.pending)
    return props.orders.left < 2
      ? { lead, text: say('bar.sent') }
      : {
          lead,
          text: say('bar.fleet', { count: props.orders.left }),
          actions: <Single text={say('act.stop')} press={props.orders.stop} />,
        };
  if (choice.draft !== null) return draftBar(props, lead, choice.draft);
  if (view.stage === 'asteroids') {
    const { panel, asteroidsLeft } = view.placing!;
    const words = say('bar.asteroid', { panel: panelNumeral(panel ?? 1), count: asteroidsLeft });
    if (props.setup.scattering) return { lead, text: say('bar.scattering') };
    return {
      lead,
      rests: 'beside',
      text: <Phrase text={words} />,
      actions: <Single text={say('act.scatter')} press={props.setup.scatter} />,
    };
  }
  if (view.stage === 'cannons') {
    const planet = planetName(say, startPlanet(sense.s, me));
    return {
      lead,
      rests: 'beside',
      text: (
        <Phrase text={say('bar.cannon', { planet, fleet: view.options.startForce === 'outpost' ? 'yes' : 'no' })} />
      ),
      actions: <Single text={say('act.cannon')} press={props.setup.cannon} />,
    };
  }
  return turnBar(props, lead);
}

function Single({ text, press }: { readonly text: string; press(): void }) {
  return (
    <button type="button" className="btn" onClick={press}>
      {text}
    </button>
  );
}

const NEXT = { structures: 'act.nextPlanet', ships: 'act.nextYard', actions: 'act.next' } as const;
const GO = { ships: 'act.toShips', actions: 'act.toActions' } as const;

/** Nothing is drawn: what the step asks, the way to the next thing and the next step, and the end of the turn. */
function turnBar(props: BarProps, lead: string): BarParts {
  const { sense, names, me, choice, flow, struck } = props;
  const { say } = names;
  const own = choice.picked?.t === 'unit' && ownerOf(sense, choice.picked.ref) === me;
  const step = own || choice.measured !== null ? 'actions' : flow.step;
  const waiting = flow.left[step];
  const all = PHASES.reduce((sum, phase) => sum + flow.left[phase].length, 0);
  const later = PHASES.find((phase) => isLater(phase, step) && flow.left[phase].length > 0);
  const shown = choice.picked === null ? null : keyOf(choice.picked);
  // To be brought up again what is already there would be a press for nothing.
  const others = waiting.some((one) => keyOf(one) !== shown);
  const far = farPlace(props);
  const words = step === 'actions' ? actionsText(props) : buildText(props, step);
  return {
    lead,
    rests: true,
    text: (
      <>
        <p>
          {props.notice !== null && <em className="bp-notice">{props.notice} </em>}
          {struck !== null && (
            <>
              <Phrase text={struck} />{' '}
            </>
          )}
          <Phrase text={words} />
        </p>
        <Chips {...{ sense, names, me, flow: { ...flow, step } }} goTo={props.goTo} />
      </>
    ),
    actions: (
      <>
        {far !== null && (
          <button type="button" className="btn gold" onClick={() => props.send(far.ship, far.to)}>
            {say('order.go')}
          </button>
        )}
        {far === null && others && (
          <button type="button" className={later === undefined ? 'btn gold' : 'btn'} onClick={props.next}>
            {say(NEXT[step], { count: waiting.length })}
          </button>
        )}
        {far === null && later !== undefined && (
          <button
            type="button"
            className={others || waiting.length > 0 ? 'btn' : 'btn gold'}
            onClick={() => props.goTo(later)}
          >
            {say(GO[later === 'ships' ? 'ships' : 'actions'])}
          </button>
        )}
        <EndButton {...props} all={all} />
      </>
    ),
  };
}

/** Of a planet that is brought up its list is asked for, of others a touch. */
function buildText({ names: { say }, choice: { picked }, flow }: BarProps, step: 'structures' | 'ships'): string {
  const waiting = flow.left[step];
  const here = picked?.t === 'planet' && waiting.some((one) => keyOf(one) === keyOf(picked));
  if (here) return say(`bar.${step}.here`, { planet: planetName(say, picked.planet) });
  return step === 'structures'
    ? say('bar.structures', { count: waiting.length })
    : say('bar.ships', { yards: waiting.length });
}

/** A ship of mine, and a place out of its reach that was tapped. */
function farPlace({ choice }: BarProps): { readonly ship: number; readonly to: Cell } | null {
  const { picked, measured } = choice;
  return measured !== null && picked?.t === 'unit' && 'ship' in picked.ref
    ? { ship: picked.ref.ship, to: measured }
    : null;
}

/** Names what is left; with nothing left it is the answer, and Enter presses it. */
function EndButton({ names, flow, all, endTurn }: BarProps & { readonly all: number }) {
  useKeys({ Enter: all === 0 ? endTurn : null });
  const units = flow.left.actions.length;
  return (
    <button type="button" className={all === 0 ? 'btn gold bp-end' : 'btn bp-end'} onClick={endTurn}>
      <span>{names.say('act.endTurn')}</span>
      {all > 0 && <small>{names.say('act.endTurn.left', { builds: flow.left.structures.length, units })}</small>}
    </button>
  );
}

function actionsText({ sense, names, me, choice }: BarProps): string {
  const { say } = names;
  const { picked, touches } = choice;
  if (choice.measured !== null && picked?.t === 'unit' && 'ship' in picked.ref)
    return measureText(sense, names, picked.ref, choice.measured);
  if (picked?.t === 'cell') return say('map.cell', { place: capital(placeText(names, sense.view, picked.cell)) });
  if (picked?.t === 'unit' && ownerOf(sense, picked.ref) === me) {
    const moves = [...touches.values()];
    const reaches = moves.some(({ t }) => t === 'move');
    const aims = moves.some(({ t }) => t === 'attack');
    const ready = actionsLeft(sense, rowOf(sense, picked.ref)) > 0;
    const hint = reaches && aims ? 'both' : reaches ? 'reach' : aims ? 'attack' : 'none';
    return say('bar.unit', {
      unit: capital(targetName(names, sense, picked.ref)),
      state: stateText(names, sense, picked.ref),
      hint: ready ? say(`bar.hint.${hint}`) : '',
    });
  }
  if (isGrounded(sense.s)) return say('bar.grounded');
  return say('bar.actions', { count: idleUnits(sense, me).length });
}

/** How far, and how many turns at best: a huge ship moves once a turn, others twice (BP-P18). */
function measureText(sense: Sense, names: TableNames, ref: { readonly ship: number }, to: Cell): string {
  const from = cellOfTarget(sense.view, ref);
  const cls = kindOf(sense, ref) as ShipClass | null;
  if (from === null || cls === null) return '';
  const { set } = tablesOf(sense.s.options);
  const reach = (set.speeds[cls] + sense.s.options.speedBonus) * (cls === 'huge' ? 1 : 2);
  const count = far(from, to);
  return names.say('map.measure', {
    count,
    unit: targetName(names, sense, ref),
    turns: Math.max(1, Math.ceil(count / reach)),
  });
}

/** A move is drawn: what it would do, and the button that does it. */
function draftBar(props: BarProps, lead: string, draft: Move): BarParts {
  const { sense, names, choice } = props;
  const { say } = names;
  const { closes } = choice;
  return {
    lead,
    text: (
      <p>
        {/* That something ends is worth more of a phone's two lines than that another cell may be tapped. */}
        <Phrase text={draftText(sense, names, draft, choice.placing !== null && closes === null)} />
        {choice.loses !== null && <> {lossText(sense, names, choice.loses)}</>}
        {closes !== null && (
          <>
            {' '}
            <Phrase text={say('bar.closes', { count: closes.count })} />
          </>
        )}
      </p>
    ),
    actions:
      closes !== null ? (
        <>
          <button type="button" className="btn" onClick={props.buildFirst}>
            {say('act.buildFirst')}
          </button>
          <button type="button" className="btn gold" onClick={choice.confirm}>
            {say('act.goOn')}
          </button>
        </>
      ) : (
        <ConfirmActions
          confirm={choice.confirm}
          cancel={choice.cancel}
          label={choice.loses !== null ? say('act.sure') : labelOf(names, sense, draft)}
        />
      ),
  };
}

function lossText(sense: Sense, names: TableNames, loses: UnitRef): ReactNode {
  const unit = capital(targetName(names, sense, loses));
  return <Phrase text={names.say('bar.loses', { unit, count: actionsLeft(sense, rowOf(sense, loses)) || 1 })} />;
}

/** The price stands in the button that pays it. */
function labelOf(names: TableNames, sense: Sense, draft: Move): string {
  if (draft.t === 'attack') return moveText(names, sense, draft);
  const thing = draft.t === 'build' ? draft.kind : draft.t === 'buildShip' ? draft.cls : null;
  if (thing === null || names.as === 'table') return names.say('act.sure');
  const price = setOf(names.options).factions[factionOf(names, names.as)].costs[thing];
  return names.say('act.buildIt', { price: goodsText(names.say, price) });
}

function draftText(sense: Sense, names: TableNames, draft: Move, placing: boolean): string {
  const { say } = names;
  const deed = moveText(names, sense, draft);
  switch (draft.t) {
    case 'attack':
      return attackText(sense, names, draft);
    case 'clearNature':
      return say('bar.sure.clear', { deed });
    case 'bombard':
      return say('bar.sure.bombard', { deed });
    default:
      return say(placing || draft.t === 'placeAsteroid' || draft.t === 'placeCannon' ? 'bar.place' : 'bar.sure', {
        deed,
      });
  }
}

function attackText(sense: Sense, names: TableNames, { unit, target }: Extract<Move, { t: 'attack' }>): string {
  const { set } = tablesOf(sense.s.options);
  const row = rowOf(sense, unit);
  const odds = oddsFor(sense, row, target);
  const attacks = Math.max(1, attacksLeft(sense, row));
  const chances = oddsText(names, { odds, attacks, inAll: oddsInAll(odds, attacks) });
  if ('asteroid' in target) return names.say('bar.aim.asteroid', { odds: chances, shield: set.asteroidShield });
  const kind = kindOf(sense, target) as Fighter;
  return names.say('bar.aim', {
    target: targetName(names, sense, target),
    odds: chances,
    shield: set.fighters[kind].shield,
  });
}
