import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { deckOf, skyOf } from '../../src/data/index.ts';
import { game } from '../../src/rules/index.ts';
import { isActive } from '../../src/rules/seats.ts';
import type { State } from '../../src/rules/state.ts';
import { refCross, refPassesOver } from '../reference/lines.ts';
import { samples } from '../samples.ts';

/** Random matches of every kind, step by step. */
const states: State[] = [];
const ends: State[] = [];
for (const [i, raw] of samples.entries())
  for (const n of [2, 3, 4, 6]) {
    const read = game.readOptions(raw, n);
    if (!read.ok) throw new Error(read.problem);
    const dice = new Dice(`invariants ${i} ${n}`);
    let s = game.setup(read.value, n, dice, null);
    while (s.phase !== 'over') {
      const before = s;
      s = game.copy(s);
      const awaited = game.awaited(before);
      const by = awaited[dice.int(awaited.length)]!;
      game.apply(s, by, dice.int(5) === 0 ? game.fallback(s, by, dice) : game.pick(s, by, dice), dice, null);
      if (dice.int(3) === 0) states.push(s);
    }
    ends.push(s);
    states.push(s);
  }

const constellations = (s: State) =>
  s.players.flatMap(({ sky }) =>
    (sky.current === null ? sky.done : [...sky.done, sky.current]).map((one) => ({ sky, one })),
  );

describe('invariants', () => {
  test('cards are conserved; a player card is out only during a round', () => {
    for (const s of states) {
      expect([...s.deck].sort((a, b) => a - b)).toEqual([...deckOf(s.options).cards.keys()]);
      for (const { number, active } of s.players) expect(number > 0).toBe(s.phase !== 'over' && (active || number > 0));
    }
  });

  test('in every sky constellations are disjoint, and by default no used star is erased', () => {
    for (const s of states)
      for (const { sky } of s.players) {
        const used = (sky.current === null ? sky.done : [...sky.done, sky.current]).flatMap(({ stars }) => stars);
        expect(new Set(used).size).toBe(used.length);
        const gone = sky.erased.map(({ star }) => star);
        expect(new Set(gone).size).toBe(gone.length);
        if (s.options.eraseTarget === 'free') expect(gone.some((star) => used.includes(star))).toBe(false);
        const marked = (bit: (mark: number) => boolean) =>
          [...sky.marks.keys()].filter((star) => bit(sky.marks[star]!));
        expect(marked((mark) => mark >= 4)).toEqual([...gone].sort((a, b) => a - b));
        expect(marked((mark) => (mark & 3) > 0)).toEqual([...used].sort((a, b) => a - b));
      }
  });

  test('SK-G1 a constellation is a tree; with closeShapes connected, no line twice', () => {
    for (const s of states)
      for (const { one } of constellations(s)) {
        const { stars, lines } = one;
        if (s.options.closeShapes === 'off') expect(stars).toHaveLength(lines.length + 1);
        else expect(lines.length).toBeGreaterThanOrEqual(stars.length - 1);
        const pairs = lines.map(({ from, to }) => (from < to ? `${from}-${to}` : `${to}-${from}`));
        expect(new Set(pairs).size).toBe(pairs.length);
        const reached = new Set([stars[0]!]);
        const loose = lines.filter(({ from, to }) => !reached.has(from) || reached.add(to).size === 0);
        expect(loose).toEqual([]);
        expect([...reached].sort()).toEqual([...stars].sort());
      }
  });

  test('SK-G3, SK-G4 no line crosses a line of another round, nor passes over a star that is still there', () => {
    for (const s of ends) {
      const sky = skyOf(s.options);
      for (const { sky: mine, one } of constellations(s))
        for (const { from, to } of one.lines) {
          for (const other of mine.done)
            if (other.round !== one.round)
              for (const line of other.lines) expect(refCross(sky, from, to, line.from, line.to)).toBe(false);
          const gone = new Set(mine.erased.map(({ star }) => star));
          const over = [...sky.stars.keys()].filter((p) => p !== from && p !== to && refPassesOver(sky, from, to, p));
          expect(over.every((p) => gone.has(p))).toBe(true);
        }
    }
  });

  test('SK-P11 lines are no more than line faces, and one more after the last; the caller has none from it', () => {
    for (const s of states)
      for (const [seat, { sky }] of s.players.entries()) {
        const last = sky.current?.lines.filter(({ roll }) => roll === 0).length ?? 0;
        expect((sky.current?.lines.length ?? 0) - last).toBeLessThanOrEqual(s.lineRolls);
        expect(last).toBeLessThanOrEqual(s.history.at(-1)!.stop?.by === seat ? 0 : 1);
      }
  });

  test('SK-P9 no more stars erased than erase faces rolled, each by the right neighbour of that time', () => {
    for (const s of states) {
      const faces = s.history.flatMap(({ rolls }) => rolls).filter(({ face }) => face === 'erase').length;
      for (const [seat, { sky }] of s.players.entries()) {
        expect(sky.erased.length).toBeLessThanOrEqual(faces);
        for (const { by, round, roll } of sky.erased) {
          expect(s.history[round - 1]!.rolls[roll - 1]).toMatchObject({ face: 'erase' });
          expect(by).not.toBe(seat);
          if (s.options.onLeave === 'bot') expect((by + 1) % s.n).toBe(seat);
        }
      }
    }
  });

  test('SK-E1, SK-E2 guessed and guessedBy balance in each round; plus-one if and only if all guessed', () => {
    for (const s of ends)
      for (const { scores, shows } of s.history) {
        if (scores === null) continue;
        const sum = (key: 'guessed' | 'guessedBy') => scores.reduce((all, score) => all + score[key], 0);
        expect(sum('guessed')).toBe(sum('guessedBy'));
        for (const { guessed, guessedBy, plusOne } of scores) {
          expect(Math.max(guessed, guessedBy)).toBeLessThanOrEqual(s.n - 1);
          if (s.n === 2) expect(plusOne).toBe(false);
        }
        for (const show of shows)
          expect(show.plusOne).toBe(s.n > 2 && show.right.length > 0 && show.right.length === show.guesses.length);
      }
  });

  test('somebody is asked in every state before the end; a round has at most maxRolls rolls', () => {
    for (const s of states) {
      if (s.phase !== 'over') expect(game.awaited(s).length).toBeGreaterThan(0);
      expect(game.awaited(s).every((seat) => isActive(s, seat))).toBe(true);
      for (const { rolls } of s.history) expect(rolls.length).toBeLessThanOrEqual(s.options.maxRolls);
    }
  });

  test('the legal lines of a seat depend on its own sky and the face alone', () => {
    for (const s of states.filter(({ phase, face }) => phase === 'act' && face !== 'erase').slice(0, 60)) {
      const seat = s.asked[0]!;
      const other = game.copy(s);
      for (const [each, player] of other.players.entries())
        if (each !== seat) {
          player.sky.marks.fill(0);
          player.sky.current = null;
          player.number = 1 + (player.number % 5);
        }
      expect(game.list!(other, seat)).toEqual(game.list!(s, seat));
    }
  });

  test('on our sky a state stays below 12 kB of JSON while no round has more than eight rolls', () => {
    const usual = states.filter(
      ({ options, history }) => typeof options.sky === 'string' && history.every(({ rolls }) => rolls.length <= 8),
    );
    expect(usual.some(({ n, round }) => n === 6 && round > 1)).toBe(true);
    expect(Math.max(...usual.map((s) => JSON.stringify(s).length))).toBeLessThan(12_000);
  });
});
