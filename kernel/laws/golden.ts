import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { fold, type Game, type Kind, type MatchFile, type Observer, observersOf, type Result } from '../src/index.ts';
import { travel } from './journeys.ts';
import { canonical, LawBroken, short } from './same.ts';

/** A whole match played by `pick`, as the file that goes into a game's `tests/golden/`. */
export function recordGame<K extends Kind>(game: Game<K>, seats: number, rawOptions: unknown, seed: number): MatchFile {
  const read = game.readOptions(rawOptions, seats);
  if (!read.ok) throw new Error(`options refused: ${read.problem} at ${read.where}`);
  const { head, entries, broke } = travel(game, { seats, options: read.value }, seed, 'pick');
  if (broke !== null) throw new LawBroken(broke);
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  return { format: 'orrery-match/1', head: { ...head, id: `golden-${seed}` }, names, entries };
}

export interface Playthrough {
  /** SHA-256 of the final state. */
  readonly finalHash: string;
  readonly result: Result | null;
  /** For each observer: every entry with what they were told of it, line by line, and the hash of all their views. */
  readonly told: readonly { readonly who: Observer; readonly lines: readonly string[]; readonly viewsHash: string }[];
}

/** Replays a recorded match for every observer. An old file must give the same for as long as `game.rules` stands. */
export function playthrough<K extends Kind>(file: MatchFile, game: Game<K>): Playthrough {
  const told = observersOf(file.head.seats).map((who) => ({ who, lines: [] as string[], viewsHash: '' }));
  const state = fold(game, file.head, file.entries, (entry, events, now) => {
    const act = entry.t === 'setup' ? 'setup' : `seat ${entry.by}`;
    for (const each of told) {
      const seen = events.map((event) => game.tell(event, each.who)).filter((one) => one !== null);
      each.lines.push(`${entry.seq} ${act}: ${seen.map((one) => short(one, 2000)).join(' ') || '-'}`);
      each.viewsHash = hash(each.viewsHash + canonical(game.view(now, each.who)));
    }
  });
  return { finalHash: hash(canonical(state)), result: game.result(state), told };
}

function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
