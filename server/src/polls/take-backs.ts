import type { Time } from '@orrery/clock';
import type { Seat } from '@orrery/kernel';
import type { Live } from '../matches/live.ts';
import { no, type Outcome, yes } from '../outcome.ts';
import { drawSecret } from '../secrets.ts';
import type { Store } from '../stores/store.ts';
import { belongs, lastMatch, seatsHeld, type Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Asked, Votes } from './poll.ts';
import type { Polls } from './polls.ts';
import { Refusals } from './refusals.ts';

interface Settings {
  readonly store: Pick<Store, 'table'>;
  readonly time: Time;
  readonly polls: Polls;
  readonly tables: Tables;
  /** How long the others have to answer, and how long one waits after their first no: milliseconds. */
  readonly lasts: number;
  readonly pause: number;
  readonly live: (match: string) => Promise<Live | null>;
}

/** Somebody wants to take back their last move that others have seen: all others who play have to agree, here or not; silence is no. */
export class TakeBacks {
  private readonly settings: Settings;
  private readonly refusals: Refusals;

  constructor(settings: Settings) {
    this.settings = settings;
    this.refusals = new Refusals(settings.time, settings.pause);
  }

  async ask(id: string, person: string, seat: Seat): Promise<Outcome<Table>> {
    const { store, polls, live: find, lasts } = this.settings;
    const table = await store.table(id);
    if (table === null || !belongs(table, person)) return no('NO_SUCH_TABLE');
    if (!seatsHeld(table, person).includes(seat)) return no('NOT_YOUR_SEAT');
    const match = lastMatch(table);
    const live = table.status !== 'playing' || match === undefined ? null : await find(match.id);
    if (live === null) return no('NOT_STARTED');
    const from = live.bots.plays(seat) ? null : live.host.retrievable(seat);
    if (from === null) return no('NO_TAKE_BACK');
    const key = `${live.host.head.id} ${person}`;
    const after = this.refusals.wait(key);
    if (after > 0) return no('ASKED_LATELY', { after });
    const voters = (now: Table) => othersWhoPlay(now, live, person);
    if (voters(table).length === 0) return this.takeBack(table, live, { seat, from });
    const asked: Asked<'takeBack'> = {
      ...{ kind: 'takeBack', seat, by: person, lasts },
      holds: (now) =>
        lastMatch(now)?.id === match?.id && now.status === 'playing' && live.host.retrievable(seat) === from,
      voters,
      soon: settled,
      atLast: () => 'no',
      decided: async (choice, now) => {
        if (choice === 'yes') await this.takeBack(now, live, { seat, from });
        else this.refusals.add(key);
      },
    };
    return polls.ask(id, asked) ? yes(table) : no('POLL_OPEN');
  }

  private async takeBack(table: Table, { host }: Live, { seat, from }: { seat: Seat; from: number }) {
    const answer = await host.takeBack(seat, from, drawSecret());
    return answer.ok ? this.settings.tables.tookBack(table.id, seat, host.head.id) : no('NO_TAKE_BACK');
  }
}

/** Those in whose seats no bot plays, each once: also who is away, for nobody takes back alone what another has seen. */
function othersWhoPlay({ seats }: Table, { bots }: Live, person: string): readonly string[] {
  const others = seats.flatMap(({ holder }, seat) =>
    holder !== null && holder !== person && !bots.plays(seat) ? [holder] : [],
  );
  return [...new Set(others)];
}

/** One no is enough; all have to say yes. */
function settled(votes: Votes<'takeBack'>): 'yes' | 'no' | null {
  if (votes.includes('no')) return 'no';
  return votes.length > 0 && votes.every((vote) => vote === 'yes') ? 'yes' : null;
}
