import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/ui';
import type { ShipClass, Structure } from '../data/index.ts';
import type { Yard } from '../rules/moves.ts';
import type { Picked } from './choices.ts';
import type { TableNames } from './names.ts';
import type { PanelProps } from './panel.ts';
import { PlanetCard, Ships } from './planet/index.ts';
import { ownerOf, type Sense } from './sense.ts';
import { UnitCard } from './units/UnitCard.tsx';
import type { Choice } from './useChoice.ts';

export interface PickedCardProps {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly me: Seat | null;
  /** Its turn is there only in one's own. */
  readonly panel: PanelProps;
  readonly choice: Choice;
  readonly picked: Exclude<Picked, { readonly t: 'cell' }>;
  /** Opens the contracts for a cargo ship. */
  trade(carrier: number): void;
}

/** The card of the planet or unit that is selected, over the map. */
export function PickedCard({ sense, names, me, panel, choice, picked, trade }: PickedCardProps) {
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
        />
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
        </>
      )}
    </div>
  );
}
