import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** By which push services know this house, whichever server of it calls: base64url of the point and of the number. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A service may refuse what is good for longer than a day. */
const goodFor = 12 * 3600;

export function drawPushKeys(): PushKeys {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: ecdh.getPrivateKey('base64url') };
}

interface Claim {
  /** The push service that is asked, by its origin. */
  readonly audience: string;
  /** Where whoever runs that service may turn to: an address that begins with https: or mailto: */
  readonly contact: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The header by which a push service knows who calls (RFC 8292). */
export function vapidHeader(keys: PushKeys, { audience, contact, now }: Claim): string {
  const claim = { aud: audience, exp: Math.floor(now / 1000) + goodFor, sub: contact };
  const unsigned = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claim)}`;
  const signed = sign('sha256', Buffer.from(unsigned), { key: privateKeyOf(keys), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signed.toString('base64url')}, k=${keys.publicKey}`;
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function privateKeyOf({ publicKey, privateKey }: PushKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d: privateKey, x: x!, y: y! } });
}
