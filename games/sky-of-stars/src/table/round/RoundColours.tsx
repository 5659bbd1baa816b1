import type { Seat } from '@orrery/kernel';
import type { View } from '../../rules/view-kind.ts';
import type { TableNames } from '../names.ts';
import { ColourCount } from '../sky/ColourCount.tsx';
import { starsOf } from '../sky/figure.ts';

interface RoundColoursProps {
  readonly view: View;
  readonly names: TableNames;
  readonly seat: Seat;
  readonly round: number;
}

/** SK-E3: how many stars of each colour a seat has used up to a round, and which of them nobody has more of. */
export function RoundColours({ view, names, seat, round }: RoundColoursProps) {
  const { sky } = names;
  return (
    <ul className="sk-round-colours">
      {sky.colours.map((colour) => {
        const counts = view.players.map((_, each) => usedBy(view, names, each, round, colour));
        const count = counts[seat] ?? 0;
        return (
          <li key={colour} data-leads={(count > 0 && count === Math.max(...counts)) || undefined}>
            <ColourCount {...{ names, colour, count }} size={14} />
          </li>
        );
      })}
    </ul>
  );
}

function usedBy(view: View, { sky }: TableNames, seat: Seat, round: number, colour: string): number {
  const drawings = view.players[seat]?.sky.drawings.filter((drawing) => drawing.round <= round) ?? [];
  const stars = drawings.flatMap((drawing) => drawing.stars);
  return starsOf(sky, stars).filter((star) => star.colour === colour).length;
}
