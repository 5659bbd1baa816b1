import { LineSigil, type LogLine, Phrase, type SeatInfo } from '@orrery/ui';
import type { ReactNode } from 'react';

interface MomentProps {
  /** "Round 4 · Move 11 of 21". */
  readonly where: string;
  /** What these eyes were told of it; never empty. */
  readonly lines: readonly LogLine[];
  readonly seats: readonly SeatInfo[];
  /** Said only where one stands still: who plays it through hears no stream of sentences. */
  readonly speaks: boolean;
  /** What it was worth, where there is no room for that below. */
  readonly judged?: ReactNode;
  readonly children?: ReactNode;
}

/** The sentence of the moment, and what came of it. */
export function Moment({ where, lines, seats, speaks, judged, children }: MomentProps) {
  const [first, ...rest] = lines;
  return (
    <section className="review-moment">
      <p className="review-where caps">
        {first !== undefined && <LineSigil line={first} seats={seats} />}
        <span>{where}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it */}
      <div className="review-words" tabIndex={0} aria-live={speaks ? 'polite' : 'off'}>
        <p className="review-sentence">{first !== undefined && <Phrase text={first.text} />}</p>
        {rest.map((line) => (
          <p key={line.key}>
            <Phrase text={line.text} />
          </p>
        ))}
        {judged}
      </div>
      {children}
    </section>
  );
}
