import { n } from '@orrery/ui';
import type { CSSProperties } from 'react';
import { COUNT_SHARE } from '../beats.ts';
import './show.css';

/** SK-P15: 3-2-1 over the sky, while the reveal is hushed, before everything turns at once. */
export function Count({ ms }: { readonly ms: number }) {
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
