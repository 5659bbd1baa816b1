import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Dice } from './dice.ts';

/**
 * What nobody at a table knows. Whatever is drawn from it is HMAC-SHA-256(secret, label and parts, each with its length before
 * it): who has seen any number of such draws knows nothing of the others, and no two messages can be read as one.
 */
export class Secret {
  private readonly key: Uint8Array;

  constructor(key: Uint8Array) {
    if (key.length < 16) throw new RangeError(`a secret has at least 16 bytes, not ${key.length}`);
    this.key = key;
  }

  /** 32 bytes for one purpose. */
  bytes(label: string, ...parts: readonly (string | number)[]): Uint8Array {
    return hmac(sha256, this.key, delimited([label, ...parts.map(String)]));
  }
  /** A secret of its own for one purpose, such as one match of many. */
  of(label: string, ...parts: readonly (string | number)[]): Secret {
    return new Secret(this.bytes(label, ...parts));
  }
  dice(label: string, ...parts: readonly (string | number)[]): Dice {
    return new Dice(this.bytes(label, ...parts));
  }
  /** A seed as a text, for whoever thinks elsewhere. */
  seed(label: string, ...parts: readonly (string | number)[]): string {
    return bytesToHex(this.bytes(label, ...parts));
  }
}

/** Texts one after the other, each with the length of its bytes before it: no two lists give the same message. */
export function delimited(texts: readonly string[]): Uint8Array {
  const all = texts.map(utf8ToBytes);
  const message = new Uint8Array(all.reduce((sum, { length }) => sum + 4 + length, 0));
  const view = new DataView(message.buffer);
  let at = 0;
  for (const bytes of all) {
    view.setUint32(at, bytes.length);
    message.set(bytes, at + 4);
    at += 4 + bytes.length;
  }
  return message;
}
