import type { Time } from '@orrery/clock';
import type { Seating } from '@orrery/wire';
import { againQuestion } from '../calls/awaited.ts';
import { warn } from '../log.ts';
import { no, type Outcome, yes } from '../outcome.ts';
import { HomeLost, type Store } from '../stores/store.ts';
import { refusedAgain } from '../tables/changes.ts';
import { belongs, lastMatch, seatsHeld, type Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Patience } from './absent.ts';
import type { LastingPoll } from './lasting.ts';
import { Lately } from './lately.ts';
import { type Asked, byDays, lastingAt, seated, seatedAndHere, type Votes } from './poll.ts';
import type { Polls } from './polls.ts';
import { Refusals } from './refusals.ts';

export interface RematchesSettings {
  readonly store: Pick<Store, 'table'>;
  readonly polls: Polls;
  readonly tables: Tables;
  /** How long the others have to answer. */
  readonly patience: Pick<Patience, 'again' | 'againByDays' | 'askAgain'>;
  readonly time: Time;
  readonly now: () => number;
  /** Everybody who follows a table. */
  readonly here: (table: string) => ReadonlySet<string>;
  /** Another match is asked for of these people: who is not there is to be called. */
  readonly callAgain: (table: Table, match: string, people: readonly string[], question: string) => Promise<void>;
}

/** Another match is asked for, never begun over anybody's head: only who says yes plays it. */
export class Rematches {
  private readonly settings: RematchesSettings;
  private readonly refusals: Refusals;

  constructor(settings: RematchesSettings) {
    this.settings = settings;
    this.refusals = new Refusals(settings.time, settings.patience.askAgain);
  }

  /**
   * Asks all who are there, by correspondence all who sit there; where nobody else is, it begins. Whoever asks while it is asked
   * says yes.
   */
  async ask(id: string, person: string, seating: Seating): Promise<Outcome<Table>> {
    const { store, polls } = this.settings;
    const table = await store.table(id);
    if (table === null || !belongs(table, person)) return no('NO_SUCH_TABLE');
    const refused = table.tournament === undefined ? refusedAgain(table) : 'TOURNAMENT_TABLE';
    if (refused !== null) return no(refused);
    await polls.recall(table);
    const open = polls.at(id);
    if (open?.asked.kind === 'again') {
      if (open.asked.by !== person) return polls.vote(id, person, { poll: open.id, choice: 'yes' });
      if (open.asked.seating === seating) return yes(table);
    }
    const after = this.refusals.wait(refusalKey(table, person));
    if (after > 0) return no('ASKED_LATELY', { after });
    polls.drop(id);
    const others = askedAt(table, this.settings.here(id)).filter((each) => each !== person);
    if (others.length === 0) {
      const begun = await this.settings.tables.again(id, person, { people: [person], seating });
      if (begun.ok) this.call(table, person, againQuestion('begun', 0));
      return begun;
    }
    const asked = this.asked(table, person, seating);
    if (polls.ask(id, asked, new Map([[person, 'yes']]))) {
      const poll = polls.at(id)!;
      this.call(table, person, againQuestion(poll.id, this.settings.now() + asked.lasts), poll.kept);
    }
    return yes(table);
  }

  /** Who sat there and has gone hears of it where they are; what goes wrong with that is nobody's at the table. */
  private call(table: Table, person: string, question: string, kept = Promise.resolve()): void {
    const match = lastMatch(table);
    if (match === undefined) return;
    const others = seated(table).filter((each) => each !== person);
    kept
      .then(() => this.settings.callAgain(table, match.id, others, question))
      .catch((error: unknown) => {
        if (!(error instanceof HomeLost)) warn(`nobody is called for a rematch at table ${table.id}`, error);
      });
  }

  /** What was asked before this server had it in mind; null: it is about an earlier match. */
  remake(table: Table, { match, by, seating }: LastingPoll): Asked<'again'> | null {
    if (by === null || seating === null || lastMatch(table)?.id !== match) return null;
    return this.asked(table, by, seating);
  }

  private asked(table: Table, person: string, seating: Seating): Asked<'again'> {
    const { patience, polls, tables, here, time } = this.settings;
    const lasts = byDays(table) ? patience.againByDays : patience.again;
    const lately = new Lately(
      () => here(table.id),
      time,
      () => void polls.look(table.id).then(() => polls.changed(table.id)),
    );
    const voters = (now: Table) => [
      ...new Set([...(belongs(now, person) ? [person] : []), ...askedAt(now, lately.people())]),
    ];
    return {
      ...{ kind: 'again', seat: seatsHeld(table, person)[0] ?? null, by: person, seating, lasts },
      ...lastingAt(table),
      refresh: async () => lately.look(),
      holds: (now) => refusedAgain(now) === null && belongs(now, person),
      voters,
      soon: agreed,
      atLast: (votes) => (agreements(votes) > 1 ? 'yes' : 'no'),
      decided: async (choice, now, votes) => {
        if (choice === 'no') return this.declined(now, person, voters(now), votes);
        const people = voters(now).filter((each) => votes.get(each) === 'yes');
        const begun = await tables.again(now.id, person, { people, seating });
        if (!begun.ok) polls.drop(now.id);
      },
    };
  }

  /** It is said who stays out; whoever thought better of it themselves is refused nothing. */
  private async declined(
    table: Table,
    person: string,
    voters: readonly string[],
    votes: ReadonlyMap<string, 'yes' | 'no'>,
  ): Promise<void> {
    if (votes.get(person) !== 'yes') return;
    this.refusals.add(refusalKey(table, person));
    await this.settings.tables.stayOut(
      table.id,
      voters.filter((each) => votes.get(each) !== 'yes'),
    );
  }
}

const askedAt = (table: Table, here: ReadonlySet<string>): readonly string[] =>
  byDays(table) ? seated(table) : seatedAndHere(table, here);

/** After every match it is asked anew: the noes of an earlier one count no more. */
const refusalKey = (table: Table, person: string): string => `${lastMatch(table)?.id} ${person}`;

const agreements = (votes: Votes<'again'>): number => votes.filter((vote) => vote === 'yes').length;

/** All have answered; or who asked, the first of them, has thought better of it. */
function agreed(votes: Votes<'again'>): 'yes' | 'no' | null {
  if (votes[0] !== 'yes') return 'no';
  if (votes.includes(null)) return null;
  return agreements(votes) > 1 ? 'yes' : 'no';
}
