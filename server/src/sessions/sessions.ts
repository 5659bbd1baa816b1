import { createHmac, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sameSecret } from '../secrets.ts';

const cookieName = 'orrery';
const year = 365 * 24 * 3600;

/** Who somebody is: an id that only this server can have signed, in a cookie no script can read. */
export class Sessions {
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  /** The person a request's cookies speak for; null for none, and for a forged or foreign one. */
  read(cookies: string | undefined): string | null {
    const value = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{22})\\.([\\w-]+)(?:;|$)`).exec(cookies ?? '');
    const [, person, signature] = value ?? [];
    return person !== undefined && sameSecret(signature, this.sign(person)) ? person : null;
  }

  /** The cookie by which a person is known for a year from now. */
  cookie(person: string, secure: boolean): string {
    const value = `${cookieName}=${person}.${this.sign(person)}`;
    return `${value}; Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  private sign(person: string): string {
    return createHmac('sha256', this.key).update(person).digest('base64url');
  }
}

/** The key that signs sessions: made once, kept in the data folder, readable by its owner only. */
export function sessionKey(folder: string): string {
  const file = path.join(folder, 'session-key');
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  const key = fs.readFileSync(file, 'utf8').trim();
  // A key that was cut short, by a full disk or a power cut, would let anybody sign.
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`${file} holds no key; without that file a new one is made`);
  return key;
}
