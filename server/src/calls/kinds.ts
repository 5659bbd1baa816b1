import type { PushedCall } from '@orrery/wire';
import type { JobKinds } from '../jobs/kinds.ts';
import { drawSecret } from '../secrets.ts';
import type { Call, CallWishes, Subscription } from '../stores/calls.ts';
import type { ClaimedJob, Job, Store } from '../stores/store.ts';
import type { Table } from '../tables/table.ts';
import { limitAtOnce } from './at-once.ts';
import { type Awaits, stillAwaited } from './awaited.ts';
import { wishesOf } from './callable.ts';
import type { OutgoingSettings } from './outgoing.ts';
import { push } from './push.ts';
import { quietFor } from './quiet-hours.ts';
import type { PushKeys } from './vapid.ts';
import { callWebhook } from './webhook.ts';
import { webhookBody } from './words.ts';

interface Settings {
  readonly store: Store;
  readonly keys: PushKeys;
  readonly outgoing: OutgoingSettings;
  readonly now: () => number;
  /** What a game is called. */
  readonly title: (game: string) => string;
  /** Is this person at the table, as far as its pace asks for it? */
  readonly isHere: (table: Table, person: string) => boolean;
  /** A job was kept that is due in so many milliseconds. */
  readonly soon: (ms: number) => void;
}

/** As many tables are named in one call. */
const mostNamed = 5;
/** So many messages to one person are on their way at once; others wait so many milliseconds for their turn. */
const [mostAtOnce, turnWait] = [3, 1000];
const contactOfNobody = 'mailto:nobody@invalid.example';

interface PushBody {
  readonly endpoint: string;
  readonly calls: readonly Call[];
}
interface WebhookBody {
  readonly id: string;
  readonly calls: readonly Call[];
}

/** From a question that nobody answers to a message on its way: who is gone, has answered or is there is not called. */
export function callKinds(settings: Settings): JobKinds {
  const { store, keys, outgoing, now, isHere, soon, title } = settings;
  const begin = limitAtOnce(mostAtOnce);
  return {
    // At the home of the table, which alone knows who is there.
    call: { run: ask, tries: 20 },
    calls: { run: tell, tries: 20 },
    push: { run: sendPush, tries: 12 },
    webhook: { run: sendWebhook, tries: 14 },
  };

  async function ask({ body }: ClaimedJob): Promise<undefined> {
    const call = body as Call;
    const { person } = call;
    const awaits = await stillAwaited(store, call, now());
    if (awaits === null || isHere(awaits.table, person)) return;
    const job: Job = { key: `calls ${person}`, kind: 'calls', shard: null, person, body: { person }, due: now() };
    if ((await store.readyCall(call, job)) === 'kept') soon(0);
  }

  /** All that waits for one person, in one message to each of their devices; then it is quiet for as long as they wish. */
  async function tell(teller: ClaimedJob): Promise<number | undefined> {
    const { person } = teller.body as { person: string };
    const ready = await store.readyCalls(person);
    if (ready.length === 0) return;
    const wishes = await wishesOf(store, person);
    const quiet = quietTime(wishes);
    if (quiet > 0) return quiet;
    const calls = await awaitedOf(ready);
    // Whoever lost this job to another leaves all to them; where a question was answered meanwhile it is looked at again.
    if ((await store.sendCalls(teller, ready, await messagesTo(teller, wishes, calls))) === 'taken') return 0;
    soon(0);
  }

  /** One for each way to call a person; and the job itself for later, kept with them, so that nobody begins before the silence is over. */
  async function messagesTo({ key, kind, body }: Job, wishes: CallWishes, calls: readonly Call[]): Promise<Job[]> {
    if (calls.length === 0) return [];
    const { person } = body as { person: string };
    const about = calls.map(({ match }) => match).join(' ');
    const jobs: Job[] = (await store.subscriptionsOf(person)).map((subscription) => ({
      ...{ key: `push ${subscription.endpoint} ${about}`, kind: 'push', shard: null, person, due: now() },
      body: { endpoint: subscription.endpoint, calls } satisfies PushBody,
    }));
    if (wishes.webhook !== null)
      jobs.push({
        ...{ key: `webhook ${person} ${about}`, kind: 'webhook', shard: null, person, due: now() },
        body: { id: `msg_${drawSecret()}`, calls } satisfies WebhookBody,
      });
    const silence = wishes.gather * 60_000;
    if (silence > 0) jobs.push({ key, kind, shard: null, person, body, due: now() + silence });
    return jobs;
  }

  /** To a browser that is the person's own still, by the keys it has now. */
  async function sendPush(job: ClaimedJob): Promise<number | undefined> {
    const { endpoint, calls } = job.body as PushBody;
    const { person = '' } = job;
    const quiet = quietTime(await wishesOf(store, person));
    if (quiet > 0) return quiet;
    const subscription = (await store.subscriptionsOf(person)).find((each) => each.endpoint === endpoint);
    return subscription === undefined ? undefined : inTurn(job, () => pushTo(subscription, calls, false));
  }

  /** `short`: without the names, for a service that found them too long. */
  async function pushTo(to: Subscription, calls: readonly Call[], short: boolean): Promise<number | undefined> {
    const message = await messageFor(calls, short);
    if (message === null) return;
    // The same at every try, whatever was answered meanwhile: a second one takes the place of the first.
    const about = calls.map(({ table }) => table).join(' ');
    const contact = to.origin.startsWith('https:') ? to.origin : contactOfNobody;
    const done = await push({ to, text: JSON.stringify(message), about, contact }, { keys, outgoing, now });
    if (done === 'gone') await store.dropSubscription(to.endpoint);
    if (done === 'tooLong' && !short) return pushTo(to, calls, true);
    return typeof done === 'object' ? done.later : undefined;
  }

  async function sendWebhook(job: ClaimedJob): Promise<number | undefined> {
    const { id, calls } = job.body as WebhookBody;
    const wishes = await wishesOf(store, job.person ?? '');
    const { webhook, lang } = wishes;
    if (webhook === null) return;
    const quiet = quietTime(wishes);
    if (quiet > 0) return quiet;
    return inTurn(job, async () => {
      const message = await messageFor(calls, false);
      if (message === null) return;
      const { url, secret, origin } = webhook;
      await callWebhook({ url, secret, id, body: webhookBody(message, { lang, origin, now: now() }) }, outgoing, now());
    });
  }

  /** Somebody's slow addresses must not keep others from being called; to wait for one's turn is no try. */
  async function inTurn(job: ClaimedJob, send: () => Promise<number | undefined>): Promise<number | undefined> {
    const sending = begin(job.person ?? '', send);
    if (sending !== null) return sending;
    await store.postponeJob(job, turnWait, job.tries - 1);
    soon(turnWait);
  }

  function quietTime({ quiet }: CallWishes): number {
    return quiet === null ? 0 : quietFor(quiet, now());
  }

  async function awaitedOf(calls: readonly Call[]): Promise<Call[]> {
    const awaited = await Promise.all(calls.map((call) => stillAwaited(store, call, now())));
    return calls.filter((_, i) => awaited[i] !== null);
  }

  /** null: nothing waits any more. */
  async function messageFor(calls: readonly Call[], short: boolean): Promise<PushedCall | null> {
    const waiting = (await Promise.all(calls.map((call) => stillAwaited(store, call, now())))).filter(
      (awaits) => awaits !== null,
    );
    if (waiting.length === 0) return null;
    const named = waiting.slice(0, short ? 1 : mostNamed);
    const asTold = ({ table: { id, game, name }, again }: Awaits) => ({
      ...{ id, game, title: title(game), name: short ? null : name, ...(again ? { again } : {}) },
    });
    return { kind: 'turn', tables: named.map(asTold), count: waiting.length };
  }
}
