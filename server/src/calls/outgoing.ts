import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { ErrorCode } from '@orrery/wire';
import { isPrivate } from './private-networks.ts';

/** Why an address that somebody gave was not, or could not be, called. */
export type CallProblem = Extract<
  ErrorCode,
  'BAD_ADDRESS' | 'PRIVATE_ADDRESS' | 'ADDRESS_UNKNOWN' | 'CALL_UNANSWERED' | 'CALL_REFUSED'
>;

export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly code: CallProblem;
  constructor(code: CallProblem, why: string) {
    super(why);
    this.code = code;
  }
}

export interface OutgoingSettings {
  /** The owner of the server lets it call its own network, and without encryption. */
  readonly privateNetworks: boolean;
  /** Milliseconds until an answer has to begin. */
  readonly patience: number;
  /** Finds the addresses of a name. */
  readonly resolve?: (name: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
}

export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Incoming {
  readonly status: number;
  readonly retryAfter: string | null;
}

interface Pinned {
  readonly address: string;
  readonly family: number;
}

/** Where a message to this address would go; fails where it must not. */
export async function findTarget(text: string, settings: OutgoingSettings): Promise<{ url: URL; pinned: Pinned }> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const schemes = settings.privateNetworks ? ['https:', 'http:'] : ['https:'];
  if (url === null || !schemes.includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new CallFailed('BAD_ADDRESS', 'not an address that can be called');
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(name) === 0 ? await resolved(name, settings) : [{ address: name, family: isIP(name) }];
  // One closed address among open ones is enough: which of them is asked would be the name server's choice.
  if (!settings.privateNetworks && found.some(({ address }) => isPrivate(address)))
    throw new CallFailed('PRIVATE_ADDRESS', 'the address is in a private network');
  return { url, pinned: found[0]! };
}

/** Posts to an address that somebody gave. The name is looked up once: what was checked is what is called. Leads nowhere else. */
export async function post({ url: text, headers, body }: Outgoing, settings: OutgoingSettings): Promise<Incoming> {
  const { url, pinned } = await findTarget(text, settings);
  const { request } = url.protocol === 'https:' ? https : http;
  const answered = Promise.withResolvers<Incoming>();
  const unanswered = (why: string) => answered.reject(new CallFailed('CALL_UNANSWERED', why));
  const asked = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
    agent: false,
    lookup: (_name, options, tell) => {
      // Asked for all by some, for one by others.
      if (options.all) tell(null, [{ address: pinned.address, family: pinned.family }]);
      else tell(null, pinned.address, pinned.family);
    },
    signal: AbortSignal.timeout(settings.patience),
  });
  asked.on('response', (response) => {
    const retryAfter = response.headers['retry-after'] ?? null;
    answered.resolve({ status: response.statusCode ?? 0, retryAfter });
    // Whatever else it says may be without end.
    response.destroy();
  });
  asked.on('error', (error) => unanswered(error.message));
  asked.end(body);
  return answered.promise;
}

async function resolved(name: string, { resolve, patience }: OutgoingSettings): Promise<readonly Pinned[]> {
  const ask = resolve ?? ((each: string) => lookup(each, { all: true }));
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('the name is not found in time')), patience);
  try {
    const found = await Promise.race([ask(name), late.promise]);
    if (found.length > 0) return found;
  } catch {
    // Whatever the reason: it is not to be found now.
  } finally {
    clearTimeout(timer);
  }
  throw new CallFailed('ADDRESS_UNKNOWN', 'the name of the address is not found');
}
