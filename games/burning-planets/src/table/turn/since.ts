import type { Observer, Seat, Told } from '@orrery/kernel';
import type { Seen } from '../../rules/events.ts';
import type { BurningPlanets } from '../../rules/kind.ts';
import { actor } from '../beats.ts';

/** What happened since a seat's last turn, sorted by how much it matters to it. */
export interface Meanwhile {
  /** Attacks, losses, conquests: what was done to me. */
  readonly against: readonly Seen[];
  readonly deals: readonly Seen[];
  /** Who went out, whose planets changed hands, catastrophes. */
  readonly world: readonly Seen[];
  /** The rest, counted by who did it. */
  readonly busy: readonly {
    readonly seat: Seat;
    readonly built: number;
    readonly ships: number;
    readonly moves: number;
  }[];
}

/** Everything told between the end of a seat's last turn and the beginning of this one; null before there was one. */
export function sinceLastTurn(told: readonly Told<BurningPlanets>[], me: Seat): readonly Seen[] | null {
  const seen = told.flatMap((telling) => telling.seen);
  const begun = seen.findLastIndex((one) => one.t === 'turnBegan' && one.seat === me);
  const ended = seen.findLastIndex(
    (one, i) => i < begun && one.t === 'phaseEnded' && one.seat === me && one.phase === 'actions',
  );
  return begun < 0 || ended < 0 ? null : seen.slice(ended + 1, begun);
}

export function meanwhile(events: readonly Seen[], me: Observer): Meanwhile {
  const busy = new Map<Seat, { built: number; ships: number; moves: number }>();
  for (const seen of events) {
    const seat = actor(seen);
    if (seat === null || seat === me) continue;
    const counts = busy.get(seat) ?? { built: 0, ships: 0, moves: 0 };
    if (seen.t === 'built') counts.built++;
    if (seen.t === 'shipBuilt') counts.ships++;
    if (seen.t === 'moved') counts.moves++;
    busy.set(seat, counts);
  }
  return {
    against: events.filter((seen) => victimOf(seen) === me),
    deals: events.filter((seen) => seen.t.startsWith('contract')),
    world: events.filter((seen) => isNews(seen) && victimOf(seen) !== me),
    busy: [...busy]
      .map(([seat, counts]) => ({ seat, ...counts }))
      .filter(({ built, ships, moves }) => built + ships + moves > 0)
      .sort((a, b) => a.seat - b.seat),
  };
}

/** To whom harm was done. */
function victimOf(seen: Seen): Seat | null {
  switch (seen.t) {
    case 'attacked':
      return seen.targetSeat;
    case 'razed':
    case 'bombarded':
    case 'conquered':
      return seen.owner;
    default:
      return null;
  }
}

function isNews(seen: Seen): boolean {
  switch (seen.t) {
    case 'playerOut':
    case 'conquered':
    case 'bombarded':
      return true;
    case 'attacked':
      return seen.destroyed;
    case 'catastrophe':
      return seen.kind !== null;
    default:
      return false;
  }
}
