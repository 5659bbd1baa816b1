import { memo } from 'react';
import { type DataSet, type UnitCard, unitTypes } from '../../data/index.ts';
import { type Manner, mannerOf } from '../../picture/manner.ts';
import { HEIGHT, RIM_PATHS, SKIES, WIDTH } from './ground.ts';
import { Marks } from './marks.tsx';
import { GLYPHS, Pips, TypeMark } from './Signs.tsx';
import { diamond } from './units/diamond.ts';
import { hexagon } from './units/hexagon.ts';
import { ring } from './units/ring.ts';
import { triangle } from './units/triangle.ts';

const DRAWINGS = { ring, triangle, hexagon, diamond } as const;

/** Which of the units of its faction and type it is: each is drawn a little differently. */
function variantOf(set: DataSet, { id, faction, type }: UnitCard): number {
  return set.units.filter((unit) => unit.faction === faction && unit.type === type).findIndex((unit) => unit.id === id);
}

interface UnitFaceProps {
  readonly set: DataSet;
  readonly unit: UnitCard;
  /** Of another faction, in a hand that cannot use it. */
  readonly grey?: boolean;
}

const TOP = 50;
const FOOT = 157;

/** Force top left, type over rank top right, the picture below; a stronger unit of a type is drawn larger. */
export const UnitFace = memo(function UnitFace({ set, unit, grey = false }: UnitFaceProps) {
  const manner: Manner = mannerOf(set, unit.faction);
  const ink = grey ? 'grey' : manner;
  const strongest = Math.max(...set.units.filter(({ type }) => type === unit.type).map(({ force }) => force));
  const scale = 1.04 * (0.8 + (0.2 * unit.force) / strongest);
  const marks = DRAWINGS[manner][unit.type](variantOf(set, unit));
  const wide = unit.force > 9;
  return (
    <svg className={`px-face px-ink-${ink}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect className="px-stock" x={0.6} y={0.6} width={WIDTH - 1.2} height={HEIGHT - 1.2} rx={6} />
      <path className="px-tint" d={RIM_PATHS[manner]} strokeWidth={0.8} />
      <rect className="px-head" x={10} y={10} width={WIDTH - 20} height={HEIGHT - 20} />
      <svg
        aria-hidden="true"
        x={10}
        y={TOP}
        width={100}
        height={FOOT - TOP}
        viewBox={`-50 ${-(FOOT - TOP) / 2} 100 ${FOOT - TOP}`}
      >
        <rect className="px-deep" x={-50} y={-60} width={100} height={120} />
        <path className="px-tint" d={SKIES[manner]} strokeWidth={0.45} opacity={0.5} />
        <g transform={`scale(${scale.toFixed(3)})`}>
          <Marks marks={marks} ink={ink} />
        </g>
      </svg>
      <path className="px-tint" d={`M10 ${TOP}H110M10 ${FOOT}H110`} strokeWidth={0.8} />
      <text className="px-force" x={wide ? 40 : 35} y={44} fontSize={wide ? 37 : 42}>
        {unit.force}
      </text>
      <g className="px-type" transform="translate(79 12) scale(1.060)">
        <TypeMark type={unit.type} />
      </g>
      <g transform="translate(81.500 44)">
        <Pips rank={unitTypes.indexOf(unit.type) + 1} />
      </g>
      <g className="px-seal" transform={`translate(60 ${HEIGHT - 6.5}) scale(.62)`}>
        <circle r={10} />
        <path d={GLYPHS[manner]} />
      </g>
    </svg>
  );
});
