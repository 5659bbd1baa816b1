import type { ReactNode } from 'react';
import './score-sides.css';

interface ScoreSideProps {
  /** The sigil of the seat, or its sign in the game. */
  readonly sign: ReactNode;
  readonly name: string;
  /** Under the name: a faction. */
  readonly note: string;
  readonly points: ReactNode;
  readonly won: boolean;
  readonly children: ReactNode;
}

/** One of several side by side, in a list of the class `score-sides`: who it is with how much, and below what it is made of. */
export function ScoreSide({ sign, name, note, points, won, children }: ScoreSideProps) {
  return (
    <li className="score-side" data-won={won || undefined}>
      <header>
        {sign}
        <b>{name}</b>
        <span>{note}</span>
        <strong>{points}</strong>
      </header>
      {children}
    </li>
  );
}
