import type { Observer } from '@orrery/kernel';
import { leaveOutOptions, type StepsMessage } from '@orrery/wire';
import type { Live } from './live.ts';
import { lastPage } from './pages.ts';

/**
 * What one observer may know of a match: its tellings from number `from` on, and where it stands. Nothing else leaves the server.
 * The options of the match are in the message about its table, so that they are said once.
 */
export function stepsFor({ host, clock }: Live, as: Observer, from: number): StepsMessage {
  const message = {
    t: 'steps',
    match: host.head.id,
    as,
    told: host.told(as, from).map((telling) => ({ ...telling, seen: telling.seen.map(leaveOutOptions) })),
    view: leaveOutOptions(host.view(as)),
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

/** What an observer is told who comes and has had so many tellings: the rest, or the end of it where that is too much. */
export function stepsAfterHello(live: Live, as: Observer, had: number): StepsMessage {
  const { host } = live;
  const told = lastPage(host.told(as, had));
  const from = told[0]?.no ?? host.tellings(as);
  return { ...stepsFor(live, as, host.tellings(as)), told, ...(from === had ? {} : { from }) };
}
