import type { Pace } from '@orrery/kernel';

export interface BotsSituation {
  readonly tempo: Pace['tempo'];
  /** How many seats people play, wherever they are. */
  readonly people: number;
  /** Somebody who belongs to the table is connected, or was until a moment ago. */
  readonly here: boolean;
}

/**
 * Do the bots of a match play now? At the table only before somebody who belongs to it: whoever merely watches must not make a
 * machine think that another has ordered. By correspondence also before nobody: they come to rest when a person is awaited, so
 * there must be one.
 */
export function mayBotsPlay({ tempo, people, here }: BotsSituation): boolean {
  return here || (tempo === 'days' && people > 0);
}
