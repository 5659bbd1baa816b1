import { n } from '@orrery/ui';
import type { CSSProperties } from 'react';
import './show.css';

/** SK-P15: 3-2-1 over the sky, a hand sweeping round each, before everything turns at once. */
export function Count({ ms }: { readonly ms: number }) {
  const each = ms / 3;
  return (
    <div className="sk-count" aria-hidden="true">
      {[3, 2, 1].map((number, i) => (
        <b key={number} style={{ '--after': `${n(i * each)}ms`, '--each': `${n(each)}ms` } as CSSProperties}>
          <svg viewBox="-60 -60 120 120" aria-hidden="true">
            <circle r="52" />
            <circle className="sk-count-hand" r="52" pathLength={1} transform="rotate(-90)" />
          </svg>
          <span>{number}</span>
        </b>
      ))}
    </div>
  );
}
