import { isShown, pointsOf } from '@orrery/ratings';
import { INK_HATCH, n as short } from '@orrery/ui';
import { useSay } from '../words/speech.ts';
import type { RatedAt } from './matches.ts';

const [width, height, edge] = [320, 46, 5];

/** A rating as a line in the ribbon of its uncertainty, with the number at its end; nothing while it says nothing. */
export function RatingLine({
  ratings,
  against,
}: {
  readonly ratings: readonly RatedAt[];
  readonly against: 'people' | 'bots';
}) {
  const say = useSay();
  const last = ratings.at(-1);
  if (last === undefined || !isShown(last)) return null;
  const { points, give } = pointsOf(last);
  const values = { points, give, n: ratings.length };
  const said = against === 'people' ? say('record.rating.said', values) : say('record.rating.bots.said', values);
  return (
    <div className="record-rating">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <Ribbon ratings={ratings} />
      </svg>
      <p role="img" aria-label={said}>
        <b>{points}</b> <small>±{give}</small>
      </p>
    </div>
  );
}

function Ribbon({ ratings }: { readonly ratings: readonly RatedAt[] }) {
  const all = ratings.map(pointsOf);
  const low = Math.min(...all.map(({ points, give }) => points - give));
  const high = Math.max(...all.map(({ points, give }) => points + give));
  const x = (i: number) => short(edge + (i / Math.max(1, all.length - 1)) * (width - 2 * edge));
  const y = (points: number) => short(height - edge - ((points - low) / Math.max(1, high - low)) * (height - 2 * edge));
  const above = all.map(({ points, give }, i) => `${x(i)} ${y(points + give)}`);
  const below = all.map(({ points, give }, i) => `${x(i)} ${y(points - give)}`).reverse();
  const around = `M${[...above, ...below].join('L')}Z`;
  const last = all.length - 1;
  return (
    <>
      <path className="record-band-ground" d={around} />
      <path d={around} fill={INK_HATCH} opacity={0.5} />
      <path className="record-line" d={`M${all.map(({ points }, i) => `${x(i)} ${y(points)}`).join('L')}`} />
      {['around', 'within'].map((part) => (
        <path key={part} className="record-end" d={`M${x(last)} ${y(all[last]!.points)}h.01`} />
      ))}
    </>
  );
}
