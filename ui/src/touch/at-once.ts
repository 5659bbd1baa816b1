import { flushSync } from 'react-dom';

/**
 * Draws what changes in it in the frame in which a finger moved. Left to React's own pace it comes one frame later, and a slow
 * phone works through a whole frame more for each move.
 */
export function atOnce(change: () => void): void {
  flushSync(change);
}
