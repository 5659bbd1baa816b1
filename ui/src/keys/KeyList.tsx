import type { ReactNode } from 'react';
import './keys.css';

interface KeyRow {
  readonly key: string;
  readonly sign: ReactNode;
  readonly text: string;
}

/** Keys, each with what it does. */
export function KeyList({ rows }: { readonly rows: readonly KeyRow[] }) {
  return (
    <dl className="keys">
      {rows.map(({ key, sign, text }) => (
        <div key={key}>
          <dt>
            <kbd>{sign}</kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
