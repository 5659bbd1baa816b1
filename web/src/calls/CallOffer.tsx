import type { TableInfo } from '@orrery/wire';
import { useEffect, useRef, useState } from 'react';
import { Strip } from '../shell/Strip.tsx';
import { useSay } from '../words/speech.ts';
import { thisBrowser, whyNoPush } from './push.ts';
import { useCallAct } from './useCallAct.ts';
import { callHere, loadCalls, useCalls } from './useCalls.ts';
import './calls.css';

const declined = 'orrery-call-offer';

/** After the first move at a table of days: shall this device be called? Asked once; no is no. */
export function useCallOffer(table: TableInfo | null, awaited: boolean): boolean {
  const wasAwaited = useRef(false);
  const [moved, setMoved] = useState(false);
  const here = useCalls((state) => state.here);
  const known = useCalls((state) => state.calls !== null);
  useEffect(() => {
    if (awaited) wasAwaited.current = true;
    else if (wasAwaited.current) setMoved(true);
  }, [awaited]);
  const asks = moved && table?.pace.tempo === 'days' && table.status === 'playing';
  useEffect(() => {
    if (asks) void loadCalls();
  }, [asks]);
  return asks && known && here === null && whyNoPush(thisBrowser()) === null && !isDeclined();
}

function isDeclined(): boolean {
  try {
    return localStorage.getItem(declined) !== null;
  } catch {
    return true;
  }
}

export function CallOffer() {
  const say = useSay();
  const [gone, setGone] = useState(false);
  const { act, said, busy } = useCallAct();
  const decline = () => {
    try {
      localStorage.setItem(declined, 'no');
    } catch {
      // Asked again the next time.
    }
    setGone(true);
  };
  if (gone) return null;
  return (
    <Strip label={say('calls.title')} text={said === null ? say('calls.offer') : ''} problem={said}>
      {said === null && (
        <button
          type="button"
          className="btn"
          aria-busy={busy}
          aria-label={say('calls.device.on')}
          onClick={() => void act(callHere(), say('calls.device.is'))}
        >
          {say('calls.offer.yes')}
        </button>
      )}
      <button type="button" className="btn plain" onClick={decline}>
        {say('calls.offer.no')}
      </button>
    </Strip>
  );
}
