import { createHash } from 'node:crypto';
import { type OutgoingSettings, post } from './outgoing.ts';
import { encryptPush, type PushRecipient } from './push-encrypt.ts';
import { type PushKeys, vapidHeader } from './vapid.ts';

export interface PushMessage {
  readonly to: PushRecipient & { readonly endpoint: string };
  readonly text: string;
  /** A later message about the same replaces one that has not arrived yet. */
  readonly about: string;
  readonly contact: string;
}

export interface PushSettings {
  readonly keys: PushKeys;
  readonly outgoing: OutgoingSettings;
  readonly now: () => number;
}

/** gone: that browser is called no more. tooLong: the service takes no message of this length. later: ask again after milliseconds. */
export type Pushed = 'sent' | 'gone' | 'tooLong' | { readonly later: number };

/** For so long, in seconds, a service keeps what it cannot deliver. */
const keptFor = 3 * 24 * 3600;
const [usualWait, longestWait] = [60_000, 24 * 3_600_000];

/** Hands a message for one browser to its push service (RFC 8030). */
export async function push({ to, text, about, contact }: PushMessage, settings: PushSettings): Promise<Pushed> {
  const { keys, outgoing, now } = settings;
  const { status, retryAfter } = await post(
    {
      url: to.endpoint,
      headers: {
        authorization: vapidHeader(keys, { audience: new URL(to.endpoint).origin, contact, now: now() }),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(keptFor),
        urgency: 'normal',
        topic: createHash('sha256').update(about).digest('base64url').slice(0, 32),
      },
      body: encryptPush(Buffer.from(text), to),
    },
    outgoing,
  );
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 413) return 'tooLong';
  if (status === 429 || (status === 503 && retryAfter !== null)) return { later: waitFor(retryAfter, now()) };
  throw new Error(`a push service answered ${status}`);
}

/** Seconds, or a date. */
function waitFor(retryAfter: string | null, now: number): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter ?? '') - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 1000), longestWait) : usualWait;
}
