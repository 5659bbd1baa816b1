import { seatIdentity } from '@orrery/ui';
import type { CSSProperties } from 'react';

/** A seat's colour for everything drawn inside: --seat for areas, --seat-line for lines. Nobody's is bone. */
export function seatStyle(look: number | null): CSSProperties {
  const colours = look === null ? { fill: 'var(--bone-dim)', line: 'var(--bone)' } : seatIdentity(look);
  return { '--seat': colours.fill, '--seat-line': colours.line } as CSSProperties;
}
