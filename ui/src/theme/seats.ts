import type { Plate } from './plate.ts';

export const SIGILS = ['comet', 'ring', 'crescent', 'prism', 'anchor-star', 'gate'] as const;
export type SigilName = (typeof SIGILS)[number];

export const HATCHES = ['slant', 'chevron', 'grid', 'lines', 'dots', 'waves'] as const;
export type HatchName = (typeof HATCHES)[number];

export type SeatNumber = 0 | 1 | 2 | 3 | 4 | 5;

/** Who sits where is told four ways at once, so no one needs to see colour. */
export type SeatIdentity = {
  readonly seat: SeatNumber;
  readonly letter: 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
  readonly sigil: SigilName;
  readonly hatch: HatchName;
  /** What a screen reader calls the colour; looked up in the catalogues by this key. */
  readonly shade: 'vermilion' | 'gold' | 'green' | 'sky' | 'violet' | 'bone';
  /** CSS for areas of the seat's colour (cards, pips, plates). */
  readonly fill: string;
  /** CSS for thin marks and text in the seat's colour: lighter by night, darker by day. */
  readonly line: string;
  readonly colour: Readonly<Record<Plate, string>>;
  readonly lineColour: Readonly<Record<Plate, string>>;
};

const identity = (
  seat: SeatNumber,
  letter: SeatIdentity['letter'],
  sigil: SigilName,
  hatch: HatchName,
  shade: SeatIdentity['shade'],
  colour: SeatIdentity['colour'],
  lineColour: SeatIdentity['lineColour'],
): SeatIdentity => ({
  seat,
  letter,
  sigil,
  hatch,
  shade,
  colour,
  lineColour,
  fill: `var(--seat-${seat + 1})`,
  line: `var(--seat-${seat + 1}-line)`,
});

export const SEATS: readonly [SeatIdentity, SeatIdentity, SeatIdentity, SeatIdentity, SeatIdentity, SeatIdentity] = [
  identity(
    0,
    'A',
    'comet',
    'slant',
    'vermilion',
    { night: '#bf3600', day: '#c2410c', contrast: '#ff5a1f' },
    { night: '#ff7a45', day: '#a83409', contrast: '#ff5a1f' },
  ),
  identity(
    1,
    'B',
    'gate',
    'chevron',
    'gold',
    { night: '#f2aa00', day: '#a87400', contrast: '#ffc400' },
    { night: '#f2aa00', day: '#7d5600', contrast: '#ffc400' },
  ),
  identity(
    2,
    'C',
    'crescent',
    'grid',
    'green',
    { night: '#388c79', day: '#1f6b57', contrast: '#16a37f' },
    { night: '#62c7b0', day: '#1f6b57', contrast: '#16a37f' },
  ),
  identity(
    3,
    'D',
    'ring',
    'lines',
    'sky',
    { night: '#85d5f2', day: '#2f7fb5', contrast: '#8fdcff' },
    { night: '#85d5f2', day: '#2a6fa0', contrast: '#8fdcff' },
  ),
  identity(
    4,
    'E',
    'prism',
    'dots',
    'violet',
    { night: '#9236d9', day: '#6a1fb0', contrast: '#b04dff' },
    { night: '#b57bff', day: '#6a1fb0', contrast: '#b04dff' },
  ),
  identity(
    5,
    'F',
    'anchor-star',
    'waves',
    'bone',
    { night: '#f2ead6', day: '#2a2118', contrast: '#ffffff' },
    { night: '#f2ead6', day: '#2a2118', contrast: '#ffffff' },
  ),
];

/** Tables seat at most six; a seventh would have no identity, so asking for one is a mistake worth hearing of. */
export function seatIdentity(seat: number): SeatIdentity {
  const found = SEATS[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}
