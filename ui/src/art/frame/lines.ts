import { at, n, starPath } from '../pen.ts';

export type GraticuleLook = {
  /** Breadth of the band between the two rules. */
  readonly band: number;
  /** About how many pixels a degree is long; the sheet is divided evenly. */
  readonly degree: number;
  readonly corners: boolean;
};

export type GraticuleLines = {
  readonly outer: string;
  readonly inner: string;
  readonly zebra: string;
  readonly ticks: string;
  readonly corners: string;
  readonly stars: string;
};

const EDGE = 1;

/** The neatline of a map sheet: two rules, alternate degrees filled, ticks inward, a star in each corner. */
export function graticuleLines(
  width: number,
  height: number,
  { band, degree, corners }: GraticuleLook,
): GraticuleLines {
  const right = width - EDGE;
  const bottom = height - EDGE;
  const left = EDGE + band;
  const top = EDGE + band;
  const innerWidth = right - band - left;
  const innerHeight = bottom - band - top;
  const across = oddCount(innerWidth, degree, 5);
  const down = oddCount(innerHeight, degree, 3);
  const dx = innerWidth / across;
  const dy = innerHeight / down;
  const thick = n(band * 0.32);
  const inset = band * 0.34;
  let zebra = '';
  let ticks = '';
  for (let k = 0; k < across; k++) {
    const x = left + k * dx;
    const long = k % 4 ? 3 : 5;
    if (k % 2)
      for (const y of [EDGE + inset, bottom - inset - thick]) zebra += `M${at(x, y)}h${n(dx)}v${thick}h${n(-dx)}Z`;
    if (k) ticks += `M${at(x, top)}v${long}M${at(x, bottom - band)}v${-long}`;
  }
  for (let k = 0; k < down; k++) {
    const y = top + k * dy;
    const long = k % 4 ? 3 : 5;
    if (k % 2)
      for (const x of [EDGE + inset, right - inset - thick]) zebra += `M${at(x, y)}h${thick}v${n(dy)}h${-thick}Z`;
    if (k) ticks += `M${at(left, y)}h${long}M${at(right - band, y)}h${-long}`;
  }
  const centres = corners
    ? ([EDGE + band / 2, right - band / 2] as const).flatMap((x) =>
        [EDGE + band / 2, bottom - band / 2].map((y) => [x, y] as const),
      )
    : [];
  const side = n(band * 1.6);
  return {
    outer: `M${EDGE} ${EDGE}H${n(right)}V${n(bottom)}H${EDGE}Z`,
    inner: `M${n(left)} ${n(top)}H${n(right - band)}V${n(bottom - band)}H${n(left)}Z`,
    zebra,
    ticks,
    corners: centres.map(([x, y]) => `M${at(x - side / 2, y - side / 2)}h${side}v${side}h${-side}Z`).join(''),
    stars: centres.map(([x, y]) => starPath(x, y, band * 0.62)).join(''),
  };
}

/** An odd number of degrees, so that both ends of a side look the same. */
const oddCount = (length: number, degree: number, least: number): number =>
  Math.max(least, Math.round(length / degree / 2) * 2 + 1);
