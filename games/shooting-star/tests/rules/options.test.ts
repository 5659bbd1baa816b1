import { describe, expect, test } from 'vitest';
import { ours1, readDataSet } from '../../src/data/index.ts';
import { game } from '../../src/rules/index.ts';
import { DEFAULTS } from '../../src/rules/options.ts';
import { oddData } from '../samples.ts';

const problem = (raw: unknown, seats = 2) => {
  const read = game.readOptions(raw, seats);
  return read.ok ? null : `${read.problem} ${read.where}`;
};

describe('options', () => {
  test('none at all means the defaults, and a part of them is filled up', () => {
    expect(game.readOptions(undefined, 2)).toEqual({ ok: true, value: DEFAULTS });
    expect(game.readOptions({ arrow: 'fixed' }, 2)).toEqual({ ok: true, value: { ...DEFAULTS, arrow: 'fixed' } });
  });

  test('what is no option, or no value of it, is refused by name', () => {
    expect(problem(null)).toBe('NOT_AN_OBJECT options');
    expect(problem([])).toBe('NOT_AN_OBJECT options');
    expect(problem({ arrows: 'half' })).toBe('UNKNOWN_OPTION arrows');
    expect(problem({ arrow: 'eighth' })).toBe('BAD_VALUE arrow');
    expect(problem({ firstSeat: 2 }, 2)).toBe('BAD_VALUE firstSeat');
    expect(problem({ firstSeat: 2 }, 3)).toBe(null);
    expect(problem({ data: 'theirs' })).toBe('BAD_VALUE data');
    expect(problem({ data: null })).toBe('BAD_DATA.SHAPE data');
  });

  test('a whole data set may be given, and reads back as itself', () => {
    const read = game.readOptions({ data: JSON.parse(JSON.stringify(oddData)) }, 2);
    expect(read.ok && read.value.data).toEqual(oddData);
  });
});

describe('data sets', () => {
  type Loose = { [key: string]: Loose } & Loose[] & { [key: string]: unknown };
  const fault = (change: (set: Loose) => void) => {
    const set = JSON.parse(JSON.stringify(ours1)) as Loose;
    change(set);
    const read = readDataSet(set);
    return read.ok ? null : `${read.problem} ${read.where}`;
  };

  test('ours-1 has 9 weapons, 49 planets and 15 missions, 15 moons', () => {
    expect(fault(() => {})).toBe(null);
    expect(ours1.planets.reduce((moons, card) => moons + card.moons, 0)).toBe(15);
    expect(ours1.weapons.map(({ id, cells }) => `${id} ${cells.reduce((hits, cell) => hits + cell.hits, 0)}`)).toEqual([
      ...['W8 1', 'W7 2', 'W6 2', 'W5 2', 'W4 3', 'W3 4', 'W2 6', 'W1 8', 'SH 0'],
    ]);
  });

  test('BAD_DATA says what is wrong and where', () => {
    const cases: readonly [(set: Loose) => void, string][] = [
      [(set) => set.weapons!.pop(), 'BAD_DATA.NINE_WEAPONS data.weapons'],
      [(set) => Object.assign(set.weapons![0]!, { priority: 7 }), 'BAD_DATA.PRIORITIES data.weapons'],
      [(set) => Object.assign(set.weapons![0]!, { priority: null }), 'BAD_DATA.PRIORITIES data.weapons'],
      [(set) => Object.assign(set.weapons![0]!, { priority: 9 }), 'BAD_DATA.SHAPE data.weapons[0].priority'],
      [(set) => Object.assign(set.weapons![1]!, { id: 'W8' }), 'BAD_DATA.REPEATED_ID data.weapons'],
      [
        (set) => set.weapons![2]!.cells!.push({ dx: 1, dy: 0, hits: 1 } as unknown as Loose),
        'BAD_DATA.REPEATED_CELL data.weapons[2].cells[2]',
      ],
      [
        (set) => Object.assign(set.weapons![0]!.cells![0]!, { hits: 0 }),
        'BAD_DATA.SHAPE data.weapons[0].cells[0].hits',
      ],
      [(set) => set.planets!.pop(), 'BAD_DATA.PLANET_COUNTS data.planets'],
      [(set) => Object.assign(set.planets![0]!, { kind: 'dark' }), 'BAD_DATA.PLANET_COUNTS data.planets'],
      [(set) => Object.assign(set.planets![0]!, { kind: 'huge' }), 'BAD_DATA.SHAPE data.planets[0].kind'],
      [(set) => rename(set, 'Echo', 'Drift'), 'BAD_DATA.SIX_NAMES data.planets'],
      [(set) => rename(set, 'Zero', 'Nought'), 'BAD_DATA.NO_ZERO data.planets'],
      [
        (set) => Object.assign(set.missions![14]!.test!, { planets: ['Elsewhere', 'Zero'] }),
        'BAD_DATA.UNKNOWN_PLANET data.missions[14].test.planets',
      ],
      [(set) => Object.assign(set.missions![0]!, { points: 2 }), 'BAD_DATA.MISSION_COUNTS data.missions'],
      [(set) => Object.assign(set.missions![0]!, { test: {} }), 'BAD_DATA.SHAPE data.missions[0].test.planets'],
      [(set) => Object.assign(set, { id: 7 }), 'BAD_DATA.SHAPE data.id'],
    ];
    for (const [change, answer] of cases) expect(fault(change)).toBe(answer);
    for (const raw of [null, 7, 'ours', [], {}]) expect(readDataSet(raw).ok).toBe(false);
  });

  function rename(set: Loose, from: string, to: string): void {
    for (const card of set.planets as unknown as { name: string | null }[]) if (card.name === from) card.name = to;
  }
});
