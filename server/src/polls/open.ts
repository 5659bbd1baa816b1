import type { Time } from '@orrery/clock';
import type { Store } from '../stores/store.ts';
import type { Tables } from '../tables/tables.ts';
import { Absences, type AbsencesSettings } from './absences.ts';
import type { Patience } from './absent.ts';
import { Polls, type PollsSettings } from './polls.ts';
import { Rematches } from './rematches.ts';
import { TakeBacks } from './take-backs.ts';

interface Parts
  extends Pick<PollsSettings, 'show' | 'during'>,
    Pick<AbsencesSettings, 'here' | 'awaySince' | 'live' | 'callable' | 'call'> {
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
}

export function openPolls(parts: Parts): Deciding {
  const { store, time, tables, patience, here, live } = parts;
  const polls = new Polls(parts);
  const absences = new Absences({ ...parts, polls });
  const rematches = new Rematches({ store, time, polls, tables, here, patience });
  const { takeBack: lasts, askAgain: pause } = patience;
  const takeBacks = new TakeBacks({ ...{ store, time, polls, tables, live }, ...{ lasts, pause } });
  const release = (isTheirs: (table: string) => boolean) => {
    absences.release(isTheirs);
    polls.release(isTheirs);
  };
  return { polls, absences, rematches, takeBacks, release };
}
