// Who is away, without a server: what the others are asked, with everything around them in the hands of the test.
import type { Observer, Seat } from '@orrery/kernel';
import { FakeTime } from '../../clock/tests/fake-time.ts';
import type { Live } from '../src/matches/live.ts';
import { yes } from '../src/outcome.ts';
import { Absences, type AbsencesSettings } from '../src/polls/absences.ts';
import { usualPatience } from '../src/polls/absent.ts';
import { Lasting } from '../src/polls/lasting.ts';
import { Polls } from '../src/polls/polls.ts';
import { type Job, StoreAway } from '../src/stores/store.ts';
import type { Table } from '../src/tables/table.ts';
import type { Tables } from '../src/tables/tables.ts';

interface Given extends Partial<Pick<AbsencesSettings, 'awaySince'>> {
  /** The seats whose time has run out again and again. */
  readonly late?: readonly Seat[];
  /** Who has not answered yet, whatever the table sees. */
  readonly awaitedInTruth?: readonly Seat[];
}

/** Ada, Bo and Cy play; Bo must answer and has just gone, or is here and lets time run out. */
export async function watching({ late = [], awaitedInTruth = [1], ...more }: Given = {}) {
  const time = new FakeTime();
  const seats = ['ada', 'bo', 'cy'].map((holder) => ({ holder, kind: 'open', level: null }));
  const table = { id: 'table', status: 'playing', host: 'ada', seats, matches: [{ id: 'match' }] } as unknown as Table;
  const here = new Set(late.includes(1) ? ['ada', 'bo', 'cy'] : ['ada', 'cy']);
  const store = {
    down: false,
    table: async () => {
      if (store.down) throw new StoreAway('the store is down');
      return table;
    },
  };
  const jobs = new Map<string, Job>();
  const now = () => time.now();
  const keeping = {
    keepJob: async (job: Job) => void jobs.set(job.key, job),
    dropJob: async (key: string) => void jobs.delete(key),
    jobOf: async (key: string) => jobs.get(key) ?? null,
  };
  const lasting = new Lasting({ store: keeping, now });
  const polls: Polls = new Polls({
    ...{ store, time, now, lasting, show: () => undefined, during: (_table, work) => work() },
    remake: async (at, poll) => absences.remake(at, poll),
    waited: () => undefined,
  });
  const live = {
    ...{ table: 'table', clock: { absent: late }, bots: { plays: () => false } },
    host: {
      head: { id: 'match' },
      result: null,
      awaited: awaitedInTruth,
      waiting: (who: Observer) => (who === 'table' ? [1] : awaitedInTruth),
    },
  } as unknown as Live;
  const acts: string[] = [];
  const writing = { meanwhile: () => {} };
  const act =
    (what: string) => async (_id: string, _seat: number, _match: string, holds: (table: Table) => boolean) => {
      writing.meanwhile();
      acts.push(holds(table) ? what : 'left alone');
      return yes(table);
    };
  const tables = { standInFor: act('bot'), endWithout: act('end') } as unknown as Tables;
  const gone = { at: 0, tick: 0 };
  const absences = new Absences({
    ...{ store, time, now, lasting, polls, tables, patience: usualPatience },
    here: () => here,
    awaySince: (_table, person) => (person === 'bo' ? gone : null),
    seenToGo: (_table, person) => (person === 'bo' ? gone : null),
    live: async () => live,
    callable: async () => true,
    call: async () => true,
    ...more,
  });
  await absences.look('table');
  const vote = (person: string, choice: string) =>
    polls.vote('table', person, { poll: polls.at('table')!.id, choice: choice as 'wait' });
  return { time, table, here, gone, store, polls, absences, acts, writing, vote };
}
