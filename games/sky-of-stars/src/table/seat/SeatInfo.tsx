import type { Seat } from '@orrery/kernel';
import { Icon, roman, type SeatParts } from '@orrery/ui';
import { boxesOf, pointsNow } from '../../picture/points.ts';
import type { View } from '../../rules/view-kind.ts';
import type { MessageId } from '../../words/index.ts';
import { Gain } from '../moments/Gain.tsx';
import type { TableNames } from '../names.ts';
import './seat.css';

/** What a reveal on stage has just brought to somebody. */
export interface Gained {
  readonly gains: ReadonlyMap<Seat, number>;
  readonly reveal: number;
  readonly ms: number;
}

/** What a seat plate shows: whether it has answered, the boxes of each round, the points. */
export function seatParts(view: View, names: TableNames, seat: Seat, gained: Gained | null = null): SeatParts {
  const player = view.players[seat];
  if (player === undefined) return {};
  const { say } = names;
  const points = pointsNow(view)[seat] ?? 0;
  const gain = gained?.gains.get(seat);
  const note = noteOf(view, seat);
  return {
    ...(note === null ? {} : { note: say(note) }),
    points: (
      <span
        className="sk-points"
        title={say('plate.points', { count: points })}
        data-grew={gain !== undefined || undefined}
      >
        {gain !== undefined && gained !== null && (
          <Gain gain={gain} seat={seat} reveal={gained.reveal} ms={gained.ms} />
        )}
        <span aria-hidden="true">{points}</span>
        <span className="unseen">{say('plate.points', { count: points })}</span>
      </span>
    ),
    brief: true,
    counts: (
      <>
        <Sign view={view} seat={seat} />
        {view.rounds.at(-1)?.stop?.by === seat && view.phase !== 'over' && (
          <span className="sk-caller only-desk">{say('bar.stop')}</span>
        )}
        <Boxes view={view} names={names} seat={seat} />
      </>
    ),
  };
}

/** On a phone a plate has no room for words: has answered, or thinks. */
function Sign({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  if (!view.asked.includes(seat)) return null;
  const answered = view.answered.includes(seat);
  return (
    <span className="sk-sign only-phone" data-answered={answered || undefined}>
      <Icon name={answered ? 'check' : 'pencil'} size={18} />
    </span>
  );
}

function Boxes({ view, names, seat }: { readonly view: View; readonly names: TableNames; readonly seat: Seat }) {
  const { say } = names;
  const scores = view.rounds.map((round) => boxesOf(round, seat));
  // Of a first round they would only say the points again.
  if (scores.filter((score) => score !== null).length < 2) return null;
  return (
    <span className="sk-rounds">
      {scores.map((score, i) => {
        if (score === null) return null;
        const boxes = score.guessedBy + score.guessed;
        const words = say(score.plusOne ? 'plate.roundPlus' : 'plate.round', { round: i + 1, boxes });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
          <span key={i} className="sk-boxes" title={words}>
            <span aria-hidden="true">
              <i>{roman(i + 1)}</i> {boxes}
              {score.plusOne && <sup>+1</sup>}
            </span>
            <span className="unseen">{words}</span>
          </span>
        );
      })}
    </span>
  );
}

/** A few words on what a seat has done in this step; the frame says who is awaited. */
function noteOf(view: View, seat: Seat): MessageId | null {
  const player = view.players[seat]!;
  if (!player.active) return 'note.left';
  const { phase } = view;
  if (phase === 'over') return null;
  if (
    (phase === 'show' || phase === 'count' || phase === 'verdict') &&
    view.open.includes(seat) &&
    view.open.length === 1
  )
    return 'note.shows';
  if (view.answered.includes(seat)) {
    if (phase === 'act') return view.face === 'erase' ? 'note.erased' : 'note.acted';
    const notes = {
      start: 'note.chosen',
      window: 'note.ready',
      last: 'note.acted',
      show: 'note.guessed',
      count: 'note.guessed',
      verdict: 'note.judged',
    } as const;
    return notes[phase];
  }
  if (phase === 'act' && view.rounds.at(-1)?.rolls.at(-1)?.blocked.includes(seat)) return 'note.blocked';
  if (phase === 'last' && view.rounds.at(-1)?.stop?.by === seat) return 'note.caller';
  if ((phase === 'act' || phase === 'window' || phase === 'last') && !player.draws) return 'note.out';
  return null;
}
