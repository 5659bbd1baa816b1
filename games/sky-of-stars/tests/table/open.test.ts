import fs from 'node:fs';
import { MatchReader, readMatchFile } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import { areSkiesOpen, isShowing } from '../../src/table/scene.ts';

test.each(['four-seats', 'three-seats'])(
  '%s: to open eyes all skies lie open while they are drawn, to the table none',
  (name) => {
    const file = readMatchFile(
      JSON.parse(fs.readFileSync(new URL(`../golden/${name}.json`, import.meta.url), 'utf8')),
    )!;
    const reader = new MatchReader(game, file);
    let drawn = 0;
    for (const moment of reader.moments.keys()) {
      const [open, table] = [reader.viewAt(moment, 'open'), reader.viewAt(moment, 'table')];
      if (isShowing(open) || open.phase === 'over') continue;
      expect(areSkiesOpen(table)).toBe(false);
      for (const seat of file.names.keys()) expect(areSkiesOpen(reader.viewAt(moment, seat))).toBe(false);
      if (!open.players.some(({ draws }) => draws)) continue;
      expect(areSkiesOpen(open)).toBe(true);
      drawn++;
    }
    expect(drawn).toBeGreaterThan(30);
  },
);
