import type { CSSProperties } from 'react';

/** So large is a picture among words: with them it grows, in a drawing it is a part of that. */
export function sized(width: number, height = width) {
  const style = { '--w': width, '--h': height } as CSSProperties;
  return { width, height, 'data-sized': '', style };
}
