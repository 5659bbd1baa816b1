import type { Eyes, Kind } from '@orrery/kernel';
import { type GameTable, Icon, type SeatInfo, Sigil, seatIdentity } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { useSay } from '../words/speech.ts';
import type { ReviewedMatch } from './match.ts';
import { sayOfSeat } from './of-seat.ts';

interface SecretsProps {
  readonly match: ReviewedMatch;
  readonly moment: number;
  readonly eyes: Eyes;
  readonly seats: readonly SeatInfo[];
  /** In the game's own words. */
  readonly sayGame: Say<string>;
  /** What these eyes did not know is not shown at all. */
  readonly strict: boolean;
  setStrict(strict: boolean): void;
}

/** What each seat held: under hatching, what the chosen eyes did not know. */
export function Secrets({ match, moment, eyes, seats, sayGame, strict, setStrict }: SecretsProps) {
  const say = useSay();
  const { reader, kit } = match;
  const tell: GameTable<Kind>['secrets'] = kit.table.secrets;
  if (tell === undefined) return null;
  // With nothing hidden one view serves all seats.
  const open = reader.viewAt(moment, 'open');
  const seenBy = (through: Eyes) => (through === 'open' ? open : reader.viewAt(moment, through));
  const unknown = seats.filter(({ seat }) => eyes !== 'open' && eyes !== seat);
  const blind = typeof eyes === 'number' ? seats[eyes]! : { kind: 'open' as const, name: say('review.eyes.table') };
  const hiddenFrom = sayOfSeat(say, 'review.hidden', blind);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it
    <section className="review-secrets" tabIndex={0} aria-label={say('review.secrets')}>
      <header>
        <h2>{say('review.secrets')}</h2>
        {unknown.length > 0 && (
          <label>
            <input type="checkbox" checked={strict} onChange={(event) => setStrict(event.target.checked)} />
            {say('review.strict')}
          </label>
        )}
      </header>
      <ul>
        {seats.map(({ seat, name, look }) => {
          const hidden = unknown.some((each) => each.seat === seat);
          const held = hidden && strict ? null : tell(seenBy, seat, sayGame as Say);
          const { sigil, line } = seatIdentity(look);
          return (
            <li key={seat} data-hidden={hidden || undefined}>
              <Sigil name={sigil} size={20} fill={line} />
              <span className="unseen">{name}: </span>
              {hidden && held !== null && <span className="unseen">{hiddenFrom}: </span>}
              <span className="review-held">
                {held === null
                  ? hiddenFrom
                  : held.length === 0
                    ? '–'
                    : held.map((each, n) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: of two cards of one name each has its place
                        <span key={n}>{each}</span>
                      ))}
              </span>
              {hidden && <Icon name="eye-closed" size={18} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
