import type { Seat } from '@orrery/kernel';
import { useId } from 'react';
import { type ShipClass, type Structure, shipClasses, structures } from '../../data/index.ts';
import type { Cell, Yard } from '../../rules/moves.ts';
import { capital, className } from '../../words/names.ts';
import { placeText } from '../labels.ts';
import type { TableNames } from '../names.ts';
import type { Sense } from '../sense.ts';
import { withOrder, withoutOrder, yardKey } from './lasting.ts';
import type { KeptOrders } from './useKeptOrders.ts';
import './lasting.css';

export interface YardOrdersProps {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly me: Seat;
  readonly kept: KeptOrders;
  /** A planet of mine, where structures stand. */
  readonly planet: number | null;
  /** Where ships are built; null: nowhere here. */
  readonly yard: Yard | null;
  /** New ships of a yard are to gather somewhere: the map is asked where. */
  gather(yard: Yard): void;
}

/** What is built here every turn as long as it can be paid, and where new ships go. */
export function YardOrders({ sense, names, me, kept, planet, yard, gather }: YardOrdersProps) {
  const { say } = names;
  const built = planet === null ? undefined : kept.of(`build ${planet}`);
  const launched = yard === null ? undefined : kept.of(`yard ${yardKey(yard)}`);
  const rally = yard === null ? undefined : kept.of(`rally ${yardKey(yard)}`);
  return (
    <details className="bp-felling bp-yard-orders" open={(built ?? launched ?? rally) !== undefined}>
      <summary>{say('order.every')}</summary>
      {planet !== null && (
        <Every
          label={say('order.every.build')}
          none={say('order.every.none')}
          kinds={structures.map((id) => ({ id, name: capital(say(`thing.${id}`)) }))}
          chosen={built?.t === 'build' ? built.kind : ''}
          choose={(kind) =>
            kept.set(
              kind === ''
                ? withoutOrder(kept.list, `build ${planet}`)
                : withOrder(kept.list, { t: 'build', planet, kind: kind as Structure, round: sense.view.round }),
            )
          }
        />
      )}
      {yard !== null && (
        <>
          <Every
            label={say('order.every.ship')}
            none={say('order.every.none')}
            kinds={shipClasses.map((id) => ({ id, name: capital(className(names, me, id)) }))}
            chosen={launched?.t === 'ship' ? launched.cls : ''}
            choose={(cls) =>
              kept.set(
                cls === ''
                  ? withoutOrder(kept.list, `yard ${yardKey(yard)}`)
                  : withOrder(kept.list, { t: 'ship', at: yard, cls: cls as ShipClass, round: sense.view.round }),
              )
            }
          />
          {rally?.t === 'rally' && <p>{say('order.rally.now', { place: placeOf(names, sense, rally.to) })}</p>}
          <div className="bp-unit-orders">
            <div>
              <button type="button" className="btn" onClick={() => gather(yard)}>
                {say('order.rally')}
              </button>
              {rally !== undefined && (
                <button
                  type="button"
                  className="btn"
                  onClick={() => kept.set(withoutOrder(kept.list, `rally ${yardKey(yard)}`))}
                >
                  {say('order.rally.end')}
                </button>
              )}
            </div>
          </div>
        </>
      )}
    </details>
  );
}

const placeOf = (names: TableNames, { view }: Sense, cell: Cell): string => placeText(names, view, cell);

function Every({
  label,
  none,
  kinds,
  chosen,
  choose,
}: {
  readonly label: string;
  readonly none: string;
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string;
  choose(id: string): void;
}) {
  const id = useId();
  return (
    <div className="bp-every">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field" value={chosen} onChange={(event) => choose(event.target.value)}>
        <option value="">{none}</option>
        {kinds.map((kind) => (
          <option key={kind.id} value={kind.id}>
            {kind.name}
          </option>
        ))}
      </select>
    </div>
  );
}
