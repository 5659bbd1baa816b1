import type { UnitRef } from '../../rules/moves.ts';
import { targetKey } from '../../sight/cells.ts';
import { placeText } from '../labels.ts';
import type { TableNames } from '../names.ts';
import type { Sense } from '../sense.ts';
import type { Lasting } from './lasting.ts';
import './lasting.css';

export interface UnitOrdersProps {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly unit: UnitRef;
  /** The order it has. */
  readonly order: Lasting | undefined;
  drop(key: string): void;
  sleep(unit: UnitRef): void;
  /** It leads others; null: it is no ship, or nothing can be led now. */
  readonly lead: (() => void) | null;
}

/** What a unit of mine is told beyond this turn, and how that is changed. */
export function UnitOrders({ sense, names, unit, order, drop, sleep, lead }: UnitOrdersProps) {
  const { say } = names;
  return (
    <div className="bp-unit-orders">
      {order?.t === 'go' && <p>{say('order.go.now', { place: placeText(names, sense.view, order.to) })}</p>}
      {order?.t === 'sleep' && <p>{say('order.sleep.now')}</p>}
      <div>
        {order === undefined ? (
          <button type="button" className="btn" onClick={() => sleep(unit)}>
            {say('order.sleep')}
          </button>
        ) : (
          <button type="button" className="btn" onClick={() => drop(`unit ${targetKey(unit)}`)}>
            {say(order.t === 'go' ? 'order.halt' : 'order.wake')}
          </button>
        )}
        {lead !== null && (
          <button type="button" className="btn" onClick={lead}>
            {say('fleet.lead')}
          </button>
        )}
      </div>
    </div>
  );
}
