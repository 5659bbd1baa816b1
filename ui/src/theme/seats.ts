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

const identity = (drawn: Omit<SeatIdentity, 'fill' | 'line'>): SeatIdentity => ({
  ...drawn,
  fill: `var(--seat-${drawn.seat + 1})`,
  line: `var(--seat-${drawn.seat + 1}-line)`,
});

export const SEATS: readonly [SeatIdentity, SeatIdentity, SeatIdentity, SeatIdentity, SeatIdentity, SeatIdentity] = [
  identity({
    ...{ seat: 0, letter: 'A', sigil: 'comet', hatch: 'slant', shade: 'vermilion' },
    colour: { night: '#bf3600', day: '#a23104', contrast: '#f26423' },
    lineColour: { night: '#e37448', day: '#691b00', contrast: '#f26423' },
  }),
  identity({
    ...{ seat: 1, letter: 'B', sigil: 'gate', hatch: 'crosses', shade: 'gold' },
    colour: { night: '#f2aa00', day: '#b57b0a', contrast: '#ffd81b' },
    lineColour: { night: '#ffc728', day: '#8c5900', contrast: '#ffd81b' },
  }),
  identity({
    ...{ seat: 2, letter: 'C', sigil: 'crescent', hatch: 'grid', shade: 'green' },
    colour: { night: '#388c79', day: '#176b58', contrast: '#22a280' },
    lineColour: { night: '#46b59c', day: '#034e43', contrast: '#22a280' },
  }),
  identity({
    ...{ seat: 3, letter: 'D', sigil: 'ring', hatch: 'lines', shade: 'sky' },
    colour: { night: '#85d5f2', day: '#3b8dc3', contrast: '#8cd9fc' },
    lineColour: { night: '#b2eaff', day: '#0b64ba', contrast: '#8cd9fc' },
  }),
  identity({
    ...{ seat: 4, letter: 'E', sigil: 'prism', hatch: 'dots', shade: 'violet' },
    colour: { night: '#9236d9', day: '#7226bb', contrast: '#b46bfe' },
    lineColour: { night: '#b77afd', day: '#3a0097', contrast: '#b46bfe' },
  }),
  identity({
    ...{ seat: 5, letter: 'F', sigil: 'anchor-star', hatch: 'waves', shade: 'bone' },
    colour: { night: '#f2ead6', day: '#2a2118', contrast: '#ffffff' },
    lineColour: { night: '#f8f1e1', day: '#150e07', contrast: '#ffffff' },
  }),
];

/** Tables seat at most six; a seventh would have no identity, so asking for one is a mistake worth hearing of. */
export function seatIdentity(seat: number): SeatIdentity {
  const found = SEATS[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}
