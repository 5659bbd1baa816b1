import { Dice } from '@orrery/kernel';
import { createSay } from '@orrery/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { game } from '../template/src/rules/index.ts';
import { Table } from '../template/src/table/Table.tsx';
import { en } from '../template/src/words/en.ts';

test('a hand has the colour that its owner has chosen, not that of the seat', () => {
  const read = game.readOptions(undefined, 2);
  if (!read.ok) throw new Error(read.problem);
  const view = game.view(game.setup(read.value, 2, new Dice('hand'), null), 0);
  const looks = [3, 5] as const;
  const drawn = (own: number) =>
    renderToStaticMarkup(
      <Table
        {...{ view, as: 0, cue: null, turn: null, result: null, lit: [], awaited: [0, 1], confirm: true, tableId: 't' }}
        {...{ say: createSay('en', [en]), explain() {} }}
        seats={[own, looks[1]].map((look, seat) => ({ seat, name: `${seat}`, look, kind: 'me', online: true }))}
        frame={({ hand }) => hand}
      />,
    );
  expect(drawn(looks[0])).toContain('--seat-4');
  expect(drawn(looks[0])).not.toContain('--seat-1');
  expect(drawn(0)).toContain('--seat-1');
});
