import type { CSSProperties, ReactNode } from 'react';
import { hatchFill, SigilMark } from '../art/index.ts';
import { sized } from '../size/index.ts';
import { seatIdentity } from '../theme/index.ts';
import './card.css';

export interface CardProps {
  /** The large sign at the top: Force, number, a dash. */
  readonly top: ReactNode;
  readonly picture: ReactNode;
  /** Left out where there is no room: on phones. */
  readonly name?: string;
  readonly chosen?: boolean;
  readonly used?: boolean;
  /** Whose card: a chosen one wears its seat's colour. */
  readonly look?: number;
}

/** The face of a card. The element around it carries the words. */
export function Card({ top, picture, name, chosen = false, used = false, look }: CardProps) {
  const colours = look === undefined ? {} : { '--seat-line': seatIdentity(look).line };
  return (
    <span
      className="card"
      data-chosen={chosen || undefined}
      data-used={used || undefined}
      style={colours as CSSProperties}
      aria-hidden="true"
    >
      <span className="card-top">{top}</span>
      <span className="card-picture">{picture}</span>
      {name !== undefined && <span className="card-name">{name}</span>}
    </span>
  );
}

/** The back of a card: its seat's colour, hatch and sigil, and nothing of what it hides. */
export function CardBack({ look, width = 44 }: { readonly look: number; readonly width?: number }) {
  const { sigil, fill, line } = seatIdentity(look);
  return (
    <svg className="card-back" viewBox="-23.500 -30.500 47 61" {...sized(width, (width * 61) / 47)} aria-hidden="true">
      <rect x="-22" y="-29" width="44" height="58" fill="var(--ink)" />
      <rect x="-22" y="-29" width="44" height="58" fill={hatchFill(look)} stroke={fill} strokeWidth="3" />
      <rect
        x="-18.500"
        y="-25.500"
        width="37"
        height="51"
        fill="none"
        stroke="var(--focus)"
        strokeWidth="0.7"
        opacity="0.8"
      />
      <circle r="14" fill="var(--ink)" stroke="var(--focus)" />
      <SigilMark name={sigil} size={20} fill={line} />
    </svg>
  );
}
