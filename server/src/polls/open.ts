import type { Time } from '@orrery/clock';
import type { Store } from '../stores/store.ts';
import type { Tables } from '../tables/tables.ts';
import { Absences, type AbsencesSettings } from './absences.ts';
import type { Patience } from './absent.ts';
import { Lasting } from './lasting.ts';
import { Polls, type PollsSettings } from './polls.ts';
import { Rematches, type RematchesSettings } from './rematches.ts';
import { TakeBacks } from './take-backs.ts';

interface Parts
  extends Pick<PollsSettings, 'show' | 'during' | 'now'>,
    Pick<AbsencesSettings, 'here' | 'awaySince' | 'seenToGo' | 'live' | 'callable' | 'call'>,
    Pick<RematchesSettings, 'callAgain'> {
  readonly store: Store;
  readonly tables: Tables;
  readonly time: Time;
  readonly patience: Patience;
}

/** All that people at a table can be asked together. */
export interface Deciding {
  readonly polls: Polls;
  readonly absences: Absences;
  readonly rematches: Rematches;
  readonly takeBacks: TakeBacks;
  /** Others have these tables in mind from now on. */
  release(isTheirs: (table: string) => boolean): void;
  /** Nothing is asked any more. */
  close(): void;
}

export function openPolls(parts: Parts): Deciding {
  const { store, time, now, tables, patience, here, live, callAgain } = parts;
  const lasting = new Lasting(parts);
  const polls: Polls = new Polls({
    ...{ ...parts, lasting },
    remake: async (table, poll) =>
      poll.kind === 'absent' ? absences.remake(table, poll) : rematches.remake(table, poll),
    waited: (table) => void absences.look(table),
  });
  const absences = new Absences({ ...parts, polls, lasting });
  const rematches = new Rematches({ ...{ store, time, polls, tables, here, patience }, ...{ now, callAgain } });
  const { takeBack: lasts, askAgain: pause } = patience;
  const takeBacks = new TakeBacks({ ...{ store, time, polls, tables, live }, ...{ lasts, pause } });
  const release = (isTheirs: (table: string) => boolean) => {
    absences.release(isTheirs);
    polls.release(isTheirs);
  };
  const close = () => {
    absences.close();
    polls.release(() => true);
  };
  return { polls, absences, rematches, takeBacks, release, close };
}
