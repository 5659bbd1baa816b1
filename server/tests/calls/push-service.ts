// A push service of our own on this machine, browsers that can read what it gets, and an address that takes webhooks.
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushedCall } from '@orrery/wire';
import { leftovers } from '../../../scripts/tests/leftovers.ts';

interface Browser {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export function freshBrowser(): Browser {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  return { ecdh, auth, keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') } };
}

/** As a browser does it (RFC 8291), written apart from what encrypts. */
export function decryptPush(sealed: Buffer, { ecdh, auth }: Browser): string {
  const salt = sealed.subarray(0, 16);
  const keyLength = sealed.readUInt8(20);
  const theirs = sealed.subarray(21, 21 + keyLength);
  const body = sealed.subarray(21 + keyLength);
  const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
  const secret = derive(ecdh.computeSecret(theirs), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What it answers: a status, and whatever header goes with it. */
export type Answer = readonly [status: number, headers?: Record<string, string>];

/** Takes whatever is posted to it, and answers what the test says, by turns, then 201. */
export class Receiver {
  readonly received: Received[] = [];
  readonly answers: Answer[] = [];
  private readonly server = http.createServer((request, response) => {
    void bodyOf(request).then((body) => {
      this.received.push({ path: request.url ?? '', headers: request.headers, body });
      const [status, headers] = this.answers.shift() ?? [201];
      response.writeHead(status, headers).end();
      for (const wake of this.wakers.splice(0)) wake();
    });
  });
  private wakers: (() => void)[] = [];

  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server, 'listening');
    leftovers.add(async () => receiver.close());
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async until(count: number): Promise<void> {
    while (this.received.length < count) await new Promise<void>((wake) => this.wakers.push(wake));
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** A browser that has agreed to be called, at a push service of its own. */
export class CalledBrowser {
  readonly service: Receiver;
  private readonly browser = freshBrowser();

  private constructor(service: Receiver) {
    this.service = service;
  }
  static async open(): Promise<CalledBrowser> {
    return new CalledBrowser(await Receiver.open());
  }

  get subscription() {
    return { endpoint: `${this.service.url}/push/1`, keys: this.browser.keys };
  }
  /** All that was pushed to it, as its service worker gets it. */
  get calls(): PushedCall[] {
    return this.service.received.map(({ body }) => JSON.parse(decryptPush(body, this.browser)) as PushedCall);
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
