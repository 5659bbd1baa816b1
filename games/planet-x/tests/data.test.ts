import { describe, expect, test } from 'vitest';
import { dataOf, ours1, readDataSet, specialKeys, unitTypes } from '../src/data/index.ts';
import { game } from '../src/rules/index.ts';
import { oddData } from './samples.ts';

/** A deep copy of our data, to be changed at will. */
function draft(): { [key: string]: never } & typeof plain {
  return JSON.parse(JSON.stringify(ours1)) as never;
}
const plain = JSON.parse(JSON.stringify(ours1)) as {
  factions: Record<string, unknown>[];
  units: Record<string, unknown>[];
  specials: Record<string, unknown>[];
  secondCopies: Record<string, unknown>;
};

describe('the data set', () => {
  test('ours: four factions of 17 units and total Force 68, 18 specials', () => {
    expect(ours1.factions.map(({ id }) => id)).toEqual(['concord', 'xarn', 'ikthi', 'vell']);
    for (const { id, pride } of ours1.factions) {
      const units = ours1.units.filter(({ faction }) => faction === id);
      expect(units).toHaveLength(17);
      expect(units.reduce((sum, { force }) => sum + force, 0)).toBe(68);
      expect(unitTypes).toContain(pride);
    }
    expect(ours1.specials.map(({ key }) => key)).toEqual(specialKeys);
    for (const unit of ours1.units)
      expect(unit.id).toMatch(new RegExp(`^${unit.faction}-${unit.type}-${unit.force}[a-d]$`));
  });

  test('amounts of the modifiers are those of the rulebook', () => {
    const amounts = ours1.specials.flatMap(({ key, amount }) => (amount === undefined ? [] : [`${key} ${amount}`]));
    expect(amounts).toEqual([
      ...['plus-inf 3', 'plus-mech 2', 'plus-air 2', 'plus-ship 1'],
      ...['minus-inf -3', 'minus-mech -2', 'minus-air -2', 'minus-ship -1'],
    ]);
  });

  test('an owner may play with other cards', () => {
    const read = game.readOptions({ data: oddData }, 3);
    expect(read).toMatchObject({ ok: true, value: { factions: ['concord', 'xarn', 'vell'] } });
    if (read.ok) expect(dataOf(read.value)).toEqual(oddData);
    expect(game.readOptions({ data: oddData }, 4)).toEqual({ ok: false, problem: 'BAD_VALUE', where: 'factions' });
  });

  const faults: [string, string, (data: ReturnType<typeof draft>) => void][] = [
    ['FORCE', 'data.units[2] (concord-air-5a).force', (data) => (data.units[2]!.force = 100)],
    ['FORCE', 'data.units[2] (concord-air-5a).force', (data) => (data.units[2]!.force = 2.5)],
    ['TYPE', 'data.units[2] (concord-air-5a).type', (data) => (data.units[2]!.type = 'boat')],
    ['UNKNOWN_FACTION', 'data.units[2] (concord-air-5a).faction', (data) => (data.units[2]!.faction = 'mars')],
    ['SEVENTEEN_UNITS', 'data.units (concord)', (data) => data.units.splice(2, 1)],
    ['REPEATED_ID', 'data.units (concord-ship-10a).id', (data) => (data.units[1]!.id = 'concord-ship-10a')],
    ['REPEATED_ID', 'data.units (s1-truce).id', (data) => (data.units[1]!.id = 's1-truce')],
    ['SHAPE', 'data.units[0] (concord-ship-10a).name.it', (data) => (data.units[0]!.name = { en: 'x' })],
    ['MISSING_SPECIAL', 'data.specials (truce)', (data) => data.specials.pop()],
    ['REPEATED_SPECIAL', 'data.specials (pirates)', (data) => data.specials.push(data.specials[16]!)],
    ['UNKNOWN_SPECIAL', 'data.specials[0].key', (data) => (data.specials[0]!.key = 'plus-boat')],
    ['AMOUNT', 'data.specials[0] (plus-inf).amount', (data) => (data.specials[0]!.amount = -3)],
    ['AMOUNT', 'data.specials[17] (truce).amount', (data) => (data.specials[17]!.amount = 1)],
    ['FACTION_COUNT', 'data.factions', (data) => data.factions.splice(1)],
    ['SHAPE', 'data.factions[0] (concord).camp', (data) => delete data.factions[0]!.camp],
    ['UNKNOWN_SPECIAL', 'data.secondCopies.3[0]', (data) => (data.secondCopies['3'] = ['x'])],
    ['SHAPE', 'data.secondCopies.2', (data) => delete data.secondCopies['2']],
  ];
  test.each(faults)('is refused with %s at %s', (fault, where, spoil) => {
    const data = draft();
    spoil(data);
    expect(readDataSet(data)).toEqual({ ok: false, problem: `BAD_DATA.${fault}`, where });
    expect(game.readOptions({ data }, 2)).toEqual({ ok: false, problem: `BAD_DATA.${fault}`, where });
  });

  test('a faction without a type is refused', () => {
    const data = draft();
    for (const unit of data.units) if (unit.faction === 'vell' && unit.type === 'ship') unit.type = 'air';
    expect(readDataSet(data)).toEqual({
      ok: false,
      problem: 'BAD_DATA.MISSING_TYPE',
      where: 'data.units (vell, ship)',
    });
  });
});
