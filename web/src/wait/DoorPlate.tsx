import { Graticule, Sky } from '@orrery/ui';
import type { ReactNode } from 'react';
import { Header } from '../shell/Header.tsx';
import './wait.css';

/** The page before the door of a table: one plate under its sky. */
export function DoorPlate({ table, children }: { readonly table: string; readonly children: ReactNode }) {
  return (
    <div className="page">
      <Sky seed={table} bright={false} />
      <Header />
      <main className="join">
        <Graticule className="join-plate">{children}</Graticule>
      </main>
    </div>
  );
}
