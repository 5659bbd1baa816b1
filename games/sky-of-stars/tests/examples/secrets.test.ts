import type { Observer } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/state.ts';
import { play } from '../fixtures/play.ts';
import { beforeRoll, rolled, table } from '../fixtures/table.ts';

const drawn = 'S043 S043-S030 S030-S031 S030-S018 S018-S017';
const others = 'S076 S076-S061 S061-S049 S049-S038 S076-S085';
const with_ = (cur: string, A: number): State => table({ numbers: { A }, skies: { A: { cur } } });
const seen = (s: State, who: Observer) => JSON.stringify(game.view(s, who));

describe('worked examples: who sees what', () => {
  test('X34 private skies: neither number nor lines, until the erase step or the show', () => {
    const watchers: Observer[] = [1, 2, 3, 'table'];
    const one = beforeRoll(with_(drawn, 3));
    const other = beforeRoll(with_(others, 5));
    for (const who of watchers) expect(seen(one, who)).toBe(seen(other, who));
    expect(seen(one, 0)).not.toBe(seen(other, 0));

    const erasing = [rolled(with_(drawn, 3), 'erase'), rolled(with_(others, 3), 'erase')] as const;
    for (const who of [1, 2, 'table'] as const) expect(seen(erasing[0], who)).toBe(seen(erasing[1], who));
    const lent = game.view(erasing[0], 3).players[0]!.sky.drawings;
    expect(lent).toHaveLength(1);
    expect(lent[0]).toMatchObject({ start: null, stars: ['S017', 'S018', 'S030', 'S031', 'S043'] });
    expect(seen(rolled(with_(drawn, 1), 'erase'), 3)).toBe(seen(rolled(with_(drawn, 5), 'erase'), 3));
    const after = play(erasing[0], ['A timeout', 'B timeout', 'C timeout', 'D erase S001']).s;
    expect(game.view(after, 3).players[0]!.sky.drawings).toEqual([]);
    expect(game.view(after, 3).players[0]!.sky.erased).toMatchObject([{ star: 'S001' }]);
    expect(game.view(after, 2).players[0]!.sky.erased).toMatchObject([{ star: null, by: 3 }]);
  });

  test('X34 at the show the shape, at the reveal the order and the number, at the next show of the owner the crosses', () => {
    const s = beforeRoll(table({ numbers: { A: 3 }, skies: { A: { cur: drawn, erased: 'S100' } } }));
    const shown = play(s, ['A stop', 'B pass', 'C pass', 'D pass']).s;
    const shape = game.view(shown, 2).players[0]!.sky;
    expect(shape.drawings[0]).toMatchObject({ start: null });
    expect(shape.drawings[0]!.lines.every(({ from, to, roll }) => from < to && roll === null)).toBe(true);
    const ends = shape.drawings[0]!.lines.map(({ from, to }) => `${from}-${to}`);
    expect(ends).toEqual(['S017-S018', 'S018-S030', 'S030-S031', 'S030-S043']);
    expect(shape.erased).toMatchObject([{ star: 'S100' }]);
    expect(game.view(shown, 2).rounds[0]!.numbers[0]).toBe(null);
    const guessed = play(shown, ['B guess A 2', 'C guess A 3']).s;
    expect(seen(guessed, 3)).toBe(seen(play(shown, ['B guess A 4', 'C guess A 5']).s, 3));
    expect(game.view(guessed, 1).mine!.guesses).toEqual([{ owner: 0, n: 2 }]);
    const { s: revealed, events } = play(guessed, ['D guess A 3']);
    expect(game.view(revealed, 'table').rounds[0]!.numbers[0]).toBe(3);
    const ordered = game.view(revealed, 'table').players[0]!.sky.drawings[0]!;
    expect(ordered.lines.map(({ from, to }) => `${from}-${to}`).join(' ')).toBe(drawn.slice(5));
    expect(events.find(({ t }) => t === 'revealed')).toMatchObject({ drawing: ordered });
  });
});
