import type { Room } from '@orrery/words/room';
import { useSay } from '../words/speech.ts';

/** For how many it is, and how long it takes. */
export function PlateFacts({ room: { seats, minutes } }: { readonly room: Room }) {
  const say = useSay();
  const one = seats.min === seats.max;
  return (
    <p className="plate-facts">
      <span>{say(one ? 'home.players.one' : 'home.players', { min: seats.min, max: seats.max })}</span>
      <i aria-hidden="true" />
      <span>{say(minutes.min === minutes.max ? 'home.minutes.one' : 'home.minutes', minutes)}</span>
    </p>
  );
}
