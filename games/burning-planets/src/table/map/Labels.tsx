import { SigilMark, seatIdentity } from '@orrery/ui';
import type { View } from '../../rules/seen.ts';
import { planetName } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import { n, pointOf } from './hex.ts';
import { radiusOf } from './plan.ts';
import { seatStyle } from './seatStyle.ts';

/** The names of planets, with letter and sigil of whoever holds them; as large on the screen from near and far. */
export function Labels({ view, names }: { readonly view: View; readonly names: TableNames }) {
  return (
    <g className="bp-labels">
      {view.planets.map((planet) => {
        const { x, y } = pointOf(planet.centre);
        const below = y + Math.sqrt(3) * (radiusOf(view.options, planet) + 1.5);
        const look = names.look(planet.owner);
        return (
          <g key={planet.id} style={seatStyle(look)} transform={`translate(${n(x)} ${n(below)})`}>
            <g className="bp-label">
              <text y="19">
                {planet.owner !== null && <tspan className="bp-letter">{names.letter(planet.owner)} </tspan>}
                {planetName(names.say, planet.id)}
              </text>
              {look !== null && (
                <g className="bp-label-sigil" transform="translate(0 34)">
                  <SigilMark name={seatIdentity(look).sigil} size={17} fill="var(--seat-line)" />
                </g>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}
