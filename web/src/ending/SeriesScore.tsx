import { roman, type SeatInfo, Sigil, seatIdentity, sized, useSay as useUiSay } from '@orrery/ui';
import { listed } from '@orrery/words';
import { useSay } from '../words/speech.ts';
import type { SeriesNow } from './series.ts';

/** The score of a series between its games: who has won how many, and who has won it. */
export function SeriesScore({ series, seats }: { readonly series: SeriesNow; readonly seats: readonly SeatInfo[] }) {
  const say = useSay();
  const sayUi = useUiSay();
  const nameOf = (side: readonly number[]) =>
    listed(
      sayUi,
      side.map((seat) => seats[seat]?.name ?? String(seat + 1)),
    );
  const news = (): string => {
    if (series.places === null) return say('series.goesOn');
    const [won, shares] = series.sides.filter(([seat]) => series.places?.[seat ?? 0] === 1);
    if (won === undefined || shares !== undefined) return say('series.shared');
    const mine = won.some((seat) => seats[seat]?.kind === 'me');
    const who = won.length === 1 ? (mine ? 'you' : 'one') : mine ? 'us' : 'them';
    return say('series.won', { name: nameOf(won), who });
  };
  return (
    <section className="end-series" aria-labelledby="series-title">
      <Beads series={series} seats={seats} />
      <h2 id="series-title">{say('series.game', { game: series.game, of: Math.max(series.bestOf, series.game) })}</h2>
      <ul>
        {series.sides.map((side) => (
          <li key={side[0]}>
            <span>{nameOf(side)}</span>
            <b>{series.wins[side[0] ?? 0]}</b>
          </li>
        ))}
      </ul>
      <p>{news()}</p>
    </section>
  );
}

const [step, radius] = [43, 15];

/** Who won which game, and the next one hollow. */
function Beads({ series, seats }: { readonly series: SeriesNow; readonly seats: readonly SeatInfo[] }) {
  const { winners, places } = series;
  const all = winners.length + (places === null ? 1 : 0);
  return (
    <svg className="end-beads" {...sized(all * step, 44)} viewBox={`-21.5 -22 ${all * step} 44`} aria-hidden="true">
      <path d={`M0 0H${(all - 1) * step}`} stroke="var(--gold-dim)" />
      {winners.map((seat, n) => {
        const won = seat === null ? null : seatIdentity(seats[seat]?.look ?? seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a game is its number
          <g key={n} transform={`translate(${n * step} 0)`}>
            <circle r={radius} fill="var(--ink)" stroke={won?.line ?? 'var(--bone-dim)'} strokeWidth="1.5" />
            {won === null ? (
              <path d="M-6 0H6" stroke="var(--bone)" strokeWidth="2" />
            ) : (
              <g transform="translate(-9 -9)">
                <Sigil name={won.sigil} size={18} fill={won.line} />
              </g>
            )}
          </g>
        );
      })}
      {places === null && (
        <g transform={`translate(${winners.length * step} 0)`}>
          <circle r={radius} fill="var(--ink)" stroke="var(--gold)" strokeDasharray="3 4" />
          <text y="5.500" textAnchor="middle">
            {roman(winners.length + 1)}
          </text>
        </g>
      )}
    </svg>
  );
}
