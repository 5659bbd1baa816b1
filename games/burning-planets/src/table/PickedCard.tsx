import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/ui';
import type { ShipClass, Structure } from '../data/index.ts';
import type { UnitRef, Yard } from '../rules/moves.ts';
import { hasSpaceport } from '../rules/planets.ts';
import { targetKey } from '../sight/cells.ts';
import { capital, planetName } from '../words/names.ts';
import type { Picked } from './choices.ts';
import { targetName } from './labels.ts';
import { withoutOrder } from './lasting/lasting.ts';
import { UnitOrders } from './lasting/UnitOrders.tsx';
import type { KeptOrders } from './lasting/useKeptOrders.ts';
import { YardOrders } from './lasting/YardOrders.tsx';
import type { TableNames } from './names.ts';
import type { PanelProps } from './panel.ts';
import { PlanetCard, Ships } from './planet/index.ts';
import { ownerOf, type Sense } from './sense.ts';
import { UnitCard } from './units/UnitCard.tsx';
import type { Choice } from './useChoice.ts';

/** How orders that last are given from a card. */
export interface CardOrders {
  readonly kept: KeptOrders;
  sleep(unit: UnitRef): void;
  /** Leads a fleet; null: not now. */
  readonly lead: ((ship: number) => void) | null;
  gather(yard: Yard): void;
}

export interface PickedCardProps {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly me: Seat | null;
  /** Its turn is there only in one's own. */
  readonly panel: PanelProps;
  readonly choice: Choice;
  readonly picked: Exclude<Picked, { readonly t: 'cell' }>;
  /** What lasts longer than this turn; null: nothing of mine does. */
  readonly orders: CardOrders | null;
  /** Opens the contracts for a cargo ship. */
  trade(carrier: number): void;
}

/** The card of the planet or unit that is selected, over the map. */
export function PickedCard({ sense, names, me, panel, choice, picked, orders, trade }: PickedCardProps) {
  const { turn, explain } = panel;
  const { placing } = choice;
  const chosen: Structure | ShipClass | null =
    placing === null ? null : placing.t === 'build' ? placing.kind : placing.cls;
  const launch = (at: Yard) => (cls: ShipClass) => choice.place({ t: 'ship', at, cls });
  return (
    <div className="bp-card bp-over" data-placing={placing !== null || undefined}>
      <button
        type="button"
        className="btn icon plain bp-card-close"
        aria-label={names.say('map.close')}
        onClick={() => choice.pick(null)}
      >
        <Icon name="close" size={18} />
      </button>
      {picked.t === 'planet' ? (
        <PlanetCard
          {...panel}
          planet={picked.planet}
          chosen={chosen}
          build={(kind) => choice.place({ t: 'build', planet: picked.planet, kind })}
          launch={launch({ planet: picked.planet })}
          act={choice.act}
        >
          {orders !== null && me !== null && sense.view.planets[picked.planet]?.owner === me && (
            <YardOrders
              {...{ sense, names, me }}
              kept={orders.kept}
              planet={picked.planet}
              yard={hasSpaceport(sense.s, picked.planet) ? { planet: picked.planet } : null}
              gather={orders.gather}
            />
          )}
        </PlanetCard>
      ) : (
        <>
          <UnitCard {...{ sense, names, me, turn, explain, trade }} unit={picked.ref} act={choice.act} />
          {'station' in picked.ref &&
            me !== null &&
            turn !== null &&
            ownerOf(sense, picked.ref) === me &&
            sense.view.turn?.phase !== 'actions' && (
              <Ships
                {...{ names, me, turn, explain, chosen }}
                view={sense.view}
                at={{ station: picked.ref.station }}
                near={picked.ref.station}
                launch={launch({ station: picked.ref.station })}
              />
            )}
          {orders !== null && me !== null && ownerOf(sense, picked.ref) === me && (
            <>
              {'station' in picked.ref && (
                <YardOrders
                  {...{ sense, names, me }}
                  kept={orders.kept}
                  planet={null}
                  yard={{ station: picked.ref.station }}
                  gather={orders.gather}
                />
              )}
              <UnitOrders
                {...{ sense, names }}
                unit={picked.ref}
                order={orders.kept.of(`unit ${targetKey(picked.ref)}`)}
                drop={(key) => orders.kept.set(withoutOrder(orders.kept.list, key))}
                sleep={orders.sleep}
                lead={leads(orders, picked.ref)}
              />
            </>
          )}
        </>
      )}
    </div>
  );
}

/** Only ships come along. */
function leads({ lead }: CardOrders, ref: UnitRef): (() => void) | null {
  return lead === null || !('ship' in ref) ? null : () => lead(ref.ship);
}

/** What the card is of. */
export function titleOf(sense: Sense, names: TableNames, picked: Exclude<Picked, { t: 'cell' }>): string {
  return picked.t === 'planet' ? planetName(names.say, picked.planet) : capital(targetName(names, sense, picked.ref));
}
