/** Nothing goes by faster than so many times its usual speed. */
const MOST = 4;
/** What has so long a beat is worth a look: it is hurried half as much at most. */
const WORTH_A_LOOK = 900;

/**
 * By how much an event is hurried. `ahead`: what is still to be shown, itself included; `patience`: so much of it may take
 * its time. The more lies ahead, the faster it goes, and it slows down again as it comes to its end.
 */
export function haste(beat: number, ahead: number, patience: number | undefined): number {
  if (patience === undefined) return 1;
  const most = beat < WORTH_A_LOOK ? MOST : MOST / 2;
  return Math.min(most, Math.max(1, ahead / patience));
}
