import type { Seat } from '@orrery/kernel';
import { Hand, type HandCard } from '@orrery/ui';
import type { View } from '../../rules/kind.ts';
import { who } from '../../words/names.ts';
import { Piece } from '../board/Piece.tsx';
import { builtPlanet } from '../labels.ts';
import type { TableNames } from '../names.ts';

export interface PlanetHandProps {
  readonly view: View;
  readonly names: TableNames;
  readonly seat: Seat;
  readonly chosen: string | null;
  readonly high: boolean;
  readonly shut: boolean;
  choose(planet: string): void;
}

/** SS-V1: the planets a seat builds with, open to all; the chosen one shows the side that will be up. */
export function PlanetHand({ view, names, seat, chosen, high, shut, choose }: PlanetHandProps) {
  const cards = (view.players[seat]?.planetHand ?? []).map((id, i): HandCard => {
    const up = id === chosen ? high : true;
    return {
      key: id,
      label: builtPlanet(names, id, up),
      face: <PlanetFace id={id} high={up} names={names} chosen={id === chosen} />,
      shut,
      digit: String(i + 1),
    };
  });
  return (
    <div className="ss-hand ss-hand-planets">
      <Hand
        cards={cards}
        chosen={chosen}
        label={names.say('hand.planets', { who: who(names, seat), name: names.name(seat) })}
        choose={choose}
      />
    </div>
  );
}

function PlanetFace({
  id,
  high,
  names,
  chosen,
}: {
  readonly id: string;
  readonly high: boolean;
  readonly names: TableNames;
  readonly chosen: boolean;
}) {
  const card = names.set.planets.find((planet) => planet.id === id);
  if (card === undefined) return null;
  const { kind, name, moons } = card;
  const level = kind === 'dark' ? null : kind === 'named' ? (high ? 4 : 3) : high ? 2 : 1;
  return (
    <span className="ss-planet-card" data-chosen={chosen || undefined} aria-hidden="true">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <Piece planet={id} kind={kind} name={name} moons={moons} level={level} r={29} gap={0.138} />
      </svg>
    </span>
  );
}
