import { n } from '@orrery/ui';
import { type CSSProperties, useEffect, useState } from 'react';
import { COUNT_SHARE } from '../beats.ts';
import './show.css';

/** SK-P15: 3-2-1 over the sky, before everything turns at once. Keyed by its event, so that it plays once. */
export function Count({ ms }: { readonly ms: number }) {
  const [over, setOver] = useState(ms === 0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms * COUNT_SHARE);
    return () => clearTimeout(timer);
  }, [ms]);
  if (over) return null;
  const each = (ms * COUNT_SHARE) / 3;
  return (
    <div className="sk-count" aria-hidden="true">
      {[3, 2, 1].map((number, i) => (
        <b key={number} style={{ '--after': `${n(i * each)}ms`, '--each': `${n(each)}ms` } as CSSProperties}>
          {number}
        </b>
      ))}
    </div>
  );
}
