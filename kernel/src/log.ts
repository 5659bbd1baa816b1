import type { Draw } from './chance.ts';
import type { MatchComing } from './comings.ts';
import type { Seat } from './game.ts';
import type { Medal } from './medals.ts';
import type { LuckRecord, LuckWitness } from './shared-luck.ts';
import type { MatchSitter } from './sitters.ts';

/** What a match was begun with. With its entries it is the whole truth about the match. */
export interface MatchHead {
  readonly id: string;
  readonly game: string;
  /** The rules version the match is pinned to. */
  readonly rules: number;
  readonly seats: number;
  /** As `readOptions` gave them: plain JSON. */
  readonly options: object;
}

interface Common {
  readonly seq: number;
  /** Milliseconds since 1970: an input like any other, written down when the entry was taken. */
  readonly at: number;
}
export interface SetupEntry extends Common {
  readonly t: 'setup';
  readonly draws: readonly Draw[];
}
export interface MoveEntry extends Common {
  readonly t: 'move';
  readonly by: Seat;
  /** Made by the client: playing it twice is harmless. */
  readonly id: string;
  readonly move: unknown;
  readonly draws: readonly Draw[];
}
/**
 * Takes back the moves of a seat from entry `from` on; what others did in secret meanwhile stands. `agreed`: others had seen the
 * move, all whom it concerned agreed, and it was the last that counted.
 */
export interface UndoEntry extends Common {
  readonly t: 'undo';
  readonly by: Seat;
  readonly id: string;
  readonly from: number;
  readonly agreed?: true;
}
/** Entry 0 is the setup, once; then moves and undos, numbered without gaps. */
export type Entry = SetupEntry | MoveEntry | UndoEntry;

/** A recorded match as one file: what `orrery replay` and `orrery verify` read. */
export interface MatchFile {
  readonly format: 'orrery-match/1';
  readonly head: MatchHead;
  readonly names: readonly string[];
  /** By seat; absent in files that were written before it was kept: then `names` is all that is known. */
  readonly sitters?: readonly MatchSitter[];
  /** Who came to its seats and went from them; absent: nobody, or it was written before that was kept. */
  readonly comings?: readonly MatchComing[];
  /** What people honoured in it when it was over; absent: nobody did. */
  readonly medals?: readonly Medal[];
  readonly entries: readonly Entry[];
  /** Hex of the key that its host had sealed, once it may be known. */
  readonly key?: string;
  /** How people had their part in the luck; absent: all draws are derived from the key alone. */
  readonly luck?: LuckRecord;
  /** The match began on the device of who laid the table, which drew its luck: that person could know it. */
  readonly fromDevice?: true;
  /** Added by the page that fetched it: a server gave it, and answers for what is in it. */
  readonly fromServer?: true;
  /** It goes on where another match stood: its entries up to this one are of that match, and only later draws are of the key. */
  readonly takenOver?: number;
  /** What the device that saved this file remembers of it. */
  readonly witness?: LuckWitness;
}

/** The entries that still count: what an undo took back, and the undo itself, are left out. */
export function standing(entries: readonly Entry[]): (SetupEntry | MoveEntry)[] {
  const kept: (SetupEntry | MoveEntry)[] = [];
  for (const entry of entries) {
    if (entry.t !== 'undo') kept.push(entry);
    else
      for (let i = kept.length - 1; i >= 0 && kept[i]!.seq >= entry.from; i--) {
        const each = kept[i]!;
        if (each.t === 'move' && each.by === entry.by) kept.splice(i, 1);
      }
  }
  return kept;
}
