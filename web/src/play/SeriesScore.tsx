import { listNames, type SeatInfo, useSay as useUiSay } from '@orrery/ui';
import { useSay } from '../words/speech.ts';
import type { SeriesNow } from './series.ts';

/** The score of a series between its games: who has won how many, and who has won it. */
export function SeriesScore({ series, seats }: { readonly series: SeriesNow; readonly seats: readonly SeatInfo[] }) {
  const say = useSay();
  const sayUi = useUiSay();
  const nameOf = (side: readonly number[]) =>
    listNames(
      side.map((seat) => seats[seat]?.name ?? String(seat + 1)),
      sayUi,
    );
  const winners = series.sides.filter(([seat]) => series.places?.[seat ?? 0] === 1);
  return (
    <section className="end-series" aria-labelledby="series-title">
      <h2 className="end-heading" id="series-title">
        {say('series.game', { game: series.game, of: Math.max(series.bestOf, series.game) })}
      </h2>
      <ul>
        {series.sides.map((side) => (
          <li key={side[0]}>
            <span>{nameOf(side)}</span>
            <b>{series.wins[side[0] ?? 0]}</b>
          </li>
        ))}
      </ul>
      <p>{seriesNews(series, winners.map(nameOf), say)}</p>
    </section>
  );
}

function seriesNews(series: SeriesNow, winners: readonly string[], say: ReturnType<typeof useSay>): string {
  if (series.places === null) return say('series.goesOn');
  const [only] = winners;
  return winners.length === 1 && only !== undefined ? say('series.won', { name: only }) : say('series.shared');
}
