import { roman } from '@orrery/ui';
import type { CSSProperties } from 'react';

/** Of more rounds only every so many has its number. */
const mostNumbers = 10;
/** Beyond this part of the width a number has no room on a phone: only its mark is drawn. */
const edge = 0.93;

/** What a sign takes of the width of a phone, and what keeps two numbers apart. */
const [narrow, wide, gap] = [0.02, 0.036, 0.012];
const roomOf = (number: string): number => [...number].reduce((sum, sign) => sum + (sign === 'I' ? narrow : wide), 0);

interface RoundsProps {
  /** The moments that begin a round or a turn. */
  readonly parts: readonly number[];
  readonly last: number;
}

/** Where rounds or turns begin, under the line of a match. */
export function Rounds({ parts, last }: RoundsProps) {
  const every = Math.ceil(parts.length / mostNumbers);
  const at = (moment: number) => (last === 0 ? 0 : moment / last);
  let free = 0;
  /** Nothing where it would run into the one before: rounds may be short. */
  const numberOf = (n: number, from: number, to: number): string => {
    const number = every === 1 ? roman(n + 1) : String(n + 1);
    const room = roomOf(number);
    const start = every === 1 ? from + Math.max(0, to - from - room) / 2 : from;
    if (start < free || (every > 1 && from > edge)) return '';
    free = start + room + gap;
    return number;
  };
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
              {numberOf(n, from, to)}
            </i>
          )
        );
      })}
    </div>
  );
}
