import { sumOfLuck } from '@orrery/bots/verdict';
import { listed } from '@orrery/kernel';
import { type SeatInfo, Sigil, seatIdentity, useSay as useUiSay } from '@orrery/ui';
import type { Progress } from '../review/verdict/progress.ts';
import { useSay } from '../words/speech.ts';
import { Gauge, signedLuck, unitsOf } from './Gauge.tsx';

interface LuckGaugeProps {
  readonly luck: Progress['luck'];
  readonly seats: readonly SeatInfo[];
}

/** What luck gave or took each seat of a match. */
export function LuckGauge({ luck, seats }: LuckGaugeProps) {
  const say = useSay();
  const sayUi = useUiSay();
  const sums = sumOfLuck(luck, seats.length);
  const unusual = seats.filter(({ seat }) => Math.abs(unitsOf(sums[seat]!)) > 2).map(({ name }) => name);
  const marks = seats.map(({ seat, look }) => {
    const { sigil, line } = seatIdentity(look);
    return { key: seat, sigil, colour: line, luck: sums[seat]! };
  });
  return (
    <>
      <Gauge marks={marks} />
      <ul>
        {seats.map(({ seat, name, look }) => (
          <li key={seat}>
            <span className="unseen">{say('ending.luck.said', { name, points: signedLuck(sums[seat]!) })}</span>
            <span aria-hidden="true">
              <Sigil name={seatIdentity(look).sigil} size={15} fill={seatIdentity(look).line} /> {name}{' '}
              <b>{signedLuck(sums[seat]!)}</b>
            </span>
          </li>
        ))}
      </ul>
      <p>
        {unusual.length === 0
          ? say('ending.luck.usual')
          : say('ending.luck.unusual', { names: listed(sayUi, unusual) })}
      </p>
    </>
  );
}
