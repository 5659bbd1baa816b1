import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './game.ts';
import { delimited } from './secret.ts';

/** What one person's browser promised before any nonce was shown. Hashes, keys and nonces are 32 bytes in hex. */
export interface LuckSeal {
  /** The seats of that person, in their order. */
  readonly seats: readonly Seat[];
  /** `sealNonce` of the match and a nonce that only that browser knows. */
  readonly seal: string;
}

/** The list that binds everybody: made when all have sealed or the time for it was over, and never changed. */
export interface LuckList {
  readonly seals: readonly LuckSeal[];
  /** The seats of people whose browsers sealed nothing in time. */
  readonly absent: readonly Seat[];
}

/** How the luck of a match came about. With the server's key it gives the key of all its draws. */
export interface LuckRecord extends LuckList {
  /** By seal: the nonce that was opened; null: none came in time. One that does not fit its seal does not count. */
  readonly nonces: readonly (string | null)[];
}

/** Who had no part in the luck. absent: sealed nothing. silent: did not open what it sealed. other: opened something else. */
export interface LeftOut {
  readonly seats: readonly Seat[];
  readonly why: 'absent' | 'silent' | 'other';
}

export function sealNonce(match: string, nonce: string): string {
  return bytesToHex(sha256(delimited(['orrery nonce', match, nonce])));
}

/** What a server shows of its key before anybody seals. */
export function sealKey(key: Uint8Array): string {
  return bytesToHex(sha256(key));
}

/**
 * The key of a match's draws: of the server's key and every nonce that fits its seal. Who lacks either knows nothing of it, and
 * who has sealed can change nothing any more but to stay away.
 */
export function luckKey(key: Uint8Array, match: string, { seals, absent, nonces }: LuckRecord): Uint8Array {
  const shares = seals.flatMap(({ seats, seal }, i) => [seats.join(), seal, fitting(match, seal, nonces[i]) ?? '']);
  return hmac(sha256, key, delimited(['orrery luck', match, absent.join(), ...shares]));
}

export function leftOut(match: string, { seals, absent, nonces }: LuckRecord): LeftOut[] {
  const out: LeftOut[] = absent.length === 0 ? [] : [{ seats: absent, why: 'absent' }];
  seals.forEach(({ seats, seal }, i) => {
    if (fitting(match, seal, nonces[i]) === null) out.push({ seats, why: nonces[i] == null ? 'silent' : 'other' });
  });
  return out;
}

/**
 * Does each seal stand for seats of its own, each with somebody in it, and is nobody both there and absent? A seal without anybody
 * behind it is a nonce that the server opens or holds back once it knows all others: so it would choose between two lucks.
 */
export function areOfPeople({ seals, absent }: LuckList, isPerson: (seat: Seat) => boolean): boolean {
  const seats = [...seals.flatMap((each) => each.seats), ...absent];
  return seals.every((each) => each.seats.length > 0) && new Set(seats).size === seats.length && seats.every(isPerson);
}

/** What one device remembers of how the luck came about: nobody can change it afterwards. */
export interface LuckWitness {
  /** The id under which the match was played: the luck is derived from it, too. Absent in files of earlier days. */
  readonly match?: string;
  /** The seal on the server's key as this device first saw it; `early`: before the match was over. */
  readonly key: string;
  readonly early: boolean;
  /** The list as it was shown before this device opened its nonce; null: it was not there. */
  readonly list: LuckList | null;
  /** The seal of this device that the server confirmed; null: it sealed nothing, or another device of its person did. */
  readonly sealed: string | null;
  /** The nonce of this device that the server confirmed in time; null: it opened none, or never heard that it had come. */
  readonly opened: string | null;
  /** The record as it was shown before the first draw; null: it was not there. */
  readonly record: LuckRecord | null;
}

/**
 * What a server did that no honest one does, as a device has seen it. MATCH: it names the match otherwise than it was played.
 * KEY: its key is not the one it sealed. SEALS: the list is not the one it showed, or the seal that it confirmed has no list at all.
 * NONCE: the nonce it took from this device is not in the record. NONCES: other nonces are not those it showed.
 */
export type ServerFault = 'MATCH' | 'KEY' | 'SEALS' | 'NONCE' | 'NONCES';

/** What this device can hold against the server; null: nothing. */
export function faultSeen(
  witness: LuckWitness,
  match: string,
  key: string,
  record: LuckRecord | undefined,
): ServerFault | null {
  const { list, sealed, opened, record: shown } = witness;
  if (witness.match !== undefined && witness.match !== match) return 'MATCH';
  if (sealKey(hexToBytes(key)) !== witness.key) return 'KEY';
  const known = list ?? shown;
  if (known !== null && (record === undefined || !sameList(known, record))) return 'SEALS';
  if (sealed !== null && record === undefined) return 'SEALS';
  const own = record?.seals.findIndex(({ seal }) => seal === sealed) ?? -1;
  if (sealed !== null && known !== null && own < 0) return 'SEALS';
  if (opened !== null && record?.nonces[own] !== opened) return 'NONCE';
  if (shown !== null && String(shown.nonces) !== String(record?.nonces)) return 'NONCES';
  return null;
}

function fitting(match: string, seal: string, nonce: string | null | undefined): string | null {
  return nonce != null && sealNonce(match, nonce) === seal ? nonce : null;
}

function sameList(a: LuckList, b: LuckList): boolean {
  const written = ({ seals, absent }: LuckList) =>
    JSON.stringify([seals.map(({ seats, seal }) => [seats, seal]), absent]);
  return written(a) === written(b);
}
