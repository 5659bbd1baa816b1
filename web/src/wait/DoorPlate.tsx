import { EMBLEM_GAMES, Emblem, Graticule, Sky } from '@orrery/ui';
import type { ReactNode } from 'react';
import { useFocusKept } from '../people/useFocusKept.ts';
import { Header } from '../shell/Header.tsx';
import './wait.css';

interface DoorPlateProps {
  /** Whose sky it is. */
  readonly table: string;
  /** Its emblem and one word on how the table stands, above the rest. */
  readonly game?: string;
  readonly badge?: string;
  readonly children: ReactNode;
}

/** The page before the door of a table: one plate under its sky. */
export function DoorPlate({ table, game, badge, children }: DoorPlateProps) {
  const room = useFocusKept<HTMLElement>();
  const emblem = EMBLEM_GAMES.find((each) => each === game);
  return (
    <div className="page">
      <Sky seed={table} bright={false} />
      <Header />
      <main ref={room} tabIndex={-1} className="join">
        <Graticule className="join-plate">
          {badge !== undefined && <p className="join-badge">{badge}</p>}
          {emblem !== undefined && (
            <div className="join-emblem">
              <Emblem game={emblem} className="emblem" />
            </div>
          )}
          {children}
        </Graticule>
      </main>
    </div>
  );
}
