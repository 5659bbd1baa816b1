import { type BarParts, Phrase } from '@orrery/ui';
import { capital } from '../../words/names.ts';
import type { Fleet } from '../fleet/useFleet.ts';
import { placeText, targetName } from '../labels.ts';
import type { TableNames } from '../names.ts';
import type { Sense } from '../sense.ts';
import type { Closing } from '../useChoice.ts';

export interface FleetBarProps {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly fleet: Fleet;
  /** What the order would close. */
  readonly closes: Closing | null;
  give(): void;
  buildFirst(): void;
}

/** A fleet is led: what it would do, and the button that tells it. */
export function fleetBar({ sense, names, fleet, closes, give, buildFirst }: FleetBarProps): BarParts {
  const { say } = names;
  const { plan } = fleet;
  return {
    lead: say('bar.you'),
    text: (
      <div className="bp-fleet-bar">
        <p>
          <Phrase text={fleetText(sense, names, fleet)} />
          {plan !== null && closes !== null && (
            <>
              {' '}
              <Phrase text={say('bar.closes', { count: closes.count })} />
            </>
          )}
        </p>
      </div>
    ),
    actions: (
      <>
        {plan !== null && closes !== null ? (
          <button type="button" className="btn" onClick={buildFirst}>
            {say('act.buildFirst')}
          </button>
        ) : (
          <button type="button" className="btn" onClick={plan === null ? fleet.end : fleet.aimless}>
            {say('fleet.back')}
          </button>
        )}
        {plan !== null && plan.orders.length > 0 && (
          <button type="button" className="btn gold" onClick={give}>
            {say('fleet.give')}
          </button>
        )}
      </>
    ),
  };
}

/** The map is asked where new ships gather. */
export function gatherBar({ say }: TableNames, cancel: () => void): BarParts {
  return {
    lead: say('bar.you'),
    text: (
      <div className="bp-fleet-bar">
        <p>{say('order.rally.where')}</p>
      </div>
    ),
    actions: (
      <button type="button" className="btn" onClick={cancel}>
        {say('fleet.back')}
      </button>
    ),
  };
}

function fleetText(sense: Sense, names: TableNames, { aim, plan, ships }: Fleet): string {
  const { say } = names;
  if (aim === null || plan === null) return `${say('fleet.title', { count: ships.length })}. ${say('fleet.none')}`;
  if ('to' in aim)
    return say('fleet.go', { place: capital(placeText(names, sense.view, aim.to)), later: plan.later.length });
  const target = targetName(names, sense, aim.target);
  if (plan.chance === 0) return say('fleet.tooFar', { target });
  return say('fleet.attack', { target, odds: plan.chance });
}
