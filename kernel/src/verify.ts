import { hexToBytes } from '@noble/hashes/utils.js';
import { BrokenLog, type Draw, SealedChance } from './chance.ts';
import { areComings } from './comings.ts';
import { Course } from './course.ts';
import type { Game, Kind, Result } from './game.ts';
import type { Entry, MatchFile, MoveEntry } from './log.ts';
import { areMedals } from './medals.ts';
import {
  areOfPeople,
  faultSeen,
  type LeftOut,
  type LuckList,
  type LuckRecord,
  type LuckSeal,
  type LuckWitness,
  leftOut,
  luckKey,
  type ServerFault,
} from './shared-luck.ts';
import { areSitters } from './sitters.ts';

/**
 * What does not hold. LOG: the rules do not follow it. DRAW: a draw is not what the luck gives. Of a server alone: TAKEN_OVER, it
 * calls draws those of another match, and NO_KEY, it holds back the key: either way nobody could make them again; GHOSTS, seals
 * stand for nobody who played.
 */
export type Fault = 'LOG' | 'DRAW' | 'TAKEN_OVER' | 'NO_KEY' | 'GHOSTS' | ServerFault;

/** What a check of a recorded match found. `derived`: how many draws were made again from the key; null without a key. */
export type Verdict =
  | {
      readonly ok: true;
      readonly entries: number;
      readonly draws: number;
      readonly derived: number | null;
      readonly result: Result | null;
      /** Who had no part in the luck; null: the luck was the key's alone. */
      readonly leftOut: readonly LeftOut[] | null;
    }
  | { readonly ok: false; readonly fault: Fault; readonly problem: string };

/** The structure of a match file, whatever came in; null where it is not one. Moves are left to the rules. */
export function readMatchFile(raw: unknown): MatchFile | null {
  const file = raw as MatchFile;
  if (!isRecord(raw) || file.format !== 'orrery-match/1' || !isRecord(file.head)) return null;
  const { id, game, rules, seats, options } = file.head;
  if (typeof id !== 'string' || typeof game !== 'string' || !isCount(rules) || !isCount(seats) || !isRecord(options))
    return null;
  if (!Array.isArray(file.names) || !file.names.every((name) => typeof name === 'string')) return null;
  if (file.sitters !== undefined && !areSitters(file.sitters, seats)) return null;
  if (file.comings !== undefined && !areComings(file.comings, seats)) return null;
  if (file.medals !== undefined && !areMedals(file.medals, seats)) return null;
  if (!Array.isArray(file.entries) || !file.entries.every(isEntry)) return null;
  if (file.key !== undefined && !(typeof file.key === 'string' && /^([0-9a-f]{2})+$/.test(file.key))) return null;
  if (file.fromDevice !== undefined && file.fromDevice !== true) return null;
  if (file.fromServer !== undefined && file.fromServer !== true) return null;
  if (file.takenOver !== undefined && !isCount(file.takenOver)) return null;
  if (file.luck !== undefined && !isLuckRecord(file.luck)) return null;
  if (file.witness !== undefined && !isWitness(file.witness)) return null;
  return file;
}

/** Plays a recorded match again by the rules: order, legality, draws, take-backs, and the luck itself where the key is known. */
export function verifyMatch<K extends Kind>(game: Game<K>, file: MatchFile): Verdict {
  const cheat = isOfServer(file) ? faultOfServer(file) : null;
  if (cheat !== null) return { ok: false, fault: cheat, problem: inWords[cheat] };
  try {
    // Before the rules: they may refuse what follows from a swapped draw, and then nobody would be named for it.
    const derived = areInOrder(file.entries) ? rederive(file) : null;
    const course = new Course(game, file.head);
    for (const entry of file.entries) course.take(entry);
    if (course.seq < 0) throw new BrokenLog('the log does not begin with a setup');
    const { drawn: draws, result } = course;
    const out = file.luck === undefined ? null : leftOut(file.head.id, file.luck);
    return { ok: true, entries: file.entries.length, draws, derived, result, leftOut: out };
  } catch (error) {
    if (error instanceof SwappedDraw) return { ok: false, fault: 'DRAW', problem: error.message };
    if (error instanceof BrokenLog) return { ok: false, fault: 'LOG', problem: error.message };
    throw error;
  }
}

/** Was it hosted by a server? Only what says nothing of one can be of a table of one device. */
export function isOfServer({ luck, witness, fromDevice, fromServer }: MatchFile): boolean {
  return [luck, witness, fromDevice, fromServer].some((mark) => mark !== undefined);
}

/** What can be held against the server before any rule is asked. Only a table of one device goes on from another match. */
function faultOfServer(file: MatchFile): Exclude<Fault, 'LOG' | 'DRAW'> | null {
  if (file.takenOver !== undefined) return 'TAKEN_OVER';
  if (file.key === undefined) return 'NO_KEY';
  if (file.luck !== undefined && !areOfPeople(file.luck, (seat) => wasPerson(file, seat))) return 'GHOSTS';
  return file.witness === undefined ? null : faultSeen(file.witness, file.head.id, file.key, file.luck);
}

/** Did a person sit there when the match began? A file of earlier days does not say so: then it has to be a seat at least. */
function wasPerson({ head, sitters }: MatchFile, seat: number): boolean {
  return seat < head.seats && (sitters?.[seat]?.level ?? null) === null;
}

/** One setup, then moves and undos, numbered without gaps: only then can be told which draw of the luck is which. */
function areInOrder(entries: readonly Entry[]): boolean {
  return entries.every(({ seq, t }, at) => seq === at && (t === 'setup') === (at === 0));
}

class SwappedDraw extends Error {}

const inWords: Readonly<Record<Exclude<Fault, 'LOG' | 'DRAW'>, string>> = {
  TAKEN_OVER: 'a match of a server calls its draws those of another match, so that they cannot be checked',
  NO_KEY: 'the server holds back the key by which its draws can be checked',
  GHOSTS: 'the server counted seals that nobody at the table had given, by which it could choose the luck',
  MATCH: 'the server shows it under another name than the match had, which would give it another luck',
  KEY: 'the key is not the one that the server had sealed before the match',
  SEALS: 'the server changed the list of seals after it was shown',
  NONCE: 'the server left out or changed the nonce that this device had opened',
  NONCES: 'the server changed nonces of others after they were shown',
};

/** Makes every draw again from the key; a draw that comes out otherwise was not the sealed one. */
function rederive({ head, entries, key, luck, takenOver = -1 }: MatchFile): number | null {
  if (key === undefined) return null;
  const own = hexToBytes(key);
  const before = entries.filter((entry) => entry.t !== 'undo' && entry.seq <= takenOver) as readonly MoveEntry[];
  const drawn = before.reduce((sum, { draws }) => sum + draws.length, 0);
  const chance = new SealedChance(luck === undefined ? own : luckKey(own, head.id, luck), head.id, drawn);
  let derived = 0;
  for (const entry of entries) {
    if (entry.t === 'undo' || entry.seq <= takenOver) continue;
    for (const { of, value, why } of entry.draws) {
      const again = chance.int(of);
      if (again !== value)
        throw new SwappedDraw(`entry ${entry.seq}: the draw "${why}" is ${value}, the sealed luck gives ${again}`);
      derived++;
    }
  }
  return derived;
}

function isEntry(raw: unknown): raw is Entry {
  const entry = raw as Entry;
  if (!isRecord(raw) || !isCount(entry.seq) || typeof entry.at !== 'number') return false;
  if (entry.t === 'setup') return areDraws(entry.draws);
  if (!isCount(entry.by) || typeof entry.id !== 'string') return false;
  if (entry.t === 'move') return areDraws(entry.draws);
  return entry.t === 'undo' && isCount(entry.from) && (entry.agreed === undefined || entry.agreed === true);
}
function areDraws(raw: unknown): raw is Draw[] {
  return Array.isArray(raw) && raw.every((d: Draw) => isRecord(d) && isCount(d.value) && isCount(d.of) && d.of > 0);
}
function isLuckList(raw: LuckList): boolean {
  if (!isRecord(raw) || !areSeats(raw.absent) || !Array.isArray(raw.seals)) return false;
  return raw.seals.every((each: LuckSeal) => isRecord(each) && areSeats(each.seats) && isHash(each.seal));
}
function isLuckRecord(raw: LuckRecord): boolean {
  if (!isLuckList(raw) || !Array.isArray(raw.nonces) || raw.nonces.length !== raw.seals.length) return false;
  return raw.nonces.every((nonce) => nonce === null || isHash(nonce));
}
function isWitness(raw: LuckWitness): boolean {
  if (!isRecord(raw) || !isHash(raw.key) || typeof raw.early !== 'boolean') return false;
  if (raw.match !== undefined && typeof raw.match !== 'string') return false;
  if (![raw.sealed, raw.opened].every((each) => each === null || isHash(each))) return false;
  return (raw.list === null || isLuckList(raw.list)) && (raw.record === null || isLuckRecord(raw.record));
}
function areSeats(raw: unknown): boolean {
  return Array.isArray(raw) && raw.every(isCount);
}
function isHash(raw: unknown): boolean {
  return typeof raw === 'string' && /^[0-9a-f]{64}$/.test(raw);
}
function isRecord(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null;
}
function isCount(raw: unknown): raw is number {
  return Number.isSafeInteger(raw) && (raw as number) >= 0;
}
