import { INK_HATCH, rem, n as short, starPath } from '@orrery/ui';
import { useSay } from '../words/speech.ts';
import { type Result, type Tally, wilson } from './tally.ts';

/** Under so many matches a share says nothing. */
const fewest = 5;
const [width, height, left] = [320, 62, 8];
const xOf = (share: number): number => short(left + share * (width - 2 * left));

/** How many were won: as a share with its band and what chance alone would give, or bead by bead while they are few. */
export function ShareOfWins({ tally }: { readonly tally: Tally }) {
  const say = useSay();
  const { won, shared, played, share, byChance } = tally;
  if (played < fewest)
    return <Beads results={tally.results} label={say('record.beads.said', { won, shared, played })} each={played} />;
  const [low, high] = wilson(share, played);
  const said = say('record.band.said', { won, shared, played, share, low, high, chance: byChance });
  return (
    <svg className="record-band" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={said}>
      <path className="record-scale" d={`M${left} 30H${width - left}${ticks}`} />
      <rect className="record-band-ground" x={xOf(low)} y={19} width={short(xOf(high) - xOf(low))} height={22} />
      <rect x={xOf(low)} y={19} width={short(xOf(high) - xOf(low))} height={22} fill={INK_HATCH} opacity={0.5} />
      <path className="record-band-ends" d={`M${xOf(low)} 16V44M${xOf(high)} 16V44`} />
      <path className="record-chance" d={`M${xOf(byChance)} 12V46`} />
      <path className="record-star" d={starPath(xOf(share), 30, 12, { points: 8, inner: 0.5 })} />
      <text className="record-share" x={inside(xOf(share), 20)} y={11}>
        {say('record.share', { share })}
      </text>
      <text className="record-chance-text" x={inside(xOf(byChance), 46)} y={59}>
        {say('record.chance', { share: byChance })}
      </text>
    </svg>
  );
}

const ticks = Array.from({ length: 21 }, (_, i) => `M${xOf(i / 20)} 30v${i % 5 === 0 ? 7 : 4}`).join('');

/** Words stay within the picture. */
const inside = (x: number, half: number): number => Math.min(width - half, Math.max(half, x));

interface BeadsProps {
  /** Oldest first. */
  readonly results: readonly Result[];
  readonly label: string;
  /** How many have room in a row. */
  readonly each: number;
}

/** A star for each match won, a half disc for each that was shared, a ring for each that was not. */
export function Beads({ results, label, each }: BeadsProps) {
  const [gap, row] = [18, 22];
  const columns = Math.max(1, Math.min(each, results.length));
  const rows = Math.max(1, Math.ceil(results.length / columns));
  const at = (i: number) => ({ x: 10 + (i % columns) * gap, y: 12 + Math.floor(i / columns) * row });
  const size = { width: 2 + columns * gap, height: 2 + rows * row };
  return (
    <svg
      className="record-beads"
      viewBox={`0 0 ${size.width} ${size.height}`}
      style={{ maxWidth: rem(size.width * 1.1) }}
      role="img"
      aria-label={label}
    >
      {results.map((result, i) => {
        const { x, y } = at(i);
        const key = `${x} ${y}`;
        if (result === 'won')
          return <path key={key} className="record-star" d={starPath(x, y, 8, { points: 8, inner: 0.5 })} />;
        return (
          <g key={key}>
            <circle className="record-ring" cx={x} cy={y} r={4.5} />
            {result === 'shared' && <path className="record-star" d={`M${x} ${y - 4.5}a4.5 4.5 0 0 1 0 9z`} />}
          </g>
        );
      })}
    </svg>
  );
}
