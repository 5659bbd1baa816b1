import { memo } from 'react';
import { type SpecialCard, type UnitType, unitTypes } from '../../data/index.ts';
import { signed } from '../../words/names.ts';
import { HEIGHT, WIDTH } from './ground.ts';
import { hatchOf } from './marks.tsx';
import { Pips, TypeMark } from './Signs.tsx';
import { disc, many, spoke } from './shapes.ts';

const RAYS = many(48, (i) => {
  const [x1, y1] = spoke(i % 2 ? 40 : 37, i * 7.5);
  const [x2, y2] = spoke(44, i * 7.5);
  return `M${x1} ${y1}L${x2} ${y2}`;
});

/** What stands over the medallion: a hook up out of the discards, a strike, a skull, a flag. */
const SIGNS: Readonly<Record<'recover' | 'eliminate', string>> = {
  recover: 'M24 42V22M15 30L24 21L33 30M16 42H32',
  eliminate: 'M15 21L33 42M33 21L15 42',
};
const PICTURES: Readonly<Record<'pirates' | 'truce', string>> = {
  truce: 'M-16 30V-30M-16 -28C-4 -36 6 -20 24 -27V0C8 8 -4 -8 -16 0',
  pirates: `M-18 -8A18 18 0 1 1 18 -8L13 6V14H-13V6Z${disc(-7, -8, 4)}${disc(7, -8, 4)}M-4 14V8M4 14V8M-28 30L28 18M-28 18L28 30`,
};

/** Solid border and a round medallion: never to be taken for a unit, whatever the size. */
export const SpecialFace = memo(function SpecialFace({ card }: { readonly card: SpecialCard }) {
  const [effect, type] = card.key.split('-') as [string, UnitType | undefined];
  const picture = effect === 'pirates' || effect === 'truce' ? PICTURES[effect] : null;
  const sign = effect === 'recover' || effect === 'eliminate' ? SIGNS[effect] : null;
  return (
    <svg className="px-face px-special px-ink-grey" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect className="px-special-rim" x={0.6} y={0.6} width={WIDTH - 1.2} height={HEIGHT - 1.2} rx={6} />
      <rect className="px-special-stock" x={6} y={6} width={WIDTH - 12} height={HEIGHT - 12} rx={3} />
      <rect className="px-tint" x={9.5} y={9.5} width={WIDTH - 19} height={HEIGHT - 19} strokeWidth={0.6} />
      <g transform={`translate(60 ${picture === null ? 98 : 88})`}>
        <circle r={44} fill={hatchOf('grey', 1)} opacity={0.6} />
        <circle className="px-medal" r={36} />
        <path className="px-line" d={RAYS} strokeWidth={0.8} />
        {type !== undefined && (
          <g className="px-type" transform="translate(-29 -29) scale(2.420)">
            <TypeMark type={type} />
          </g>
        )}
        {picture !== null && <path className="px-line" d={picture} strokeWidth={2} />}
        {effect === 'eliminate' && <path className="px-strike" d="M-30 -30L30 30" />}
      </g>
      {card.amount !== undefined && (
        <text className="px-force px-amount" x={40} y={45} fontSize={38}>
          {signed(card.amount)}
        </text>
      )}
      {sign !== null && <path className="px-sign" d={sign} />}
      {type !== undefined && (
        <g transform="translate(80 31)">
          <Pips rank={unitTypes.indexOf(type) + 1} />
        </g>
      )}
    </svg>
  );
});

/** The back of every card: the deck is one for all. */
export const DeckBack = memo(function DeckBack() {
  return (
    <svg className="px-face px-deck" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect className="px-back-stock" x={0.6} y={0.6} width={WIDTH - 1.2} height={HEIGHT - 1.2} rx={6} />
      <rect className="px-back-field" x={7} y={7} width={WIDTH - 14} height={HEIGHT - 14} fill="url(#px-back)" />
      <g transform="translate(60 84)">
        <circle className="px-back-stock" r={30} />
        <circle className="px-back-net" r={25} />
        <path className="px-back-x" d="M-14 -16L14 16M14 -16L-14 16" />
        <ellipse className="px-back-orbit" rx={40} ry={9} transform="rotate(-18)" />
      </g>
    </svg>
  );
});
