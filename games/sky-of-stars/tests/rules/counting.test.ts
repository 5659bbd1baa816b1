import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/state.ts';
import { kinds, letters, play, playEach, refusal } from '../fixtures/play.ts';
import { beforeRoll, table } from '../fixtures/table.ts';

const guesses = ['B guess A 2', 'C guess A 1', 'D guess A 2'];
const shown = (given: Parameters<typeof table>[0] = {}): State =>
  play(beforeRoll(table({ numbers: { A: 2 }, ...given })), ['A stop', 'B pass', 'C pass', 'D pass']).s;

describe('SK-P15 the owner of a sky counts 3-2-1', () => {
  test('when all have guessed the owner alone is waited for, and nothing is revealed as yet', () => {
    const { s, events } = playEach(shown(), guesses);
    expect([s.phase, letters(s.asked), letters(game.awaited(s))]).toEqual(['count', 'ABCD', 'A']);
    expect(kinds(events, 'countAsked', 'revealed')).toEqual([{ t: 'countAsked', owner: 0, asked: [0, 1, 2, 3] }]);
    expect(game.view(s, 'table').rounds[0]!.numbers).toEqual([null, null, null, null]);
    expect([refusal(s, 'B count'), refusal(shown(), 'A count')]).toEqual(['not-asked', 'wrong-phase']);
  });

  test('until then a guess may change, and the count takes the last one', () => {
    const { s } = playEach(shown(), guesses);
    const changed = playEach(s, ['C guess A 2', 'A count']);
    expect(kinds(changed.events, 'counted', 'revealed')).toMatchObject([
      { t: 'counted', seat: 0 },
      { t: 'revealed', owner: 0, number: 2, right: [1, 2, 3], plusOne: true },
    ]);
    expect(refusal(changed.s, 'C guess A 1')).toBe('not-shown');
  });

  test('an owner who does not count is counted for', () => {
    const { s } = playEach(shown(), guesses);
    expect(kinds(playEach(s, ['A timeout']).events, 'timedOut', 'counted', 'revealed')).toHaveLength(3);
  });

  test('where all skies are on show at once nobody counts', () => {
    const all = shown({ options: { guessing: 'allAtOnce' } });
    const goes = [...'ABCD'].flatMap((by) => [...'ABCD'].filter((of) => of !== by).map((of) => `${by} guess ${of} 1`));
    const { events } = playEach(all, goes);
    expect([kinds(events, 'countAsked').length, kinds(events, 'revealed').length]).toEqual([0, 4]);
  });

  test('an owner who leaves before the count takes the show away', () => {
    const { s } = playEach(shown({ options: { onLeave: 'drop' } }), guesses);
    const { s: after, events } = playEach(s, ['A leave']);
    expect(kinds(events, 'showCancelled')).toEqual([{ t: 'showCancelled', owner: 0 }]);
    expect([after.phase, letters(after.open), after.history[0]!.shows]).toEqual(['show', 'B', []]);
  });
});

test('what is played before a question is added to its time, the same for all', () => {
  const limit = (s: State) => game.pacing!.timing(game.view(s, 'table'), 'live')?.limit;
  const first = shown();
  expect(limit(first)).toBe(40_600);
  const second = play(first, guesses).s;
  expect([second.phase, limit(second)]).toEqual(['show', 46_600]);
  expect(limit(playEach(first, guesses).s)).toBe(8000);
  expect(limit(play(beforeRoll(table()), ['A stop']).s)).toBe(46_500);
  expect(game.pacing!.timing(game.view(first, 'table'), 'days')?.limit).toBe(40 * 3_600_000);
  expect(game.pacing!.longest({ ...first.options, timers: 'relaxed' })).toBe(55_000);
});
