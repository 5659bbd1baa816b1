import { describe, expect, test } from 'vitest';
import { skies } from '../../src/data/index.ts';
import type { RoundScore } from '../../src/rules/kind.ts';
import { finalScore } from '../../src/rules/score.ts';
import type { State } from '../../src/rules/state.ts';
import { clockRunsOut, play } from '../fixtures/play.ts';
import { beforeRoll, table } from '../fixtures/table.ts';

/** Shows begin with A. */
function shows(given: Parameters<typeof table>[0] = {}): State {
  const s = play(beforeRoll(table(given)), ['A stop']).s;
  return s.phase === 'last' ? clockRunsOut(s).s : s;
}

/** Every other seat guesses as told, show by show: `{ A: '222' }` in the order of the seats. */
function guessAll(s: State, guesses: Readonly<Record<string, string>>): State {
  for (const owner of s.showOrder) {
    const letter = 'ABCDEF'[owner]!;
    const others = [...'ABCDEF'].slice(0, s.n).filter((each) => each !== letter);
    const goes = others.map((each, i) => {
      const n = guesses[letter]?.[i] ?? '5';
      return n === '-' ? `${each} timeout` : `${each} guess ${letter} ${n}`;
    });
    s = play(s, goes).s;
  }
  return s;
}

const scored = (s: State, seat = 0): RoundScore => s.history[0]!.scores![seat]!;

/** A finished table with these rounds on the tracks. */
function ended(rows: readonly (readonly RoundScore[])[], stars: readonly (readonly number[])[] = []): State {
  const s = table({ seats: rows.length, round: 3 });
  s.history = s.history.map((round, i) => ({ ...round, scores: rows.map((row) => row[i]!) }));
  const pools = ['yellow', 'red', 'blue', 'green', 'violet'].map((colour) => starsOf(colour));
  for (const [seat, player] of s.players.entries()) {
    player.sky.current = null;
    const used = (stars[seat] ?? []).flatMap((count, i) => pools[i]!.slice(0, count));
    if (used.length > 0) player.sky.done = [{ round: 1, stars: used, lines: [], seen: 2 }];
  }
  s.phase = 'over';
  return s;
}

const plain = (boxes: number, plusOne = false): RoundScore => ({ guessedBy: boxes, guessed: 0, plusOne });

describe('worked examples: points', () => {
  test('X23 the rulebook: guessed by all three, guessed two (SK-E1, SK-E2)', () => {
    const s = shows({ card: 'aquarius', numbers: { A: 2, B: 3, C: 4, D: 1 } });
    const after = guessAll(s, { A: '222', B: '3--', C: '4--', D: '2--' });
    expect(scored(after)).toEqual({ guessedBy: 3, guessed: 2, plusOne: true });
  });

  test('X24 two seats with the same number (SK-P2, SK-P14)', () => {
    const s = shows({ numbers: { A: 4, B: 1, C: 4, D: 1 } });
    const after = guessAll(s, { A: '4--', C: '-4-', B: '---', D: '---' });
    expect([0, 1, 2].map((seat) => scored(after, seat))).toEqual([
      { guessedBy: 1, guessed: 0, plusOne: false },
      { guessedBy: 0, guessed: 2, plusOne: false },
      { guessedBy: 1, guessed: 0, plusOne: false },
    ]);
  });

  test('X25 who abstains has not guessed (SK-E2, SK-P14)', () => {
    const after = guessAll(shows({ numbers: { A: 3 } }), { A: '33-' });
    expect(scored(after)).toMatchObject({ guessedBy: 2, plusOne: false });
    expect(after.history[0]!.shows[0]!.guesses).toEqual([
      { seat: 1, n: 3 },
      { seat: 2, n: 3 },
      { seat: 3, n: null },
    ]);
  });

  test('X26 six seats guess everything: a full row (SK-E2)', () => {
    const ones = '11111';
    const after = guessAll(shows({ seats: 6 }), { A: ones, B: ones, C: ones, D: ones, E: ones, F: ones });
    for (let seat = 0; seat < 6; seat++)
      expect(scored(after, seat)).toEqual({ guessedBy: 5, guessed: 5, plusOne: true });
  });

  test('X27 the rulebook: fifteen boxes and two colours (SK-E3, SK-E4)', () => {
    const rows = [[plain(6), plain(5), plain(4)], ...[1, 2, 3].map(() => [plain(0), plain(0), plain(0)])];
    const colours = [
      [3, 2, 0, 0, 0],
      [1, 0, 2, 2, 2],
      [0, 1, 2, 2, 2],
      [0, 0, 2, 2, 2],
    ];
    const row = finalScore(ended(rows, colours)).rows[0]!;
    expect([row.total, row.boxes]).toEqual([17, ['yellow', 'red']]);
  });

  test('X28 ties fill their boxes, a colour nobody used none (SK-E3)', () => {
    const rows = [0, 1, 2, 3].map(() => [plain(0), plain(0), plain(0)]);
    const colours = [
      [5, 0, 2, 4, 1],
      [5, 0, 4, 1, 2],
      [3, 0, 4, 1, 3],
      [2, 0, 4, 2, 3],
    ];
    expect(finalScore(ended(rows, colours)).rows.map(({ boxes }) => boxes)).toEqual([
      ['yellow', 'green'],
      ['yellow', 'blue'],
      ['blue', 'violet'],
      ['blue', 'violet'],
    ]);
  });

  test('X29 ties: plus-one boxes, then colours, then shared (SK-E5, SK-E6)', () => {
    const c = [plain(12), plain(0), plain(0)];
    const byPlus = ended([[plain(8), plain(8, true), plain(0)], [plain(8, true), plain(7, true), plain(0)], c]);
    expect(finalScore(byPlus).rows.map(({ total }) => total)).toEqual([17, 17, 12]);
    expect(finalScore(byPlus).places).toEqual([2, 1, 3]);

    const two = (boxes: number) => [plain(boxes, true), plain(0, true), plain(0)];
    const byColour = ended([two(13), two(14), c], [[1, 1, 0, 0, 0], [0, 0, 1, 0, 0], []]);
    expect(finalScore(byColour).rows.map(({ total }) => total)).toEqual([17, 17, 12]);
    expect(finalScore(byColour).places).toEqual([1, 2, 3]);

    const shared = ended([two(14), two(14), c], [[1, 0, 0, 0, 0], [0, 1, 0, 0, 0], []]);
    expect(finalScore(shared).places).toEqual([1, 1, 3]);
  });

  test('X33 Duo: right guesses of both, no plus-one, no colours, no winner', () => {
    let s = table({ seats: 2 });
    for (const [a, b] of [
      ['1', '1'],
      ['1', '2'],
      ['1', '1'],
    ]) {
      s = play(beforeRoll(s), ['A stop', 'B pass']).s;
      s = play(s, [`B guess A ${a}`, `A guess B ${b}`]).s;
      if (s.phase === 'start') s = clockRunsOut(s, ['star']).s;
    }
    const { team, places, rows } = finalScore(s);
    expect([s.phase, team, places]).toEqual(['over', 5, [1, 1]]);
    expect(rows.every(({ plusOnes, boxes }) => plusOnes === 0 && boxes.length === 0)).toBe(true);
  });
});

function starsOf(colour: string): number[] {
  const { stars } = skies['canonical-1'];
  return [...stars.keys()].filter((star) => stars[star]!.colour === colour);
}
