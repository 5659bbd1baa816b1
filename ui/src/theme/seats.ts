import type { Plate } from './plate-names.ts';

export const SIGILS = ['comet', 'ring', 'crescent', 'prism', 'anchor-star', 'gate'] as const;
export type SigilName = (typeof SIGILS)[number];

export const HATCHES = ['slant', 'crosses', 'grid', 'lines', 'dots', 'waves'] as const;
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
    { night: '#bf3600', day: '#a23104', contrast: '#f26423' },
    { night: '#e37448', day: '#691b00', contrast: '#f26423' },
  ),
  identity(
    1,
    'B',
    'gate',
    'crosses',
    'gold',
    { night: '#f2aa00', day: '#b57b0a', contrast: '#ffd81b' },
    { night: '#ffc728', day: '#8c5900', contrast: '#ffd81b' },
  ),
  identity(
    2,
    'C',
    'crescent',
    'grid',
    'green',
    { night: '#388c79', day: '#176b58', contrast: '#22a280' },
    { night: '#46b59c', day: '#034e43', contrast: '#22a280' },
  ),
  identity(
    3,
    'D',
    'ring',
    'lines',
    'sky',
    { night: '#85d5f2', day: '#3b8dc3', contrast: '#8cd9fc' },
    { night: '#b2eaff', day: '#0b64ba', contrast: '#8cd9fc' },
  ),
  identity(
    4,
    'E',
    'prism',
    'dots',
    'violet',
    { night: '#9236d9', day: '#7226bb', contrast: '#b46bfe' },
    { night: '#b77afd', day: '#3a0097', contrast: '#b46bfe' },
  ),
  identity(
    5,
    'F',
    'anchor-star',
    'waves',
    'bone',
    { night: '#f2ead6', day: '#2a2118', contrast: '#ffffff' },
    { night: '#f8f1e1', day: '#150e07', contrast: '#ffffff' },
  ),
];

/** Tables seat at most six; a seventh would have no identity, so asking for one is a mistake worth hearing of. */
export function seatIdentity(seat: number): SeatIdentity {
  const found = SEATS[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}
