import { describe, expect, test } from 'vitest';
import { chartOf } from '../../src/rules/chart.ts';
import { cross, passesOver, segmentsCross } from '../../src/rules/geometry.ts';
import { game } from '../../src/rules/index.ts';
import { clockRunsOut, erasedIn, kinds, letters, linesOf, play, refusal, starsOf } from '../fixtures/play.ts';
import { beforeRoll, miniSky, rolled, table } from '../fixtures/table.ts';

const starting = (given: Parameters<typeof table>[0] = {}) => {
  const s = table({ lineRolls: 0, skies: { A: {}, B: {}, C: {}, D: {} }, ...given });
  s.phase = 'start';
  s.asked = s.players.map((_, seat) => seat).filter((seat) => s.players[seat]!.sky.marks.includes(0));
  return s;
};

describe('a round, drawing', () => {
  test('SK-P1 three rounds, or as many as the option says', () => {
    for (const rounds of [1, 2, 3] as const) {
      let s = starting({ options: { rounds } });
      for (let i = 0; i < 2000 && s.phase !== 'over'; i++)
        s = s.phase === 'window' ? play(s, ['A stop']).s : clockRunsOut(s).s;
      expect([s.phase, s.round, s.history.length]).toEqual(['over', rounds, rounds]);
    }
  });

  test('SK-P2 each round turns up a card for all and deals each seat a number of its own', () => {
    const s = beforeRoll(table({ seats: 3 }));
    const stopped = play(s, ['A stop', 'B pass', 'C pass']).s;
    const goes = ['B guess A 1', 'C guess A 1', 'A guess B 1', 'C guess B 1', 'A guess C 1'];
    const { events, s: next } = play(play(stopped, goes).s, ['B guess C 1']);
    expect(kinds(events, 'roundStarted')).toMatchObject([{ round: 2, asked: [0, 1, 2] }]);
    expect(kinds(events, 'numberDealt')).toHaveLength(3);
    for (const seat of [0, 1, 2]) {
      const told = kinds(events, 'numberDealt').map((event) => game.tell(event, seat));
      expect(told.map((one) => one !== null && 'number' in one && one.number !== null)).toEqual(
        [0, 1, 2].map((each) => each === seat),
      );
    }
    expect(next.history[1]!.card).toBe(next.deck[1]);
    expect(next.history[1]!.card).not.toBe(next.history[0]!.card);
  });

  test('SK-P3 any free star may be the first, chosen secretly and changed until all have chosen', () => {
    const s = starting();
    const { s: three, events } = play(s, ['A start S001', 'B start S002', 'A start S120', 'C start S001']);
    expect(kinds(events, 'acted')).toHaveLength(3);
    expect(starsOf(three, 'A')).toEqual([]);
    const { s: all } = play(three, ['D start S068'], ['?']);
    expect(['A', 'B', 'C', 'D'].map((letter) => starsOf(all, letter)[0])).toEqual(['S120', 'S002', 'S001', 'S068']);
  });

  test('SK-P3 a seat without a free star sits the drawing out: no show, but it erases and guesses', () => {
    const full = { done: ['M1 M1-M2 M2-M3 M2-M4 M4-M5 M4-M6'] };
    const skies = { A: full, B: {}, C: {} };
    const s = starting({ seats: 3, round: 2, options: { sky: miniSky }, skies, numbers: { A: 4 } });
    expect(letters(s.asked)).toBe('BC');
    const erasing = play(s, ['B start M1', 'C start M1'], ['erase']).s;
    expect(letters(erasing.asked)).toBe('AB');
    const drawn = clockRunsOut(clockRunsOut(erasing, ['?']).s).s;
    expect(drawn.history.at(-1)!.rolls.at(-1)).toMatchObject({ face: '?', blocked: [0] });
    const shows = clockRunsOut(play(drawn, ['A stop']).s).s;
    expect([letters(shows.showOrder), letters(shows.asked)]).toEqual(['BC', 'AC']);
    const scored = clockRunsOut(clockRunsOut(shows).s).s;
    expect(scored.history[1]!.numbers[0]).toBe(4);
  });

  test('SK-P3 a new round asks only those with a free star; where nobody has one it passes by itself', () => {
    const full = { cur: 'M1 M1-M2 M2-M3 M2-M4 M4-M5 M4-M6' };
    const next = (skies: Record<string, { cur: string }>) => {
      let s = beforeRoll(table({ seats: 3, options: { sky: miniSky }, skies }));
      if (s.phase === 'window') s = clockRunsOut(play(s, ['A stop']).s).s;
      while (s.round === 1 && s.phase === 'show') s = clockRunsOut(s).s;
      return s;
    };
    const some = next({ A: full, B: { cur: 'M1' }, C: { cur: 'M2' } });
    expect([some.round, some.phase, letters(some.asked)]).toEqual([2, 'start', 'BC']);
    const none = next({ A: full, B: full, C: full });
    expect([none.round, none.phase]).toEqual([3, 'over']);
    expect(none.history[1]).toMatchObject({ rolls: [], stop: { by: null }, shows: [], numbers: [1, 1, 1] });
  });

  test('SK-P4 one roll for all, by each seat in turn', () => {
    let s = beforeRoll(table({ roller: 'C' }));
    for (let i = 0; i < 5; i++) {
      s = play(s, ['A ready', 'B ready', 'C ready', 'D ready'], ['?']).s;
      s = clockRunsOut(s).s;
    }
    expect(letters(s.history[0]!.rolls.map(({ roller }) => roller))).toBe('CDABC');
  });

  test('SK-P5 answers stay sealed until all who are asked have one', () => {
    const s = rolled(table(), '?');
    const three = play(s, ['A line S068-S053', 'B line S068-S053', 'C line S068-S053']).s;
    expect(['A', 'B', 'C', 'D'].map((letter) => linesOf(three, letter).length)).toEqual([0, 0, 0, 0]);
    expect([letters(game.awaited(three)), letters(game.actors(three))]).toEqual(['D', 'ABCD']);
    const all = play(three, ['D line S068-S067']).s;
    expect(['A', 'B', 'C', 'D'].map((letter) => linesOf(all, letter).length)).toEqual([1, 1, 1, 1]);
  });

  test('SK-P5 the answer of another does not make mine stale', () => {
    const s = rolled(table(), '?');
    const before = game.asks!(s, 3);
    const three = play(s, ['A line S068-S053', 'B line S068-S053', 'C line S068-S053']).s;
    expect(game.asks!(three, 3)).toBe(before);
    expect(game.asks!(play(three, ['D line S068-S067']).s, 3)).not.toBe(before);
  });

  test('SK-P6 on a type face only stars of that type, SK-P7 on ? any', () => {
    const typed = rolled(table(), 'ring');
    const { stars } = chartOf(typed.options);
    const ends = (s: typeof typed) =>
      game.list!(s, 0).flatMap((move) => (move.t === 'line' ? [stars.find(({ id }) => id === move.to)!.type] : []));
    expect(new Set(ends(typed))).toEqual(new Set(['ring']));
    expect(new Set(ends(rolled(table(), '?')))).toEqual(new Set(['spark', 'star', 'burst', 'ring']));
  });

  test('SK-P8 on a line face nothing else will do', () => {
    const s = rolled(table(), 'ring');
    expect(refusal(s, 'A pass')).toBe('must-draw');
    expect(refusal(s, 'A erase S001')).toBe('wrong-face');
    expect(refusal(s, 'A line S068-S068')).toBe('no-such-star');
    expect(refusal(s, 'A line S001-S002')).toBe('from-not-in-constellation');
    expect(refusal(s, 'A guess B 1')).toBe('wrong-phase');
  });

  test('SK-P8 where nobody can draw the face is passed over, and everybody hears who was blocked', () => {
    const skies = { A: { cur: 'M1' }, B: { cur: 'M1' }, C: { cur: 'M1' } };
    const s = beforeRoll(table({ seats: 3, options: { sky: miniSky }, skies }));
    const { s: after, events } = play(s, ['A ready', 'B ready', 'C ready'], ['ring']);
    expect(kinds(events, 'blocked')).toHaveLength(3);
    expect([after.phase, after.rolls]).toEqual(['window', 2]);
  });

  test('SK-P9 on erase no line is drawn; the star is gone for good and may be passed over', () => {
    const s = rolled(table({ skies: { A: { cur: 'S043' } } }), 'erase');
    expect(refusal(s, 'A line S043-S044')).toBe('wrong-face');
    expect(refusal(s, 'A pass')).toBe('wrong-face');
    const after = play(s, ['A erase S001', 'B erase S001', 'C erase S001', 'D erase S045']).s;
    expect(erasedIn(after, 'A')).toEqual(['S045']);
    const next = play(after, ['A ready', 'B ready', 'C ready', 'D ready'], ['ring']).s;
    expect(refusal(next, 'A line S043-S055')).toBe(null);
  });
});

describe('lines', () => {
  const at = (x: number, y: number) => ({ x, y });

  test('SK-G1 from this constellation to a free star: so it is a tree', () => {
    const s = rolled(table({ round: 2, skies: { A: { done: ['S001'], cur: 'S068 S068-S053', erased: 'S067' } } }), '?');
    expect(refusal(s, 'A line S001-S002')).toBe('from-not-in-constellation');
    expect(refusal(s, 'A line S068-S067')).toBe('star-erased');
    expect(refusal(s, 'A line S053-S068')).toBe('star-already-in-constellation');
  });

  test('SK-G2 a line is straight and may be long', () => {
    const s = rolled(table(), '?');
    const { stars } = chartOf(s.options);
    const xy = (id: string) => stars.find((star) => star.id === id)!;
    const lengths = game.list!(s, 0).flatMap((move) =>
      move.t === 'line' ? [Math.hypot(xy(move.to).x - xy(move.from).x, xy(move.to).y - xy(move.from).y)] : [],
    );
    expect(Math.max(...lengths)).toBeGreaterThan(400);
  });

  test('SK-G3 the numbers of the spec: over at 12 units, not at 12.02; never beyond the ends', () => {
    expect(cross(at(417, 366), at(638, 403), at(567, 392))).toBe(196);
    expect(cross(at(259, 291), at(344, 430), at(292, 368))).toBe(1958);
    expect(passesOver(at(259, 291), at(344, 430), at(292, 368), 12)).toBe(false);
    expect(passesOver(at(0, 0), at(100, 0), at(50, 12), 12)).toBe(true);
    expect(passesOver(at(0, 0), at(100, 0), at(50, 13), 12)).toBe(false);
    expect(passesOver(at(0, 0), at(100, 0), at(-5, 0), 12)).toBe(false);
    expect(passesOver(at(0, 0), at(100, 0), at(105, 0), 12)).toBe(false);
  });

  test('SK-G4 the numbers of the spec: opposite sides both times', () => {
    const [s043, s044, s030, s052] = [at(417, 366), at(510, 346), at(478, 274), at(459, 428)];
    expect([cross(s030, s052, s043), cross(s030, s052, s044)]).toEqual([7646, -6296]);
    expect([cross(s043, s044, s030), cross(s043, s044, s052)]).toEqual([-7336, 6606]);
    expect(segmentsCross(s043, s044, s030, s052)).toBe(true);
    expect(segmentsCross(s043, s030, s044, s052)).toBe(false);
  });

  test('SK-G5 own lines may cross, SK-G6 a star may carry any number of lines', () => {
    const cur = 'S068 S068-S053 S068-S067 S068-S066 S068-S052 S068-S069';
    const s = rolled(table({ skies: { A: { cur } } }), '?');
    expect(game.list!(s, 0).some((move) => move.t === 'line' && move.from === 'S068')).toBe(true);
  });
});
