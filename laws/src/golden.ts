import fs from 'node:fs';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  canonicalJson,
  fold,
  type Game,
  type Kind,
  type MatchFile,
  type Observer,
  observersOf,
  type Result,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { travel } from './journeys.ts';
import { LawBroken, short } from './same.ts';

/** A match to be kept: `entries` cuts it off after so many, where every view of every observer would take too long. */
export interface Golden {
  readonly seats: number;
  readonly options: object;
  readonly entries?: number;
}

/**
 * Whole matches kept in `golden/` beside the test: as long as `game.rules` stands they must replay to the same end, tell every
 * observer the same and show them the same. `UPDATE_GOLDEN=1` records them anew, which is right only together with a new
 * number of `game.rules`; the n-th is played with seed `seed + n`.
 */
export function goldenGames<K extends Kind>(
  game: Game<K>,
  beside: string,
  seed: number,
  goldens: Readonly<Record<string, Golden>>,
): void {
  describe('golden games', () => {
    for (const [i, [name, { seats, options, entries }]] of Object.entries(goldens).entries())
      test(`${name} replays to the same end and tells everybody the same`, () => {
        const match = new URL(`golden/${name}.json`, beside);
        const told = new URL(`golden/${name}.txt`, beside);
        if (process.env.UPDATE_GOLDEN === '1') {
          const whole = recordGame(game, seats, options, seed + i);
          const file = { ...whole, entries: whole.entries.slice(0, entries) };
          fs.writeFileSync(match, `${JSON.stringify(file)}\n`);
          fs.writeFileSync(told, printed(playthrough(file, game)));
        }
        const file = JSON.parse(fs.readFileSync(match, 'utf8')) as MatchFile;
        expect(file.head.rules).toBe(game.rules);
        expect(printed(playthrough(file, game))).toBe(fs.readFileSync(told, 'utf8'));
      });
  });
}

/** The table's log in full, and of each seat the lines that differ from it. */
function printed({ finalHash, result, told }: Playthrough): string {
  const table = told.find(({ who }) => who === 'table')!;
  const pages = [`state ${finalHash}`, `result ${JSON.stringify(result)}`, `the table, views ${table.viewsHash}`];
  pages.push(...table.lines.map((line) => `  ${line}`));
  for (const { who, lines, viewsHash } of told) {
    if (who === 'table') continue;
    pages.push(`seat ${who}, views ${viewsHash}`);
    pages.push(...lines.filter((line, i) => line !== table.lines[i]).map((line) => `  ${line}`));
  }
  return `${pages.join('\n')}\n`;
}

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
      each.viewsHash = hash(each.viewsHash + canonicalJson(game.view(now, each.who)));
    }
  });
  return { finalHash: hash(canonicalJson(state)), result: game.result(state), told };
}

function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
