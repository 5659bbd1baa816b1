import { Dice, step } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { emptyBoard, mark } from '../src/load/board.ts';
import { cellOf, shelf } from '../src/load/marks.ts';

test('the marks of the load are taken by our rules and by the peers’ alike, board after board', async () => {
  const { game } = await shelf[0]!.rules();
  let state = game.setup({}, 2, new Dice('marks'), null);
  const cells = emptyBoard();
  for (let n = 0; n < 50; n++) {
    const by = n % 2;
    const before = game.view(state, 'table');
    const taken = step(game, state, by, { t: 'mark', cell: cellOf(n) }, new Dice('none'));
    if (!taken.ok) throw new Error(`mark ${n} is refused: ${taken.refusal}`);
    state = taken.state;
    expect(mark(cells, by, cellOf(n))).toBe(true);
    expect(state.marks.map((bits) => [...cells.keys()].filter((cell) => bits & (1 << cell)))).toEqual(
      [0, 1].map((seat) => [...cells.keys()].filter((cell) => cells[cell] === seat)),
    );
    expect(taken.events.reduce((view, event) => game.follow!(view, event, 'table'), before)).toEqual(
      game.view(state, 'table'),
    );
  }
});
