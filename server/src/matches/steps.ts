import { hashOfView, type Observer } from '@orrery/kernel';
import { leaveOutOptions, type StepsMessage, type ToldEntry } from '@orrery/wire';
import type { Live } from './live.ts';
import { asSent, lastPage } from './pages.ts';

/** What shows where a match stands: the whole view, or by what was told alone, now and then with the hash of what that leads to. */
type Sight = Pick<StepsMessage, 'view' | 'hash'>;

/** After so many tellings of an observer who follows comes a hash. */
const hashEvery = 16;

/**
 * What an observer is told who has had so many tellings. `always`: with the whole view, for who cannot follow. Others get it where
 * following does not lead: after an undo; and at the end.
 */
export function stepsSince(live: Live, as: Observer, had: number, always: boolean): StepsMessage {
  const { host } = live;
  const told = host.told(as, had);
  const unfollowed = host.game.follow === undefined || told.some(({ undone }) => undone !== undefined);
  const sight = always || unfollowed || host.result !== null ? wholeView(live, as) : hashAfter(live, as, had);
  return steps(live, as, told.map(asSent), sight);
}

/** What an observer is told who comes and has had so many tellings: the rest, or the end of it where that is too much. */
export function stepsAfterHello(live: Live, as: Observer, had: number): StepsMessage {
  const { host } = live;
  const told = lastPage(host.told(as, had));
  const from = told[0]?.no ?? host.tellings(as);
  return { ...steps(live, as, told, wholeView(live, as)), ...(from === had ? {} : { from }) };
}

/** Where the match stands, though nothing was told. `whole`: with the view. */
export function stepsAsItStands(live: Live, as: Observer, whole: boolean): StepsMessage {
  return steps(live, as, [], whole ? wholeView(live, as) : {});
}

/**
 * What one observer may know of a match. Nothing else leaves the server. The options of the match are in the message about its
 * table, so that they are said once.
 */
function steps({ host, clock }: Live, as: Observer, told: readonly ToldEntry[], sight: Sight): StepsMessage {
  // Every message has the same keys, which costs less than leaving some out: what is undefined is not written.
  const message = {
    t: 'steps',
    match: host.head.id,
    as,
    told,
    view: sight.view,
    hash: sight.hash,
    had: host.tellings(as),
    decision: as === 'table' ? null : host.decision(as),
    awaited: host.waiting(as),
    actors: host.actors,
    undoable: as === 'table' ? 0 : host.undoable(as),
    retrievable: as !== 'table' && host.retrievable(as) !== null ? true : undefined,
    clock: clock.left,
    answering: as === 'table' ? null : clock.preference(as),
    result: host.result,
  } as const;
  return message as unknown as StepsMessage;
}

function wholeView({ host }: Live, as: Observer): Sight {
  return { view: leaveOutOptions(host.view(as)) as NonNullable<Sight['view']> };
}

/** When it comes hangs on this observer's own tellings alone. */
function hashAfter({ host }: Live, as: Observer, had: number): Sight {
  const due = Math.floor(host.tellings(as) / hashEvery) > Math.floor(had / hashEvery);
  return due ? { hash: hashOfView(host.view(as)) } : {};
}
