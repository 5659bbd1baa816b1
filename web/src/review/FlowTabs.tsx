import { hatchFill, type SeatInfo, Sigil, seatIdentity, sized } from '@orrery/ui';
import { useSay } from '../words/speech.ts';
import { dashes } from './PointLines.tsx';

interface FlowTabsProps {
  readonly shows: 'flow' | 'chances';
  show(what: 'flow' | 'chances'): void;
  /** What the lines count. */
  readonly counted: string;
  /** What columns and flags are. */
  readonly words: readonly string[];
  readonly seats: readonly SeatInfo[];
}

/** Which of two lines a match of many small moves has over its slider; and what is drawn in it. */
export function FlowTabs({ shows, show, counted, words, seats }: FlowTabsProps) {
  const say = useSay();
  return (
    <div className="review-flow">
      {(['flow', 'chances'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={shows === each} onClick={() => show(each)}>
          {each === 'flow' ? counted : say('review.chances')}
        </button>
      ))}
      <ul>
        {seats.map(({ seat, name, look }) => {
          const { sigil, line } = seatIdentity(look);
          return (
            <li key={seat}>
              <svg viewBox="0 0 34 18" {...sized(34, 18)} aria-hidden="true">
                <path className="review-line" d="M0 9H34" stroke={line} strokeDasharray={dashes[seat]} />
                <circle cx="17" cy="9" r="8.500" fill="var(--ink)" stroke={line} />
                <g transform="translate(11 3)">
                  <Sigil name={sigil} size={12} fill={line} />
                </g>
              </svg>
              {name}
            </li>
          );
        })}
        {shows === 'flow' && words[0] !== undefined && (
          <li>
            <svg viewBox="0 0 24 16" {...sized(24, 16)} aria-hidden="true">
              {seats.slice(0, 2).map(({ seat, look }) => (
                <rect
                  key={seat}
                  x={1 + 12 * seat}
                  y="2"
                  width="9"
                  height="13"
                  fill={hatchFill(look)}
                  stroke={seatIdentity(look).line}
                />
              ))}
            </svg>
            {words[0]}
          </li>
        )}
        {shows === 'flow' && words[1] !== undefined && (
          <li>
            <svg viewBox="-2 -9 14 18" {...sized(14, 18)} aria-hidden="true">
              <path d="M0 8V-8L9-4.500 0-1" className="review-flag" fill="var(--bone)" stroke="var(--bone)" />
            </svg>
            {words[1]}
          </li>
        )}
      </ul>
    </div>
  );
}
