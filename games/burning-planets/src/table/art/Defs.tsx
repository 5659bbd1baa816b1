import type { HatchName } from '@orrery/ui';
import { SEATS } from '@orrery/ui';
import type { Biome } from '../../data/index.ts';

/** Strokes of one tile of hull hatching, .24 wide: the seats' hatches cut to the size of a ship. */
const TILES: Readonly<Record<HatchName, string>> = {
  slant: 'M-.06.3L.3-.06M-.06.06L.06-.06M.18.3L.3.18',
  crosses: 'M.12.03V.21M.03.12H.21',
  grid: 'M.12 0V.24M0 .12H.24',
  lines: 'M0 .06H.24M0 .18H.24',
  dots: 'M.06.06h0M.18.18h0',
  waves: 'M-.06.06Q0 0 .06.06T.18.06.3.06M-.06.18Q0 .12 .06.18T.18.18.3.18',
};

/** Strokes that shade the night side of a planet, ever denser. */
const SHADES = ['M0 .17H.34', 'M0 .12H.24', 'M0 .12H.24M.12 0V.24'] as const;

/** Patterns of the map and of every drawing of a ship beside it: put once into a table. */
export function MapDefs() {
  return (
    <svg className="unseen" width="0" height="0" aria-hidden="true">
      <defs>
        {SEATS.map(({ seat, hatch }) => (
          <pattern key={seat} id={`bp-hatch-${seat}`} width=".24" height=".24" patternUnits="userSpaceOnUse">
            <path className="bp-hatch" data-round={hatch === 'dots' || undefined} d={TILES[hatch]} />
          </pattern>
        ))}
        {SHADES.map((d, k) => (
          <pattern
            key={d}
            id={`bp-shade-${k}`}
            width={k === 0 ? '.34' : '.24'}
            height={k === 0 ? '.34' : '.24'}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-45)"
          >
            <path className="bp-shade" d={d} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

/** Engraved on free ground, so that a biome is read without its colour: tufts, cracks, waves. */
export const TEXTURES: Readonly<Record<Biome, readonly string[]>> = {
  fair: ['m-.3.1v-.18m.12.2v-.13m.34-.32v-.16m.12.18v-.12', 'm-.1.3v-.16m.12.18v-.12m-.34-.5v-.16m.12.18v-.12'],
  harsh: [
    'm-.58-.2l.38.16.2-.36.32.1m-.52.26l.14.36.4.14m-.4-.14l-.36.2',
    'm-.5.34l.4-.14.2-.34.44-.06m-.44.06l-.16-.4m-.04.74l.3.34',
  ],
  water: [
    'm-.52-.22q.13-.16.26 0t.26 0 .26 0m-.62.42q.13-.16.26 0t.26 0 .26 0',
    'm-.4-.1q.13-.16.26 0t.26 0 .26 0m-.9.42q.13-.16.26 0t.26 0 .26 0',
  ],
};
