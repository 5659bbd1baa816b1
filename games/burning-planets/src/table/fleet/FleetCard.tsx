import { Icon } from '@orrery/ui';
import type { ShipClass } from '../../data/index.ts';
import { capital, setOf } from '../../words/names.ts';
import { targetName } from '../labels.ts';
import { seatStyle } from '../map/seat-style.ts';
import type { TableNames } from '../names.ts';
import { kindOf, ownerOf, type Sense } from '../sense.ts';
import { UnitPicture } from '../units/UnitPicture.tsx';
import type { Fleet } from './useFleet.ts';
import './fleet.css';

export interface FleetCardProps {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly fleet: Fleet;
  /** Ships near those that are led, which could come along. */
  readonly near: readonly number[];
  /** They need no answer until somebody comes near. */
  sleep(): void;
  /** It can be called again by one press. */
  keep(): void;
}

/** Ships that act one after the other, in an order that can be changed; each with its chances. */
export function FleetCard({ sense, names, fleet, near, sleep, keep }: FleetCardProps) {
  const { say } = names;
  return (
    <div className="bp-card bp-over bp-fleet">
      <button
        type="button"
        className="btn icon plain bp-card-close"
        aria-label={say('map.close')}
        onClick={() => fleet.end()}
      >
        <Icon name="close" size={18} />
      </button>
      <h2>{say('fleet.title', { count: fleet.ships.length })}</h2>
      <p className="bp-card-note">{say('fleet.how')}</p>
      <ol>
        {fleet.ships.map((ship, i) => (
          <Row key={ship} {...{ sense, names, fleet, ship }} no={i + 1} />
        ))}
      </ol>
      <div className="bp-fleet-ways">
        {near.length > 0 && (
          <button type="button" className="btn" onClick={() => fleet.lead([...fleet.ships, ...near])}>
            {say('fleet.near', { count: near.length })}
          </button>
        )}
        <button type="button" className="btn" onClick={sleep}>
          {say('fleet.sleep')}
        </button>
        {fleet.ships.length > 1 && (
          <button type="button" className="btn" onClick={keep}>
            {say('fleet.keep')}
          </button>
        )}
      </div>
    </div>
  );
}

function Row({
  sense,
  names,
  fleet,
  ship,
  no,
}: Pick<FleetCardProps, 'sense' | 'names' | 'fleet'> & { readonly ship: number; readonly no: number }) {
  const { say } = names;
  const cls = kindOf(sense, { ship }) as ShipClass | null;
  const owner = ownerOf(sense, { ship });
  if (cls === null || owner === null) return null;
  const { fighters, speeds } = setOf(names.options);
  const name = capital(targetName(names, sense, { ship }));
  const chance = fleet.plan?.parts.find((part) => part.ship === ship)?.chance ?? 0;
  return (
    <li>
      <span style={seatStyle(names.look(owner))}>
        <UnitPicture kind={cls} faction={names.options.factions[owner]!} look={names.look(owner)} size={36} />
      </span>
      <span className="bp-fleet-name">
        <b>
          {no}. {name}
        </b>
        <small>
          d{fighters[cls].die}, {say('fleet.steps', { count: speeds[cls] + names.options.speedBonus })}
        </small>
      </span>
      {chance > 0 && <strong>{say('odds.percent', { odds: chance })}</strong>}
      {no > 1 && (
        <button
          type="button"
          className="btn icon plain"
          aria-label={say('fleet.raise', { ship: name })}
          onClick={() => fleet.raise(ship)}
        >
          <Icon name="chevron-up" size={18} />
        </button>
      )}
    </li>
  );
}
