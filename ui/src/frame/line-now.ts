import type { LogLine } from '../log/lines.ts';
import type { Place } from '../stage/stage.ts';

interface OnStage {
  readonly at: Place;
  readonly paused?: boolean;
  readonly cue?: { readonly hushed?: boolean } | null;
}

/**
 * The line of the event on stage; of the last one before it, where it has none, or where it is a detail that goes by. None as long as it
 * keeps its secret.
 */
export function lineNow(log: readonly LogLine[], { at, cue, paused = false }: OnStage): LogLine | undefined {
  if (cue?.hushed) return undefined;
  return log.findLast(
    ({ at: line, detail }) =>
      line !== null &&
      (paused || detail !== true) &&
      (line.no < at.no || (line.no === at.no && line.event <= at.event)),
  );
}
