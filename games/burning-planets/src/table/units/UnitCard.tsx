import type { Seat } from '@orrery/kernel';
import type { Turn } from '@orrery/ui';
import type { Fighter, ShipClass } from '../../data/index.ts';
import { shipClasses } from '../../data/index.ts';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { Move, Refusal, UnitRef } from '../../rules/moves.ts';
import { targetKey } from '../../sight/cells.ts';
import { capital, setOf } from '../../words/names.ts';
import { deedsOf } from '../deeds.ts';
import { moveText, oddsText, ownerText, stateText, targetName } from '../labels.ts';
import { seatStyle } from '../map/seat-style.ts';
import type { TableNames } from '../names.ts';
import { aimsOf, kindOf, ownerOf, type Sense } from '../sense.ts';
import { goalsOf, inWords } from './goals.ts';
import { holdText } from './hold.ts';
import { UnitPicture } from './UnitPicture.tsx';
import './units.css';

export interface UnitCardProps {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly unit: UnitRef;
  readonly me: Seat | null;
  readonly turn: Turn<BurningPlanets> | null;
  act(move: Move): void;
  explain(refusal: Refusal): void;
  /** Opens the contracts for this cargo ship. */
  trade(carrier: number): void;
}

const isClass = (kind: Fighter): kind is ShipClass => (shipClasses as readonly string[]).includes(kind);

/** What a unit is, what it can do now and with what chances; what it cannot do says why. */
export function UnitCard(props: UnitCardProps) {
  const { sense, names, unit, me } = props;
  const { say } = names;
  const kind = kindOf(sense, unit);
  const owner = ownerOf(sense, unit);
  if (kind === null || owner === null) return null;
  const { fighters, speeds } = setOf(names.options);
  const { die, shield } = fighters[kind];
  const speed = isClass(kind) ? speeds[kind] + names.options.speedBonus : null;
  const hold = 'ship' in unit ? holdText(names, sense.view, unit.ship) : null;
  const acting = me === owner && sense.view.turn?.seat === me;
  return (
    <div className="bp-unit">
      <header>
        <span style={seatStyle(names.look(owner))}>
          <UnitPicture kind={kind} faction={names.options.factions[owner]!} look={names.look(owner)} size={62} />
        </span>
        <div className="bp-unit-title">
          <h2>{capital(targetName(names, sense, unit))}</h2>
          <p className="bp-unit-kind">
            {isClass(kind) ? say(`class.${kind}`) : capital(say(`thing.${kind}`))}, {ownerText(names, owner, kind)}
          </p>
        </div>
        <dl className="bp-unit-numbers">
          <div>
            <dd>d{die}</dd>
            <dt>{say('unit.die')}</dt>
          </div>
          <div>
            <dd>{shield}</dd>
            <dt>{say('unit.shield')}</dt>
          </div>
          {speed !== null && (
            <div>
              <dd>{speed}</dd>
              <dt>{say('unit.steps')}</dt>
            </div>
          )}
        </dl>
      </header>
      {hold !== null && <p className="bp-unit-hold">{hold}</p>}
      {acting && <p className="bp-unit-state">{capital(stateText(names, sense, unit))}.</p>}
      {acting && me !== null && <Deeds {...props} me={me} />}
      {owner !== me && kind !== 'cargo' && <p className="bp-unit-note">{say('unit.threat')}</p>}
      {kind === 'cargo' &&
        me !== null &&
        names.options.trade !== 'off' &&
        sense.view.stage === 'play' &&
        'ship' in unit && (
          <button type="button" className="btn" onClick={() => props.trade(unit.ship)}>
            {say('contracts.new')}
          </button>
        )}
    </div>
  );
}

/** Attacks with their odds, other actions, and places worth going to: a list for fingers and for those who listen. */
function Deeds({ sense, names, unit, me, turn, act, explain }: UnitCardProps & { readonly me: Seat }) {
  if (turn === null) return null;
  const refused = (move: Move) => turn.refusal(move);
  const aims = aimsOf(sense, unit).filter(({ target }) => refused({ t: 'attack', unit, target }) === null);
  // What could be razed is a long list: only what can be.
  const deeds = deedsOf(sense, me, unit).filter((move) => move.t !== 'raze' || refused(move) === null);
  const goals = 'ship' in unit ? goalsOf(sense, me, unit.ship).filter(({ move }) => refused(move) === null) : [];
  return (
    <>
      <div className="bp-deeds">
        {aims.map((aim) => {
          const move: Move = { t: 'attack', unit, target: aim.target };
          return (
            <button key={targetKey(aim.target)} type="button" className="btn bp-deed-attack" onClick={() => act(move)}>
              <span>{moveText(names, sense, move)}</span>
              <small>{oddsText(names, aim)}</small>
            </button>
          );
        })}
        {deeds.map((move) => (
          <DeedButton key={JSON.stringify(move)} {...{ sense, names, move, act, explain }} refusal={refused(move)} />
        ))}
      </div>
      {goals.length > 0 && (
        <details className="bp-goals">
          <summary>{names.say('unit.goals')}</summary>
          <ul>
            {[...inWords(goals, names)].map(([words, move]) => (
              <li key={words}>
                <button type="button" className="btn" onClick={() => act(move)}>
                  {words}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function DeedButton({
  sense,
  names,
  move,
  refusal,
  act,
  explain,
}: {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly move: Move;
  readonly refusal: Refusal | null;
  act(move: Move): void;
  explain(refusal: Refusal): void;
}) {
  const deed = moveText(names, sense, move);
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={refusal !== null}
      onClick={() => (refusal === null ? act(move) : explain(refusal))}
    >
      <span>{deed}</span>
      {refusal !== null && <span className="unseen">{names.say('unit.why', { deed })}</span>}
    </button>
  );
}
