import { createHash } from 'node:crypto';
import { CallDevice, type Calls, CallToTable, ChangeCalls, DropDevice, type gatherings } from '@orrery/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { wishesOf } from '../calls/callable.ts';
import { CallFailed, findTarget, type OutgoingSettings } from '../calls/outgoing.ts';
import { isRecipient } from '../calls/push-encrypt.ts';
import { isZone } from '../calls/quiet-hours.ts';
import type { PushKeys } from '../calls/vapid.ts';
import { callWebhook, drawWebhookSecret } from '../calls/webhook.ts';
import { webhookBody } from '../calls/words.ts';
import { drawSecret } from '../secrets.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { PersonalWebhook, Subscription } from '../stores/calls.ts';
import type { Store } from '../stores/store.ts';
import { belongs } from '../tables/table.ts';
import { personOf, Refused, read, sessionOf } from './app.ts';

interface Settings {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly keys: PushKeys;
  readonly outgoing: OutgoingSettings;
  readonly now: () => number;
}

const seldom = { config: { rateLimit: { max: 20 } } };

/** How a person is called when a table waits for them. */
export function callRoutes(app: FastifyInstance, settings: Settings): void {
  const { store, sessions, keys, outgoing, now } = settings;

  app.get('/api/me/calls', async (request) => callsOf(personOf(request, sessions)));

  app.post('/api/me/calls', seldom, async (request) => {
    const person = personOf(request, sessions);
    const before = await wishesOf(store, person);
    const {
      webhook: url,
      quiet = before.quiet,
      gather = before.gather,
      lang = before.lang,
    } = read(ChangeCalls, request.body);
    if (quiet !== null && !isZone(quiet.zone)) throw new Refused({ code: 'MALFORMED', where: 'quiet.zone' });
    const webhook = url === undefined ? before.webhook : await webhookAt(url, before.webhook, request);
    await store.keepCallWishes(person, { lang, quiet, gather, webhook });
    return callsOf(person);
  });

  app.post('/api/me/calls/devices', seldom, async (request) => {
    const { person, device } = sessionOf(request, sessions);
    const { endpoint, keys: given } = read(CallDevice, request.body);
    if (!isRecipient(given)) throw new Refused({ code: 'MALFORMED', where: 'keys' });
    await reachable(endpoint);
    await store.keepSubscription(person, { endpoint, ...given, origin: originOf(request), since: now(), device });
    return callsOf(person);
  });

  app.post('/api/me/calls/devices/drop', async (request) => {
    const person = personOf(request, sessions);
    const named = read(DropDevice, request.body);
    for (const device of await store.subscriptionsOf(person))
      if ('id' in named ? idOf(device) === named.id : device.endpoint === named.endpoint)
        await store.dropSubscription(device.endpoint);
    return callsOf(person);
  });

  app.post('/api/me/calls/tables', seldom, async (request) => {
    const person = personOf(request, sessions);
    const { table: id, called } = read(CallToTable, request.body);
    const table = await store.table(id);
    if (table === null || !belongs(table, person)) throw new Refused({ code: 'NO_SUCH_TABLE' });
    await (called ? store.dropUncalled(person, id) : store.keepUncalled(person, id, now()));
    return callsOf(person);
  });

  app.post('/api/me/calls/test', { config: { rateLimit: { max: 6 } } }, async (request) => {
    const person = personOf(request, sessions);
    read(v.strictObject({}), request.body);
    const { webhook, lang } = await wishesOf(store, person);
    if (webhook === null) throw new Refused({ code: 'BAD_ADDRESS' });
    const told = { lang, origin: webhook.origin, now: now() };
    const body = webhookBody({ kind: 'test', tables: [], count: 0 }, told);
    const { url, secret } = webhook;
    await orRefused(callWebhook({ url, secret, id: `msg_${drawSecret()}`, body }, outgoing, now()));
    return {};
  });

  async function callsOf(person: string): Promise<Calls> {
    const { webhook, quiet, gather } = await wishesOf(store, person);
    const devices = await store.subscriptionsOf(person);
    return {
      key: keys.publicKey,
      devices: devices.map((device) => ({
        id: idOf(device),
        service: new URL(device.endpoint).hostname,
        since: device.since,
      })),
      webhook: webhook === null ? null : { url: webhook.url, secret: webhook.secret },
      quiet,
      gather: gather as (typeof gatherings)[number],
      uncalled: [...(await store.uncalledTables(person))],
    };
  }

  /** The same address keeps its secret. */
  async function webhookAt(
    url: string | null,
    before: PersonalWebhook | null,
    request: FastifyRequest,
  ): Promise<PersonalWebhook | null> {
    if (url === null) return null;
    await reachable(url);
    const secret = before?.url === url ? before.secret : drawWebhookSecret();
    return { url, secret, origin: originOf(request) };
  }

  function reachable(url: string): Promise<unknown> {
    return orRefused(findTarget(url, outgoing));
  }
}

async function orRefused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CallFailed) throw new Refused({ code: error.code });
    throw error;
  }
}

/** Tells one device from another without saying where it is called. */
function idOf({ endpoint }: Subscription): string {
  return createHash('sha256').update(endpoint).digest('base64url').slice(0, 16);
}

/** The address of the page that asks. */
function originOf({ headers, protocol, host }: FastifyRequest): string {
  return headers.origin ?? `${protocol}://${host}`;
}
