import { no, type Outcome, yes } from '../outcome.ts';
import type { Store } from '../stores/store.ts';
import type { NextEvents, StoredTournament, TournamentStatus } from '../stores/tournaments.ts';
import { foldTournament, phaseOf, type Tournament, type TournamentEvent } from './rules/tournament.ts';

/** A tournament as it is kept, and what its log leads to. */
export interface Held {
  readonly stored: StoredTournament;
  readonly now: Tournament;
}

/** What somebody does to a tournament. Each event is said without its time. */
export type Act = (held: Held) => Outcome<Done>;
export interface Done {
  readonly events: readonly Untimed[];
  readonly people?: NextEvents['people'];
}
export type Untimed = TournamentEvent extends infer E ? (E extends TournamentEvent ? Omit<E, 'at'> : never) : never;

/** Reads tournaments, and adds to them what has happened. */
export class TournamentKeeper {
  private readonly store: Store;
  private readonly clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.store = store;
    this.clock = clock;
  }

  async find(id: string): Promise<Held | null> {
    const stored = await this.store.tournament(id);
    return stored === null ? null : { stored, now: foldTournament(stored.events) };
  }

  async add(id: string, act: Act): Promise<Outcome<Held>> {
    for (;;) {
      const held = await this.find(id);
      if (held === null) return no('NO_SUCH_TOURNAMENT');
      const done = act(held);
      if (!done.ok) return done;
      const { people = [] } = done.value;
      // Time does not run back in a log.
      const at = Math.max(this.clock(), held.now.changed);
      const events = done.value.events.map((event) => ({ ...event, at }) as TournamentEvent);
      if (events.length === 0) return yes(held);
      const stored = {
        ...held.stored,
        events: [...held.stored.events, ...events],
        people: new Map([...held.stored.people, ...people.map(({ entrant, person }) => [entrant, person] as const)]),
      };
      const now = foldTournament(stored.events);
      const next = { after: held.stored.events.length, events, people, status: statusOf(now), at };
      if ((await this.store.appendToTournament(id, next)) === 'kept') return yes({ stored, now });
    }
  }
}

function statusOf(now: Tournament): TournamentStatus {
  const phase = phaseOf(now);
  return phase === 'registration' ? 'open' : phase === 'over' ? 'over' : 'running';
}

/** Who does not come any more: they went, or were deleted. */
export function goneFrom({ stored, now }: Held): (entrant: number) => boolean {
  return (entrant) => {
    const known = now.entrants[entrant];
    return known === undefined || known.left || (known.bot === null && !stored.people.has(entrant));
  };
}
