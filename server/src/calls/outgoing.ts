import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { ErrorCode } from '@orrery/wire';
import { type Address, addressesOf } from './names.ts';
import { isNeverCalled, isPrivate } from './private-networks.ts';

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
  /** The owner of the server lets it call its own network, and without encryption; some addresses stay closed even so. */
  readonly privateNetworks: boolean;
  /** Milliseconds until an answer has to begin. */
  readonly patience: number;
  /** Finds the addresses of a name. */
  readonly resolve?: (name: string) => Promise<readonly Address[]>;
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

interface Target {
  readonly url: URL;
  /** All that its name leads to, each of them checked. */
  readonly addresses: readonly Address[];
}

/** Where a message to this address would go; fails where it must not. */
export async function findTarget(text: string, settings: OutgoingSettings): Promise<Target> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const schemes = settings.privateNetworks ? ['https:', 'http:'] : ['https:'];
  if (url === null || !schemes.includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new CallFailed('BAD_ADDRESS', 'not an address that can be called');
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(name) === 0 ? await resolved(name, settings) : [{ address: name, family: isIP(name) }];
  // One closed address among open ones is enough: which of them is asked would be the name server's choice.
  const isClosed = settings.privateNetworks ? isNeverCalled : isPrivate;
  if (addresses.some(({ address }) => isClosed(address)))
    throw new CallFailed('PRIVATE_ADDRESS', 'the address is in a private network');
  return { url, addresses };
}

/** Posts to an address that somebody gave. The name is looked up once: what was checked is what is called. Leads nowhere else. */
export async function post({ url: text, headers, body }: Outgoing, settings: OutgoingSettings): Promise<Incoming> {
  const { url, addresses } = await findTarget(text, settings);
  const { request } = url.protocol === 'https:' ? https : http;
  const answered = Promise.withResolvers<Incoming>();
  const unanswered = (why: string) => answered.reject(new CallFailed('CALL_UNANSWERED', why));
  const asked = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
    agent: false,
    lookup: (_name, options, tell) => {
      // Whoever asks for all tries one after the other, of both families.
      if (options.all) tell(null, [...addresses]);
      else tell(null, addresses[0]!.address, addresses[0]!.family);
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

async function resolved(name: string, { resolve, patience }: OutgoingSettings): Promise<readonly Address[]> {
  const ask = resolve ?? ((each: string) => addressesOf(each, { patience }));
  // Whatever the reason: it is not to be found now.
  const found = await ask(name).catch(() => []);
  if (found.length > 0) return found;
  throw new CallFailed('ADDRESS_UNKNOWN', 'the name of the address is not found');
}
