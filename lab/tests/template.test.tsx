// The table of the game that `orrery new-game` writes, in both languages.
import { Dice, judge, type Observer, step } from '@orrery/kernel';
import { OptionForm, type TableParts } from '@orrery/ui';
import { type Lang, langs, type Say } from '@orrery/words';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { htmlOf, seatsOf, strictWords } from '../../ui/tests/strict-table.tsx';
import { game } from '../template/src/rules/index.ts';
import type { State } from '../template/src/rules/kind.ts';
import { table } from '../template/src/table/index.tsx';
import { words } from '../template/src/words/index.ts';

let says: Record<Lang, Say>;
beforeAll(async () => {
  says = await strictWords(words);
});

const frame = ({ status, seat, board, bar, hand, can }: TableParts) => (
  <>
    {status}
    {seat(1).note}
    {board}
    {can?.()}
    {bar.lead}
    {bar.text}
    {bar.actions}
    {hand}
  </>
);

/** A table of three, from the first bid to the end. */
function* moments(): Generator<State> {
  const luck = new Dice('table');
  let state: State = game.setup({ moons: 3 }, 3, luck, null);
  yield state;
  while (game.result(state) === null) {
    const by = game.awaited(state).at(-1)!;
    const taken = step(game, state, by, game.pick(state, by, luck), luck);
    if (!taken.ok) throw new Error(taken.refusal);
    state = taken.state;
    yield state;
  }
}

describe.each(langs)('in %s', (lang) => {
  const html = (node: ReactNode) => htmlOf(says[lang], lang, node);
  const seen = (state: State, as: Observer) => {
    const refusal = (move: unknown) => {
      const judged = judge(game, state, as as number, move);
      return judged.ok ? null : judged.refusal;
    };
    const asked = as !== 'table' && game.actors(state).includes(as);
    return html(
      <table.Table
        {...{ view: game.view(state, as), as, frame, seats: seatsOf(3, as), awaited: game.awaited(state) }}
        {...{ cue: null, result: null, lit: [], confirm: true, tableId: 't', say: says[lang], explain: () => {} }}
        turn={asked ? { moves: [], refusal, play: async () => ({ ok: true, no: 0 }) } : null}
      />,
    );
  };

  test('every moment is drawn for who bids, who waits and who watches', () => {
    const all = [...moments()];
    const pages = (as: Observer) => all.map((state) => seen(state, as)).join();
    expect(pages(0)).toContain(says[lang]('bar.lead'));
    expect(pages(0)).toContain(says[lang]('table.sealed'));
    expect(pages(2)).toContain(says[lang]('bar.wait'));
    expect(pages('table')).toContain(says[lang]('bar.watch'));
    expect(pages('table')).toContain(says[lang]('bar.over'));
  });

  test('score, lesson, rules, options and standing speak only what the catalogue holds', () => {
    const view = game.view([...moments()].at(-1)!, 0);
    const say = says[lang];
    expect(
      html(
        <table.Score {...{ view, say, as: 0 }} seats={seatsOf(3, 0)} result={game.result([...moments()].at(-1)!)!} />,
      ),
    ).toContain('</');
    expect(html(<table.Rules say={say} at="SB-3" />)).toContain('id="SB-4"');
    expect(html(<table.Tutorial say={say} done={() => {}} close={() => {}} />)).toContain(say('learn.1'));
    const form = { fields: table.options, kinds: game.optionKinds, seats: 3, value: {}, say, change: () => {} };
    expect(html(<OptionForm {...form} />).match(/<fieldset/g)).toHaveLength(1);
    expect(table.standing(view, say)).not.toBe('');
    expect(table.goal!({ moons: 3 }, say)).not.toBe('');
  });
});
