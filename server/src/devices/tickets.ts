import { createHmac } from 'node:crypto';
import { sameSecret } from '../secrets.ts';

/** How a device has shown that it may become a person: by the link or the recovery of this hash. */
export interface Proof {
  readonly by: 'link' | 'words';
  readonly hash: string;
}

/** How long somebody may think about the question whether they want to: milliseconds. */
const life = 10 * 60 * 1000;

/**
 * Says that a device has shown what it needs to become a person: signed, and for that device alone. Who was shown whom they would
 * become need not show it again, and nobody can try secrets where they are not counted.
 */
export class Tickets {
  private readonly key: string;
  private readonly now: () => number;

  constructor(key: string, now: () => number) {
    this.key = key;
    this.now = now;
  }

  /** `device`: the one that asks, as the session knows it. */
  write(device: string, { by, hash }: Proof): string {
    const until = (this.now() + life).toString(36);
    return `${by}.${hash}.${until}.${this.sign(device, by, hash, until)}`;
  }

  /** null: forged, of another device, or too old. */
  read(device: string, ticket: string): Proof | null {
    const [by = '', hash = '', until = '', signature, ...more] = ticket.split('.');
    if ((by !== 'link' && by !== 'words') || more.length > 0) return null;
    if (!sameSecret(signature, this.sign(device, by, hash, until))) return null;
    return Number.parseInt(until, 36) > this.now() ? { by, hash } : null;
  }

  private sign(...parts: readonly string[]): string {
    return createHmac('sha256', this.key)
      .update(`ticket|${parts.join('|')}`)
      .digest('base64url');
  }
}
