import type { Observer } from '@orrery/kernel';
import type { StepsMessage } from '@orrery/wire';
import type { Live } from './live.ts';

/** What one observer may know of a match: its tellings from number `from` on, and where it stands. Nothing else leaves the server. */
export function stepsFor({ host, clock }: Live, as: Observer, from: number): StepsMessage {
  const message = {
    t: 'steps',
    match: host.head.id,
    as,
    told: host.told(as, from),
    view: host.view(as),
    had: host.tellings(as),
    decision: as === 'table' ? null : host.decision(as),
    awaited: host.waiting(as),
    actors: host.actors,
    undoable: as === 'table' ? 0 : host.undoable(as),
    clock: clock.left,
    answering: as === 'table' ? null : clock.preference(as),
    result: host.result,
  } as const;
  return message as unknown as StepsMessage;
}
