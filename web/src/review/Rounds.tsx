import { roman } from '@orrery/ui';
import type { CSSProperties } from 'react';

/** Of more rounds only every so many has its number. */
const mostNumbers = 10;
/** Beyond this part of the width a number has no room on a phone: only its mark is drawn. */
const edge = 0.93;

interface RoundsProps {
  /** The moments that begin a round or a turn. */
  readonly parts: readonly number[];
  readonly last: number;
}

/** Where rounds or turns begin, under the line of a match. */
export function Rounds({ parts, last }: RoundsProps) {
  const every = Math.ceil(parts.length / mostNumbers);
  const at = (moment: number) => (last === 0 ? 0 : moment / last);
  return (
    <div className="review-rounds" aria-hidden="true">
      {parts.map((part, n) => {
        const [from, to] = [at(part), at(parts[n + 1] ?? last)];
        const named = n % every === 0;
        return (
          (every === 1 || named) && (
            <i
              key={part}
              style={{ '--from': from, '--wide': to - from } as CSSProperties}
              data-every={every > 1 || undefined}
            >
              {every === 1 ? roman(n + 1) : from > edge ? '' : n + 1}
            </i>
          )
        );
      })}
    </div>
  );
}
