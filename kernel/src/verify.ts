import { hexToBytes } from '@noble/hashes/utils.js';
import { BrokenLog, type Draw, SealedChance } from './chance.ts';
import { Course } from './course.ts';
import type { Game, Kind, Result } from './game.ts';
import type { Entry, MatchFile } from './log.ts';

/** What a check of a recorded match found. `derived`: how many draws were made again from the key; null without a key. */
export type Verdict =
  | {
      readonly ok: true;
      readonly entries: number;
      readonly draws: number;
      readonly derived: number | null;
      readonly result: Result | null;
    }
  | { readonly ok: false; readonly problem: string };

/** The structure of a match file, whatever came in; null where it is not one. Moves are left to the rules. */
export function readMatchFile(raw: unknown): MatchFile | null {
  const file = raw as MatchFile;
  if (!isRecord(raw) || file.format !== 'orrery-match/1' || !isRecord(file.head)) return null;
  const { id, game, rules, seats, options } = file.head;
  if (typeof id !== 'string' || typeof game !== 'string' || !isCount(rules) || !isCount(seats) || !isRecord(options))
    return null;
  if (!Array.isArray(file.names) || !file.names.every((name) => typeof name === 'string')) return null;
  if (!Array.isArray(file.entries) || !file.entries.every(isEntry)) return null;
  if (file.key !== undefined && !(typeof file.key === 'string' && /^([0-9a-f]{2})+$/.test(file.key))) return null;
  return file;
}

/** Plays a recorded match again by the rules: order, legality, draws, take-backs, and the luck itself where the key is known. */
export function verifyMatch<K extends Kind>(game: Game<K>, file: MatchFile): Verdict {
  try {
    const course = new Course(game, file.head);
    for (const entry of file.entries) course.take(entry);
    if (course.seq < 0) throw new BrokenLog('the log does not begin with a setup');
    const { drawn: draws, result } = course;
    return { ok: true, entries: file.entries.length, draws, derived: rederive(file), result };
  } catch (error) {
    if (error instanceof BrokenLog) return { ok: false, problem: error.message };
    throw error;
  }
}

/** Makes every draw again from the key; a draw that comes out otherwise was not the sealed one. */
function rederive({ head, entries, key }: MatchFile): number | null {
  if (key === undefined) return null;
  const chance = new SealedChance(hexToBytes(key), head.id, 0);
  let derived = 0;
  for (const entry of entries) {
    if (entry.t === 'undo') continue;
    for (const { of, value, why } of entry.draws) {
      const again = chance.int(of);
      if (again !== value)
        throw new BrokenLog(`entry ${entry.seq}: the draw "${why}" is ${value}, the sealed luck gives ${again}`);
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
  return entry.t === 'move' ? areDraws(entry.draws) : entry.t === 'undo' && isCount(entry.from);
}
function areDraws(raw: unknown): raw is Draw[] {
  return Array.isArray(raw) && raw.every((d: Draw) => isRecord(d) && isCount(d.value) && isCount(d.of) && d.of > 0);
}
function isRecord(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null;
}
function isCount(raw: unknown): raw is number {
  return Number.isSafeInteger(raw) && (raw as number) >= 0;
}
