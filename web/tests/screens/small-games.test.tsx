// A game that brings no tests of its table, as `orrery new-game` writes it: what people see and touch of it is drawn and pressed here.
import fs from 'node:fs';
import { shelf } from '@orrery/games';
import { Dice, type Game, judge, type Kind, type Observer, observersOf } from '@orrery/kernel';
import { type GameTable, OptionForm, type TableProps } from '@orrery/ui';
import type { Room } from '@orrery/words/room';
import { expect, test } from 'vitest';
import { sealedBids } from '../../../lab/template/src/index.ts';
import { seatsOf, strictWords } from '../../../ui/tests/strict-table.tsx';
import { inBrowser, nameOf, openScreen, walk } from '../page/page.tsx';

inBrowser('it');

const bringsTests = ({ id }: Room) => fs.existsSync(new URL(`../../../games/${id}/tests/table`, import.meta.url));
const small = [sealedBids as Room, ...shelf.filter((room) => !bringsTests(room))];

/** What a frame shows of a table, one after the other. */
const frame: TableProps<Kind>['frame'] = ({ status, seat, board, bar, hand, can }) => (
  <>
    {status}
    {seat(0).note}
    {board}
    {can?.()}
    {bar.lead}
    {bar.text}
    {bar.actions}
    {hand}
  </>
);

/** As the table hands it to a game: whose turn it is can play, and is told why not. */
function propsAt(game: Game<Kind>, state: Kind['state'], as: Observer) {
  const refusal = (move: unknown) => {
    const judged = judge(game, state, as as number, move);
    return judged.ok ? null : judged.refusal;
  };
  const play = async () => ({ ok: true, no: 0 }) as const;
  const asked = as !== 'table' && game.actors(state).includes(as);
  return {
    ...{
      view: game.view(state, as),
      as,
      awaited: game.awaited(state),
      turn: asked ? { moves: [], refusal, play } : null,
    },
    ...{ cue: null, result: game.result(state), lit: [], confirm: true, tableId: 't', explain: () => {} },
  };
}

test.each(small)('$title: table, lesson, rules, options and score say what its words have', async (room) => {
  const [{ game }, words, table] = await Promise.all([
    room.rules(),
    room.words(),
    room.table() as Promise<GameTable<Kind>>,
  ]);
  const { it: say } = await strictWords(words);
  const read = game.readOptions(undefined, room.seats.max);
  if (!read.ok) throw new Error(read.problem);
  const dice = new Dice('small');
  const state = game.setup(read.value, room.seats.max, dice, null);
  const pages = new Set<string>();
  for (let [by] = game.awaited(state); by !== undefined; [by] = game.awaited(state)) {
    for (const as of observersOf(room.seats.max)) {
      const drawn = (
        <table.Table {...propsAt(game, state, as)} {...{ frame, say, seats: seatsOf(room.seats.max, as) }} />
      );
      // Whoever is asked presses what there is once; all else is looked at.
      if (as === by && pages.size < 40) pages.add(await walk(drawn));
      else pages.add(await lookAt(drawn));
    }
    game.apply(state, by, game.pick(state, by, dice), dice, null);
  }
  expect(pages.size).toBeGreaterThan(10);
  const view = game.view(state, 'table');
  const seats = seatsOf(room.seats.max, 'table');
  await lookAt(<table.Table {...propsAt(game, state, 'table')} {...{ frame, say, seats }} />);
  await lookAt(<table.Score {...{ view, say, as: 'table', seats, result: game.result(state)! }} />);
  expect(await lookAt(<table.Rules say={say} at={null} />)).not.toBe('');
  const form = { fields: table.options, kinds: game.optionKinds, seats: room.seats.max, value: {}, say };
  await walk(<OptionForm {...form} change={() => {}} />);
  expect(table.standing(view, say)).not.toBe('');
  const lesson = await openScreen(<table.Tutorial say={say} done={() => {}} close={() => {}} />);
  const next = () => lesson.buttons().find((button) => nameOf(button) === 'Avanti');
  for (let button = next(), steps = 0; button !== undefined && steps < 20; button = next(), steps++)
    await lesson.press(button);
  await lesson.close();
});

async function lookAt(node: Parameters<typeof walk>[0]): Promise<string> {
  const page = await openScreen(node);
  const text = page.text();
  await page.close();
  return text;
}
