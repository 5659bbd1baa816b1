import type { Kind } from '@orrery/kernel';
import { Icon } from '@orrery/ui';
import { seatNames } from '../play/names.ts';
import { useFeed } from '../play/useFeed.ts';
import { useSay } from '../words/speech.ts';
import type { LocalFeed } from './feed.ts';
import '../people/people.css';

interface StandInsProps {
  readonly feed: LocalFeed<Kind>;
  /** Closes the menu. */
  close(): void;
}

/** Who is alone at this device and touches the board while a bot plays for them plays again. */
export function playAgain(feed: LocalFeed<Kind>): void {
  const mine = feed.now().table?.seats.flatMap((seat, at) => (seat.mine ? [at] : [])) ?? [];
  if (mine.length === 1) void feed.standIn(mine[0]!, false);
}

/** In the menu of a table of this device: whoever sits here may go for a while, and a bot plays until they are back. */
export function StandIns({ feed, close }: StandInsProps) {
  const say = useSay();
  const { table } = useFeed(feed);
  if (table === null || table.status !== 'playing') return null;
  const names = seatNames(table.seats, say);
  const people = [...table.seats.keys()].filter((seat) => table.seats[seat]?.mine);
  const alone = people.length === 1;
  return (
    <div className="menu-seat">
      {people.map((seat) => {
        const bot = table.seats[seat]?.level !== null;
        const name = names[seat] ?? '';
        const change = () => void feed.standIn(seat, !bot).then(close);
        return (
          <button key={seat} type="button" className="menu-entry seat-entry" onClick={change}>
            <Icon name={bot ? 'person' : 'bot'} />
            <span>
              {alone ? say(bot ? 'seat.back' : 'seat.bot') : say(bot ? 'local.back' : 'local.bot', { name })}
              {!bot && <small className="menu-note">{say(alone ? 'seat.bot.why' : 'local.bot.why')}</small>}
            </span>
          </button>
        );
      })}
    </div>
  );
}
