import type { LogLine } from '../log/lines.ts';
import type { Place } from '../stage/stage.ts';

interface OnStage {
  readonly at: Place;
  readonly cue?: { readonly hushed?: boolean } | null;
}

/** The line of the event on stage; of the last one before it, where it has none. None as long as it keeps its secret. */
export function lineNow(log: readonly LogLine[], { at, cue }: OnStage): LogLine | undefined {
  if (cue?.hushed) return undefined;
  return log.findLast(
    ({ at: line }) => line !== null && (line.no < at.no || (line.no === at.no && line.event <= at.event)),
  );
}
