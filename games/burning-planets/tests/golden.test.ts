import fs from 'node:fs';
import type { MatchFile } from '@orrery/kernel';
import { type Playthrough, playthrough, recordGame } from '@orrery/kernel/laws';
import { describe, expect, test } from 'vitest';
import { game } from '../src/rules/index.ts';

/** How much of a match of three and more is kept: every view of every observer is hashed, which takes its time. */
const ENTRIES = 150;

/**
 * Matches kept in the tree: as long as `game.rules` stands they must replay to the same end, tell every observer the same and
 * show them the same. `UPDATE_GOLDEN=1` records them anew, which is right only together with a new number of `game.rules`.
 */
const goldens = {
  'two-seats': { seats: 2, options: { preset: 'quick', roundLimit: 15 } },
  'three-seats': { seats: 3, options: { preset: 'quick', roundLimit: 15 } },
  'four-seats': { seats: 4, options: { preset: 'quick', roundLimit: 15 } },
  'five-seats': { seats: 5, options: { preset: 'quick', roundLimit: 15 } },
  'six-seats': { seats: 6, options: { preset: 'quick', roundLimit: 15 } },
};

describe('golden games', () => {
  for (const [i, [name, { seats, options }]] of Object.entries(goldens).entries())
    test(`${name} replays to the same end and tells everybody the same`, () => {
      const match = new URL(`golden/${name}.json`, import.meta.url);
      const told = new URL(`golden/${name}.txt`, import.meta.url);
      if (process.env.UPDATE_GOLDEN === '1') {
        const whole = recordGame(game, seats, options, 400 + i);
        const file = seats === 2 ? whole : { ...whole, entries: whole.entries.slice(0, ENTRIES) };
        fs.writeFileSync(match, `${JSON.stringify(file)}\n`);
        fs.writeFileSync(told, printed(playthrough(file, game)));
      }
      const file = JSON.parse(fs.readFileSync(match, 'utf8')) as MatchFile;
      expect(file.head.rules).toBe(game.rules);
      expect(printed(playthrough(file, game))).toBe(fs.readFileSync(told, 'utf8'));
    });
});

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
