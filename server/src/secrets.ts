import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { codeAlphabet } from '@orrery/wire';

/** 128 random bits: the id of a table or a match, or what a link carries. */
export const drawSecret = (): string => randomBytes(16).toString('base64url');

/** The 256-bit key from which all luck of a match is derived. */
export const drawKey = (): Uint8Array => new Uint8Array(randomBytes(32));

/** What is shown of a key before the match: it binds the server without telling anything. */
export const seal = (key: Uint8Array): string => createHash('sha256').update(key).digest('hex');

/** Eight signs, 40 random bits, that can be said over a telephone. */
export const drawCode = (): string =>
  Array.from({ length: 8 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** Compares two secrets in a time that does not depend on where they differ. */
export function sameSecret(a: string | null | undefined, b: string | null | undefined): boolean {
  if (!a || !b) return false;
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  // As many letters need not be as many bytes.
  return one.length === other.length && timingSafeEqual(one, other);
}
