import type { ChancesReport } from './report.ts';

const [wide, high, edge] = [420, 420, 44];
const x = (said: number) => (edge + said * (wide - 2 * edge)).toFixed(1);
const y = (came: number) => (high - edge - came * (high - 2 * edge)).toFixed(1);

/** What was said against how often it came true: on the line from corner to corner they are the same. Larger dots are more cases. */
export function calibrationPlot({ game, seats, games, calibration }: ChancesReport): string {
  const most = Math.max(...calibration.map(({ count }) => count));
  const filled = calibration.filter(({ count }) => count > 0);
  const marks = [0, 0.25, 0.5, 0.75, 1].flatMap((mark) => [
    `<path d="M${x(mark)} ${y(0)}V${y(1)}M${x(0)} ${y(mark)}H${x(1)}" stroke="#c9cbd6" stroke-width="0.6"/>`,
    `<text x="${x(mark)}" y="${high - edge + 18}" text-anchor="middle">${mark * 100}</text>`,
    `<text x="${edge - 8}" y="${Number(y(mark)) + 4}" text-anchor="end">${mark * 100}</text>`,
  ]);
  const dots = filled.map(
    ({ said, came, count }) =>
      `<circle cx="${x(said)}" cy="${y(came)}" r="${(3 + 6 * Math.sqrt(count / most)).toFixed(1)}" fill="#23307a" fill-opacity="0.75"><title>said ${said}, came ${came}, ${count} cases</title></circle>`,
  );
  const line = filled.map(({ said, came }) => `${x(said)},${y(came)}`).join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}" font-family="sans-serif" font-size="12" fill="#1b2040">`,
    `<title>${game}: chances said and come true, ${games} matches of bots</title>`,
    `<rect width="${wide}" height="${high}" fill="#ffffff"/>`,
    ...marks,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#8a6d1f" stroke-dasharray="5 4"/>`,
    `<polyline points="${line}" fill="none" stroke="#23307a" stroke-width="1.5"/>`,
    ...dots,
    `<text x="${wide / 2}" y="22" text-anchor="middle" font-size="14">${game}, ${seats} seats, ${games} matches</text>`,
    `<text x="${wide / 2}" y="${high - 8}" text-anchor="middle">said, percent</text>`,
    `<text transform="translate(13 ${high / 2}) rotate(-90)" text-anchor="middle">came true, percent</text>`,
    '</svg>',
    '',
  ].join('\n');
}
