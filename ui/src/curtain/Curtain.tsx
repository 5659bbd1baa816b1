import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Graticule, Sigil, Sky } from '../art/index.ts';
import type { SeatInfo } from '../table/contract.ts';
import { seatIdentity } from '../theme/index.ts';
import { useSay } from '../words/index.ts';
import './curtain.css';

/** Long enough not to happen by accident, short enough not to annoy. */
const HOLD = 600;

export interface CurtainProps {
  /** Who takes the device now. */
  readonly seat: SeatInfo;
  readonly tableId: string;
  reveal(): void;
  /** Whoever does not want to play on is not trapped behind it. */
  leave(): void;
  /** Where the curtain came down because somebody asked for it: whoever has changed their mind. */
  back?(): void;
}

/** Between two people at one device: nothing of the table is in the page until the next one holds the button. */
export function Curtain({ seat, tableId, reveal, leave, back }: CurtainProps) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  const [held, setHeld] = useState(false);
  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    if (!held) return;
    const clock = setTimeout(reveal, HOLD);
    return () => clearTimeout(clock);
  }, [held, reveal]);
  const { sigil, line, fill } = seatIdentity(seat.look);
  const release = (): void => setHeld(false);
  return (
    <main className="curtain" style={{ '--seat': fill, '--seat-line': line, '--hold': `${HOLD}ms` } as CSSProperties}>
      <Sky seed={tableId} />
      <Graticule className="curtain-plate" band={7}>
        <span className="badge-local caps">{say('ui.local')}</span>
        <Sigil name={sigil} size={96} fill={line} />
        <h1>{say('ui.curtain.pass', { name: seat.name })}</h1>
        <p>{say('ui.curtain.why', { name: seat.name })}</p>
        <button
          ref={button}
          type="button"
          className="btn gold curtain-hold"
          data-held={held || undefined}
          onPointerDown={() => setHeld(true)}
          onPointerUp={release}
          onPointerLeave={release}
          onPointerCancel={release}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') setHeld(true);
          }}
          onKeyUp={release}
          onBlur={release}
          onContextMenu={(event) => event.preventDefault()}
          onClick={(event) => {
            // A screen reader presses without holding: its user has taken the device already.
            if (event.detail === 0 && !held) reveal();
          }}
        >
          {say(held ? 'ui.curtain.holding' : 'ui.curtain.hold')}
        </button>
        <button type="button" className="btn plain curtain-leave" onClick={back ?? leave}>
          {say(back === undefined ? 'ui.end.home' : 'ui.curtain.back')}
        </button>
      </Graticule>
    </main>
  );
}
