import type { ReactNode } from 'react';
import { sized } from '../size/sized.ts';

export type PictureProps = {
  readonly viewBox: string;
  readonly width: number | string;
  readonly height: number | string;
  /** Given only where no word beside it says the same; without it the picture is silent. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A drawing among words: named for those who listen, or left out of what they hear. */
export function Picture({ label, children, width, height, ...rest }: PictureProps) {
  const measures = typeof width === 'number' && typeof height === 'number' ? sized(width, height) : { width, height };
  const size = { ...measures, ...rest };
  if (label === undefined) {
    return (
      <svg {...size} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg {...size} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
