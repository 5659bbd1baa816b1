import { Emblem, Graticule, Sky } from '@orrery/ui';
import type { ReactNode } from 'react';
import { useFocusKept } from '../people/useFocusKept.ts';
import { Header } from '../shell/Header.tsx';
import './wait.css';

interface DoorPlateProps {
  /** Whose sky it is. */
  readonly seed: string;
  /** Its emblem and one word on how the table stands, above the rest. */
  readonly game?: string;
  readonly badge?: string;
  /** What is to be said: a heading, and what belongs to it. */
  readonly said: ReactNode;
  /** What can be seen and chosen besides. */
  readonly children?: ReactNode;
  /** What can be done: always in sight. */
  readonly acts: ReactNode;
}

/** The page before the door of a table: one plate under its sky. */
export function DoorPlate({ seed, game, badge, said, children, acts }: DoorPlateProps) {
  const room = useFocusKept<HTMLElement>();
  return (
    <div className="page">
      <Sky seed={seed} bright={false} />
      <Header />
      <main ref={room} tabIndex={-1} className="join">
        <Graticule className="join-plate">
          <div className="join-what">
            {badge !== undefined && <p className="join-badge">{badge}</p>}
            {game !== undefined && (
              <div className="join-emblem">
                <Emblem game={game} className="emblem" />
              </div>
            )}
            {said}
          </div>
          {children !== undefined && <div className="join-more">{children}</div>}
          <div className="join-acts">{acts}</div>
        </Graticule>
      </main>
    </div>
  );
}
