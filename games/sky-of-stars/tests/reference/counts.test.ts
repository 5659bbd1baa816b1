import { Dice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { countSequences, documentedCounts } from '../../../tests/documented-counts.ts';
import { game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/state.ts';
import { refLines } from './lines.ts';

test('A Sky of Stars: lines of one seat, by the slow rules, as docs/counts.md says; the quick ones list the same', () => {
  const read = game.readOptions(undefined, 2);
  if (!read.ok) throw new Error(read.problem);
  const dice = new Dice('counts');
  const s = game.setup(read.value, 2, dice, null);
  goOn(s, dice);
  const counts = countSequences(s, 3, (s, last) => {
    const lines = refLines(s, 0, s.face!);
    const listed = game.list!(s, 0).filter(({ t }) => t === 'line');
    if (listed.length !== lines.length) expect(listed).toEqual(lines);
    if (last) return lines.map(() => s);
    return listed.map((move) => {
      const after = game.copy(s);
      const luck = new Dice('counts');
      game.apply(after, 0, move, luck, null);
      goOn(after, luck);
      return after;
    });
  });
  expect(counts).toEqual(documentedCounts('A Sky of Stars, 2 seats, lines of one'));
});

/** Until the first seat is to draw a line: others, and whatever else it is asked, as a run-out clock would play. */
function goOn(s: State, luck: Dice): void {
  while (!(s.phase === 'act' && s.face !== 'erase' && game.awaited(s).includes(0))) {
    const [by] = game.awaited(s).filter((seat) => s.phase !== 'act' || seat !== 0);
    if (by === undefined) return;
    game.apply(s, by, s.phase === 'start' ? game.list!(s, by)[0]! : game.fallback(s, by, luck), luck, null);
  }
}
