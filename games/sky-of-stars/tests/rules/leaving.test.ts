import { describe, expect, test } from 'vitest';
import { secondsFor } from '../../src/rules/clock.ts';
import { game } from '../../src/rules/index.ts';
import { finalScore } from '../../src/rules/score.ts';
import type { State } from '../../src/rules/state.ts';
import { clockRunsOut, erasedIn, kinds, letters, linesOf, play, refusal } from '../fixtures/play.ts';
import { beforeRoll, miniSky, rolled, table } from '../fixtures/table.ts';

const drop = { onLeave: 'drop' } as const;
const shows = (given: Parameters<typeof table>[0] = {}): State =>
  play(beforeRoll(table(given)), ['B stop', 'A pass', 'C pass', 'D pass']).s;

describe('leaving', () => {
  test('SK-P20 bot: the seat stays in the match, whoever plays it', () => {
    const s = rolled(table(), '?');
    expect(refusal(s, 'B leave')).toBe('bot-takes-over');
    expect(game.list!(s, 1).some(({ t }) => t === 'leave')).toBe(false);
  });

  test('SK-P20 drop: everybody may leave at any time, once', () => {
    const s = play(rolled(table({ options: drop }), '?'), ['B leave']).s;
    expect(refusal(s, 'B leave')).toBe('already-left');
    expect(refusal(s, 'B line S068-S053')).toBe('not-asked');
    expect(letters(game.actors(s))).toBe('ACD');
  });

  test('SK-P20 its unrevealed answer is gone, and the step may end by its leaving', () => {
    const s = rolled(table({ options: drop }), '?');
    const three = play(s, ['A line S068-S053', 'B line S068-S053', 'C line S068-S053']).s;
    const { s: after } = play(three, ['B leave', 'D leave']);
    expect(['A', 'B', 'C', 'D'].map((letter) => linesOf(after, letter).length)).toEqual([1, 0, 1, 0]);
    expect(after.phase).toBe('window');
  });

  test('SK-P20 a roller that leaves is skipped', () => {
    const s = play(beforeRoll(table({ options: drop, roller: 'B' })), ['B leave']).s;
    expect(s.roller).toBe(2);
  });

  test('SK-P20 in an erase step left and right stay; what concerns the leaver is void', () => {
    const s = rolled(table({ options: drop }), 'erase');
    const gone = play(s, ['A erase S001', 'B erase S002', 'B leave']).s;
    expect(letters(gone.asked)).toBe('CD');
    const after = play(gone, ['C erase S003', 'D erase S004']).s;
    expect(['A', 'B', 'C', 'D'].map((letter) => erasedIn(after, letter))).toEqual([['S004'], [], [], ['S003']]);
  });

  test('SK-P20 a shower that leaves takes its show along; what was revealed before stands', () => {
    const s = shows({ options: drop });
    const first = play(s, ['A guess B 1', 'C guess B 1', 'D guess B 1']).s;
    expect(letters(first.open)).toBe('C');
    const { s: after, events } = play(first, ['A guess C 1', 'C leave']);
    expect(kinds(events, 'showCancelled')).toEqual([{ t: 'showCancelled', owner: 2 }]);
    expect(letters(after.open)).toBe('D');
    const scored = clockRunsOut(clockRunsOut(after).s).s;
    expect(scored.history[0]!.scores).toMatchObject([
      { guessed: 1 },
      { guessedBy: 3, plusOne: true },
      { guessed: 1 },
      {},
    ]);
  });

  test('SK-P20 a shower may leave before a verdict too: the next one shows', () => {
    const s = shows({ options: { ...drop, challenge: 'on' } });
    expect([letters(game.actors(s)), letters(s.asked)]).toEqual(['ABCD', 'ACD']);
    const after = play(s, ['A guess B 1', 'B leave']).s;
    expect([after.phase, letters(after.open), letters(game.awaited(after))]).toEqual(['show', 'C', 'AD']);
  });

  test('SK-P20 a guesser that leaves does not count in "all"', () => {
    const s = shows({ options: drop });
    const { events } = play(s, ['A guess B 1', 'C guess B 1', 'D leave']);
    expect(kinds(events, 'revealed')).toMatchObject([{ owner: 1, right: [0, 2], plusOne: true }]);
  });

  test('SK-P20 allAtOnce: the drawing of a leaver is withdrawn from all', () => {
    const s = shows({ options: { ...drop, guessing: 'allAtOnce' } });
    const goes = ['A guess B 1', 'A guess C 1', 'B guess A 1', 'B guess C 1', 'C guess A 1', 'C guess B 1'];
    const { s: after, events } = play(s, [...goes, 'D leave']);
    expect(kinds(events, 'revealed')).toHaveLength(3);
    expect(after.round).toBe(2);
  });

  test('SK-P20 if the caller has left, the next active seat shows first', () => {
    const s = play(beforeRoll(table({ options: drop })), ['B stop', 'B leave', 'A pass', 'C pass', 'D pass']).s;
    expect(letters(s.showOrder)).toBe('CDA');
  });

  test('SK-P20 in a verdict the owner may leave, and what was revealed stands', () => {
    const s = shows({ options: { ...drop, challenge: 'on' } });
    const judged = play(s, ['A guess B 1', 'C guess B 1', 'D guess B 1', 'A verdict B object', 'C verdict B object']).s;
    const after = play(judged, ['B leave']).s;
    expect(after.history[0]!.shows[0]).toMatchObject({ struck: false, right: [0, 2, 3] });
    expect(letters(after.open)).toBe('C');
  });

  test('SK-P20 with one seat left the game ends, the round under way is void, and who left has no place', () => {
    const s = rolled(table({ seats: 3, round: 2, options: drop, skies: { A: { done: ['S001'], cur: 'S043' } } }), '?');
    s.history = [
      { ...s.history[0]!, scores: [3, 9, 1].map((guessed) => ({ guessedBy: 0, guessed, plusOne: false })) },
      s.history[1]!,
    ];
    const two = play(s, ['B leave']).s;
    expect(two.phase).toBe('act');
    const { s: over } = play(two, ['C leave']);
    const { rows, places, reason } = finalScore(over);
    expect([over.phase, reason, places]).toEqual(['over', 'left', [1, 2, 2]]);
    expect(rows.map(({ total }) => total)).toEqual([4, 9, 1]);
    expect(rows[0]!.used.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(game.view(over, 'table').rounds[1]!.numbers).toEqual([1, 1, 1]);
  });
});

describe('clocks', () => {
  test('SK-P21 start star in the middle, shortest line, no erasure, ready, no last line, abstention', () => {
    const erasing = clockRunsOut(rolled(table(), 'erase')).s;
    expect(erasedIn(erasing, 'A')).toEqual([]);
    const { s: rolledOn, events } = clockRunsOut(erasing, ['spark']);
    expect(kinds(events, 'timedOut')).toHaveLength(4);
    const drawn = clockRunsOut(rolledOn).s;
    expect(linesOf(drawn, 'A')).toEqual(['S068-S045']);
    const last = play(drawn, ['A stop']).s;
    const shown = clockRunsOut(last).s;
    expect(linesOf(shown, 'B')).toHaveLength(1);
    const revealed = clockRunsOut(shown).s;
    expect(revealed.history[0]!.shows[0]!.guesses.map(({ n }) => n)).toEqual([null, null, null]);
  });

  test('SK-P21 of equally short lines the one with the lowest from, then the lowest to', () => {
    const xy = [
      [500, 500],
      [300, 310],
      [400, 320],
      [310, 410],
      [600, 510],
      [520, 700],
    ] as const;
    const stars = miniSky.stars.map((star, i) => ({ ...star, x: xy[i]![0], y: xy[i]![1] }));
    const options = { sky: { ...miniSky, stars } };
    // M2 reaches M3 and M4, M1 reaches M5, all three at squared length 10 100.
    const equal = rolled(table({ options, skies: { A: { cur: 'M2 M2-M1' } } }), '?');
    expect(linesOf(clockRunsOut(equal).s, 'A').at(-1)).toBe('M1-M5');
    const two = rolled(table({ options, skies: { A: { cur: 'M2 M2-M1 M1-M5' } } }), '?');
    expect(linesOf(clockRunsOut(two).s, 'A').at(-1)).toBe('M2-M3');
  });

  test('SK-P21 answers given stand', () => {
    const s = play(rolled(table(), '?'), ['A line S068-S067']).s;
    expect(refusal(s, 'A timeout')).toBe('not-asked');
    expect(linesOf(clockRunsOut(s).s, 'A')).toEqual(['S068-S067']);
  });

  test('SK-P21 the seconds of each step', () => {
    expect(secondsFor({ timers: 'relaxed' }, 'act', 'erase')).toBe(30);
    expect(secondsFor({ timers: 'brisk' }, 'act', 'ring')).toBe(20);
    expect(secondsFor({ timers: 'brisk' }, 'window', null)).toBe(4);
    expect(secondsFor({ timers: 'off' }, 'start', null)).toBe(null);
  });
});
