import fs from 'node:fs';
import type { MatchFile } from '@orrery/kernel';
import { type Playthrough, playthrough, recordGame } from '@orrery/kernel/laws';
import { describe, expect, test } from 'vitest';
import { game } from '../src/rules/index.ts';

/**
 * Whole matches kept in the tree: as long as `game.rules` stands they must replay to the same end, tell every observer the same and
 * show them the same. `UPDATE_GOLDEN=1` records them anew, which is right only together with a new number of `game.rules`.
 */
const goldens = {
  duo: { seats: 2, options: {} },
  'three-seats': { seats: 3, options: {} },
  'four-seats': { seats: 4, options: {} },
  'six-seats': { seats: 6, options: {} },
  'all-at-once': { seats: 4, options: { guessing: 'allAtOnce', challenge: 'on', closeShapes: 'typed' } },
  'open-drop': { seats: 5, options: { skies: 'open', onLeave: 'drop', eraseTarget: 'any', mustDraw: false } },
};

describe('golden games', () => {
  for (const [i, [name, { seats, options }]] of Object.entries(goldens).entries())
    test(`${name} replays to the same end and tells everybody the same`, () => {
      const match = new URL(`golden/${name}.json`, import.meta.url);
      const told = new URL(`golden/${name}.txt`, import.meta.url);
      if (process.env.UPDATE_GOLDEN === '1') {
        const file = recordGame(game, seats, options, 100 + i);
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
