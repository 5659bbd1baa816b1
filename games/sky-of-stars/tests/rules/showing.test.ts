import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/state.ts';
import { clockRunsOut, kinds, letters, play, refusal } from '../fixtures/play.ts';
import { beforeRoll, table } from '../fixtures/table.ts';

const window = (given: Parameters<typeof table>[0] = {}): State => beforeRoll(table(given));
const shows = (given: Parameters<typeof table>[0] = {}): State =>
  play(window(given), ['A stop', ...[...'BCDEF'].slice(0, (given.seats ?? 4) - 1).map((letter) => `${letter} pass`)]).s;

describe('STOP, shows and guesses', () => {
  test('SK-P10 ready does not bind: STOP stays possible while the window is open', () => {
    const s = play(window(), ['A ready', 'B ready']).s;
    expect([letters(game.awaited(s)), letters(game.actors(s))]).toEqual(['CD', 'ABCD']);
    expect(refusal(s, 'A ready')).toBe('not-asked');
    expect(play(s, ['A stop']).s.history[0]!.stop).toEqual({ by: 0 });
  });

  test('SK-P11 a last line is no duty; who has none is not asked', () => {
    const s = play(window(), ['A stop']).s;
    expect(refusal(s, 'B pass')).toBe(null);
    expect(refusal(s, 'B line S068-S053')).toBe(null);
    expect(refusal(s, 'A pass')).toBe('not-asked');
  });

  test('SK-P12 the drawing ends after maxRolls rolls, with no caller and no last lines', () => {
    let s = beforeRoll(table({ options: { maxRolls: 8 }, lineRolls: 0 }), '?');
    while (s.phase !== 'show') s = clockRunsOut(s).s;
    expect([s.rolls, s.history[0]!.stop]).toEqual([8, { by: null }]);
    expect(s.players.every(({ sky }) => sky.current!.lines.every(({ roll }) => roll > 0))).toBe(true);
  });

  test('SK-P13 one after the other, clockwise from the caller, each as its owner drew it', () => {
    const s = play(window(), ['C stop', 'A pass', 'B pass', 'D pass']).s;
    expect([letters(s.showOrder), letters(s.open)]).toEqual(['CDAB', 'C']);
    expect(game.view(s, 'table').players[2]!.sky.drawings).toMatchObject([{ stars: ['S068'], lines: [] }]);
    expect(game.view(s, 'table').players[3]!.sky.drawings).toEqual([]);
  });

  test('SK-P14 guesses are secret, may be changed until the reveal, and are a duty', () => {
    const s = shows({ numbers: { A: 3 } });
    expect(refusal(s, 'A guess A 3')).toBe('own-drawing');
    expect(refusal(s, 'B guess C 3')).toBe('not-shown');
    expect(refusal(s, 'B guess B 3')).toBe('own-drawing');
    expect(refusal(s, 'B guess A 6')).toBe('bad-number');
    expect(refusal(s, 'B guess A 0')).toBe('bad-number');
    expect(refusal(s, 'B pass')).toBe('wrong-phase');
    const { s: after, events } = play(s, ['B guess A 1', 'B guess A 3', 'C guess A 3', 'D guess A 2']);
    expect(kinds(events, 'guessed')).toHaveLength(3);
    expect(after.history[0]!.shows[0]!.right).toEqual([1, 2]);
  });

  test('SK-P15 the reveal comes with the last guess, and shows all guesses and the number together', () => {
    const s = play(shows({ numbers: { A: 2 } }), ['B guess A 2', 'C guess A 1']).s;
    expect(s.history[0]!.shows).toEqual([]);
    const { events } = play(s, ['D guess A 2']);
    expect(kinds(events, 'revealed')).toMatchObject([
      { owner: 0, number: 2, right: [1, 3], plusOne: false, guesses: [{ n: 2 }, { n: 1 }, { n: 2 }] },
    ]);
  });

  test('SK-P16 then the next seat shows, SK-P17 and when all have shown the round is scored', () => {
    let s = shows();
    const order: string[] = [];
    while (s.round === 1) {
      order.push(letters(s.open));
      s = clockRunsOut(s).s;
    }
    expect(order).toEqual(['A', 'B', 'C', 'D']);
    expect(s.history[0]!.scores).toHaveLength(4);
  });

  test('SK-P18 lines, used and erased stars stay; card and numbers go', () => {
    let s = shows({ skies: { A: { cur: 'S043 S043-S030', erased: 'S045' } } });
    const card = s.deck[0]!;
    while (s.round === 1) s = clockRunsOut(s).s;
    const { sky } = s.players[0]!;
    expect(sky.done).toMatchObject([{ round: 1, lines: [{}] }]);
    expect([sky.current, sky.erased.length, sky.marks.filter((mark) => mark > 0).length]).toEqual([null, 1, 3]);
    expect(s.deck[1]).not.toBe(card);
    expect(refusal(s, 'A start S043')).toBe('star-used');
  });

  test('allAtOnce: all skies together, each seat guesses all others, one reveal', () => {
    const s = shows({ seats: 3, options: { guessing: 'allAtOnce' }, numbers: { A: 1, B: 2, C: 3 } });
    expect([letters(s.open), letters(s.asked)]).toEqual(['ABC', 'ABC']);
    expect(refusal(s, 'A guess A 1')).toBe('own-drawing');
    const { s: half, events } = play(s, ['A guess B 2', 'B guess A 1', 'C guess A 1', 'C guess B 2', 'A guess C 3']);
    expect(kinds(events, 'guessed')).toEqual([
      { t: 'guessed', seat: 2 },
      { t: 'guessed', seat: 0 },
    ]);
    expect(letters(game.awaited(half))).toBe('B');
    const { s: after, events: end } = play(half, ['B guess C 1']);
    expect(kinds(end, 'revealed')).toHaveLength(3);
    expect(after.history[0]!.scores).toEqual([
      { guessedBy: 2, guessed: 2, plusOne: true },
      { guessedBy: 2, guessed: 1, plusOne: true },
      { guessedBy: 1, guessed: 2, plusOne: false },
    ]);
  });

  test('SK-P19 challenge: if all others object, the show scores nothing for anyone', () => {
    const s = play(shows({ seats: 3, options: { challenge: 'on' } }), ['B guess A 1', 'C guess A 1']).s;
    expect([s.phase, letters(s.asked)]).toEqual(['verdict', 'BC']);
    expect(refusal(s, 'A verdict A ok')).toBe('own-drawing');
    expect(refusal(s, 'B verdict C ok')).toBe('not-shown');
    expect(refusal(s, 'B guess A 1')).toBe('wrong-phase');
    const struck = play(s, ['B verdict A ok', 'B verdict A object', 'C verdict A object']).s;
    expect(struck.history[0]!.shows[0]).toMatchObject({ struck: true, objectors: [1, 2] });
    const kept = play(s, ['B verdict A object', 'C timeout']).s;
    expect(kept.history[0]!.shows[0]).toMatchObject({ struck: false, objectors: [1] });
    const score = (from: State) => {
      let now = from;
      while (now.round === 1) now = clockRunsOut(now).s;
      return now.history[0]!.scores!.map(({ guessedBy, guessed, plusOne }) => [guessedBy, guessed, plusOne]);
    };
    expect(score(struck)).toEqual([
      [0, 0, false],
      [0, 0, false],
      [0, 0, false],
    ]);
    expect(score(kept)).toEqual([
      [2, 0, true],
      [0, 1, false],
      [0, 1, false],
    ]);
  });
});
