import { createHmac, randomBytes } from 'node:crypto';
import { CallFailed, type OutgoingSettings, post } from './outgoing.ts';

/** Before the base64 of a secret, as Standard Webhooks has it. */
const mark = 'whsec_';

export const drawWebhookSecret = (): string => `${mark}${randomBytes(24).toString('base64')}`;

export interface WebhookMessage {
  readonly url: string;
  readonly secret: string;
  /** The same at every try: whoever gets it twice can tell. */
  readonly id: string;
  readonly body: object;
}

/** Posts to a person's own address, signed as Standard Webhooks says; fails unless it is taken. */
export async function callWebhook(message: WebhookMessage, outgoing: OutgoingSettings, now: number): Promise<void> {
  const { url, secret, id } = message;
  const body = JSON.stringify(message.body);
  const timestamp = String(Math.floor(now / 1000));
  const { status } = await post(
    {
      url,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Orrery',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signed(secret, `${id}.${timestamp}.${body}`),
      },
      body: Buffer.from(body),
    },
    outgoing,
  );
  if (status < 200 || status >= 300) throw new CallFailed('CALL_REFUSED', `the address answered ${status}`);
}

function signed(secret: string, text: string): string {
  const key = Buffer.from(secret.slice(mark.length), 'base64');
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}
