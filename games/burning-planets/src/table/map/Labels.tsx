import { SigilMark, seatIdentity } from '@orrery/ui';
import type { PlanetSeen, View } from '../../rules/seen.ts';
import { planetName } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import { n, pointOf } from './hex.ts';
import { radiusOf } from './plan.ts';
import { seatStyle } from './seat-style.ts';

/** Half as wide, and as high, as a name may be on the map. */
const HALF = 4;
const HIGH = 3.5;

/** The names of planets, with letter and sigil of whoever holds them; as large on the screen from near and far. */
export function Labels({ view, names }: { readonly view: View; readonly names: TableNames }) {
  return (
    <g className="bp-labels">
      {view.planets.map((planet) => {
        const { x } = pointOf(planet.centre);
        const above = isAbove(view, planet);
        const look = names.look(planet.owner);
        return (
          <g
            key={planet.id}
            style={seatStyle(look)}
            transform={`translate(${n(x)} ${n(edgeOf(view, planet, above ? -1 : 1))})`}
          >
            <g className="bp-label">
              <text y={above ? -6 : 19}>
                {planet.owner !== null && <tspan className="bp-letter">{names.letter(planet.owner)} </tspan>}
                {planetName(names.say, planet.id)}
              </text>
              {look !== null && (
                <g className="bp-label-sigil" transform={`translate(0 ${above ? -34 : 34})`}>
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

/** Where the orbit of a planet ends, below it (1) or above (-1). */
function edgeOf(view: View, planet: PlanetSeen, side: 1 | -1): number {
  return pointOf(planet.centre).y + side * Math.sqrt(3) * (radiusOf(view.options, planet) + 1.5);
}

/** A name stands below its planet, or above where rocks lie below and fewer above. */
export function isAbove(view: View, planet: PlanetSeen): boolean {
  const { x } = pointOf(planet.centre);
  const still = [...view.asteroids, ...view.stations].map(({ cell }) => pointOf(cell));
  const crowd = (side: 1 | -1): number => {
    const edge = edgeOf(view, planet, side);
    return still.filter((at) => {
      const out = side * (at.y - edge);
      return Math.abs(at.x - x) <= HALF && out >= -0.5 && out <= HIGH;
    }).length;
  };
  return crowd(-1) < crowd(1);
}
