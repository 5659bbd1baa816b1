import type { Seat } from '@orrery/kernel';
import { Sheet } from '@orrery/ui';
import type { PileCard, View } from '../../rules/kind.ts';
import { who } from '../../words/names.ts';
import { Piece } from '../board/Piece.tsx';
import { firingOrder, WeaponPicture } from '../hand/WeaponHand.tsx';
import { pileCardLabel } from '../labels.ts';
import type { TableNames } from '../names.ts';

export interface PilesProps {
  readonly view: View;
  readonly names: TableNames;
  readonly seat: Seat | null;
  close(): void;
}

/** A drawer with the two piles of a seat and what it has not yet revealed. */
export function Piles({ view, names, seat, close }: PilesProps) {
  const player = seat === null ? undefined : view.players[seat];
  const { say } = names;
  if (seat === null || player === undefined) return null;
  const { unplayed } = player;
  return (
    <Sheet open title={say('plate.piles', { who: who(names, seat), name: names.name(seat) })} onClose={close}>
      <div className="ss-drawer">
        {player.planetHand.length > 0 && (
          <Pile
            title={say('plate.planets')}
            cards={player.planetHand.map((planet) => ({ t: 'planet', planet }))}
            names={names}
            seat={seat}
          />
        )}
        <Pile
          title={say('plate.conquestSize', { size: player.conquestSize })}
          cards={player.conquest}
          names={names}
          seat={seat}
        />
        <Pile
          title={say('plate.debrisSize', { size: player.debrisSize })}
          cards={player.debris}
          names={names}
          seat={seat}
        />
        {unplayed !== null && (
          <section>
            <h3>{say('plate.left')}</h3>
            <ul className="ss-pile">
              {firingOrder(names.set.weapons)
                .filter(({ id }) => unplayed.includes(id))
                .map(({ id }) => (
                  <WeaponItem
                    key={id}
                    id={id}
                    names={names}
                    label={pileCardLabel(names, { t: 'weapon', owner: seat, weapon: id }, seat)}
                  />
                ))}
            </ul>
          </section>
        )}
      </div>
    </Sheet>
  );
}

function Pile({
  title,
  cards,
  names,
  seat,
}: {
  readonly seat: Seat;
  readonly title: string;
  readonly cards: readonly PileCard[] | null;
  readonly names: TableNames;
}) {
  const { say } = names;
  return (
    <section>
      <h3>{title}</h3>
      {cards === null && <p>{say('plate.hidden')}</p>}
      {cards?.length === 0 && <p>{say('plate.empty')}</p>}
      <ul className="ss-pile">
        {cards?.map((card) => {
          const label = pileCardLabel(names, card, seat);
          if (card.t === 'weapon')
            return <WeaponItem key={`${card.owner} ${card.weapon}`} id={card.weapon} names={names} label={label} />;
          const planet = names.set.planets.find(({ id }) => id === card.planet);
          return (
            <li key={card.planet}>
              <svg viewBox="-40 -40 80 80" aria-hidden="true">
                {planet !== undefined && (
                  <Piece
                    planet={planet.id}
                    kind={planet.kind}
                    name={planet.name}
                    moons={planet.moons}
                    level={null}
                    r={26}
                    gap={0.12}
                  />
                )}
              </svg>
              <span>{label}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function WeaponItem({ id, names, label }: { readonly id: string; readonly names: TableNames; readonly label: string }) {
  const card = names.weapon(id);
  return (
    <li>
      {card !== undefined && <WeaponPicture card={card} />}
      <span>
        {card?.priority != null && <b>{card.priority} </b>}
        {label}
      </span>
    </li>
  );
}
