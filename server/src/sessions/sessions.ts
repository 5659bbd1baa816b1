import { createHmac, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sameSecret } from '../secrets.ts';
import type { Ban } from '../standing/standing.ts';
import type { Standings } from '../standing/standings.ts';

const cookieName = 'orrery';
const day = 24 * 3600 * 1000;
/** How long a session lives unused: browsers keep no cookie for longer. */
export const sessionLife = 400 * day;
/** How long a cookie without a time may still come, after its person was given a new one: other tabs of theirs have it, too. */
const farewell = 3600 * 1000;

/** What a cookie says that this server has signed. */
export interface Session {
  readonly person: string;
  /** Which of the person's browsers it is. */
  readonly device: string;
  /** It is known who comes, and that they may not come in. */
  readonly ban: Ban | null;
  /** It is time for a new cookie: this one is a day old, or of the kind that had no time in it. */
  readonly old: boolean;
  /** Signed before sessions had an end. */
  readonly endless: boolean;
}

/**
 * Who somebody is: an id that only this server can have signed, in a cookie no script can read. The cookie says when it was made,
 * and dies when it was not used for 400 days; it says the epoch of its person, and dies when that is raised; and it says which
 * device it was given to, and dies when that one is ended.
 */
export class Sessions {
  private readonly key: string;
  private readonly standings: Standings;
  private readonly now: () => number;

  constructor(key: string, standings: Standings, now: () => number) {
    this.key = key;
    this.standings = standings;
    this.now = now;
  }

  /** The session a request's cookies speak for; null for none, and for one that is forged, foreign, ended or too old. */
  read(cookies: string | undefined): Session | null {
    const found = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.-]+)(?:;|$)`).exec(cookies ?? '')?.[1]?.split('.') ?? [];
    if (found.length === 2) return this.readEndless(found[0]!, found[1]!);
    const signature = found.pop();
    if (!sameSecret(signature, this.sign(found.join('|')))) return null;
    // Those that were signed before devices were told apart: each is a device of its own, always the same one.
    if (found.length === 3) found.splice(1, 0, this.deviceOf(found.join('|')));
    const [person = '', device = '', epoch = '', made = '', ...more] = found;
    if (!isId(person) || !isId(device) || more.length > 0 || this.isEnded(person, device)) return null;
    const age = this.now() - Number.parseInt(made, 36) * 1000;
    if (age > sessionLife || Number.parseInt(epoch, 36) !== this.standings.of(person).epoch) return null;
    return { person, device, ban: this.standings.ban(person), old: age > day, endless: false };
  }

  /** A cookie by which a person is known from now on, at this device. */
  cookie({ person, device }: Pick<Session, 'person' | 'device'>, secure: boolean): string {
    const epoch = this.standings.of(person).epoch.toString(36);
    const made = Math.floor(this.now() / 1000).toString(36);
    const signed = [person, device, epoch, made];
    const value = `${cookieName}=${signed.join('.')}.${this.sign(signed.join('|'))}`;
    return `${value}; Max-Age=${sessionLife / 1000}; ${attributes(secure)}`;
  }

  /** Makes a browser forget who it was. */
  noCookie(secure: boolean): string {
    return `${cookieName}=; Max-Age=0; ${attributes(secure)}`;
  }

  /** The person gets a cookie with an end, and the endless one dies: it is taken once. */
  async exchange({ person }: Session): Promise<void> {
    if (this.standings.of(person).epoch === 0) await this.standings.change(person, { epoch: 'first-left' });
  }

  /** Ends all sessions of a person: only cookies made from now on are taken. */
  async end(person: string): Promise<void> {
    await this.standings.change(person, { epoch: 'raised' });
  }

  /** Ends the sessions of one device of a person. */
  async endDevice(person: string, device: string): Promise<void> {
    await this.standings.change(asDevice(person, device), { epoch: 'raised' });
  }

  private isEnded(person: string, device: string): boolean {
    return this.standings.of(asDevice(person, device)).epoch > 0;
  }

  private readEndless(person: string, signature: string): Session | null {
    if (!isId(person) || !sameSecret(signature, this.signEndless(person))) return null;
    const device = this.deviceOf(person);
    if (this.isEnded(person, device)) return null;
    const { epoch, changed } = this.standings.of(person);
    // Kept with the epoch, so that every server of a house knows it: the next tab may come to another one.
    const taken = epoch === 0 || (epoch === 1 && changed + farewell > this.now());
    return taken ? { person, device, ban: this.standings.ban(person), old: true, endless: true } : null;
  }

  private sign(said: string): string {
    return createHmac('sha256', this.key).update(`session|${said}`).digest('base64url');
  }
  private deviceOf(said: string): string {
    return createHmac('sha256', this.key).update(`device|${said}`).digest('base64url').slice(0, 22);
  }
  private signEndless(person: string): string {
    return createHmac('sha256', this.key).update(person).digest('base64url');
  }
}

/** Under what the standing of one device is kept: no id of a person looks like it. */
export const asDevice = (person: string, device: string): string => `${person}/${device}`;

export const isDevice = (text: string): boolean => text.includes('/');

const attributes = (secure: boolean): string => `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

const isId = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** The key that signs sessions: made once, kept in the data folder, readable by its owner only. */
export function sessionKey(folder: string): string {
  const file = path.join(folder, 'session-key');
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  const key = fs.readFileSync(file, 'utf8').trim();
  // A key that was cut short, by a full disk or a power cut, would let anybody sign.
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`${file} holds no key; without that file a new one is made`);
  return key;
}
