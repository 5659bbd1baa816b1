import { describe, expect, test } from 'vitest';
import { dice, skies } from '../../src/data/index.ts';
import { readOptions } from '../../src/rules/options.ts';
import { dieFor, readBroughtSky } from '../../src/table/options/own-sky.ts';
import { oddDie, oddSky } from '../samples.ts';

const usual = dice['2222-3-1'];
const brought = (raw: unknown) => {
  const read = readBroughtSky(raw, usual);
  return read.ok ? read.value : `${read.problem} at ${read.where}`;
};

describe('a sky somebody brings', () => {
  test('of our types is played with our die', () => {
    expect(brought({ ...skies['canonical-1'], id: 'mine' })).toMatchObject({ sky: { id: 'mine' }, die: null });
  });

  test('brings its die in the same file, or is refused with it', () => {
    expect(brought({ sky: oddSky, die: oddDie })).toEqual({ sky: oddSky, die: oddDie });
    expect(brought({ sky: oddSky, die: usual })).toBe('BAD_DATA.UNKNOWN_TYPE at die.faces[0]');
    expect(brought({ sky: oddSky, die: { id: 'x', faces: ['?'] } })).toBe('BAD_DATA.TWELVE_FACES at die.faces');
  });

  test('of other types without one gets a die of its types, and a match can be laid with them', () => {
    const made = brought(oddSky);
    if (typeof made === 'string') throw new Error(made);
    expect(made.die!.faces.filter((face) => face === 'comet')).toHaveLength(3);
    expect(made.die!.faces.slice(-4)).toEqual(['?', '?', '?', 'erase']);
    expect(readOptions({ ...made })).toMatchObject({ ok: true });
  });

  test('names every type, up to eleven of them', () => {
    for (let count = 1; count <= 12; count++) {
      const types = Array.from({ length: count }, (_, i) => `type ${i}`);
      const { faces } = dieFor({ id: 'x', types });
      expect(faces).toHaveLength(12);
      expect(faces.at(-1)).toBe('erase');
      expect(new Set(faces.filter((face) => types.includes(face))).size).toBe(Math.min(11, count));
    }
  });
});
