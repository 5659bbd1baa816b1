import type { ReactNode } from 'react';
import type { Dragging } from './useDrag.ts';

interface CarriedProps {
  readonly drag: Pick<Dragging, 'hang'>;
  /** It is shown where it would lie instead. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** What is carried, above the finger. It is moved by the drag itself, in a layer of its own: nothing else is drawn or laid out. */
export function Carried({ drag, hidden = false, children }: CarriedProps) {
  return (
    <div ref={drag.hang} className="carried" data-hidden={hidden || undefined} aria-hidden="true">
      <div className="carried-card">{children}</div>
    </div>
  );
}
