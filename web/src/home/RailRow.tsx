import { Emblem } from '@orrery/ui';
import type { ReactNode } from 'react';

interface RailRowProps {
  readonly game: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A table in the side column: what is played, a line about it, and the way in. */
export function RailRow({ game, title, text, children }: RailRowProps) {
  return (
    <li className="rail-row">
      <Emblem game={game} className="rail-emblem" />
      <b>{title}</b>
      <span className="rail-text">{text}</span>
      {children}
    </li>
  );
}
