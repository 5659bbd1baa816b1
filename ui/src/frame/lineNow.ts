import type { LogLine } from '../log/lines.ts';
import type { Place } from '../stage/stage.ts';

/** The line of the event on stage; of the last one before it, where it has none. */
export function lineNow(log: readonly LogLine[], { at }: { readonly at: Place }): LogLine | undefined {
  return log.findLast((line) => line.at.no < at.no || (line.at.no === at.no && line.at.event <= at.event));
}
