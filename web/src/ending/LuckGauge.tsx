import { type SeatInfo, Sigil, seatIdentity, useSay as useUiSay } from '@orrery/ui';
import { listed } from '@orrery/words';
import type { Progress } from '../review/verdict/progress.ts';
import { useSay } from '../words/speech.ts';
import { Gauge, isUsual, signedLuck } from './Gauge.tsx';

interface LuckGaugeProps {
  readonly lucky: Progress['lucky'];
  readonly seats: readonly SeatInfo[];
}

/** What luck gave or took each seat of a match. */
export function LuckGauge({ lucky, seats }: LuckGaugeProps) {
  const say = useSay();
  const sayUi = useUiSay();
  const unusual = seats.filter(({ seat }) => !isUsual(lucky[seat]!)).map(({ name }) => name);
  const marks = seats.map(({ seat, look }) => {
    const { sigil, line } = seatIdentity(look);
    return { key: seat, sigil, colour: line, luck: lucky[seat]! };
  });
  return (
    <>
      <Gauge marks={marks} />
      <ul>
        {seats.map(({ seat, name, look, kind }) => (
          <li key={seat}>
            <span className="unseen">{say('ending.luck.said', { name, points: signedLuck(lucky[seat]!) })}</span>
            <span aria-hidden="true">
              <Sigil name={seatIdentity(look).sigil} size={15} fill={seatIdentity(look).line} />{' '}
              {kind === 'me' ? sayUi('ui.you') : name} <b>{signedLuck(lucky[seat]!)}</b>
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
