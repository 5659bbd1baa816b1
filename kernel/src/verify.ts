import { hexToBytes } from '@noble/hashes/utils.js';
import { BrokenLog, type Draw, SealedChance } from './chance.ts';
import { advance, begin } from './fold.ts';
import type { Game, Kind, Result } from './game.ts';
import type { Entry, MatchFile, MoveEntry } from './log.ts';
import { isQuiet } from './undo.ts';

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
    const result = replay(game, file);
    const draws = file.entries.flatMap((entry) => (entry.t === 'undo' ? [] : entry.draws)).length;
    return { ok: true, entries: file.entries.length, draws, derived: rederive(file), result };
  } catch (error) {
    if (error instanceof BrokenLog) return { ok: false, problem: error.message };
    throw error;
  }
}

function replay<K extends Kind>(game: Game<K>, { head, entries }: MatchFile): Result | null {
  const [first, ...rest] = entries;
  if (first?.t !== 'setup' || first.seq !== 0) throw new BrokenLog('the log does not begin with a setup');
  const ids = new Set<string>();
  let state = begin(game, head, first, null);
  /** The moves that still count, each with the state before it and whether its seat may still take it back. */
  const kept: { entry: MoveEntry; before: K['state']; quiet: boolean }[] = [];
  rest.forEach((entry, i) => {
    if (entry.seq !== i + 1) throw new BrokenLog(`entry ${i + 1} is numbered ${entry.seq}`);
    if (entry.at < entries[i]!.at) throw new BrokenLog(`entry ${entry.seq} is older than the one before it`);
    if (entry.t === 'setup') throw new BrokenLog(`entry ${entry.seq} is a second setup`);
    const id = `${entry.by}:${entry.id}`;
    if (ids.has(id)) throw new BrokenLog(`entry ${entry.seq} was played before, under the same id`);
    ids.add(id);
    if (entry.t === 'undo') {
      const last = kept.pop();
      if (last === undefined || last.entry.by !== entry.by || last.entry.seq !== entry.from || !last.quiet)
        throw new BrokenLog(`entry ${entry.seq} takes back what may not be taken back`);
      state = last.before;
      return;
    }
    const before = state;
    const events: K['event'][] = [];
    state = game.copy(before);
    advance(game, state, entry, (event) => events.push(event));
    const quiet = isQuiet(game, head.seats, entry.by, before, state, events, entry.draws.length);
    kept.push({ entry, before, quiet });
  });
  return game.result(state);
}

/** Makes every draw again from the key; a draw that comes out otherwise was not the sealed one. */
function rederive({ head, entries, key }: MatchFile): number | null {
  if (key === undefined) return null;
  const sealed = hexToBytes(key);
  let derived = 0;
  for (const entry of entries) {
    if (entry.t === 'undo') continue;
    const chance = new SealedChance(sealed, head.id, entry.seq);
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
