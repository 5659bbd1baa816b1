import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fastifyCookie as cookies } from '@fastify/cookie';
import { drawSecret } from '../secrets.ts';

const name = 'orrery';
const year = 365 * 24 * 3600;

/** Who somebody is: an id that only this server can have signed, in a cookie no script can read. */
export class Sessions {
  private readonly signer: ReturnType<typeof cookies.signerFactory>;

  constructor(secret: string) {
    this.signer = cookies.signerFactory(secret, 'sha256');
  }

  /** The person a request's cookies speak for; null for none, and for a forged or foreign one. */
  read(header: string | undefined): string | null {
    if (header === undefined) return null;
    const signed = cookies.parse(header)[name];
    if (signed === undefined) return null;
    const read = this.signer.unsign(signed);
    return read.valid ? read.value : null;
  }

  /** A new person and the cookie that says so. */
  issue(secure: boolean): { readonly person: string; readonly cookie: string } {
    const person = drawSecret();
    return { person, cookie: this.renew(person, secure) };
  }

  renew(person: string, secure: boolean): string {
    const options = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: year, secure } as const;
    return cookies.serialize(name, this.signer.sign(person), options);
  }
}

/** The key that signs sessions: made once, kept in the data folder, readable by its owner only. */
export function sessionSecret(folder: string): string {
  const file = path.join(folder, 'session-key');
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  return fs.readFileSync(file, 'utf8').trim();
}
