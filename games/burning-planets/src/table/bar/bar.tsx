import type { Seat } from '@orrery/kernel';
import { type BarParts, ConfirmActions, Phrase } from '@orrery/ui';
import type { ReactNode } from 'react';
import type { Fighter, ShipClass } from '../../data/index.ts';
import type { Cell, Move, UnitRef } from '../../rules/moves.ts';
import { oddsInAll } from '../../rules/odds.ts';
import { startPlanet } from '../../rules/opening.ts';
import { tablesOf } from '../../rules/tables.ts';
import { isGrounded } from '../../rules/units.ts';
import { cellOfTarget } from '../../sight/cells.ts';
import { capital, panelNumeral, planetName } from '../../words/names.ts';
import { moveText, oddsText, placeText, stateText, targetName } from '../labels.ts';
import { far } from '../map/hex.ts';
import type { TableNames } from '../names.ts';
import { actionsLeft, attacksLeft, idleUnits, kindOf, oddsFor, ownerOf, rowOf, type Sense } from '../sense.ts';
import type { Choice } from '../useChoice.ts';

export interface BarProps {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly me: Seat;
  readonly choice: Choice;
  /** How my last attack came out, until my next act. */
  readonly struck: string | null;
  /** What N goes through in this phase. */
  readonly waiting: number;
  next(): void;
  /** Ends the phase or the turn; asks first where something is left. */
  go(): void;
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
  if (choice.pending) return { lead, text: say('bar.sent') };
  if (choice.draft !== null) return draftBar(props, lead, choice.draft);
  if (view.stage === 'asteroids') {
    const { panel, asteroidsLeft } = view.placing!;
    const words = say('bar.asteroid', { panel: panelNumeral(panel ?? 1), count: asteroidsLeft });
    return { lead, text: <Phrase text={words} /> };
  }
  if (view.stage === 'cannons') {
    const planet = planetName(say, startPlanet(sense.s, me));
    return {
      lead,
      text: (
        <Phrase text={say('bar.cannon', { planet, fleet: view.options.startForce === 'outpost' ? 'yes' : 'no' })} />
      ),
    };
  }
  switch (view.turn?.phase) {
    case 'structures':
      return phaseBar(props, lead, say('bar.structures', { count: props.waiting }), 'act.nextPlanet', 'act.toShips');
    case 'ships':
      return phaseBar(props, lead, say('bar.ships', { yards: props.waiting }), 'act.nextYard', 'act.toActions');
    default:
      return phaseBar(props, lead, actionsText(props), 'act.next', 'act.endTurn');
  }
}

function phaseBar(
  { names, struck, waiting, next, go }: BarProps,
  lead: string,
  words: string,
  nextWord: 'act.nextPlanet' | 'act.nextYard' | 'act.next',
  goWord: 'act.toShips' | 'act.toActions' | 'act.endTurn',
): BarParts {
  return {
    lead,
    text: (
      <p>
        {struck !== null && (
          <>
            <Phrase text={struck} />{' '}
          </>
        )}
        <Phrase text={words} />
      </p>
    ),
    actions: (
      <>
        {waiting > 0 && (
          <button type="button" className="btn" onClick={next}>
            {names.say(nextWord, { count: waiting })}
          </button>
        )}
        <button type="button" className="btn gold" onClick={go}>
          {names.say(goWord)}
        </button>
      </>
    ),
  };
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
  return {
    lead,
    text: (
      <p>
        <Phrase text={draftText(sense, names, draft, choice.placing !== null)} />
        {choice.loses !== null && <> {lossText(sense, names, choice.loses)}</>}
      </p>
    ),
    actions: (
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

function labelOf(names: TableNames, sense: Sense, draft: Move): string {
  return draft.t === 'attack' ? moveText(names, sense, draft) : names.say('act.sure');
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
