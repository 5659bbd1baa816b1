import type { QuietHours } from '../calls/quiet-hours.ts';
import type { PushKeys } from '../calls/vapid.ts';
import type { ClaimedJob, Job } from './store.ts';

/** A browser that may be called, as it asked for it. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The address of the page there. */
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly since: number;
  /** Which of the person's browsers it is, as their sessions know it; absent: it was kept before that was. */
  readonly device?: string;
}

/** How a person wants to be called. */
export interface CallWishes {
  readonly lang: 'it' | 'en';
  readonly quiet: QuietHours | null;
  /** After a call so many minutes pass before the next; what comes meanwhile is told together. */
  readonly gather: number;
  readonly webhook: PersonalWebhook | null;
}

export interface PersonalWebhook {
  readonly url: string;
  readonly secret: string;
  /** The address of the page, for links to a table. */
  readonly origin: string;
}

/** Somebody is awaited in a match. */
export interface Call {
  readonly person: string;
  readonly table: string;
  readonly match: string;
  /** Another one after every answer of the person: the same question is called for once. */
  readonly question: string;
}

/** Who is called, how, and for what. */
export interface CallStore {
  /** null: none were made yet. */
  pushKeys(): Promise<PushKeys | null>;
  /** The first that are kept stay. */
  keepPushKeys(keys: PushKeys): Promise<void>;
  /** Oldest first. */
  subscriptionsOf(person: string): Promise<readonly Subscription[]>;
  /** One that was another person's is this one's now. Only the last 20 of a person are kept. */
  keepSubscription(person: string, subscription: Subscription): Promise<void>;
  dropSubscription(endpoint: string): Promise<void>;
  callWishes(person: string): Promise<CallWishes | null>;
  keepCallWishes(person: string, wishes: CallWishes): Promise<void>;
  /** The tables to which a person does not want to be called. */
  uncalledTables(person: string): Promise<readonly string[]>;
  /** Only the last 200 are kept. */
  keepUncalled(person: string, table: string, at: number): Promise<void>;
  dropUncalled(person: string, table: string): Promise<void>;
  /** The number of the last entry of these seats; -1: they have none. */
  lastBy(match: string, seats: readonly number[]): Promise<number>;
  /** A question that is new, with the job that looks after it. 'taken': it was kept before, be it called for already or not. */
  keepCall(call: Call, job: Job): Promise<'kept' | 'taken'>;
  /** To be told from now on, by a job that is kept unless one of that key waits already. 'taken': there is another question now. */
  readyCall(call: Call, job: Job): Promise<'kept' | 'taken'>;
  /** Those that are to be told to a person. */
  readyCalls(person: string): Promise<readonly Call[]>;
  /**
   * They are on their way, by these jobs. 'taken', and nothing is kept: not all of them are to be told any more, or whoever tells
   * them has lost that job to another, who may know of more.
   */
  sendCalls(teller: ClaimedJob, calls: readonly Call[], jobs: readonly Job[]): Promise<'kept' | 'taken'>;
  /** Nobody is awaited any more: neither the call is left nor its job. */
  dropCall(call: Pick<Call, 'match' | 'person'>, job: string): Promise<void>;
}
