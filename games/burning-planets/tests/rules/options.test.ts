import { describe, expect, test } from 'vitest';
import { ours1, readDataSet } from '../../src/data/index.ts';
import { game } from '../../src/rules/index.ts';
import { PRESETS } from '../../src/rules/options.ts';
import { view } from '../fixtures/play.ts';
import { duel, optionsOf, stock } from '../fixtures/sky.ts';
import { oddData } from '../samples.ts';

const refused = (raw: unknown) => {
  const read = game.readOptions(raw, 2);
  return read.ok ? null : `${read.problem} ${read.where}`;
};

describe('options', () => {
  test('Standard is all defaults, Quick spells out its changes, options beside it go before it', () => {
    expect(optionsOf(2)).toEqual(optionsOf(2, { preset: 'standard' }));
    expect(optionsOf(2, { preset: 'quick' })).toEqual({ ...optionsOf(2), ...PRESETS.quick });
    expect(optionsOf(2, { preset: 'quick', roundLimit: 15 })).toMatchObject({ roundLimit: 15, incomeFactor: 2 });
    expect(optionsOf(4).factions).toEqual(['humans', 'digitals', 'xenos', 'humans']);
  });

  test('what is no option, or none of its values, is refused by name', () => {
    expect(refused([])).toBe('NOT_AN_OBJECT options');
    expect(refused({ asteroidDy: 'd6' })).toBe('UNKNOWN_OPTION asteroidDy');
    expect(refused({ preset: 'slow' })).toBe('BAD_VALUE preset');
    expect(refused({ roundLimit: 16 })).toBe('BAD_VALUE roundLimit');
    expect(refused({ factions: ['humans', 'elves'] })).toBe('BAD_VALUE factions');
    expect(refused({ data: 'ours-2' })).toBe('BAD_VALUE data');
    expect(refused({ data: { ...ours1, id: '' } })).toBe('BAD_DATA.SHAPE data.id');
  });

  test('openStocks shows all stocks to all', () => {
    for (const [openStocks, seen] of [
      ['off', null],
      ['on', { B: 7, C: 0, F: 0, M: 0 }],
    ] as const) {
      const s = duel({ openStocks });
      stock(s, 'A', { B: 7 });
      expect(view(s, 'table').players[0]!.stock).toEqual(seen);
    }
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

  test('ours-1 and another are read as they are', () => {
    expect(fault(() => {})).toBe(null);
    expect(readDataSet(oddData)).toEqual({ ok: true, value: oddData });
  });

  test('BAD_DATA says what is wrong and where', () => {
    const cases: readonly [(set: Loose) => void, string][] = [
      [(set) => Object.assign(set, { panelRadius: 5 }), 'BAD_DATA.PANEL_TOO_SMALL data.panelRadius'],
      [(set) => Object.assign(set, { panelRadius: 2 }), 'BAD_DATA.SHAPE data.panelRadius'],
      [(set) => Object.assign(set.boards!, { 3: [] }), 'BAD_DATA.PANELS data.boards.3'],
      [(set) => Object.assign(set.boards![2]![1]!, { j: -1 }), 'BAD_DATA.PANELS data.boards.2'],
      [(set) => Object.assign(set.boards![2]![1]!, { to: -5 }), 'BAD_DATA.SHAPE data.boards.2[1].to'],
      [(set) => Object.assign(set.sizes!.large!, { rolls: [3] }), 'BAD_DATA.ROLLS data.sizes'],
      [(set) => Object.assign(set.biomes!.fair!, { rolls: [1, 9] }), 'BAD_DATA.SHAPE data.biomes.fair.rolls[1]'],
      [(set) => Object.assign(set.biomes!.fair!, { nature: [] }), 'BAD_DATA.SHAPE data.biomes.fair.nature'],
      [
        (set) => Object.assign(set.biomes!.harsh!, { bars: ['tower', 'tower'] }),
        'BAD_DATA.REPEATED data.biomes.harsh.bars',
      ],
      [(set) => Object.assign(set, { startResources: 7 }), 'BAD_DATA.PLANET_TOO_SMALL data.startResources'],
      [(set) => Object.assign(set, { startForestDie: 6 }), 'BAD_DATA.PLANET_TOO_SMALL data.startForestDie'],
      [(set) => Object.assign(set.fighters!.huge!, { die: 0 }), 'BAD_DATA.SHAPE data.fighters.huge.die'],
      [(set) => Object.assign(set.speeds!, { huge: 0.5 }), 'BAD_DATA.SHAPE data.speeds.huge'],
      [
        (set) => Object.assign(set.factions!.xenos!.costs!.drill!, { M: 0 }),
        'BAD_DATA.SHAPE data.factions.xenos.costs.drill',
      ],
      [
        (set) => Object.assign(set.factions!.xenos!.names!, { cargo: '' }),
        'BAD_DATA.SHAPE data.factions.xenos.names.cargo',
      ],
      [(set) => Object.assign(set.catastrophes![1]!, { roll: 1 }), 'BAD_DATA.REPEATED data.catastrophes'],
      [(set) => Object.assign(set.catastrophes![0]!, { grounds: 1 }), 'BAD_DATA.SHAPE data.catastrophes[0].grounds'],
    ];
    for (const [change, answer] of cases) expect(fault(change)).toBe(answer);
    for (const raw of [null, 7, 'ours', [], {}]) expect(readDataSet(raw).ok).toBe(false);
  });

  test('too few panels for three planets a player', () => {
    const boards = { ...ours1.boards, 2: [{ j: 0, from: 0, to: 4 }] };
    expect(refused({ data: { ...ours1, boards }, planetsPerPlayer: 3 })).toBe('TOO_FEW_PANELS planetsPerPlayer');
    expect(refused({ data: { ...ours1, boards } })).toBe(null);
  });
});
